import { COUPON_DEFAULT } from './constants.ts';
import { OPTION_LABELS } from './messages.ts';

type CouponOption = { id: string; description: string };

const DEFAULT_COUPON: CouponOption = { id: COUPON_DEFAULT, description: OPTION_LABELS.defaultCoupon };

/** Returns the coupons with the default entry first; only that entry after an error (null) or for an empty list (VA-19). */
export function couponOptions(coupons: readonly CouponOption[] | null | undefined): CouponOption[] {
  return [DEFAULT_COUPON, ...(coupons ?? []).filter(({ id }) => id !== COUPON_DEFAULT)];
}
