import { and, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { boardEvents } from '../records/boardTables.ts';
import { documentObservations, stepDates } from '../records/phaseTables.ts';
import { proposals } from '../records/tables.ts';
import type { BoardStage } from './boardStages.ts';
import { dayStart, IS_OPEN, isPastTarget } from './filters.ts';

/** Points of sale to count; null counts all proposals, including those without a point of sale. */
export type BoardScope = readonly string[] | null;

/** Upper limit of a count, because closed proposals only accumulate (docs/domain.md#board). */
export const MOST_COUNTED = 999;

const DAY_MS = 24 * 60 * 60_000;

/** Returns the condition for the proposals of a scope; undefined for all. */
export const inScope = (scope: BoardScope): SQL | undefined =>
  scope === null ? undefined : inArray(proposals.pointOfSale, scope);

type StageCount = { count: number; older: number | null };

/** Returns per stage the number of proposals and how many exceed the target. */
export async function readStages(
  db: Sql,
  stages: readonly BoardStage[],
  scope: BoardScope,
  now: Date,
): Promise<readonly StageCount[]> {
  const within = inScope(scope);
  const open = await db
    .select({
      phase: proposals.phase,
      count: count(),
      older: sql`count(*) filter (where ${isPastTarget(now)})`.mapWith(Number),
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

const doneAt = (step: string) => sql`(${stepDates.dates} ->> ${sql.raw(`'${step}'`)})::timestamptz`;
const signedAt = doneAt('BIOMETRIA.createFormalization');
const inscribedAt = doneAt('REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta');
/** Returns the index of the week that contains an instant; weeks begin on `mondays`, and the last one has no end. */
const weekAt = (instant: SQL, mondays: readonly string[]) => {
  const starts = mondays.map((monday) => sql`${dayStart(monday).toISOString()}::timestamptz`);
  return sql`width_bucket(${instant}, array[${sql.join(starts, sql`, `)}]) - 1`.mapWith(Number);
};

/** Returns the proposals created since each Monday and before the next one, and how many of them are signed and inscribed. */
export function readCohorts(db: Sql, mondays: readonly string[], scope: BoardScope) {
  const from = dayStart(mondays[0] ?? '');
  return db
    .select({
      at: weekAt(sql`${proposals.createdAt}`, mondays),
      approved: count(),
      signed: sql`count(${signedAt})`.mapWith(Number),
      inscribed: sql`count(${inscribedAt})`.mapWith(Number),
    })
    .from(proposals)
    .leftJoin(stepDates, eq(stepDates.proposalUuid, proposals.uuid))
    .where(and(gte(proposals.createdAt, from), inScope(scope)))
    .groupBy(sql`1`);
}

/** Upper bound of the time from a proposal's creation to its signature. */
const LONGEST_MS = 180 * DAY_MS;

/** Returns the pesos of the loans signed in each week, without cancelled ones, by week and point of sale. */
export function readPlaced(db: Sql, mondays: readonly string[], scope: BoardScope) {
  const { pointOfSale, createdAt, amount, flowStatus } = proposals;
  const from = dayStart(mondays[0] ?? '');
  return db
    .select({ at: weekAt(signedAt, mondays), pointOfSale, placed: sql`sum(${amount})`.mapWith(Number) })
    .from(proposals)
    .innerJoin(stepDates, eq(stepDates.proposalUuid, proposals.uuid))
    .where(
      and(
        gte(createdAt, new Date(from.getTime() - LONGEST_MS)),
        gte(signedAt, from),
        inArray(flowStatus, ['A', 'E']),
        inScope(scope),
      ),
    )
    .groupBy(sql`1`, pointOfSale);
}

/** Returns how often each reason was given per document type sent back from `monday` on, the most frequent first. */
export function readReasons(db: Sql, monday: string, scope: BoardScope) {
  const { documentType, reason, observedAt, proposalUuid } = documentObservations;
  return db
    .select({ documentType, reason, count: count() })
    .from(documentObservations)
    .innerJoin(proposals, eq(proposals.uuid, proposalUuid))
    .where(and(gte(observedAt, dayStart(monday)), inScope(scope)))
    .groupBy(documentType, reason)
    .orderBy(desc(count()), reason);
}
