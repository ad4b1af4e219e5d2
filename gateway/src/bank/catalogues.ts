import type { BankSession } from './BankSession.ts';

/*
 * The bank's lists of options. Their keys are numbers at the bank and texts in the schema (decision 025); calls convert
 * them back with `Number`, so that invented keys of any length cannot fill the cache.
 */

type Keyed = { id: number };

/** Reads the list for a numeric key; other texts have an empty list. */
const listOfKey = async <Entry>(key: string, read: (key: number) => Promise<Entry[]>): Promise<Entry[]> =>
  /^\d{1,9}$/.test(key) ? read(Number(key)) : [];

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

export const vatStatuses = async (bank: BankSession, occupation: string, category?: string | null) =>
  withTextKeys(
    await listOfKey(occupation, (occupationId) =>
      bank.catalogue('getTaxBurdens', { query: { occupationId, ...(category ? { category } : {}) } }),
    ),
  );

export const turnoverTaxCategories = async (bank: BankSession, category: string) =>
  withTextKeys(await bank.catalogue('getGrossIncomeCategories', { query: { category } }));

export const workActivities = async (bank: BankSession, occupation: string) =>
  withTextKeys(
    await listOfKey(occupation, (occupationId) =>
      bank.catalogue('getWorkActivities', { query: { occupationId } }),
    ),
  );

export const provinces = async (bank: BankSession) =>
  (await bank.catalogue('getStates', {})).map(({ id, name, cpaLetter }) => ({
    id: String(id),
    name,
    postalLetter: cpaLetter,
  }));

export const cities = async (bank: BankSession, province: string) =>
  withTextKeys(await listOfKey(province, (id) => bank.catalogue('getCities', { query: { state_id: id } })));

/** Reads the vehicle types; with a coupon, those that it applies to. */
export const vehicleTypes = (bank: BankSession, couponId?: string | null) =>
  bank.catalogue('getVehicleTypes', { body: couponId ? { couponId } : {} });

export const vehicleBrands = (bank: BankSession, code: string, agreement: string) =>
  listOfKey(agreement, (agreementId) => bank.catalogue('getBrands', { body: { code, agreementId } }));

export const vehicleModels = async (bank: BankSession, code: string, brand: string, agreement: string) =>
  withTextKeys(
    await listOfKey(agreement, (agreementId) =>
      bank.catalogue('getModels', { body: { code, brand, agreementId } }),
    ),
  );

/** Reads the years of a model, or of a vehicle type if no model is given. */
export const vehicleYears = (
  bank: BankSession,
  { typeCode, modelId: model }: { typeCode: string; modelId?: string | null },
  agreement: string,
) =>
  listOfKey(agreement, (agreementId) =>
    model === null || model === undefined
      ? bank.catalogue('getYearsByType', { body: { code: typeCode, agreementId } })
      : listOfKey(model, (modelId) => bank.catalogue('getYearsByModel', { body: { modelId, agreementId } })),
  );

export const phaseLabelsOf = async (bank: BankSession): Promise<ReadonlyMap<string, string>> =>
  new Map((await bank.catalogue('getFlowPhases', {})).map(({ name, label }) => [name, label]));
