import { yearsForAgreement } from '@prendarios/rules/years';
import { BankFailure, BankRefusal } from '../../bank/errors.ts';
import type { AgreementAnswer } from '../../bank/shapes.ts';
import { indicativeAgreement } from '../../derived/indicativeAgreement.ts';
import { offeredCoupons, shownVehicleTypes, sortedPointsOfSale } from '../../derived/catalogues.ts';
import type { QueryResolvers, SalesConditionsResolvers } from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { toAgreement, toPointOfSale } from '../convert/loan.ts';
import { decimal, money } from '../convert/values.ts';

async function agreementById({ bank }: GatewayContext, id: string): Promise<AgreementAnswer | null> {
  const { agreements } = await bank.branches.conditions();
  return agreements.find((agreement) => agreement.id === id) ?? null;
}

/** Returns null if the bank fails; `offeredCoupons` treats that as an empty list (VA-19). */
async function couponsOrNull({ bank, log }: GatewayContext) {
  try {
    return await bank.coupon.coupons();
  } catch (error) {
    if (!(error instanceof BankFailure || error instanceof BankRefusal)) throw error;
    log.warn({ call: error.call }, 'coupons left out');
    return null;
  }
}

export const provinces = async ({ bank }: GatewayContext) =>
  (await bank.places.states()).map(({ id, name, cpaLetter }) => ({ id, name, postalLetter: cpaLetter }));

export const couponEntries = async (context: GatewayContext) =>
  offeredCoupons(await couponsOrNull(context)).map(({ id, description, mode, tnaDiscount }) => ({
    id,
    description,
    mode,
    rateDiscount: decimal(tnaDiscount),
  }));

export const catalogueQueries = {
  genders: (_root, _args, { bank }) => bank.person.genders(),
  relationships: (_root, _args, { bank }) => bank.person.relationships(),
  maritalStatuses: (_root, _args, { bank }) => bank.person.maritalStatuses(),
  mobileProviders: (_root, _args, { bank }) => bank.person.mobileProviders(),
  occupations: (_root, _args, { bank }) => bank.person.occupations(),
  vatStatuses: (_root, { occupationId, category }, { bank }) =>
    bank.person.vatStatuses(occupationId, category),
  turnoverTaxCategories: (_root, { vatStatusCode }, { bank }) =>
    bank.person.turnoverTaxCategories(vatStatusCode),
  workActivities: (_root, { occupationId }, { bank }) => bank.person.workActivities(occupationId),
  countries: (_root, _args, { bank }) => bank.places.countries(),
  cities: (_root, { provinceId }, { bank }) => bank.places.cities(provinceId),
  provinces: (_root, _args, context) => provinces(context),
  pointsOfSale: async (_root, _args, { bank }) =>
    sortedPointsOfSale(await bank.branches.branches()).map(toPointOfSale),
  salesConditions: async (_root, { pointOfSaleCode }, { bank }) => ({
    answer: await bank.branches.conditions(pointOfSaleCode ?? undefined),
  }),
  coupons: (_root, _args, context) => couponEntries(context),
  vehicleTypes: async (_root, { couponId, agreementId, occupationId }, context) => {
    const byId =
      agreementId === null || agreementId === undefined ? null : agreementById(context, agreementId);
    const [types, agreement] = await Promise.all([context.bank.vehicle.types(couponId ?? undefined), byId]);
    return shownVehicleTypes(types, {
      occupationId: occupationId ? Number(occupationId) : null,
      hiddenCodes: context.settings.hiddenVehicleTypes,
      agreementTypes: agreement?.vehicleTypes ?? null,
    });
  },
  vehicleBrands: (_root, { typeCode, agreementId }, { bank }) => bank.vehicle.brands(typeCode, agreementId),
  vehicleModels: async (_root, { typeCode, brandId, agreementId }, { bank }) =>
    (await bank.vehicle.models(typeCode, brandId, agreementId)).map(({ id, name, referencePrice }) => ({
      id,
      name,
      referencePrice: money(referencePrice),
    })),
  vehicleYears: async (_root, { agreementId, typeCode, modelId }, context) => {
    const { vehicle } = context.bank;
    const byModel = modelId !== null && modelId !== undefined;
    const [years, agreement] = await Promise.all([
      byModel ? vehicle.yearsByModel(modelId, agreementId) : vehicle.yearsByType(typeCode, agreementId),
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
