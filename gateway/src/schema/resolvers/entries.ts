import type {
  AddressResolvers,
  CivilDataResolvers,
  MobilePhoneResolvers,
  PersonResolvers,
  SimulationResolvers,
  TaxpayerResolvers,
  VehicleKind,
} from '../../generated/resolvers.ts';
import {
  cities,
  listOf,
  provinces,
  turnoverTaxCategories,
  vatStatuses,
  vehicleTypes,
  workActivities,
} from '../../bank/catalogues.ts';
import type { GatewayContext } from '../context.ts';
import { couponEntries } from './catalogues.ts';
import { toPointOfSale } from '../convert/loan.ts';

/** Returns the entry with this id; null without an id, or if the bank no longer lists it. */
export async function byId<T extends { id: string }>(
  id: string | null | undefined,
  list: () => Promise<readonly T[]>,
): Promise<T | null> {
  if (id === null || id === undefined) return null;
  return (await list()).find((entry) => entry.id === id) ?? null;
}

/** Returns the entry with this code; null without a code, or if the bank no longer lists it. */
async function byCode<T extends { code: string }>(
  code: string | null | undefined,
  list: () => Promise<readonly T[]>,
): Promise<T | null> {
  if (code === null || code === undefined) return null;
  return (await list()).find((entry) => entry.code === code) ?? null;
}

export const mobilePhoneFields = {
  provider: ({ providerCode }, _args, { bank }) =>
    byCode(providerCode, () => listOf(bank, 'getMobileProviders')),
} satisfies MobilePhoneResolvers;

export const addressFields = {
  province: ({ provinceId }, _args, { bank }) => byId(provinceId, () => provinces(bank)),
  city: ({ provinceId, cityId }, _args, { bank }) => byId(cityId, () => cities(bank, provinceId)),
} satisfies AddressResolvers;

export const civilDataFields = {
  maritalStatus: ({ maritalStatusCode }, _args, { bank }) =>
    byCode(maritalStatusCode, () => listOf(bank, 'getMaritalStatuses')),
  nationality: ({ nationalityId }, _args, { bank }) =>
    byId(nationalityId, () => listOf(bank, 'getCountries')),
  countryOfBirth: ({ countryOfBirthId }, _args, { bank }) =>
    byId(countryOfBirthId, () => listOf(bank, 'getCountries')),
} satisfies CivilDataResolvers;

export const personFields = {
  occupation: ({ occupationId }, _args, { bank }) => byId(occupationId, () => listOf(bank, 'getOccupations')),
  workActivity: ({ occupationId, workActivityCode }, _args, { bank }) =>
    byCode(workActivityCode, () => workActivities(bank, occupationId)),
  vatStatus: ({ occupationId, vatStatusCode }, _args, { bank }) =>
    byCode(vatStatusCode, () => vatStatuses(bank, occupationId, vatStatusCode)),
  turnoverTaxCategory: ({ vatStatusCode, turnoverTaxCategoryCode }, _args, { bank }) =>
    byCode(turnoverTaxCategoryCode, () => turnoverTaxCategories(bank, vatStatusCode)),
  relationship: ({ relationshipCode }, _args, { bank }) =>
    byCode(relationshipCode, () => listOf(bank, 'getRelationships')),
} satisfies PersonResolvers;

export const vehicleFields = {
  type: ({ typeCode }: { typeCode: string }, _args: unknown, { bank }: GatewayContext) =>
    byCode<VehicleKind>(typeCode, () => vehicleTypes(bank)),
};

export const taxpayerFields = {
  province: ({ provinceId }, _args, { bank }) => byId(provinceId, () => provinces(bank)),
} satisfies TaxpayerResolvers;

export const simulationEntryFields = {
  coupon: ({ answer }, _args, context) => byId(answer.couponId, () => couponEntries(context)),
  pointOfSale: async ({ answer }, _args, { bank }) => {
    const branch = await byCode(answer.pointOfSale, () => bank.catalogue('getBranches', {}));
    return branch && toPointOfSale(branch);
  },
} satisfies SimulationResolvers;
