import { checkChassis, normalizeChassis } from '@prendarios/rules/chassis';
import { checkPlate, normalizePlate } from '@prendarios/rules/plate';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import { type Agreement, findAgreement, listOf, type VehicleModel } from '../catalogue/catalogues.ts';
import { vehicleAge, yearsOfModel, zeroKmYear } from '../catalogue/usedPrice.ts';
import { today } from '../clock.ts';
import type { Sql } from '../database/database.ts';
import { conflict, invalid } from '../http/errors.ts';
import { requireBeforeFormalization } from '../proposal/guards.ts';
import { changeProposal, lockProposalByNumber } from '../proposal/store.ts';
import type { fuelYear, updateVehicleBody } from './contract.ts';

type FuelYear = z.infer<typeof fuelYear>;

/** Years listed for a type when no agreement says how old a vehicle may be. */
const YEARS_WITHOUT_AGREEMENT = 20;

function agreementOf(bank: Bank, id: number | undefined): Agreement | null {
  if (id === undefined) return null;
  const agreement = findAgreement(bank.catalogues, id);
  if (!agreement) throw invalid({ agreementId: 'Ese convenio no existe.' });
  return agreement;
}

export const vehicleTypes = (bank: Bank) =>
  listOf(bank.catalogues, 'vehicleType').map(({ itemId, code, description }) => ({
    id: itemId,
    code,
    description,
  }));

/** Models of a type; under an agreement only those that have a year which it takes. */
function modelsOf(bank: Bank, code: string, agreement: Agreement | null): VehicleModel[] {
  return bank.catalogues.models.filter(
    (model) => model.type === code && (agreement === null || yearsFor(bank, model, agreement).length > 0),
  );
}

const takes = (agreement: Agreement, year: FuelYear): boolean => {
  if (!year.valid) return false;
  if (agreement.description.includes('USADO')) return !year.zeroKm;
  return !agreement.description.includes('0KM') || year.zeroKm;
};

const yearsFor = (bank: Bank, model: VehicleModel, agreement: Agreement): FuelYear[] =>
  yearsOfModel(model, today(bank.clock), agreement.maxVehicleAge).filter((year) => takes(agreement, year));

export function brandsByType(bank: Bank, code: string, agreementId: number | undefined) {
  const brands = new Set(modelsOf(bank, code, agreementOf(bank, agreementId)).map(({ brand }) => brand));
  return [...brands].toSorted((one, two) => one.localeCompare(two, 'es')).map((name) => ({ id: name, name }));
}

export function modelsByBrand(bank: Bank, code: string, brand: string, agreementId: number | undefined) {
  return modelsOf(bank, code, agreementOf(bank, agreementId))
    .filter((model) => model.brand === brand)
    .toSorted((one, two) => one.model.localeCompare(two.model, 'es'))
    .map(({ id, model, refPrice }) => ({ id, name: model, referencePrice: refPrice }));
}

export function yearsByModel(bank: Bank, modelId: number, agreementId: number | undefined): FuelYear[] {
  const model = bank.catalogues.models.find(({ id }) => id === modelId);
  if (!model) throw invalid({ modelId: 'Ese modelo no existe.' });
  return yearsOfModel(model, today(bank.clock), agreementOf(bank, agreementId)?.maxVehicleAge ?? null);
}

/** Years of a type for a quote by value: no model, so no price. */
export function yearsByType(bank: Bank, code: string, agreementId: number | undefined): FuelYear[] {
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

/** The bank's own figures of a year that a request names, or null when its agreement does not take it. */
export function acceptedYear(
  bank: Bank,
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

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,+'/()-]*$/u;

/** Maker and model of a vehicle quoted by value, as the person writes them; the contract prints them. */
function namesOf(
  { model }: { model?: number | undefined },
  body: z.infer<typeof updateVehicleBody>,
  fields: Record<string, string>,
): { brandName?: string; modelName?: string } {
  const names: { brandName?: string; modelName?: string } = {};
  for (const [field, message] of [
    ['brandName', 'Revisá la marca.'],
    ['modelName', 'Revisá el modelo.'],
  ] as const) {
    const name = body[field]?.trim().replace(/\s+/g, ' ');
    if (name === undefined) continue;
    if (model !== undefined || !NAME.test(name)) fields[field] = message;
    names[field] = name;
  }
  return names;
}

/** CA-34: what the vehicle's papers say; a plate is asked of a used one only. */
export async function updateVehicle(
  bank: Bank,
  tx: Sql,
  proposalNumber: number,
  body: z.infer<typeof updateVehicleBody>,
): Promise<{ saved: true }> {
  const proposal = await lockProposalByNumber(tx, proposalNumber);
  requireBeforeFormalization(bank, proposal);
  const { vehicleType, fuelYear: year } = proposal.vehicle;
  const plate = normalizePlate(body.plate ?? '');
  const fields: Record<string, string> = {};
  const chassisProblem = checkChassis(body.chassis, vehicleType);
  if (chassisProblem !== null) fields.chassis = chassisProblem;
  const engine = body.engine.trim().toUpperCase();
  if (!/^[A-Z0-9 .*/-]{3,30}$/.test(engine)) fields.engine = 'Revisá el número de motor.';
  const plateProblem = year.zeroKm && plate === '' ? null : checkPlate(plate, vehicleType);
  if (plateProblem !== null) fields.plate = plateProblem;
  const named = namesOf(proposal.vehicle, body, fields);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const vehicle = {
    ...proposal.vehicle,
    ...named,
    chassis: normalizeChassis(body.chassis),
    engine,
    ...(plate === '' ? {} : { plate }),
  };
  await changeProposal(tx, proposal.uuid, { vehicle }, bank.clock.now());
  return { saved: true };
}

export const vehicleLocked = () =>
  conflict('VEHICLE_LOCKED', 'El vehículo ya es parte de la solicitud y no se puede cambiar.');
