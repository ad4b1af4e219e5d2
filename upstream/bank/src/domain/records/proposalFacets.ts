import { sql } from 'drizzle-orm';
import { CONCIERGE, type PhaseName, PHASES, RELOAD } from '../flow/table.ts';

// The columns that the database derives from a proposal's flow, for the dashboard's filters (decision 024). They are
// generated, so they always agree with the flow.

type OrderedPhase = (typeof PHASES)[number];

/** The rank of each phase. The gap leaves room for INTERRUPTED, so that 'past the first phase' is a range. */
const ORDERED: Readonly<Record<OrderedPhase, number>> = {
  OWNER: 0,
  INSURANCE: 1,
  SELLER: 2,
  BIOMETRIA: 3,
  REGISTRO_PRENDA: 4,
  REGISTRO_PRENDA_INSCRIPTA: 20,
};
/** The ranks of a proposal whose documents were sent back, by the phase that this interrupted. */
const INTERRUPTED = {
  SELLER: 12,
  BIOMETRIA: 13,
  REGISTRO_PRENDA: 14,
  REGISTRO_PRENDA_INSCRIPTA: 15,
} as const satisfies Partial<Record<PhaseName, number>>;

export const ALL_RANKS: readonly number[] = [...Object.values(ORDERED), ...Object.values(INTERRUPTED)];
export const FIRST_RANK = ORDERED.OWNER;
export const LAST_RANK = ORDERED.REGISTRO_PRENDA_INSCRIPTA;

const isInterruptible = (phase: string): phase is keyof typeof INTERRUPTED => phase in INTERRUPTED;

/** The ranks of a proposal whose active phase is this one. */
export function ranksOf(phase: PhaseName): number[] {
  if (phase === CONCIERGE) return [];
  return phase === RELOAD ? Object.values(INTERRUPTED) : [ORDERED[phase]];
}

/** The group of all interrupted ranks. Every other rank is a group of its own, with the same number. */
const RELOAD_GROUP = 12;
const isInterrupted = (rank: number) => Object.values<number>(INTERRUPTED).includes(rank);
/** The group that a rank belongs to. */
export const groupOf = (rank: number): number => (isInterrupted(rank) ? RELOAD_GROUP : rank);
/** The ranks at which this phase is the next to be worked on: it is active, or interrupted. */
const workedOn = (phase: OrderedPhase): number[] =>
  isInterruptible(phase) ? [ORDERED[phase], INTERRUPTED[phase]] : [ORDERED[phase]];

/** The ranks of a proposal whose last finalized phase is this one (ST-02; RELOAD leaves the flow when it ends). */
export function ranksAfter(phase: PhaseName): number[] {
  const next = PHASES[PHASES.findIndex((name) => name === phase) + 1];
  return phase === RELOAD || phase === CONCIERGE || next === undefined ? [] : workedOn(next);
}

/** The ranks of a proposal whose next pending phase is this one. */
export function ranksBefore(phase: PhaseName): number[] {
  const at = PHASES.findIndex((name) => name === phase);
  const before = PHASES[at - 1];
  const interrupted = isInterruptible(phase) ? [INTERRUPTED[phase]] : [];
  return before === undefined ? interrupted : [ORDERED[before], ...interrupted];
}

const cases = (ranks: Readonly<Record<string, number>>) =>
  Object.entries(ranks)
    .map(([phase, rank]) => `when '${phase}' then ${rank}`)
    .join(' ');

const NEXT_PENDING = `jsonb_path_query_first(flow, '$.flowPhase[*] ? (@.status == "PENDING" && @.name != "${CONCIERGE}").name') #>> '{}'`;

export const PHASE_RANK = sql.raw(
  `case phase ${cases(ORDERED)} when '${RELOAD}' then case ${NEXT_PENDING} ${cases(INTERRUPTED)} end end`,
);
export const RANK_GROUP = sql.raw(`case phase ${cases(ORDERED)} when '${RELOAD}' then ${RELOAD_GROUP} end`);
/** Cancelled by the applicant or the bank, or expired (ST-04). */
export const CANCELED = sql.raw(`flow_status in ('C', 'X')`);
/** Pesos of the loan: beside the quote, which is too large to be read for a list. */
export const AMOUNT = sql.raw(`(quote ->> 'selectedAmount')::numeric`);
export const GENDER = sql.raw(`owner ->> 'gender'`);
export const CONCIERGE_STATUS = sql.raw(
  `jsonb_path_query_first(flow, '$.flowPhase[*] ? (@.name == "${CONCIERGE}").status') #>> '{}'`,
);
