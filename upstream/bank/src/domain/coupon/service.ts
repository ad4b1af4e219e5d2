import { eq, or } from 'drizzle-orm';
import type { Bank } from '../bank.ts';
import type { Catalogues, Coupon } from '../catalogue/catalogues.ts';
import { proposals, simulations } from '../records/tables.ts';
import { ApiError } from '../../platform/http/errors.ts';

/** What a coupon looks at: the vehicle's brand and model, when they are known. */
type CouponVehicle = { brandName?: string | undefined; modelName?: string | undefined };

export const couponsOffered = (catalogues: Catalogues) =>
  catalogues.coupons.map(({ id, description, mode, tnaDiscount }) => ({
    id,
    description,
    mode,
    tnaDiscount,
  }));

/** A PER_VALUE coupon suits any quote, a PER_MODEL one only the models that it lists. */
export function couponRefusal(coupon: Coupon, vehicle: CouponVehicle | null): string | null {
  if (coupon.mode !== 'PER_MODEL') return null;
  const name = `${vehicle?.brandName ?? ''} ${vehicle?.modelName ?? ''}`;
  return coupon.models.some((model) => name.includes(model))
    ? null
    : 'El cupón no corresponde al modelo elegido.';
}

/** Points off the TNA of a coupon for a vehicle, 0 without coupon; 400 when the coupon does not apply. */
export function discountOf(
  catalogues: Catalogues,
  couponId: string | null | undefined,
  vehicle: CouponVehicle | null,
): number {
  if (couponId === null || couponId === undefined || couponId === '') return 0;
  const coupon = catalogues.coupons.find(({ id }) => id === couponId);
  const refusal = coupon ? couponRefusal(coupon, vehicle) : 'Ese cupón no existe.';
  if (!coupon || refusal !== null) {
    throw new ApiError(400, 'COUPON_INVALID', refusal ?? '', { couponId: refusal ?? '' });
  }
  return coupon.tnaDiscount;
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

export async function validateCoupon(
  bank: Bank,
  couponId: string,
  ownerId: string | undefined,
): Promise<{ valid: boolean; reason: string | null }> {
  const coupon = bank.catalogues.coupons.find(({ id }) => id === couponId);
  if (!coupon) return { valid: false, reason: 'Ese cupón no existe.' };
  // Before a vehicle is known only the coupon itself can be judged.
  if (ownerId === undefined) return { valid: true, reason: null };
  const reason = couponRefusal(coupon, await vehicleOf(bank, ownerId));
  return { valid: reason === null, reason };
}
