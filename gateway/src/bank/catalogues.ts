import type { BankSession } from './BankSession.ts';

/*
 * The bank's lists of options. Their keys are numbers at the bank and texts in the schema (decision 025); calls convert
 * them back with `Number`, so that invented keys of any length cannot fill the cache.
 */

type Keyed = { id: number };

const withTextKeys = <Entry extends Keyed>(entries: readonly Entry[]) =>
  entries.map((entry) => ({ ...entry, id: String(entry.id) }));

type ListName =
  | 'getGenders'
  | 'getRelationships'
  | 'getMaritalStatuses'
  | 'getMobileProviders'
  | 'getOccupations'
  | 'getCountries';

export const listOf = async (bank: BankSession, name: ListName) =>
  withTextKeys(await bank.catalogue(name, {}));

export const vatStatuses = async (bank: BankSession, occupationId: string, category?: string | null) =>
  withTextKeys(
    await bank.catalogue('getTaxBurdens', {
      query: { occupationId: Number(occupationId), ...(category ? { category } : {}) },
    }),
  );

export const turnoverTaxCategories = async (bank: BankSession, category: string) =>
  withTextKeys(await bank.catalogue('getGrossIncomeCategories', { query: { category } }));

export const workActivities = async (bank: BankSession, occupationId: string) =>
  withTextKeys(await bank.catalogue('getWorkActivities', { query: { occupationId: Number(occupationId) } }));

export const provinces = async (bank: BankSession) =>
  (await bank.catalogue('getStates', {})).map(({ id, name, cpaLetter }) => ({
    id: String(id),
    name,
    postalLetter: cpaLetter ?? null,
  }));

export const cities = async (bank: BankSession, provinceId: string) =>
  withTextKeys(await bank.catalogue('getCities', { query: { state_id: Number(provinceId) } }));

/** With a coupon, the types that it is for. */
export const vehicleTypes = (bank: BankSession, couponId?: string | null) =>
  bank.catalogue('getVehicleTypes', { body: couponId ? { couponId } : {} });

export const vehicleBrands = (bank: BankSession, code: string, agreementId: string) =>
  bank.catalogue('getBrands', { body: { code, agreementId: Number(agreementId) } });

export const vehicleModels = async (bank: BankSession, code: string, brand: string, agreementId: string) =>
  withTextKeys(
    await bank.catalogue('getModels', { body: { code, brand, agreementId: Number(agreementId) } }),
  );

/** The years of a model, or of a type of vehicle without one. */
export const vehicleYears = (
  bank: BankSession,
  { typeCode, modelId }: { typeCode: string; modelId?: string | null },
  agreementId: string,
) =>
  modelId === null || modelId === undefined
    ? bank.catalogue('getYearsByType', { body: { code: typeCode, agreementId: Number(agreementId) } })
    : bank.catalogue('getYearsByModel', {
        body: { modelId: Number(modelId), agreementId: Number(agreementId) },
      });

export const phaseLabelsOf = async (bank: BankSession): Promise<ReadonlyMap<string, string>> =>
  new Map((await bank.catalogue('getFlowPhases', {})).map(({ name, label }) => [name, label]));
