import { yearsForAgreement } from '@prendarios/rules/years';
import { BankFailure, BankRefusal } from '../../bank/client/errors.ts';
import type { Schemas } from '../../bank/contract.ts';
import {
  cities,
  listOf,
  provinces,
  turnoverTaxCategories,
  vatStatuses,
  vehicleBrands,
  vehicleModels,
  vehicleTypes,
  vehicleYears,
  workActivities,
} from '../../bank/catalogues.ts';
import { indicativeAgreement } from '../../derived/indicativeAgreement.ts';
import { offeredCoupons, shownVehicleTypes, sortedPointsOfSale } from '../../derived/catalogues.ts';
import type { QueryResolvers, SalesConditionsResolvers } from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { toAgreement, toPointOfSale } from '../convert/loan.ts';
import { decimal, money } from '../convert/values.ts';

async function agreementById({ bank }: GatewayContext, id: string): Promise<Schemas['Agreement'] | null> {
  const { agreements } = await bank.catalogue('getBranchCoupon', {});
  return agreements.find((agreement) => String(agreement.id) === id) ?? null;
}

/** Returns null if the bank fails; `offeredCoupons` treats that as an empty list (VA-19). */
async function couponsOrNull({ bank, log }: GatewayContext) {
  try {
    return await bank.catalogue('getCoupons', {});
  } catch (error) {
    if (!(error instanceof BankFailure || error instanceof BankRefusal)) throw error;
    log.warn({ call: error.call }, 'coupons left out');
    return null;
  }
}

const COUPON_SCOPES = { PER_VALUE: 'ANY_QUOTE', PER_MODEL: 'CERTAIN_MODELS' } as const;

export const couponEntries = async (context: GatewayContext) =>
  offeredCoupons(await couponsOrNull(context)).map(({ id, description, mode, tnaDiscount }) => ({
    id,
    description,
    scope: mode && COUPON_SCOPES[mode],
    rateDiscount: decimal(tnaDiscount),
  }));

export const catalogueQueries = {
  genders: (_root, _args, { bank }) => listOf(bank, 'getGenders'),
  relationships: (_root, _args, { bank }) => listOf(bank, 'getRelationships'),
  maritalStatuses: (_root, _args, { bank }) => listOf(bank, 'getMaritalStatuses'),
  mobileProviders: (_root, _args, { bank }) => listOf(bank, 'getMobileProviders'),
  occupations: (_root, _args, { bank }) => listOf(bank, 'getOccupations'),
  vatStatuses: (_root, { occupationId, category }, { bank }) => vatStatuses(bank, occupationId, category),
  turnoverTaxCategories: (_root, { vatStatusCode }, { bank }) => turnoverTaxCategories(bank, vatStatusCode),
  workActivities: (_root, { occupationId }, { bank }) => workActivities(bank, occupationId),
  countries: (_root, _args, { bank }) => listOf(bank, 'getCountries'),
  cities: (_root, { provinceId }, { bank }) => cities(bank, provinceId),
  provinces: (_root, _args, { bank }) => provinces(bank),
  pointsOfSale: async (_root, _args, { bank }) =>
    sortedPointsOfSale(await bank.catalogue('getBranches', {})).map(toPointOfSale),
  salesConditions: async (_root, { pointOfSaleCode }, { bank }) => ({
    answer: await bank.catalogue('getBranchCoupon', {
      query: { pointOfSale: pointOfSaleCode ?? undefined },
    }),
  }),
  coupons: (_root, _args, context) => couponEntries(context),
  vehicleTypes: async (_root, { couponId, agreementId, occupationId }, context) => {
    const byId =
      agreementId === null || agreementId === undefined ? null : agreementById(context, agreementId);
    const [types, agreement] = await Promise.all([vehicleTypes(context.bank, couponId), byId]);
    return shownVehicleTypes(types, {
      occupationId: occupationId ? Number(occupationId) : null,
      hiddenCodes: context.settings.hiddenVehicleTypes,
      agreementTypes: agreement?.vehicleTypes ?? null,
    });
  },
  vehicleBrands: (_root, { typeCode, agreementId }, { bank }) => vehicleBrands(bank, typeCode, agreementId),
  vehicleModels: async (_root, { typeCode, brandId, agreementId }, { bank }) =>
    (await vehicleModels(bank, typeCode, brandId, agreementId)).map(({ id, name, referencePrice }) => ({
      id,
      name,
      referencePrice: money(referencePrice),
    })),
  vehicleYears: async (_root, { agreementId, typeCode, modelId }, context) => {
    const byModel = modelId !== null && modelId !== undefined;
    const [years, agreement] = await Promise.all([
      vehicleYears(context.bank, { typeCode, modelId }, agreementId),
      agreementById(context, agreementId),
    ]);
    return yearsForAgreement(agreement?.description, years).map(({ year, price, zeroKm }) => ({
      year,
      price: byModel ? money(price) : null,
      zeroKm,
    }));
  },
} satisfies QueryResolvers;

export const salesConditionsFields = {
  defaultCouponId: ({ answer }) => answer.defaultCoupon.pledgeDefaultCouponId,
  agreements: ({ answer }) => answer.agreements.map(toAgreement),
  indicativeAgreement: ({ answer }, { condition }) => {
    const agreement = indicativeAgreement(answer, condition);
    return agreement && toAgreement(agreement);
  },
} satisfies SalesConditionsResolvers;
