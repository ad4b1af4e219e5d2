import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, lt, or } from 'drizzle-orm';
import type { Sql } from '../database/database.ts';
import { outbox, type Purpose } from './outboxTable.ts';

export type Message = {
  channel: 'SMS' | 'EMAIL';
  to: string;
  subject?: string;
  body: string;
  code?: string;
  /** Null for a message without a proposal. */
  proposalUuid: string | null;
  /** Kind of message, for its limits. */
  purpose: Purpose;
};
export type SentMessage = Omit<Message, 'proposalUuid' | 'purpose'> & { id: string; createdAt: string };

/** Inserts a message in the caller's transaction, so that it is sent only if the reported change is committed. */
export async function insertMessage(sql: Sql, message: Message, now: Date): Promise<void> {
  await sql.insert(outbox).values({
    id: randomUUID(),
    channel: message.channel,
    recipient: message.to,
    subject: message.subject ?? null,
    body: message.body,
    code: message.code ?? null,
    proposalUuid: message.proposalUuid,
    purpose: message.purpose,
    createdAt: now,
    dueAt: now,
  });
}

/** Counts messages of one purpose queued for a proposal since a given time, optionally for one `recipient`. */
export const countSince = (
  sql: Sql,
  proposalUuid: string,
  purpose: Purpose,
  since: Date,
  recipient?: string,
): Promise<number> =>
  sql.$count(
    outbox,
    and(
      eq(outbox.proposalUuid, proposalUuid),
      eq(outbox.purpose, purpose),
      gt(outbox.createdAt, since),
      recipient === undefined ? undefined : eq(outbox.recipient, recipient),
    ),
  );

/** Returns when the last message of one purpose to this recipient was queued for a proposal; null before the first. */
export async function lastQueuedAt(
  sql: Sql,
  proposalUuid: string,
  purpose: Purpose,
  recipient: string,
): Promise<Date | null> {
  const [last] = await sql
    .select({ createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.proposalUuid, proposalUuid),
        eq(outbox.purpose, purpose),
        eq(outbox.recipient, recipient),
      ),
    )
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  return last?.createdAt ?? null;
}

/** Counts messages of one purpose queued for a recipient since a given time. */
export const countSentTo = (sql: Sql, recipient: string, purpose: Purpose, since: Date): Promise<number> =>
  sql.$count(
    outbox,
    and(eq(outbox.recipient, recipient), eq(outbox.purpose, purpose), gt(outbox.createdAt, since)),
  );

const HOUR_MS = 60 * 60_000;
/** Daily limit as a multiple of the hourly one. */
const HOURS_PER_DAY = 8;

/** Whether the bank may send another message of this purpose under its hourly and daily limits. */
export async function isBelowCeiling(
  sql: Sql,
  purpose: Purpose,
  perHour: number,
  now: Date,
): Promise<boolean> {
  const since = (ms: number) =>
    sql.$count(outbox, and(eq(outbox.purpose, purpose), gt(outbox.createdAt, new Date(now.getTime() - ms))));
  return (await since(HOUR_MS)) < perHour && (await since(24 * HOUR_MS)) < perHour * HOURS_PER_DAY;
}

/** Returns the newest messages for the outbox page. */
export async function latestMessages(sql: Sql): Promise<SentMessage[]> {
  const rows = await sql.select().from(outbox).orderBy(desc(outbox.position)).limit(100);
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    ...(row.subject === null ? {} : { subject: row.subject }),
    body: row.body,
    ...(row.code === null ? {} : { code: row.code }),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Deletes sent or abandoned messages created before a given time; returns their number. */
export async function deleteMessages(sql: Sql, before: Date): Promise<number> {
  const deleted = await sql
    .delete(outbox)
    .where(and(lt(outbox.createdAt, before), or(isNotNull(outbox.sentAt), isNotNull(outbox.gaveUpAt))))
    .returning({ id: outbox.id });
  return deleted.length;
}
