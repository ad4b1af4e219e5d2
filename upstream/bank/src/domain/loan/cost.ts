import type { Big } from 'big.js';
import { type Convention, effectiveYearly, nominalYearly } from './conventions.ts';
import { big, trimmed } from './decimal.ts';

const LOWEST = '-0.9';
const HIGHEST = '5';
const STEPS = 200;
/** The bracket is narrow enough when none of the two decimals of a shown percentage can change. */
const NARROW = '1e-12';
/** Decimals of the discount factor and of the discounted pesos: short enough to answer at once. */
const DISCOUNT_DECIMALS = 18;
const VALUE_DECIMALS = 10;

/** Σ F_k / (1+rate)^k, by Horner from the last flow. */
function netPresentValue(flows: readonly Big[], rate: Big): Big {
  const discount = big(1).div(rate.plus(1)).round(DISCOUNT_DECIMALS);
  return flows.reduceRight((value, flow) => value.times(discount).round(VALUE_DECIMALS).plus(flow), big(0));
}

/** Half the width of the bracket that the floating-point search leaves to the decimal one. */
const NEAR = '1e-11';

/** The same bisection in floating point: a starting point, never a result. */
function nearRate(flows: readonly Big[], risesToLow: boolean): number {
  const values = flows.map(Number);
  let [low, high] = [Number(LOWEST), Number(HIGHEST)];
  for (let step = 0; step < STEPS && high > low; step += 1) {
    const middle = (low + high) / 2;
    const value = values.reduceRight((sum, flow) => sum / (1 + middle) + flow, 0);
    if (middle === low || middle === high) break;
    if (value > 0 === risesToLow) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The monthly rate, a fraction, at which the flows have a present value of 0, by bisection on [−0.9, 5]
 * (docs/domain.md#total-cost). Null if the value does not change sign there.
 */
export function internalRate(flows: readonly Big[]): Big | null {
  let low = big(LOWEST);
  let high = big(HIGHEST);
  const atLow = netPresentValue(flows, low);
  const atHigh = netPresentValue(flows, high);
  if (atLow.times(atHigh).gte(0)) return null;
  const risesToLow = atLow.gt(0);
  const near = big(nearRate(flows, risesToLow).toFixed(15));
  const around = [near.minus(NEAR), near.plus(NEAR)] as const;
  // Its ends are checked in decimals too: if they do not enclose the rate, the whole bracket is searched.
  const [below, above] = around.map((end) => netPresentValue(flows, end).gt(0) === risesToLow);
  if (below === true && above === false) [low, high] = around;
  for (let step = 0; step < STEPS && high.minus(low).gt(NARROW); step += 1) {
    const middle = trimmed(low.plus(high).div(2));
    const value = netPresentValue(flows, middle);
    if (value.eq(0)) return middle;
    if (value.gt(0) === risesToLow) low = middle;
    else high = middle;
  }
  return low.plus(high).div(2);
}

/** Total financial cost as fractions: CFTEA (effective) and CFTNA (nominal). */
export type TotalCost = { cftea: Big; cftna: Big };

/**
 * The total cost of `received`, what the borrower gets, against `payments`, each whole instalment, in the same unit.
 * Null if there is no such rate.
 */
export function totalCost(received: Big, payments: readonly Big[], convention: Convention): TotalCost | null {
  const monthly = internalRate([received.times(-1), ...payments]);
  if (monthly === null) return null;
  return { cftea: effectiveYearly(monthly, convention), cftna: nominalYearly(monthly, convention) };
}
