import { checkChassis, normalizeChassis } from '@prendarios/rules/chassis';
import { checkPlate, normalizePlate } from '@prendarios/rules/plate';
import type { z } from 'zod';
import { invalid } from '../../platform/http/errors.ts';
import type { updateVehicleBody } from '../api/vehicle.ts';
import type { Bank } from '../bank.ts';
import { requireBeforeFormalization } from '../lifecycle/guards.ts';
import { changeProposal, lockProposalByNumber } from '../records/proposals.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,+'/()-]*$/u;

/** Maker and model of a vehicle quoted by value, as the person writes them for the contract. */
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

/**
 * CA-34: saves the data from the vehicle's documents; only a used one needs a plate.
 * @throws {ApiError} 400 with a message by field, 409 once the data are confirmed.
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
  await changeProposal(bank.sql, proposal.uuid, { vehicle }, bank.clock.now());
  return { saved: true };
}
