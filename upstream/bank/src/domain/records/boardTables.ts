import { date, index, pgTable, text } from 'drizzle-orm/pg-core';

export type BoardEvent = 'APPROVED' | 'SIGNED' | 'INSCRIBED' | 'SENT_BACK';

/**
 * Events that the board counts, one row per event: an offer that became a proposal, its signature, its inscription, a
 * document sent back. Rows do not name the proposal, so they contain no personal data. Rows are only added, so
 * parallel moves at one point of sale do not wait for each other as they would with a counter.
 */
export const boardEvents = pgTable(
  'board_events',
  {
    event: text('event').$type<BoardEvent>().notNull(),
    /** Document type of SENT_BACK. */
    documentType: text('document_type'),
    pointOfSale: text('point_of_sale'),
    /** The Monday of its week in Argentina. */
    week: date('week').notNull(),
  },
  ({ week, pointOfSale, event, documentType }) => [
    index('board_events_by_week').on(week, pointOfSale, event, documentType),
  ],
);
