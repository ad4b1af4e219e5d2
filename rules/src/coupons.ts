import { COUPON_DEFAULT } from './constants.ts';
import { OPTION_LABELS } from './messages.ts';

type CouponOption = { id: string; description: string };

/** `rateDiscount`: points off the nominal annual rate. */
type Discount = { id: string; scope?: string | null; rateDiscount: string };

const DEFAULT_COUPON: CouponOption = { id: COUPON_DEFAULT, description: OPTION_LABELS.defaultCoupon };

/** Returns the coupons with the default first; only the default after an error (null) or for an empty list (VA-19). */
export function couponOptions(coupons: readonly CouponOption[] | null | undefined): CouponOption[] {
  return [DEFAULT_COUPON, ...(coupons ?? []).filter(({ id }) => id !== COUPON_DEFAULT)];
}

/**
 * Returns the coupon with the highest discount that applies to any vehicle, or null. A coupon for certain models
 * could be refused later.
 */
export function bestCoupon(coupons: readonly Discount[] | null | undefined): string | null {
  const discounts = (coupons ?? [])
    .filter(({ scope }) => scope !== 'CERTAIN_MODELS')
    .map(({ id, rateDiscount }) => ({ id, points: Number(rateDiscount) }))
    .filter(({ points }) => points > 0);
  return discounts.toSorted((one, other) => other.points - one.points)[0]?.id ?? null;
}
