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
  inScope,
  MOST_COUNTED,
  readCohorts,
  readReasons,
  readSentBack,
  readStages,
  readWeeks,
  type Weeks,
} from './boardStore.ts';

type Answer = z.infer<typeof boardAnswer>;

const WEEKS = 12;
const COHORT_WEEKS = 4;
const MOST_REASONS = 3;

/** A point of sale that is not the user's counts nothing, like an unknown one (docs/security.md#points-of-sale). */
function boardScope(user: User, pointOfSale: string | undefined): BoardScope {
  if (user.role === 'admin') return pointOfSale === undefined ? null : [pointOfSale];
  return user.pointsOfSale.filter((code) => pointOfSale === undefined || code === pointOfSale);
}

type Reasons = Awaited<ReturnType<typeof readReasons>>;
type Counted = Weeks['approved'][number];

const KINDS = ['approved', 'signed', 'inscribed'] as const;
const NONE = { approved: 0, signed: 0, inscribed: 0 };

/** Adds up the counts of the weeks that `isOf` selects. */
function sumOf(weeks: Weeks, isOf: (counted: Counted) => boolean) {
  const sum = (kind: (typeof KINDS)[number], of: 'count' | 'placed') =>
    weeks[kind].filter(isOf).reduce((total, counted) => total + counted[of], 0);
  return {
    approved: sum('approved', 'count'),
    signed: sum('signed', 'count'),
    inscribed: sum('inscribed', 'count'),
    placed: sum('signed', 'placed'),
  };
}

function byPointOfSale(bank: Bank, weeks: Weeks): Answer['pointsOfSale'] {
  const codes = new Set(KINDS.flatMap((kind) => weeks[kind].map(({ pointOfSale }) => pointOfSale)));
  return [...codes]
    .map((code) => ({
      code,
      business_name: bank.catalogues.pointsOfSale.find((point) => point.code === code)?.businessName ?? null,
      ...sumOf(weeks, ({ pointOfSale }) => pointOfSale === code),
    }))
    .toSorted((one, two) => two.approved - one.approved || (one.code ?? '').localeCompare(two.code ?? ''));
}

function sentBackDocuments(
  documents: Awaited<ReturnType<typeof readSentBack>>,
  reasons: Reasons,
): Answer['sentBackDocuments'] {
  return documents
    .map(({ documentType: type, count }) => ({
      type,
      label: documentLabel(type),
      count,
      reasons: reasons
        .filter(({ documentType }) => documentType === type)
        .slice(0, MOST_REASONS)
        .map((given) => ({ reason: given.reason, count: given.count })),
    }))
    .toSorted((one, two) => two.count - one.count || one.label.localeCompare(two.label));
}

/** Returns the figures of the proposals that the user may see (docs/domain.md#board). */
export async function getBoard(bank: Bank, user: User, query: z.infer<typeof boardQuery>): Promise<Answer> {
  const scope = boardScope(user, query.pointOfSale);
  const weeks = lastWeeks(WEEKS, bank.clock.now());
  const starts = weeks.filter((_week, at) => at % COHORT_WEEKS === 0);
  const [counted, history, happened, cohorts, sentBack, reasons] = await Promise.all([
    readStages(bank.sql, BOARD_STAGES, scope, bank.clock.now()),
    readHistory(bank.sql, inScope(scope)),
    readWeeks(bank.sql, weeks, scope),
    readCohorts(bank.sql, starts, scope),
    readSentBack(bank.sql, weeks[0] ?? '', scope),
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
    weeks: weeks.map((week, index) => ({ week, ...sumOf(happened, ({ at }) => at === index) })),
    pointsOfSale: byPointOfSale(bank, happened),
    cohorts: starts.map((week, at) => {
      const { approved, signed, inscribed } = cohorts.find((one) => one.at === at) ?? NONE;
      return { week, approved, signed, inscribed };
    }),
    sentBackDocuments: sentBackDocuments(sentBack, reasons),
  };
}
