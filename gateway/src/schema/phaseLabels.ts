import { roleOf } from '../derived/role.ts';
import type { GatewayContext } from './context.ts';

/** The bank speaks to the holder; to a seller and an admin these are somebody else's. */
const HOLDERS_DATA = 'Datos del titular';

/** The label of each phase by its name, as the caller reads it. */
export async function phaseLabels({
  bank,
  user,
}: Pick<GatewayContext, 'bank' | 'user'>): Promise<ReadonlyMap<string, string>> {
  const labels = await bank.proposal.phaseLabels();
  const isHolder = user === null || roleOf(user.claims['cognito:groups']) === 'APPLICANT';
  return isHolder ? labels : new Map([...labels, ['OWNER', HOLDERS_DATA]]);
}
