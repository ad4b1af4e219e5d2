import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/access/caller.ts';
import { clientNetwork } from '../../platform/http/requestLimit.ts';
import { maySeeProposal } from '../access/sight.ts';
import type { Bank } from '../bank.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Borrower } from '../records/rowTypes.ts';
import { isBound } from './subjects.ts';

export type Asker = Readonly<{ caller: Caller; network: string }>;

export const askerIn = (request: FastifyRequest): Asker => ({
  caller: request.caller,
  network: clientNetwork(request),
});

/**
 * A user who may see the proposal holds it; so does a browser that made it or unlocked it with a code. The co-owner's part
 * is held by the browser that opened that person's link.
 */
async function holds(bank: Bank, { uuid }: ProposalRow, party: Borrower, caller: Caller): Promise<boolean> {
  if (party === 'OWNER' && caller.kind === 'user' && (await maySeeProposal(bank.sql, caller, uuid))) {
    return true;
  }
  return isBound(bank.sql, uuid, caller, party);
}

/** Who asks for codes of a borrower: null for a browser that holds their part, else a digest of the network. */
export async function askerOf(
  bank: Bank,
  proposal: ProposalRow,
  { caller, network }: Asker,
  party: Borrower = 'OWNER',
): Promise<string | null> {
  if (await holds(bank, proposal, party, caller)) return null;
  return createHmac('sha256', bank.settings.codeSecret).update(`asker ${network}`).digest('base64url');
}
