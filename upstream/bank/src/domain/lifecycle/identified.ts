import type { Sql } from '../../platform/database/database.ts';
import type { Bank } from '../bank.ts';
import { findBiometry } from '../records/biometries.ts';
import { lockOpenProposalsOf, type ProposalRow } from '../records/proposals.ts';
import { moveProposal } from './moves.ts';

/**
 * Whether the owner passed the identity check. Before it, anyone could have entered the document number and received
 * the codes on their own phone.
 */
export const isIdentified = async (sql: Sql, { uuid }: ProposalRow): Promise<boolean> =>
  (await findBiometry(sql, { proposalUuid: uuid, personType: 'OWNER' }))?.bioValidated === true;

/** Ends the other open proposals of the same document, after this proposal proved the person's identity. */
export async function endOthersOf(bank: Bank, { uuid, document }: ProposalRow): Promise<void> {
  for (const other of await lockOpenProposalsOf(bank.sql, document)) {
    if (other.uuid !== uuid) await moveProposal(bank, other, 'cancelledByBank');
  }
}
