import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type * as Row from './rowTypes.ts';
import { proposals } from './tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What the dashboard's list filters and sorts by, one narrow row a proposal. A trigger of `proposals` writes it, so it
 * always agrees (decision 024). Here alone a change of stage touches an index.
 */
export const listings = pgTable(
  'listings',
  {
    number: bigint('number', { mode: 'number' })
      .primaryKey()
      .references(() => proposals.number, { onDelete: 'cascade' }),
    /** Empty without one. */
    pointOfSale: text('point_of_sale').notNull(),
    gender: text('gender'),
    concierge: text('concierge').$type<Row.PhaseStatus>(),
    /** Family name first, as `searchedName` writes names. */
    name: text('name').notNull(),
    nameStart: text('name_start').notNull(),
    createdAt: instant('created_at').notNull(),
    // What a step changes is side by side, so that the write-ahead log has nothing else of the row.
    /** `groupOf` of its rank. */
    stage: smallint('stage').notNull(),
    rank: smallint('rank').notNull(),
    status: text('status').$type<Row.FlowStatus>().notNull(),
    /** The party that has to act now; null once it has ended. */
    actor: text('actor'),
    /** When its stage began, or when it ended. */
    since: instant('since').notNull(),
  },
  (table) => {
    // An index scan tests these without reading the row.
    const open = [table.rank, table.gender, table.actor, table.concierge, table.since] as const;
    const tested = [...open, table.status] as const;
    return [
      index('listings_all').on(table.pointOfSale, table.createdAt, table.number, ...tested),
      index('listings_stage').on(table.pointOfSale, table.stage, table.createdAt, table.number, ...tested),
      // The open ones are few, and in other orders than the newest first they come after all that ended.
      index('listings_open')
        .on(table.pointOfSale, table.stage, table.createdAt, table.number, ...open)
        .where(sql`status = 'A'`),
      index('listings_since')
        .on(table.pointOfSale, table.stage, table.since, table.number, table.rank, table.gender, table.actor)
        .where(sql`status = 'A'`),
      index('listings_name').on(
        table.pointOfSale,
        table.nameStart,
        table.createdAt,
        table.number,
        table.name,
        table.rank,
        table.gender,
        table.since,
        table.status,
      ),
      index('listings_concierge')
        .on(table.pointOfSale, table.createdAt, table.number, ...tested)
        .where(sql`concierge is not null`),
    ];
  },
);

/** Another value after each write that a list of the point of sale may show. */
export const listVersions = pgTable('list_versions', {
  pointOfSale: text('point_of_sale').primaryKey(),
  version: uuid('version').notNull(),
});
