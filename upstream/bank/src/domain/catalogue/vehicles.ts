import type { z } from 'zod';
import { type Agreement, type Catalogues, findAgreement, listOf, type VehicleModel } from './catalogues.ts';
import { vehicleAge, yearsOfModel, zeroKmYear } from './usedPrice.ts';
import { type Clock, today } from '../../platform/clock.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { fuelYear } from '../api/vehicle.ts';

type Listing = Readonly<{ catalogues: Catalogues; clock: Clock }>;
type FuelYear = z.infer<typeof fuelYear>;

/** Number of years listed for a type if no agreement limits the age. */
const YEARS_WITHOUT_AGREEMENT = 20;

function agreementOf(bank: Listing, id: number | undefined): Agreement | null {
  if (id === undefined) return null;
  const agreement = findAgreement(bank.catalogues, id);
  if (!agreement) throw invalid({ agreementId: 'Ese convenio no existe.' });
  return agreement;
}

/** Returns all vehicle types, including hidden ones. */
export const vehicleTypes = (bank: Listing) =>
  listOf(bank.catalogues, 'vehicleType').map(({ itemId, code, description }) => ({
    id: itemId,
    code,
    description,
  }));

/** Returns the models of a type; with an agreement only those with an accepted year. */
function modelsOf(bank: Listing, code: string, agreement: Agreement | null): VehicleModel[] {
  return bank.catalogues.models.filter(
    (model) => model.type === code && (agreement === null || yearsFor(bank, model, agreement).length > 0),
  );
}

const takes = (agreement: Agreement, year: FuelYear): boolean => {
  if (!year.valid) return false;
  if (agreement.description.includes('USADO')) return !year.zeroKm;
  return !agreement.description.includes('0KM') || year.zeroKm;
};

const yearsFor = (bank: Listing, model: VehicleModel, agreement: Agreement): FuelYear[] =>
  yearsOfModel(model, today(bank.clock), agreement.maxVehicleAge).filter((year) => takes(agreement, year));

/** Returns the brands of a type that have a model accepted by the agreement. */
export function brandsByType(bank: Listing, code: string, agreementId: number | undefined) {
  const brands = new Set(modelsOf(bank, code, agreementOf(bank, agreementId)).map(({ brand }) => brand));
  return [...brands].toSorted((one, two) => one.localeCompare(two, 'es')).map((name) => ({ id: name, name }));
}

/** Returns the models of a brand accepted by the agreement. */
export function modelsByBrand(bank: Listing, code: string, brand: string, agreementId: number | undefined) {
  return modelsOf(bank, code, agreementOf(bank, agreementId))
    .filter((model) => model.brand === brand)
    .toSorted((one, two) => one.model.localeCompare(two.model, 'es'))
    .map(({ id, model, refPrice }) => ({ id, name: model, referencePrice: refPrice }));
}

/**
 * Returns the years of a model with prices in pesos; `valid`: whether the agreement accepts the year.
 * @throws {ApiError} 400 for an unknown model.
 */
export function yearsByModel(bank: Listing, modelId: number, agreementId: number | undefined): FuelYear[] {
  const model = bank.catalogues.models.find(({ id }) => id === modelId);
  if (!model) throw invalid({ modelId: 'Ese modelo no existe.' });
  return yearsOfModel(model, today(bank.clock), agreementOf(bank, agreementId)?.maxVehicleAge ?? null);
}

/** Returns the years of a type for a quote by value: without a model there is no price. */
export function yearsByType(bank: Listing, code: string, agreementId: number | undefined): FuelYear[] {
  if (!listOf(bank.catalogues, 'vehicleType').some((type) => type.code === code)) {
    throw invalid({ code: 'Ese tipo de vehículo no existe.' });
  }
  const limit = agreementOf(bank, agreementId)?.maxVehicleAge ?? YEARS_WITHOUT_AGREEMENT;
  const date = today(bank.clock);
  const newest = zeroKmYear(date);
  const used = Array.from({ length: YEARS_WITHOUT_AGREEMENT }, (_, at) => newest - 1 - at);
  return [
    { year: newest, price: 0, zeroKm: true, valid: true },
    ...used.map((year) => ({ year, price: 0, zeroKm: false, valid: vehicleAge(year, date) <= limit })),
  ];
}

/** Returns the year of a request with the bank's price; null if the agreement does not accept it. */
export function acceptedYear(
  bank: Listing,
  agreement: Agreement,
  vehicle: { vehicleType: string; model?: number | undefined; fuelYear: { year: number; zeroKm: boolean } },
): FuelYear | null {
  const years =
    vehicle.model === undefined
      ? yearsByType(bank, vehicle.vehicleType, agreement.id)
      : yearsByModel(bank, vehicle.model, agreement.id);
  const { year, zeroKm } = vehicle.fuelYear;
  return (
    years.find(
      (candidate) => candidate.year === year && candidate.zeroKm === zeroKm && takes(agreement, candidate),
    ) ?? null
  );
}
