import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Kinds of message, each with separate limits. Codes include their purpose and whether a stranger requested them. */
export type Purpose =
  | `CODE_${string}`
  | 'STAGE'
  | 'FINAL_SCHEDULE'
  | 'SELLER_CHANGE'
  | 'SELLER_LINK'
  | 'BIOMETRY_LINK'
  | 'CO_OWNER_LINK'
  | 'CO_OWNER_LINK_BY_KEY'
  | 'REMINDER'
  | 'FOLLOW_UP'
  | 'EMAIL_TAKEN'
  | 'REVOCATION'
  | 'PERSONAL_DATA'
  | 'CONTACT_CHANGE';

/** Messages are sent only from this table; rows are inserted in the transaction of the reported change. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    /** Orders messages with the same timestamp. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    channel: text('channel').$type<'SMS' | 'EMAIL'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    code: text('code'),
    proposalUuid: uuid('proposal_uuid'),
    /** Null in rows older than this column. */
    purpose: text('purpose').$type<Purpose>(),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Earliest time to send; a claiming worker moves it forward. */
    dueAt: instant('due_at')
      .notNull()
      .default(sql`now()`),
    sentAt: instant('sent_at'),
    gaveUpAt: instant('gave_up_at'),
    lastReason: text('last_reason'),
  },
  (table) => [
    index('outbox_by_position').on(table.position),
    index('outbox_by_creation').on(table.createdAt),
    index('outbox_due')
      .on(table.dueAt, table.position)
      .where(sql`sent_at is null and gave_up_at is null`),
    index('outbox_purpose')
      .on(table.proposalUuid, table.purpose, table.createdAt)
      .where(sql`purpose is not null`),
    index('outbox_by_purpose')
      .on(table.purpose, table.createdAt)
      .where(sql`purpose is not null`),
  ],
);
