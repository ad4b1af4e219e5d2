import type { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { boardAnswer, boardQuery } from '../api/board.ts';
import type { Bank } from '../bank.ts';
import { documentLabel } from '../lifecycle/requiredDocuments.ts';
import { lastWeeks } from '../flow/week.ts';
import { medianDays, readHistory } from '../lifecycle/history.ts';
import { BOARD_STAGES } from './boardStages.ts';
import {
  type BoardScope,
  type EventCount,
  inScope,
  MOST_COUNTED,
  readCohorts,
  readEvents,
  readPlaced,
  readReasons,
  readStages,
} from './boardStore.ts';

type Answer = z.infer<typeof boardAnswer>;

const WEEKS = 12;
const COHORT_WEEKS = 4;
const MOST_REASONS = 3;

/** Another user's point of sale counts nothing, like an unknown one (docs/security.md#points-of-sale). */
function boardScope(user: User, pointOfSale: string | undefined): BoardScope {
  if (user.role === 'admin') return pointOfSale === undefined ? null : [pointOfSale];
  return user.pointsOfSale.filter((code) => pointOfSale === undefined || code === pointOfSale);
}

type Happened = Readonly<{ approved: number; signed: number; inscribed: number }>;
const NONE: Happened = { approved: 0, signed: 0, inscribed: 0 };
type Placed = Awaited<ReturnType<typeof readPlaced>>;
type Reasons = Awaited<ReturnType<typeof readReasons>>;

const sumPlaced = (placed: Placed): number => placed.reduce((sum, one) => sum + one.placed, 0);

function sumOf(counts: readonly EventCount[]): Happened {
  const of = (name: EventCount['event']) =>
    counts.reduce((sum, { event, count }) => (event === name ? sum + count : sum), 0);
  return { approved: of('APPROVED'), signed: of('SIGNED'), inscribed: of('INSCRIBED') };
}

function byPointOfSale(bank: Bank, counts: readonly EventCount[], placed: Placed): Answer['pointsOfSale'] {
  const groups = Map.groupBy(
    counts.filter(({ event }) => event !== 'SENT_BACK'),
    ({ pointOfSale }) => pointOfSale,
  );
  return [...groups]
    .map(([code, own]) => ({
      code,
      business_name: bank.catalogues.pointsOfSale.find((point) => point.code === code)?.businessName ?? null,
      ...sumOf(own),
      placed: sumPlaced(placed.filter(({ pointOfSale }) => pointOfSale === code)),
    }))
    .toSorted((one, two) => two.approved - one.approved || (one.code ?? '').localeCompare(two.code ?? ''));
}

function sentBack(counts: readonly EventCount[], reasons: Reasons): Answer['sentBackDocuments'] {
  const groups = Map.groupBy(
    counts.filter(({ event }) => event === 'SENT_BACK'),
    ({ documentType }) => documentType ?? '',
  );
  return [...groups]
    .map(([type, own]) => ({
      type,
      label: documentLabel(type),
      count: own.reduce((sum, { count }) => sum + count, 0),
      reasons: reasons
        .filter(({ documentType }) => documentType === type)
        .slice(0, MOST_REASONS)
        .map(({ reason, count }) => ({ reason, count })),
    }))
    .toSorted((one, two) => two.count - one.count || one.label.localeCompare(two.label));
}

/** Returns the figures of the proposals that the user may see (docs/domain.md#board). */
export async function getBoard(bank: Bank, user: User, query: z.infer<typeof boardQuery>): Promise<Answer> {
  const scope = boardScope(user, query.pointOfSale);
  const weeks = lastWeeks(WEEKS, bank.clock.now());
  const starts = weeks.filter((_week, at) => at % COHORT_WEEKS === 0);
  const [counted, history, events, cohorts, placed, reasons] = await Promise.all([
    readStages(bank.sql, BOARD_STAGES, scope, bank.clock.now()),
    readHistory(bank.sql, inScope(scope)),
    readEvents(bank.sql, weeks, scope),
    readCohorts(bank.sql, starts, scope),
    readPlaced(bank.sql, weeks, scope),
    readReasons(bank.sql, weeks[0] ?? '', scope),
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
        medianDays: phase === null ? null : medianDays(history, phase),
      };
    }),
    weeks: weeks.map((week, at) => ({
      week,
      ...sumOf(events.filter((one) => one.week === week)),
      placed: sumPlaced(placed.filter((one) => one.at === at)),
    })),
    pointsOfSale: byPointOfSale(bank, events, placed),
    cohorts: starts.map((week, at) => {
      const { approved, signed, inscribed } = cohorts.find((one) => one.at === at) ?? NONE;
      return { week, approved, signed, inscribed };
    }),
    sentBackDocuments: sentBack(events, reasons),
  };
}
