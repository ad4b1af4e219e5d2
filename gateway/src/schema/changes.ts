import type { Schemas } from '../bank/contract.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { holdsProposal, loadProposal, mayReach, simulationKey } from './access.ts';
import type { FieldNames } from './entities/fieldNames.ts';
import type { ProposalModel } from './models.ts';
import { offerChanged, orUserErrors, proposalNotFound } from './userErrors.ts';

type ProposalChange = { proposal: ProposalModel | null; userErrors: UserError[] };

export const rejectedChange = (userErrors: UserError[]): ProposalChange => ({ proposal: null, userErrors });
export const acceptedChange = (answer: Schemas['ProposalAnswer']): ProposalChange => ({
  proposal: { answer },
  userErrors: [],
});

type Payload = { userErrors: UserError[] };

/** `nothing`: the payload without a result; `names`: the input's names of the bank's fields. */
type ChangeOptions<P> = { nothing: P; names: FieldNames };

/** Runs a mutation on a proposal that the caller may reach; otherwise responds as if the proposal did not exist. */
export async function onProposal<P extends Payload>(
  context: GatewayContext,
  proposalId: string,
  { nothing, names }: ChangeOptions<P>,
  work: () => Promise<NoInfer<P>>,
): Promise<P> {
  if (!mayReach(context, proposalId)) return { ...nothing, userErrors: [proposalNotFound()] };
  return { ...nothing, ...(await orUserErrors(names, work)) };
}

/** Like `onProposal`, for mutations that need the proposal: the bank must return it to the caller. */
export function onLoadedProposal<P extends Payload>(
  context: GatewayContext,
  proposalId: string,
  options: ChangeOptions<P>,
  work: (proposal: ProposalModel) => Promise<NoInfer<P>>,
): Promise<P> {
  return onProposal(context, proposalId, options, async () => {
    const proposal = await loadProposal(context, proposalId);
    return proposal === null ? { ...options.nothing, userErrors: [proposalNotFound()] } : work(proposal);
  });
}

/**
 * Runs a mutation on a proposal that this browser or user may open. Others get the response of `stranger`, by default
 * the same as for a missing proposal.
 */
export async function onHeldProposal<P extends Payload>(
  context: GatewayContext,
  proposalId: string,
  options: ChangeOptions<P> & { stranger?: (() => Promise<NoInfer<P>>) | null },
  work: () => Promise<NoInfer<P>>,
): Promise<P> {
  const { nothing, names, stranger = null } = options;
  if (await holdsProposal(context, proposalId)) return { ...nothing, ...(await orUserErrors(names, work)) };
  return stranger === null ? { ...nothing, userErrors: [proposalNotFound()] } : stranger();
}

/** Runs a mutation on a simulation started by this session or browser; otherwise responds that the offer changed. */
export async function onOwnSimulation<P extends Payload>(
  context: GatewayContext,
  simulationId: string,
  { nothing, names }: ChangeOptions<P>,
  work: () => Promise<NoInfer<P>>,
): Promise<P> {
  if (simulationKey(context, simulationId) === null) return { ...nothing, userErrors: [offerChanged()] };
  return { ...nothing, ...(await orUserErrors(names, work)) };
}

/** Like `onProposal`, for mutations that return the proposal. */
export function change(
  context: GatewayContext,
  proposalId: string,
  names: FieldNames,
  work: () => Promise<ProposalChange>,
): Promise<ProposalChange> {
  return onProposal(context, proposalId, { nothing: rejectedChange([]), names }, work);
}

/** Like `change`, for mutations that need the proposal. */
export function changeLoaded(
  context: GatewayContext,
  proposalId: string,
  names: FieldNames,
  work: (proposal: ProposalModel) => Promise<ProposalChange>,
): Promise<ProposalChange> {
  return onLoadedProposal(context, proposalId, { nothing: rejectedChange([]), names }, work);
}

/** Reads the proposal after a call that does not return it. */
export async function reloaded(
  context: GatewayContext,
  proposalId: string,
  call: Promise<unknown>,
): Promise<ProposalChange> {
  await call;
  const proposal = await loadProposal(context, proposalId);
  return proposal === null ? rejectedChange([proposalNotFound()]) : { proposal, userErrors: [] };
}
