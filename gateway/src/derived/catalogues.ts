import { SELF_EMPLOYED_OCCUPATION_ID } from '@prendarios/rules/constants';
import { couponOptions } from '@prendarios/rules/coupons';
import { ALL_POINTS_OF_SALE, pointOfSaleOptions } from '@prendarios/rules/pointOfSale';
import { offeredVehicleTypes } from '@prendarios/rules/vehicleType';
import type { Schemas } from '../bank/contract.ts';

type BranchAnswer = Pick<Schemas['Branch'], 'code' | 'business_name' | 'city' | 'cuit'>;
type CouponAnswer = Schemas['CouponsAnswer'][number];

/** Returns the points of sale in VA-18 order, without the 'Todos' entry of the dashboard's filter. */
export function sortedPointsOfSale(branches: readonly BranchAnswer[]): BranchAnswer[] {
  const cities = new Map(branches.map(({ code, city }) => [code, city]));
  return pointOfSaleOptions(branches)
    .filter(({ code }) => code !== ALL_POINTS_OF_SALE)
    .map((point) => ({ ...point, city: cities.get(point.code) ?? '' }));
}

type OfferedCoupon = {
  id: string;
  description: string;
  mode: CouponAnswer['mode'];
  tnaDiscount: number;
};

/** Returns the coupons, default first (VA-19); only the default if the list is empty or the bank failed (null). */
export function offeredCoupons(coupons: readonly CouponAnswer[] | null): OfferedCoupon[] {
  return couponOptions(coupons).map((option) => {
    const known = coupons?.find(({ id }) => id === option.id);
    return { ...option, mode: known?.mode ?? null, tnaDiscount: known?.tnaDiscount ?? 0 };
  });
}

/** Returns the vehicle types to offer (ST-22, VA-12), with utility vehicles until the occupation is known. */
export function shownVehicleTypes<T extends { code: string }>(
  types: readonly T[],
  options: {
    occupationId: number | null;
    hiddenCodes: readonly string[];
    agreementTypes: readonly string[] | null;
  },
): T[] {
  return offeredVehicleTypes(types, {
    ...options,
    occupationId: options.occupationId ?? SELF_EMPLOYED_OCCUPATION_ID,
  });
}
