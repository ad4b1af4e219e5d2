import { and, count, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { boardEvents } from '../records/boardTables.ts';
import { proposals } from '../records/tables.ts';
import type { BoardStage } from './boardStages.ts';
import { IS_OPEN } from './filters.ts';

/** Points of sale to count; null counts all proposals, including those without a point of sale. */
export type BoardScope = readonly string[] | null;

/** Upper limit of a count, because closed proposals only accumulate (docs/domain.md#board). */
export const MOST_COUNTED = 999;

const DAY_MS = 24 * 60 * 60_000;

type StageCount = { count: number; older: number | null };

/** Returns per stage the number of proposals and how many exceed the target. */
export async function readStages(
  db: Sql,
  stages: readonly BoardStage[],
  scope: BoardScope,
  now: Date,
): Promise<readonly StageCount[]> {
  const within = scope === null ? undefined : inArray(proposals.pointOfSale, scope);
  const older = or(
    ...stages.flatMap(({ phase, target }) => {
      if (phase === null || target === null) return [];
      const bound = new Date(now.getTime() - target * DAY_MS);
      return [and(eq(proposals.phase, phase), lt(proposals.stageSince, bound))];
    }),
  );
  const open = await db
    .select({
      phase: proposals.phase,
      count: count(),
      older: sql`count(*) filter (where ${older})`.mapWith(Number),
    })
    .from(proposals)
    .where(and(IS_OPEN, within))
    .groupBy(proposals.phase);
  const closed = await db
    .select({ uuid: proposals.uuid })
    .from(proposals)
    .where(and(eq(proposals.flowStatus, 'E'), within))
    .limit(MOST_COUNTED + 1);
  return stages.map(({ phase, status }) => {
    if (status === 'E') return { count: closed.length, older: null };
    const counted = open.find((row) => row.phase === phase);
    return { count: counted?.count ?? 0, older: counted?.older ?? 0 };
  });
}

/** Returns event counts of the given weeks by week, point of sale and kind. */
export function readEvents(db: Sql, weeks: readonly string[], scope: BoardScope) {
  const { week, pointOfSale, event, documentType } = boardEvents;
  return db
    .select({ week, pointOfSale, event, documentType, count: count() })
    .from(boardEvents)
    .where(and(inArray(week, [...weeks]), scope === null ? undefined : inArray(pointOfSale, scope)))
    .groupBy(week, pointOfSale, event, documentType);
}

export type EventCount = Awaited<ReturnType<typeof readEvents>>[number];
