import type { Schemas } from '../bank/contract.ts';
import type { UserError } from '../generated/resolvers.ts';
import { loadProposal } from './access.ts';
import type { GatewayContext } from './context.ts';
import { proposalNotFound, userError } from './userErrors.ts';

const NOT_SUPPORTED = userError(
  'CO_OWNER_NOT_SUPPORTED',
  'Esta solicitud tiene cotitular y por acá todavía no puede firmar. Llamá al banco para seguir.',
);

/** Whether the bank would accept the owner's signature for both, because it has no co-owner part (decision 019). */
const signsForTwo = ({ coOwner, coOwnerPart }: Schemas['ProposalAnswer']): boolean =>
  coOwner !== null && !coOwnerPart;

/** Returns the errors that prevent signing a proposal here; empty if the caller may sign it. */
export async function refusedForCoOwner(context: GatewayContext, proposalId: string): Promise<UserError[]> {
  const proposal = await loadProposal(context, proposalId);
  if (proposal === null) return [proposalNotFound()];
  return signsForTwo(proposal.answer) ? [NOT_SUPPORTED] : [];
}

/** Like `refusedForCoOwner`, for a new contract: loads the proposal only if the bank lists no signatures. */
export const refusedContract = (
  context: GatewayContext,
  proposalId: string,
  { signatures }: Schemas['ContractAnswer'],
): Promise<UserError[]> =>
  (signatures ?? null) === null ? refusedForCoOwner(context, proposalId) : Promise.resolve([]);
