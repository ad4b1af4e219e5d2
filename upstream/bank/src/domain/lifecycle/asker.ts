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
 * Whether the caller may act for the borrower without a limit per network: a user who may see the proposal, a browser
 * that created it or unlocked it with a code, or, for the co-owner, the browser that opened the co-owner's link.
 */
async function holds(bank: Bank, { uuid }: ProposalRow, party: Borrower, caller: Caller): Promise<boolean> {
  if (party === 'OWNER' && caller.kind === 'user' && (await maySeeProposal(bank.sql, caller, uuid))) {
    return true;
  }
  return isBound(bank.sql, uuid, caller, party);
}

/** Returns null if the caller acts for the borrower, otherwise an HMAC of the caller's network. */
export async function askerOf(
  bank: Bank,
  proposal: ProposalRow,
  { caller, network }: Asker,
  party: Borrower = 'OWNER',
): Promise<string | null> {
  if (await holds(bank, proposal, party, caller)) return null;
  return createHmac('sha256', bank.settings.codeSecret).update(`asker ${network}`).digest('base64url');
}
