import type { Bank } from '../bank.ts';
import { loanInputOf } from './loanInput.ts';
import { conflict } from '../../platform/http/errors.ts';
import { requireUnpledged } from '../lifecycle/guards.ts';
import { missingFor, SELLER } from '../pdf/input.ts';
import type { ProposalRow } from '../records/proposals.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  'vehicle.brandName': 'Falta la marca del vehículo.',
  'vehicle.modelName': 'Falta el modelo del vehículo.',
  'vehicle.chassis': 'Falta el número de chasis.',
  'vehicle.engine': 'Falta el número de motor.',
  'vehicle.plate': 'Falta la patente.',
  'owner.street': 'Falta el domicilio del titular.',
  'coOwner.street': 'Falta el domicilio del cotitular.',
  insurance: 'Falta elegir el seguro.',
};

/**
 * Refuses to confirm a proposal that cannot be signed, because missing data cannot be added after confirmation.
 * @throws {ApiError} 409 CONTRACT_DATA_MISSING with the paths of the missing data; VEHICLE_PLEDGED.
 */
export async function requireSignable(bank: Bank, proposal: ProposalRow): Promise<void> {
  const needed = missingFor('PLEDGE_CONTRACT_WITH_REGISTRY', await loanInputOf(bank, proposal));
  const missing = needed.filter((path) => path !== SELLER);
  if (missing.length === 0) return requireUnpledged(bank, proposal);
  throw conflict(
    'CONTRACT_DATA_MISSING',
    'Faltan datos para armar el contrato.',
    Object.fromEntries(missing.map((path) => [path, MESSAGES[path] ?? 'Falta este dato.'])),
  );
}
