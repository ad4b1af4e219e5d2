import { sentenceCase } from '@prendarios/rules/displayCase';
import { useCouponsQuery } from '#generated/hooks.ts';
import { VEHICLE_TEXTS } from './texts.ts';

/** Returns a row for the coupon that lowers the rate, if any. */
export function useCouponRow(couponId: string | null): { term: string; value: string }[] {
  const { data } = useCouponsQuery({ context: { quiet: true }, skip: couponId === null });
  const coupon = data?.coupons.find(({ id }) => id === couponId);
  if (coupon === undefined || Number(coupon.rateDiscount) === 0) return [];
  return [{ term: VEHICLE_TEXTS.quote.coupon, value: sentenceCase(coupon.description) }];
}
