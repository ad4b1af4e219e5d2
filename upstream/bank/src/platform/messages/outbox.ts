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
  /** Null for a message that is about no proposal. */
  proposalUuid: string | null;
  /** The kind of message, for its limits. */
  purpose: Purpose;
};
export type SentMessage = Omit<Message, 'proposalUuid' | 'purpose'> & { id: string; createdAt: string };

/** Writes a message in the caller's transaction, so that it is sent only if the change that it reports is committed. */
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

/** The messages of one purpose queued for a proposal since a moment; `recipient`: to this one alone. */
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

/** The messages of one purpose queued for a recipient since a moment. */
export const countSentTo = (sql: Sql, recipient: string, purpose: Purpose, since: Date): Promise<number> =>
  sql.$count(
    outbox,
    and(eq(outbox.recipient, recipient), eq(outbox.purpose, purpose), gt(outbox.createdAt, since)),
  );

const HOUR_MS = 60 * 60_000;
/** A day's ceiling, in those of an hour. */
const HOURS_PER_DAY = 8;

/** Whether the bank may send another message of this purpose, by its ceilings for an hour and for a day. */
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

/** The newest messages, for the outbox page. */
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

/** Deletes messages that were sent or given up, and made before a moment; returns how many. */
export async function deleteMessages(sql: Sql, before: Date): Promise<number> {
  const deleted = await sql
    .delete(outbox)
    .where(and(lt(outbox.createdAt, before), or(isNotNull(outbox.sentAt), isNotNull(outbox.gaveUpAt))))
    .returning({ id: outbox.id });
  return deleted.length;
}
