import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Bank } from '../bank.ts';
import { inTransaction } from '../../platform/platform.ts';
import { proposals } from '../records/tables.ts';
import { EXPIRY_DAYS, isExpiryDue } from '../flow/expiry.ts';
import { moveProposal } from './moves.ts';
import { lockProposal } from '../records/proposals.ts';

const BATCH = 100;

/** Preselects proposals before the pledge phases; the state machine decides for each one. */
const isBeforePledge = or(
  isNull(proposals.phaseDone),
  inArray(proposals.phaseDone, ['OWNER', 'INSURANCE', 'SELLER']),
);

const DAY_MS = 86_400_000;

async function expireOne(bank: Bank, uuid: string): Promise<number> {
  return inTransaction(bank, async (tx) => {
    const proposal = await lockProposal(tx.sql, uuid);
    if (!isExpiryDue(proposal.flow, proposal.createdAt, bank.clock.now())) return 0;
    await moveProposal(tx, proposal, 'expired');
    return 1;
  });
}

/**
 * Ends (X) proposals that are 30 days old without a confirmed contract (docs/domain.md#the-state-machine).
 * Returns the number of ended proposals.
 */
export async function expireProposals(bank: Bank): Promise<number> {
  const bound = new Date(bank.clock.now().getTime() - EXPIRY_DAYS * DAY_MS);
  for (let total = 0; ;) {
    const due = await bank.sql
      .select({ uuid: proposals.uuid })
      .from(proposals)
      .where(and(eq(proposals.flowStatus, 'A'), isBeforePledge, lte(proposals.createdAt, bound)))
      .orderBy(proposals.createdAt)
      .limit(BATCH);
    let ended = 0;
    for (const { uuid } of due) ended += await expireOne(bank, uuid);
    total += ended;
    if (ended === 0 || due.length < BATCH) return total;
  }
}
