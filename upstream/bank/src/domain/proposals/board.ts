import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { boardAnswer, boardQuery } from '../api/board.ts';
import type { Bank } from '../bank.ts';
import { documentLabel } from '../lifecycle/requiredDocuments.ts';
import { lastWeeks } from '../flow/week.ts';
import { BOARD_STAGES } from './boardStages.ts';
import { type BoardScope, type EventCount, MOST_COUNTED, readEvents, readStages } from './boardStore.ts';

type Answer = z.infer<typeof boardAnswer>;

const WEEKS = 12;

/** Another user's point of sale counts nothing, like an unknown one (docs/security.md#points-of-sale). */
function boardScope(user: User, pointOfSale: string | undefined): BoardScope {
  if (user.role === 'admin') return pointOfSale === undefined ? null : [pointOfSale];
  return user.pointsOfSale.filter((code) => pointOfSale === undefined || code === pointOfSale);
}

function sumOf(
  counts: readonly EventCount[],
): Pick<Answer['weeks'][number], 'approved' | 'signed' | 'inscribed'> {
  const of = (name: EventCount['event']) =>
    counts.reduce((sum, { event, count }) => (event === name ? sum + count : sum), 0);
  return { approved: of('APPROVED'), signed: of('SIGNED'), inscribed: of('INSCRIBED') };
}

function byPointOfSale(bank: Bank, counts: readonly EventCount[]): Answer['pointsOfSale'] {
  const groups = Map.groupBy(
    counts.filter(({ event }) => event !== 'SENT_BACK'),
    ({ pointOfSale }) => pointOfSale,
  );
  return [...groups]
    .map(([code, own]) => ({
      code,
      business_name: bank.catalogues.pointsOfSale.find((point) => point.code === code)?.businessName ?? null,
      ...sumOf(own),
    }))
    .toSorted((one, two) => two.approved - one.approved || (one.code ?? '').localeCompare(two.code ?? ''));
}

function sentBack(counts: readonly EventCount[]): Answer['sentBackDocuments'] {
  const groups = Map.groupBy(
    counts.filter(({ event }) => event === 'SENT_BACK'),
    ({ documentType }) => documentType ?? '',
  );
  return [...groups]
    .map(([type, own]) => ({
      type,
      label: documentLabel(type),
      count: own.reduce((sum, { count }) => sum + count, 0),
    }))
    .toSorted((one, two) => two.count - one.count || one.label.localeCompare(two.label));
}

/** Returns the figures of the proposals that the user may see (docs/domain.md#board). */
export async function getBoard(bank: Bank, user: User, query: z.infer<typeof boardQuery>): Promise<Answer> {
  const scope = boardScope(user, query.pointOfSale);
  const weeks = lastWeeks(WEEKS, bank.clock.now());
  const [counted, events] = await Promise.all([
    readStages(bank.sql, BOARD_STAGES, scope, bank.clock.now()),
    readEvents(bank.sql, weeks, scope),
  ]);
  return {
    stages: BOARD_STAGES.map(({ phase, status, target }, at) => {
      const { count = 0, older = null } = counted[at] ?? {};
      return {
        phase,
        status,
        count: Math.min(count, MOST_COUNTED),
        capped: count > MOST_COUNTED,
        targetDays: target,
        olderThanTarget: older === null ? null : Math.min(older, MOST_COUNTED),
      };
    }),
    weeks: weeks.map((week) => ({ week, ...sumOf(events.filter((one) => one.week === week)) })),
    pointsOfSale: byPointOfSale(bank, events),
    sentBackDocuments: sentBack(events),
  };
}
