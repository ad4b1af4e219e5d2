import { sql as raw } from 'drizzle-orm';
import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { contactAnswer } from '../api/outreach.ts';
import type { Bank } from '../bank.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { readProposal } from '../records/proposals.ts';
import { addStaffAct, countStaffActs } from '../records/staffActs.ts';

const HOUR_MS = 60 * 60_000;
/** Limits per user: enough for a seller with thirty customers, too low to read an entire list. */
const PER_HOUR = 40;
const PER_DAY = 100;

type Contact = z.infer<typeof contactAnswer>;
type Seen = Pick<Contact, 'seenAt'>;

/**
 * Records that a user sees the applicant's contact. The stored idempotent response contains no contact.
 * @throws {ApiError} 409 PROPOSAL_NOT_OPEN, 429 REVEAL_LIMIT.
 */
export async function recordContactSeen(bank: Bank, proposalUuid: string, user: User): Promise<Seen> {
  const { sql, clock } = bank;
  requireOpen(bank, await readProposal(sql, proposalUuid));
  // Without the lock, a user's parallel requests would each stay below the limits.
  await sql.execute(raw`select pg_advisory_xact_lock(hashtext(${`contacts seen ${user.id}`}))`);
  const now = clock.now();
  const seenIn = (hours: number) => {
    const since = new Date(now.getTime() - hours * HOUR_MS);
    return countStaffActs(sql, { userId: user.id, kind: 'CONTACT_SEEN', since });
  };
  if ((await seenIn(24)) >= PER_DAY) throw limit('Ya viste muchos contactos hoy. Probá de nuevo mañana.');
  if ((await seenIn(1)) >= PER_HOUR)
    throw limit('Viste muchos contactos seguidos. Probá de nuevo en una hora.');
  await addStaffAct(sql, { proposalUuid, kind: 'CONTACT_SEEN', party: 'OWNER', user, at: now });
  return { seenAt: now.toISOString() };
}

const limit = (message: string) => new ApiError(429, 'REVEAL_LIMIT', message);

export async function contactOf({ sql }: Bank, proposalUuid: string): Promise<Omit<Contact, 'seenAt'>> {
  const { firstName, cellPhone, email } = (await readProposal(sql, proposalUuid)).owner;
  return { firstName, cellPhone: { areaCode: cellPhone.areaCode, number: cellPhone.number }, email };
}
