import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Idempotency keys of writes with their responses. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    subject: text('subject').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null while the first request is running. */
    answer: jsonb('answer').$type<{ statusCode: number; body: unknown }>(),
    /** After this time a repeated request takes over from one that crashed. */
    leaseUntil: instant('lease_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.route, table.key] }),
    index('idempotency_by_creation').on(table.createdAt),
  ],
);
