import type { ContractAnswer } from '../bank/contract.ts';
import type { ProposalAnswer } from '../bank/proposal.ts';
import type { UserError } from '../generated/resolvers.ts';
import { loadProposal } from './access.ts';
import type { GatewayContext } from './context.ts';
import { proposalNotFound } from './userErrors.ts';

const NOT_SUPPORTED: UserError = {
  code: 'CO_OWNER_NOT_SUPPORTED',
  message:
    'Esta solicitud tiene cotitular y por acá todavía no puede firmar. Comunicate con el banco para seguir.',
  path: [],
};

/** A bank without a part for the co-owner would take the owner's signature for both (decision 019). */
const signsForTwo = ({ coOwner, coOwnerPart }: ProposalAnswer): boolean => coOwner !== null && !coOwnerPart;

/** What keeps a proposal from being signed here; empty for every other one that the caller may reach. */
export async function refusedForCoOwner(context: GatewayContext, proposalId: string): Promise<UserError[]> {
  const proposal = await loadProposal(context, proposalId);
  if (proposal === null) return [proposalNotFound()];
  return signsForTwo(proposal.answer) ? [NOT_SUPPORTED] : [];
}

/** The same of a contract that was just made: only a bank that lists no signatures is asked for the proposal. */
export const refusedContract = (
  context: GatewayContext,
  proposalId: string,
  { signatures }: ContractAnswer,
): Promise<UserError[]> =>
  signatures === undefined ? refusedForCoOwner(context, proposalId) : Promise.resolve([]);
