import type {
  AddressResolvers,
  CivilDataResolvers,
  MobilePhoneResolvers,
  PersonResolvers,
  SimulationResolvers,
  TaxpayerResolvers,
  VehicleKind,
} from '../../generated/resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { couponEntries, provinces } from './catalogues.ts';
import { toPointOfSale } from '../convert/loan.ts';

/** Returns the entry with this id; null without an id, or if the bank no longer lists it. */
async function byId<T extends { id: string }>(
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
  provider: ({ providerCode }, _args, { bank }) => byCode(providerCode, () => bank.person.mobileProviders()),
} satisfies MobilePhoneResolvers;

export const addressFields = {
  province: ({ provinceId }, _args, context) => byId(provinceId, () => provinces(context)),
  city: ({ provinceId, cityId }, _args, { bank }) => byId(cityId, () => bank.places.cities(provinceId)),
} satisfies AddressResolvers;

export const civilDataFields = {
  maritalStatus: ({ maritalStatusCode }, _args, { bank }) =>
    byCode(maritalStatusCode, () => bank.person.maritalStatuses()),
  nationality: ({ nationalityId }, _args, { bank }) => byId(nationalityId, () => bank.places.countries()),
  countryOfBirth: ({ countryOfBirthId }, _args, { bank }) =>
    byId(countryOfBirthId, () => bank.places.countries()),
} satisfies CivilDataResolvers;

export const personFields = {
  occupation: ({ occupationId }, _args, { bank }) => byId(occupationId, () => bank.person.occupations()),
  workActivity: ({ occupationId, workActivityCode }, _args, { bank }) =>
    byCode(workActivityCode, () => bank.person.workActivities(occupationId)),
  vatStatus: ({ occupationId, vatStatusCode }, _args, { bank }) =>
    byCode(vatStatusCode, () => bank.person.vatStatuses(occupationId, vatStatusCode)),
  turnoverTaxCategory: ({ vatStatusCode, turnoverTaxCategoryCode }, _args, { bank }) =>
    byCode(turnoverTaxCategoryCode, () => bank.person.turnoverTaxCategories(vatStatusCode)),
  relationship: ({ relationshipCode }, _args, { bank }) =>
    byCode(relationshipCode, () => bank.person.relationships()),
} satisfies PersonResolvers;

export const vehicleFields = {
  type: ({ typeCode }: { typeCode: string }, _args: unknown, { bank }: GatewayContext) =>
    byCode<VehicleKind>(typeCode, () => bank.vehicle.types()),
};

export const taxpayerFields = {
  province: ({ provinceId }, _args, context) => byId(provinceId, () => provinces(context)),
} satisfies TaxpayerResolvers;

export const simulationEntryFields = {
  coupon: ({ answer }, _args, context) => byId(answer.couponId, () => couponEntries(context)),
  pointOfSale: async ({ answer }, _args, { bank }) => {
    const branch = await byCode(answer.pointOfSale, () => bank.branches.branches());
    return branch && toPointOfSale(branch);
  },
} satisfies SimulationResolvers;
