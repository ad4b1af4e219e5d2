import { phaseLabelsOf } from '../bank/catalogues.ts';
import { roleOf } from '../derived/role.ts';
import type { GatewayContext } from './context.ts';

/** A bank's label may address the holder; sellers and admins read about the holder. */
const HOLDERS_DATA = 'Datos';

/** Returns the labels of the phases by name, worded for the caller. */
export async function phaseLabels({
  bank,
  user,
}: Pick<GatewayContext, 'bank' | 'user'>): Promise<ReadonlyMap<string, string>> {
  const labels = await phaseLabelsOf(bank);
  const isHolder = user === null || roleOf(user.claims['cognito:groups']) === 'APPLICANT';
  return isHolder ? labels : new Map([...labels, ['OWNER', HOLDERS_DATA]]);
}
