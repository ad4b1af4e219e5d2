import { and, count, countDistinct, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { dayStart } from '../loan/dates.ts';
import { documentObservations, inscribedAt, signedAt, stepDates } from '../records/phaseTables.ts';
import { proposals } from '../records/tables.ts';
import type { BoardStage } from './boardStages.ts';
import { IS_OPEN, isPastTarget } from './filters.ts';

/** Points of sale to count; null counts all proposals, including those without a point of sale. */
export type BoardScope = readonly string[] | null;

/** Upper limit of a count, because closed proposals only accumulate (docs/domain.md#board). */
export const MOST_COUNTED = 999;

/** The proposals of a scope; undefined for all. */
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

const instant = (isoText: SQL) => sql`${isoText}::timestamptz`;
/** Returns the index of the week that contains an instant; weeks begin on `mondays`, and the last one has no end. */
const weekAt = (at: SQL, mondays: readonly string[]) => {
  const starts = mondays.map((monday) => sql`${dayStart(monday).toISOString()}::timestamptz`);
  return sql`width_bucket(${at}, array[${sql.join(starts, sql`, `)}]) - 1`.mapWith(Number);
};

/**
 * Counts the proposals with an event in each week, by week and point of sale, and adds up their pesos without cancelled
 * ones.
 */
async function countWeeks(
  db: Sql,
  mondays: readonly string[],
  scope: BoardScope,
  { at, since }: { at: SQL; since: SQL },
) {
  const { pointOfSale, amount, flowStatus } = proposals;
  return db
    .select({
      at: weekAt(at, mondays),
      pointOfSale,
      count: count(),
      placed: sql`coalesce(sum(${amount}) filter (where ${inArray(flowStatus, ['A', 'E'])}), 0)`.mapWith(
        Number,
      ),
    })
    .from(proposals)
    .leftJoin(stepDates, eq(stepDates.proposalUuid, proposals.uuid))
    .where(and(since, inScope(scope)))
    .groupBy(sql`1`, pointOfSale);
}

/** Counts what was approved, signed and inscribed per week since the first of `mondays`, by the list's criteria. */
export async function readWeeks(db: Sql, mondays: readonly string[], scope: BoardScope) {
  const from = dayStart(mondays[0] ?? '');
  const { createdAt } = proposals;
  const ofStep = (doneAt: SQL) => ({ at: instant(doneAt), since: gte(doneAt, from.toISOString()) });
  const [approved, signed, inscribed] = await Promise.all([
    countWeeks(db, mondays, scope, { at: sql`${createdAt}`, since: gte(createdAt, from) }),
    countWeeks(db, mondays, scope, ofStep(signedAt(stepDates.dates))),
    countWeeks(db, mondays, scope, ofStep(inscribedAt(stepDates.dates))),
  ]);
  return { approved, signed, inscribed };
}

export type Weeks = Awaited<ReturnType<typeof readWeeks>>;

/** Returns the proposals created since each Monday and before the next one, and how many of them are signed and inscribed. */
export function readCohorts(db: Sql, mondays: readonly string[], scope: BoardScope) {
  const from = dayStart(mondays[0] ?? '');
  return db
    .select({
      at: weekAt(sql`${proposals.createdAt}`, mondays),
      approved: count(),
      signed: count(signedAt(stepDates.dates)),
      inscribed: count(inscribedAt(stepDates.dates)),
    })
    .from(proposals)
    .leftJoin(stepDates, eq(stepDates.proposalUuid, proposals.uuid))
    .where(and(gte(proposals.createdAt, from), inScope(scope)))
    .groupBy(sql`1`);
}

/** Returns the number of proposals with each kind of document sent back since `monday`. */
export function readSentBack(db: Sql, monday: string, scope: BoardScope) {
  const { documentType, observedAt, proposalUuid } = documentObservations;
  return db
    .select({ documentType, count: countDistinct(proposalUuid) })
    .from(documentObservations)
    .innerJoin(proposals, eq(proposals.uuid, proposalUuid))
    .where(and(gte(observedAt, dayStart(monday)), inScope(scope)))
    .groupBy(documentType);
}

/** Returns the number of proposals per reason and kind of document, most frequent first. */
export function readReasons(db: Sql, monday: string, scope: BoardScope) {
  const { documentType, reason, observedAt, proposalUuid } = documentObservations;
  return db
    .select({ documentType, reason, count: countDistinct(proposalUuid) })
    .from(documentObservations)
    .innerJoin(proposals, eq(proposals.uuid, proposalUuid))
    .where(and(gte(observedAt, dayStart(monday)), inScope(scope)))
    .groupBy(documentType, reason)
    .orderBy(desc(countDistinct(proposalUuid)), reason);
}
