import type { Sql } from '../../platform/database/database.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { wasCancelledByStaff } from '../records/staffActs.ts';

type Cancellation = Readonly<{ by: 'OWNER' | 'STAFF'; at: string }>;

/** Returns who cancelled a proposal and when; null for others. Only a seller's cancellation is recorded as an act. */
export async function cancellationOf(
  sql: Sql,
  { uuid, flowStatus, stageSince }: ProposalRow,
): Promise<Cancellation | null> {
  if (flowStatus !== 'C') return null;
  return { by: (await wasCancelledByStaff(sql, uuid)) ? 'STAFF' : 'OWNER', at: stageSince.toISOString() };
}
