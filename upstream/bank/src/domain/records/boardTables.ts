import { date, index, pgTable, text } from 'drizzle-orm/pg-core';

export type BoardEvent = 'APPROVED' | 'SIGNED' | 'INSCRIBED' | 'SENT_BACK';

/**
 * What the board counts, a row each time it happens: an offer that became a proposal, its signature, its inscription, a
 * document sent back. Without the proposal, so no row is about a person. Rows are only added: proposals of one point of
 * sale that move at the same time do not wait for one another, as they would with a counter.
 */
export const boardEvents = pgTable(
  'board_events',
  {
    event: text('event').$type<BoardEvent>().notNull(),
    /** The kind of document, for SENT_BACK. */
    documentType: text('document_type'),
    pointOfSale: text('point_of_sale'),
    /** The Monday of its week, in Argentina. */
    week: date('week').notNull(),
  },
  ({ week, pointOfSale, event, documentType }) => [
    index('board_events_by_week').on(week, pointOfSale, event, documentType),
  ],
);
