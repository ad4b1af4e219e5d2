/**
 * Arithmetic for the calculator that checks the loan module: integers and fractions, rounded only where a rule
 * requires it. It shares no code with domain/loan.
 */
export type Fraction = readonly [over: bigint, under: bigint];

export const whole = (value: bigint): Fraction => [value, 1n];

/** Parses a decimal: '35.9' → 359/10. */
export function fraction(text: string): Fraction {
  const [integer = '0', decimals = ''] = text.split('.');
  return [BigInt(integer + decimals), 10n ** BigInt(decimals.length)];
}

export const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
export const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];
export const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
export const power = ([a, b]: Fraction, exponent: number): Fraction => [
  a ** BigInt(exponent),
  b ** BigInt(exponent),
];

/** Rounds half-up to hundredths; for values ≥ 0. */
export const hundredths = ([a, b]: Fraction): bigint => (200n * a + b) / (2n * b);

/** Prints hundredths: 123456n → '1234.56'. */
export function printed(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
