import { eq, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { validateCouponAnswer } from '../api/coupon.ts';
import type { Bank } from '../bank.ts';
import type { Catalogues, Coupon } from '../catalogue/catalogues.ts';
import { proposals, simulations } from '../records/tables.ts';
import { ApiError } from '../../platform/http/errors.ts';

/** Vehicle data that a coupon depends on. */
type CouponVehicle = { brandName?: string | undefined; modelName?: string | undefined };

/** Returns all coupons; `tnaDiscount` is in percentage points. */
export const couponsOffered = (catalogues: Catalogues) =>
  catalogues.coupons.map(({ id, description, mode, tnaDiscount }) => ({
    id,
    description,
    mode,
    tnaDiscount,
  }));

const REASONS = {
  NOT_FOUND: 'Ese cupón no existe.',
  MODEL_NOT_COVERED: 'El cupón no corresponde al modelo elegido.',
} as const;
type Refusal = keyof typeof REASONS;

/**
 * Returns why a coupon does not apply; null if it does. PER_VALUE applies to any quote, PER_MODEL to the listed
 * models.
 */
export function couponRefusal(coupon: Coupon, vehicle: CouponVehicle | null): Refusal | null {
  if (coupon.mode !== 'PER_MODEL') return null;
  const name = `${vehicle?.brandName ?? ''} ${vehicle?.modelName ?? ''}`;
  return coupon.models.some((model) => name.includes(model)) ? null : 'MODEL_NOT_COVERED';
}

/**
 * Returns the percentage points that a coupon takes off the TNA; 0 without a coupon.
 * @throws {ApiError} 400 if it does not apply.
 */
export function discountOf(
  catalogues: Catalogues,
  couponId: string | null | undefined,
  vehicle: CouponVehicle | null,
): number {
  if (couponId === null || couponId === undefined || couponId === '') return 0;
  const coupon = catalogues.coupons.find(({ id }) => id === couponId);
  const refusal = coupon ? couponRefusal(coupon, vehicle) : 'NOT_FOUND';
  if (coupon && refusal === null) return coupon.tnaDiscount;
  const reason = REASONS[refusal ?? 'NOT_FOUND'];
  throw new ApiError(400, 'COUPON_INVALID', reason, { couponId: reason });
}

async function vehicleOf(bank: Bank, ownerId: string): Promise<CouponVehicle | null> {
  const [simulation] = await bank.sql
    .select({ vehicle: simulations.vehicle })
    .from(simulations)
    .where(eq(simulations.uuid, ownerId));
  if (simulation) return simulation.vehicle;
  const [proposal] = await bank.sql
    .select({ vehicle: proposals.vehicle })
    .from(proposals)
    .where(or(eq(proposals.ownerId, ownerId), eq(proposals.uuid, ownerId)));
  return proposal?.vehicle ?? null;
}

/** CA-38: returns whether a coupon exists and applies to the vehicle of a simulation or an owner. */
export async function validateCoupon(
  bank: Bank,
  couponId: string,
  ownerId: string | undefined,
): Promise<z.infer<typeof validateCouponAnswer>> {
  const refused = (code: Refusal) => ({ valid: false, reason: REASONS[code], code });
  const coupon = bank.catalogues.coupons.find(({ id }) => id === couponId);
  if (!coupon) return refused('NOT_FOUND');
  // Before a vehicle is known, only the coupon itself can be checked.
  const code = ownerId === undefined ? null : couponRefusal(coupon, await vehicleOf(bank, ownerId));
  return code === null ? { valid: true, reason: null } : refused(code);
}
