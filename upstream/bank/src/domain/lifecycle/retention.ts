import { and, eq, inArray, isNull, lt, notExists } from 'drizzle-orm';
import type { Bank } from '../bank.ts';
import { sweepIdempotencyKeys } from '../../platform/http/write.ts';
import { deleteMessages } from '../../platform/messages/outbox.ts';
import { inTransaction } from '../../platform/platform.ts';
import { EXPIRY_DAYS } from '../flow/expiry.ts';
import { lockProposal } from '../records/proposals.ts';
import { deleteOldRequests } from '../records/personalDataRequests.ts';
import { files, phoneCodes, proposals, simulations } from '../records/tables.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Codes expire within a day (docs/domain.md#phone-codes); used codes stay as proof of the phone. */
const UNUSED_CODE_DAYS = 2;
const MESSAGE_DAYS = 90;
const REQUEST_DAYS = 2 * 365;

const daysAgo = ({ clock }: Bank, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);

/** Deletes simulations older than the configured days that have no proposal; returns their number. */
async function deleteSimulations(bank: Bank): Promise<number> {
  const { sql, settings } = bank;
  const itsProposal = sql
    .select({ uuid: proposals.uuid })
    .from(proposals)
    .where(eq(proposals.simulationUuid, simulations.uuid));
  const deleted = await sql
    .delete(simulations)
    .where(
      and(lt(simulations.createdAt, daysAgo(bank, settings.simulationRetentionDays)), notExists(itsProposal)),
    )
    .returning({ uuid: simulations.uuid });
  return deleted.length;
}

async function deleteUnusedCodes(bank: Bank): Promise<number> {
  const deleted = await bank.sql
    .delete(phoneCodes)
    .where(and(isNull(phoneCodes.usedAt), lt(phoneCodes.createdAt, daysAgo(bank, UNUSED_CODE_DAYS))))
    .returning({ id: phoneCodes.id });
  return deleted.length;
}

/**
 * Deletes the unattached files of a proposal. Deletes contents before rows, so a retry after a crash finds the rows.
 * The lock prevents a parallel attachment.
 */
async function deleteFilesOf(bank: Bank, proposalUuid: string, before: Date): Promise<number> {
  return inTransaction(bank, async ({ sql, documents }) => {
    await lockProposal(sql, proposalUuid);
    const loose = and(
      eq(files.proposalUuid, proposalUuid),
      isNull(files.documentType),
      lt(files.createdAt, before),
    );
    const found = await sql.select({ id: files.id }).from(files).where(loose);
    for (const { id } of found) await documents.delete(id);
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await sql.delete(files).where(inArray(files.id, ids));
    return ids.length;
  });
}

async function deleteUnattachedFiles(bank: Bank): Promise<number> {
  const before = daysAgo(bank, EXPIRY_DAYS);
  const due = await bank.sql
    .selectDistinct({ proposalUuid: files.proposalUuid })
    .from(files)
    .where(and(isNull(files.documentType), lt(files.createdAt, before)));
  let deleted = 0;
  for (const { proposalUuid } of due) deleted += await deleteFilesOf(bank, proposalUuid, before);
  return deleted;
}

/**
 * Deletes data past their retention (docs/security.md#how-long-data-are-kept), stored idempotent responses included.
 * Returns the number of deleted records per kind.
 */
export async function deleteExpired(
  bank: Bank,
): Promise<
  Readonly<{ simulations: number; codes: number; files: number; messages: number; requests: number }>
> {
  await sweepIdempotencyKeys(bank.sql, bank.clock.now(), false);
  return {
    simulations: await deleteSimulations(bank),
    codes: await deleteUnusedCodes(bank),
    files: await deleteUnattachedFiles(bank),
    messages: await deleteMessages(bank.sql, daysAgo(bank, MESSAGE_DAYS)),
    requests: await deleteOldRequests(bank.sql, daysAgo(bank, REQUEST_DAYS)),
  };
}
