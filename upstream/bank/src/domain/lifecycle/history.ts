import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { PHASES } from '../flow/table.ts';
import { stepDates } from '../records/phaseTables.ts';
import { proposals } from '../records/tables.ts';

/** Number of most recent finished proposals from which the usual durations are calculated. */
const HISTORY = 200;
/** Fewest proposals from which a usual duration is calculated. */
export const LEAST_HISTORY = 5;
const DAY_MS = 24 * 60 * 60_000;

/** A finished proposal: when it was created, and the ISO instant of each step by `PHASE.step`. */
export type History = Readonly<{ createdAt: Date; dates: Readonly<Record<string, string>> }>;

/** Reads the most recent finished proposals that match `within`. */
export function readHistory(db: Sql, within?: SQL): Promise<History[]> {
  return db
    .select({ createdAt: proposals.createdAt, dates: stepDates.dates })
    .from(proposals)
    .innerJoin(stepDates, eq(stepDates.proposalUuid, proposals.uuid))
    .where(and(eq(proposals.flowStatus, 'E'), within))
    .orderBy(desc(proposals.stageSince))
    .limit(HISTORY);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const datesOf = ({ dates }: History, phases: readonly string[]): number[] =>
  Object.entries(dates)
    .filter(([step]) => phases.some((phase) => step.startsWith(`${phase}.`)))
    .map(([, date]) => Date.parse(date));

/** Returns when the phase at an index of PHASES began, in epoch milliseconds: when the last step before it was done. */
export const phaseStart = (one: History, at: number): number =>
  Math.max(one.createdAt.getTime(), ...datesOf(one, PHASES.slice(0, at)));

/** Returns the median days in a phase; null if too few proposals went through it. */
export function medianDays(history: readonly History[], phase: string): number | null {
  const at = PHASES.findIndex((one) => one === phase);
  if (at === -1) return null;
  const days = history.flatMap((one) => {
    const done = datesOf(one, [phase]);
    return done.length === 0 ? [] : [(Math.max(...done) - phaseStart(one, at)) / DAY_MS];
  });
  return days.length < LEAST_HISTORY ? null : Math.round(median(days) * 10) / 10;
}
