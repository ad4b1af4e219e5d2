import type { Schemas } from '../bank/contract.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { loadProposal, mayReach } from './access.ts';
import type { FieldNames } from './entities/fieldNames.ts';
import type { ProposalModel } from './models.ts';
import { orUserErrors, proposalNotFound } from './userErrors.ts';

type ProposalChange = { proposal: ProposalModel | null; userErrors: UserError[] };

export const refused = (userErrors: UserError[]): ProposalChange => ({ proposal: null, userErrors });
export const changed = (answer: Schemas['ProposalAnswer']): ProposalChange => ({
  proposal: { answer },
  userErrors: [],
});

/**
 * Runs a mutation on a proposal that the caller may reach; otherwise answers as if the proposal did not exist.
 * `nothing` is the payload without a result.
 */
export async function onProposal<P extends { userErrors: UserError[] }>(
  context: GatewayContext,
  proposalId: string,
  options: { nothing: P; names: FieldNames },
  work: () => Promise<NoInfer<P>>,
): Promise<P> {
  const { nothing, names } = options;
  if (!mayReach(context, proposalId)) return { ...nothing, userErrors: [proposalNotFound()] };
  return { ...nothing, ...(await orUserErrors(names, work)) };
}

/** Like `onProposal`, for mutations that return the proposal. */
export function change(
  context: GatewayContext,
  proposalId: string,
  names: FieldNames,
  work: () => Promise<ProposalChange>,
): Promise<ProposalChange> {
  return onProposal(context, proposalId, { nothing: refused([]), names }, work);
}

/** Reads the proposal after a call that does not return it. */
export async function reloaded(
  context: GatewayContext,
  proposalId: string,
  call: Promise<unknown>,
): Promise<ProposalChange> {
  await call;
  const proposal = await loadProposal(context, proposalId);
  return proposal === null ? refused([proposalNotFound()]) : { proposal, userErrors: [] };
}
