import { type Fraction, hundredths, plus, power, printed, times, whole } from './fraction.ts';

/** Months of a year in the loan's convention: 12, or 365/30. */
export type Year = Fraction;

/**
 * Returns (1 + rate)^year − 1 in hundredths of a percent, half-up: estimated in floating point, then proved with
 * integers.
 */
function effective(rate: Fraction, [years, under]: Year): bigint {
  const grown = power(plus(whole(1n), rate), Number(years));
  const near = (1 + Number((rate[0] * 10n ** 18n) / rate[1]) / 1e18) ** (Number(years) / Number(under)) - 1;
  // half a hundredth of a percent below the estimate, as 1 + x: (20,000 + 2g − 1) / 20,000
  const isAtLeast = (guess: bigint): boolean => {
    const edge: Fraction = [20_000n + 2n * guess - 1n, 20_000n];
    const [a, b] = power(edge, Number(under));
    return grown[0] * b >= a * grown[1];
  };
  let guess = BigInt(Math.round(near * 10_000));
  while (!isAtLeast(guess)) guess -= 1n;
  while (isAtLeast(guess + 1n)) guess += 1n;
  return guess;
}

export const effectiveYearly = (rate: Fraction, year: Year): string => printed(effective(rate, year));

const SCALE = 1n << 96n;
const STEPS = 90;

/** Returns the present value of the flows at rate/SCALE, in fixed point with a precision far below a cent. */
function worth(flows: readonly bigint[], rate: bigint): bigint {
  const discount = (SCALE * SCALE) / (SCALE + rate);
  let value = 0n;
  for (let at = flows.length - 1; at >= 0; at -= 1)
    value = (value * discount) / SCALE + (flows[at] ?? 0n) * SCALE;
  return value;
}

/**
 * Returns CFTEA and CFTNA, percent with two decimals, for payments and a payout in hundredths: bisects the monthly
 * rate in [0, 5] until both ends print the same. The payments must add up to at least the payout.
 */
export function totalCost(
  received: bigint,
  payments: readonly bigint[],
  year: Year,
): { cftea: string; cftna: string } {
  const flows = [-received, ...payments];
  let low = 0n;
  let high = 5n * SCALE;
  const at = (end: bigint) => {
    const rate: Fraction = [end, SCALE];
    return {
      cftea: effectiveYearly(rate, year),
      cftna: printed(hundredths(times(times(rate, year), whole(100n)))),
    };
  };
  if (worth(flows, 0n) <= 0n) return at(0n);
  for (let step = 1; step <= STEPS; step += 1) {
    const middle = (low + high) / 2n;
    if (worth(flows, middle) > 0n) low = middle;
    else high = middle;
    if (step < 34 || step % 8 !== 0) continue;
    const [below, above] = [at(low), at(high)];
    if (below.cftea === above.cftea && below.cftna === above.cftna) return above;
  }
  // A rate of exactly half a hundredth is rounded up.
  return at(high);
}
