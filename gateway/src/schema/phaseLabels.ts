import { phaseLabelsOf } from '../bank/catalogues.ts';
import { isStaff } from '../session/sales.ts';
import type { GatewayContext } from './context.ts';

/** Label for sellers and admins, because the bank's label may address the holder. */
const HOLDERS_DATA = 'Datos';

/** Returns the labels of the phases by name, worded for the caller. */
export async function phaseLabels({
  bank,
  user,
}: Pick<GatewayContext, 'bank' | 'user'>): Promise<ReadonlyMap<string, string>> {
  const labels = await phaseLabelsOf(bank);
  return isStaff(user) ? new Map([...labels, ['OWNER', HOLDERS_DATA]]) : labels;
}
