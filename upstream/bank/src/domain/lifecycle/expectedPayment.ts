import { todayInArgentina } from '@prendarios/rules/birthDate';
import type { Bank } from '../bank.ts';
import { PHASES } from '../flow/table.ts';
import { addBusinessDays, type NonBusinessDays } from '../loan/businessDays.ts';
import { addDays } from '../loan/dates.ts';
import type { ProposalRow } from '../records/proposals.ts';
import { phaseStart, type History, LEAST_HISTORY, median, readHistory } from './history.ts';

const KEPT_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const PAID = 'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta';

/** Median days from the beginning of each phase to the payment; empty without enough history. */
type Durations = Readonly<Partial<Record<string, number>>>;

/** Returns the usual durations of paid proposals. */
export function durationsOf(history: readonly History[]): Durations {
  const paid = history.filter(({ dates }) => dates[PAID] !== undefined);
  if (paid.length < LEAST_HISTORY) return {};
  return Object.fromEntries(
    PHASES.map((phase, at) => {
      const days = paid.map((one) => (Date.parse(one.dates[PAID] ?? '') - phaseStart(one, at)) / DAY_MS);
      return [phase, median(days)];
    }),
  );
}

const kept = new WeakMap<Bank['catalogues'], { durations: Durations; until: number }>();

/** Cached for an hour, except while the history is too short. */
async function usualDurations({ sql, clock, catalogues }: Bank): Promise<Durations> {
  const now = clock.now().getTime();
  const known = kept.get(catalogues);
  if (known !== undefined && now < known.until && now >= known.until - KEPT_MS) return known.durations;
  const durations = durationsOf(await readHistory(sql));
  if (Object.keys(durations).length > 0) kept.set(catalogues, { durations, until: now + KEPT_MS });
  return durations;
}

type Expected = Pick<ProposalRow, 'flowStatus' | 'phase' | 'stageSince' | 'revocationHeldSince'> &
  Readonly<{ paymentHeldSince: string | null }>;
type Calendar = Readonly<{ now: Date; closed: NonBusinessDays }>;

/**
 * Returns the days from now to the payment: the rest of the usual time since the start of this phase, but at least the
 * usual time from the start of the next one. Null while documents are sent back, which is no phase of PHASES.
 */
function daysLeft({ phase, stageSince }: Expected, usual: Durations, now: Date): number | null {
  const whole = usual[phase ?? ''];
  if (whole === undefined) return null;
  const next = PHASES[PHASES.findIndex((one) => one === phase) + 1];
  const elapsed = (now.getTime() - stageSince.getTime()) / DAY_MS;
  return Math.max(whole - elapsed, usual[next ?? ''] ?? 0);
}

/**
 * Returns the business day (YYYY-MM-DD) on which an open proposal will probably be paid, from tomorrow on
 * (docs/domain.md#expected-payment). Null if it has ended, is on hold or was sent back, or without usual durations.
 */
export function expectedPayment(row: Expected, usual: Durations, { now, closed }: Calendar): string | null {
  if (row.flowStatus !== 'A' || row.revocationHeldSince !== null || row.paymentHeldSince !== null)
    return null;
  const days = daysLeft(row, usual, now);
  if (days === null) return null;
  const before = addDays(todayInArgentina(now), Math.max(1, Math.ceil(days)) - 1);
  return addBusinessDays(before, 1, closed);
}

/**
 * Proposals with an expected payment until a day: in this phase since `since` or earlier. The payment is `usualMs`
 * after the start of the phase, but not before `soonest`.
 */
export type PaymentsUntil = Readonly<{ phase: string; since: Date; usualMs: number; soonest: Date }>;

/** Upper limit of the filter, in days. */
const MOST_DAYS = 365;

/** Returns the proposals for which `expectedPayment` returns `until` (YYYY-MM-DD) or an earlier day. */
function awaitedUntil(until: string, usual: Durations, { now, closed }: Calendar): PaymentsUntil[] {
  let most = 0;
  while (most < MOST_DAYS && addBusinessDays(addDays(todayInArgentina(now), most), 1, closed) <= until)
    most += 1;
  if (most === 0) return [];
  return PHASES.flatMap((phase, at): PaymentsUntil[] => {
    const whole = usual[phase ?? ''];
    if (whole === undefined) return [];
    const next = usual[PHASES[at + 1] ?? ''] ?? 0;
    if (next > most) return [];
    const [since, soonest] = [most - whole, next].map((days) => new Date(now.getTime() + days * DAY_MS));
    return since && soonest ? [{ phase, since, usualMs: whole * DAY_MS, soonest }] : [];
  });
}

const calendarOf = ({ clock, settings }: Bank, now = clock.now()): Calendar => ({
  now,
  closed: settings.nonBusinessDays,
});

/** Returns the payments that the bank expected, as of `now`, up to a day; within a year if none is given. */
export const awaitedPayments = async (
  bank: Bank,
  now: Date,
  until = addDays(todayInArgentina(now), MOST_DAYS),
): Promise<PaymentsUntil[]> => awaitedUntil(until, await usualDurations(bank), calendarOf(bank, now));

/** Returns a function that calculates `expectedPayment` for a proposal as of now. */
export async function expectedPayments(bank: Bank): Promise<(row: Expected) => string | null> {
  const usual = await usualDurations(bank);
  const calendar = calendarOf(bank);
  return (row) => expectedPayment(row, usual, calendar);
}
