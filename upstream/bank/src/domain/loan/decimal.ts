import { Big } from 'big.js';

/** A number from a catalogue, a request or another calculation; text keeps it exact. */
export type Decimal = Big | string | number;

/** Decimals of intermediate results, far beyond the two displayed. */
const PRECISION = 30;

/** A separate constructor, so that divisions do not depend on global settings. */
const Precise = Big();
Precise.DP = PRECISION;
Precise.RM = Big.roundHalfUp;

/** Returns a number that calculates with 30 decimals, half-up. */
export function big(value: Decimal): Big {
  return new Precise(value);
}

/** Rounds half-up to cents. */
export function round2(value: Big): Big {
  return value.round(2, Big.roundHalfUp);
}

/** Rounds an intermediate result to 30 decimals. */
export function roundToPrecision(value: Big): Big {
  return value.round(PRECISION, Big.roundHalfUp);
}

/** Returns money and rates as text with two decimals, half-up. */
export function formatCents(value: Big): string {
  // big.js keeps the sign of a negative number that rounds to zero.
  return round2(value).eq(0) ? '0.00' : value.toFixed(2, Big.roundHalfUp);
}

export function sum(values: readonly Big[]): Big {
  return values.reduce((total, value) => total.plus(value), big(0));
}

/** Returns base^exponent for an integer exponent ≥ 0, rounded to the working precision at each step. */
export function power(base: Big, exponent: number): Big {
  let result = big(1);
  let square = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = roundToPrecision(result.times(square));
    square = roundToPrecision(square.times(square));
  }
  return result;
}

/** Returns the positive root of a positive number: one step of Newton's method doubles the digits of floating point. */
export function root(value: Big, degree: number): Big {
  const guess = big(Number(value) ** (1 / degree));
  return roundToPrecision(
    guess
      .times(degree - 1)
      .plus(value.div(power(guess, degree - 1)))
      .div(degree),
  );
}
