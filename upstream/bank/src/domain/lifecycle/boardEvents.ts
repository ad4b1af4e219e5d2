import type { Sql } from '../../platform/database/database.ts';
import { type BoardEvent, boardEvents } from '../records/boardTables.ts';
import type { ProposalRow } from '../records/proposals.ts';
import type { Flow, FlowEvent } from '../flow/machine.ts';
import { weekOf } from '../flow/week.ts';
import { doneSteps } from './stepDates.ts';

type Counted = Readonly<{ event: BoardEvent; documentType?: string }>;

const EVENT_OF_STEP: Readonly<Record<string, BoardEvent>> = {
  'BIOMETRIA.createFormalization': 'SIGNED',
  'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta': 'INSCRIBED',
};

/** Returns the board events of the given steps; steps without one add none. */
export const eventsOfSteps = (steps: readonly string[]): Counted[] =>
  steps.flatMap((step) => {
    const event = EVENT_OF_STEP[step];
    return event === undefined ? [] : [{ event }];
  });

/** Returns the board events that a move produces. */
export function eventsOfMove(before: Flow, after: Flow, asked: FlowEvent): Counted[] {
  if (asked.type === 'documentsSentBack') {
    return asked.documents.map((documentType) => ({ event: 'SENT_BACK', documentType }));
  }
  const known = new Set(doneSteps(before));
  return eventsOfSteps(doneSteps(after).filter((step) => !known.has(step)));
}

/** Counts board events in the week of `now` (docs/domain.md#board). */
export async function noteBoardEvents(
  tx: Sql,
  { pointOfSale }: Pick<ProposalRow, 'pointOfSale'>,
  events: readonly Counted[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  const week = weekOf(now);
  await tx.insert(boardEvents).values(events.map((counted) => ({ ...counted, pointOfSale, week })));
}
