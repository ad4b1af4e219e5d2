import { checkChassis, normalizeChassis } from '@prendarios/rules/chassis';
import { checkEngine, normalizeEngine } from '@prendarios/rules/engine';
import { formatPesos } from '@prendarios/rules/format';
import { checkPlate, normalizePlate } from '@prendarios/rules/plate';
import { typedWords } from '@prendarios/rules/typedText';
import { valueGap } from '@prendarios/rules/vehicleValue';
import type { z } from 'zod';
import { invalid } from '../../platform/http/errors.ts';
import type { updateVehicleBody } from '../api/vehicle.ts';
import type { Bank } from '../bank.ts';
import { requireBeforeFormalization, requireUnpledged } from '../lifecycle/guards.ts';
import { yearsOfModel } from '../catalogue/usedPrice.ts';
import { today } from '../../platform/clock.ts';
import { changeProposal, lockProposalByNumber, type ProposalRow } from '../records/proposals.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,+'/()-]*$/u;

/** Returns maker and model of a vehicle quoted by value, as entered for the contract. */
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
    const name = body[field] === undefined ? undefined : typedWords(body[field]);
    if (name === undefined) continue;
    if (model !== undefined || !NAME.test(name)) fields[field] = message;
    names[field] = name;
  }
  return names;
}

/** Returns the catalogue price in pesos for a model name and the vehicle's year; null for unknown models. */
function catalogueValue(
  { catalogues, clock }: Pick<Bank, 'catalogues' | 'clock'>,
  { vehicleType, fuelYear: { year, zeroKm } }: ProposalRow['vehicle'],
  { brandName = '', modelName = '' }: { brandName?: string; modelName?: string },
): number | null {
  const isNamed = (name: string, given: string) => name.toUpperCase() === given.toUpperCase();
  const model = catalogues.models.find(
    (one) => one.type === vehicleType && isNamed(one.brand, brandName) && isNamed(one.model, modelName),
  );
  const years = model === undefined ? [] : yearsOfModel(model, today(clock), null);
  return years.find((one) => one.year === year && one.zeroKm === zeroKm)?.price ?? null;
}

/**
 * Returns a message for a value far above the model's, which would overvalue the collateral
 * (docs/domain.md#value-and-model).
 */
function valueProblem(
  bank: Bank,
  vehicle: ProposalRow['vehicle'],
  named: { modelName?: string },
): string | null {
  const price = catalogueValue(bank, vehicle, named);
  if (price === null || valueGap(vehicle.purchaseValue, price) !== 'high') return null;
  return `Ese modelo vale cerca de ${formatPesos(price)} y lo cotizaste a ${formatPesos(vehicle.purchaseValue)}. Revisá el modelo o pedí una oferta con otro valor.`;
}

/**
 * CA-34: saves the data from the vehicle's documents; only a used vehicle needs a plate.
 * @throws {ApiError} 400 with a message per field, 409 after the data was confirmed, or VEHICLE_PLEDGED.
 */
export async function updateVehicle(
  bank: Bank,
  proposalNumber: number,
  body: z.infer<typeof updateVehicleBody>,
): Promise<{ saved: true }> {
  const proposal = await lockProposalByNumber(bank.sql, proposalNumber);
  requireBeforeFormalization(bank, proposal);
  const { vehicleType, fuelYear: year } = proposal.vehicle;
  const plate = normalizePlate(body.plate ?? '');
  const fields: Record<string, string> = {};
  const chassisProblem = checkChassis(body.chassis, vehicleType);
  if (chassisProblem !== null) fields.chassis = chassisProblem;
  const engineProblem = checkEngine(body.engine);
  if (engineProblem !== null) fields.engine = engineProblem;
  const plateProblem = year.zeroKm && plate === '' ? null : checkPlate(plate, vehicleType);
  if (plateProblem !== null) fields.plate = plateProblem;
  const named = namesOf(proposal.vehicle, body, fields);
  const farOff = valueProblem(bank, proposal.vehicle, named);
  if (farOff !== null) fields.modelName ??= farOff;
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const vehicle = {
    ...proposal.vehicle,
    ...named,
    chassis: normalizeChassis(body.chassis),
    engine: normalizeEngine(body.engine),
    ...(plate === '' ? {} : { plate }),
  };
  await requireUnpledged(bank, { uuid: proposal.uuid, vehicle });
  await changeProposal(bank.sql, proposal.uuid, { vehicle }, bank.clock.now());
  return { saved: true };
}
