import { and, asc, eq, isNull, lte, sql as raw } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Sql } from '../database/database.ts';
import { outbox } from './outboxTable.ts';
import type { DeliveryQueue } from '../delivery/queue.ts';

/**
 * Returns the outbox table as a delivery queue; several banks may share one database. Erases the text of delivered
 * messages unless `keepContent`, because it may contain a code or personal figures.
 */
export function outboxQueue(
  sql: Sql,
  { clock, keepContent }: { clock: Clock; keepContent: boolean },
): DeliveryQueue {
  return {
    async claim({ limit, now, leaseUntil }) {
      const due = sql
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isNull(outbox.sentAt), isNull(outbox.gaveUpAt), lte(outbox.dueAt, now)))
        .orderBy(asc(outbox.dueAt), asc(outbox.position))
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await sql
        .update(outbox)
        .set({ dueAt: leaseUntil })
        // An array, so that the rows are selected once under any query plan.
        .where(raw`${outbox.id} = any(array(${due}))`)
        .returning();
      return rows
        .toSorted((one, two) => one.position - two.position)
        .map(({ id, channel, recipient, subject, body, attempts }) => ({
          id,
          channel,
          to: recipient,
          subject,
          body,
          attempts,
        }));
    },
    async markSent(id, at) {
      const forgotten = keepContent ? {} : { body: '', code: null };
      await sql
        .update(outbox)
        .set({ sentAt: at, ...forgotten })
        .where(eq(outbox.id, id));
    },
    async markFailed(id, { retryAt, reason }) {
      const next = retryAt === null ? { gaveUpAt: clock.now() } : { dueAt: retryAt };
      await sql
        .update(outbox)
        .set({ attempts: raw`${outbox.attempts} + 1`, lastReason: reason, ...next })
        .where(eq(outbox.id, id));
    },
  };
}
