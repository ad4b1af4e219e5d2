import { ofProposal } from '../bank/contract.ts';
import type { UserError } from '../generated/resolvers.ts';
import { coOwnershipsOf } from '../session/sales.ts';
import { orNull } from './access.ts';
import type { GatewayContext } from './context.ts';
import { SAME_NAMES } from './entities/fieldNames.ts';
import type { CoOwnershipModel } from './models.ts';
import { orUserErrors, proposalNotFound } from './userErrors.ts';

/** Whether this browser opened the co-owner's link of the proposal. The bank also checks its device. */
const holds = (context: GatewayContext, id: string): boolean => coOwnershipsOf(context).includes(id);

/**
 * The only way to load a co-ownership. Returns null if this browser did not open it, if it belongs to an earlier
 * co-owner, or if it does not exist (docs/security.md#other-peoples-data).
 */
export async function loadCoOwnership(context: GatewayContext, id: string): Promise<CoOwnershipModel | null> {
  if (!holds(context, id)) return null;
  const answer = await orNull(context.coOwnerBank.read('getCoOwnership', ofProposal(id)));
  return answer && { answer };
}

type CoOwnershipChange = { coOwnership: CoOwnershipModel | null; userErrors: UserError[] };

/**
 * Runs a mutation on a co-ownership of this browser; otherwise responds as if it did not exist. `nothing` is the
 * payload without a result.
 */
export async function onCoOwnership<P extends { userErrors: UserError[] }>(
  context: GatewayContext,
  id: string,
  nothing: P,
  work: () => Promise<NoInfer<P>>,
): Promise<P> {
  if (!holds(context, id)) return { ...nothing, userErrors: [proposalNotFound()] };
  return { ...nothing, ...(await orUserErrors(SAME_NAMES, work)) };
}

/** Like `onCoOwnership`, and reads the co-ownership after the call; skips the call if the input has `problems`. */
export function changeCoOwnership(
  context: GatewayContext,
  id: string,
  call: () => Promise<unknown>,
  problems: readonly UserError[] = [],
): Promise<CoOwnershipChange> {
  const nothing: CoOwnershipChange = { coOwnership: null, userErrors: [] };
  return onCoOwnership(context, id, nothing, async () => {
    if (problems.length > 0) return { ...nothing, userErrors: [...problems] };
    await call();
    const coOwnership = await loadCoOwnership(context, id);
    return coOwnership === null
      ? { coOwnership, userErrors: [proposalNotFound()] }
      : { coOwnership, userErrors: [] };
  });
}
