import type { Big } from 'big.js';
import { type Convention, effectiveYearly, nominalYearly } from './conventions.ts';
import { big, roundToPrecision } from './decimal.ts';

const LOWEST = '-0.9';
const HIGHEST = '5';
/** Bracket width at which the two decimals of a displayed percentage can no longer change. */
const NARROW = '1e-12';
/** Decimals of the discount factor and of discounted pesos: few enough for a fast response. */
const DISCOUNT_DECIMALS = 18;
const VALUE_DECIMALS = 10;
/** Half the width of the bracket in which the decimal search continues after the floating-point search. */
const NEAR = '1e-11';
/** Bisections after which floating point can no longer distinguish the ends of the bracket. */
const HALVINGS = 60;

/** Returns Σ F_k / (1+rate)^k, with Horner's method from the last flow. */
function netPresentValue(flows: readonly Big[], rate: Big): Big {
  const discount = big(1).div(rate.plus(1)).round(DISCOUNT_DECIMALS);
  return flows.reduceRight((value, flow) => value.times(discount).round(VALUE_DECIMALS).plus(flow), big(0));
}

/** Approximates `internalRate` in floating point within NEAR: only a starting point, never a result. */
export function nearRate(flows: readonly Big[]): Big {
  const values = flows.map(Number);
  const at = (rate: number) => values.reduceRight((sum, flow) => sum / (1 + rate) + flow, 0);
  let [low, high] = [Number(LOWEST), Number(HIGHEST)];
  const signAtLow = Math.sign(at(low));
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(at(middle)) === signAtLow) low = middle;
    else high = middle;
  }
  return big(low.toFixed(15));
}

/**
 * Returns the monthly rate (a fraction) at which the flows have a present value of 0, by bisection on [−0.9, 5]
 * (docs/domain.md#total-cost); null if the value does not change sign there. Searches around `near` first, then in the
 * full bracket.
 */
export function internalRate(flows: readonly Big[], near = nearRate(flows)): Big | null {
  const isPositive = (rate: Big) => netPresentValue(flows, rate).gt(0);
  let [low, high] = [big(LOWEST), big(HIGHEST)];
  const atLow = netPresentValue(flows, low);
  if (atLow.times(netPresentValue(flows, high)).gte(0)) return null;
  const risesToLow = atLow.gt(0);
  const [below, above] = [near.minus(NEAR), near.plus(NEAR)];
  if (isPositive(below) === risesToLow && isPositive(above) !== risesToLow) [low, high] = [below, above];
  while (high.minus(low).gt(NARROW)) {
    const middle = roundToPrecision(low.plus(high).div(2));
    if (isPositive(middle) === risesToLow) low = middle;
    else high = middle;
  }
  return low.plus(high).div(2);
}

/** Total financial cost as fractions: CFTEA (effective) and CFTNA (nominal). */
export type TotalCost = { cftea: Big; cftna: Big };

/**
 * Returns the total cost for `received`, the borrower's payout, and `payments`, all instalments, in the same unit. Null
 * if there is no such rate.
 */
export function totalCost(received: Big, payments: readonly Big[], convention: Convention): TotalCost | null {
  const monthly = internalRate([received.times(-1), ...payments]);
  if (monthly === null) return null;
  return { cftea: effectiveYearly(monthly, convention), cftna: nominalYearly(monthly, convention) };
}
