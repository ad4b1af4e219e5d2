import type { Sql } from '../../platform/database/database.ts';
import type { Bank } from '../bank.ts';
import { findBiometry } from '../records/biometries.ts';
import { lockOpenProposalsOf, type ProposalRow } from '../records/proposals.ts';
import { moveProposal } from './moves.ts';

/**
 * Whether the owner's identity check passed. Until then a proposal may be of anybody who typed the document, to whose own
 * phone its codes go.
 */
export const isIdentified = async (sql: Sql, { uuid }: ProposalRow): Promise<boolean> =>
  (await findBiometry(sql, { proposalUuid: uuid, personType: 'OWNER' }))?.bioValidated === true;

/** Ends the other open proposals of a document, whose person is the one of this proposal. */
export async function endOthersOf(bank: Bank, { uuid, document }: ProposalRow): Promise<void> {
  for (const other of await lockOpenProposalsOf(bank.sql, document)) {
    if (other.uuid !== uuid) await moveProposal(bank, other, 'cancelledByBank');
  }
}
