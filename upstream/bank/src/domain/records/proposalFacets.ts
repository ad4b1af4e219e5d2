import { sql } from 'drizzle-orm';
import { CONCIERGE, type PhaseName, PHASES, RELOAD } from '../flow/table.ts';

/**
 * Columns that the database derives from a proposal's own, for the dashboard's filters. Being generated, they can
 * never say anything else than the flow does.
 */

type OrderedPhase = (typeof PHASES)[number];

/** Numbers that leave room, so that 'past the first phase' and 'before the last' are ranges. */
const ORDERED: Readonly<Record<OrderedPhase, number>> = {
  OWNER: 0,
  INSURANCE: 1,
  SELLER: 2,
  BIOMETRIA: 3,
  REGISTRO_PRENDA: 4,
  REGISTRO_PRENDA_INSCRIPTA: 20,
};
/** Documents are observed while one of these phases is active; the proposal then stands before it. */
const INTERRUPTED = {
  SELLER: 12,
  BIOMETRIA: 13,
  REGISTRO_PRENDA: 14,
  REGISTRO_PRENDA_INSCRIPTA: 15,
} as const satisfies Partial<Record<PhaseName, number>>;

export const FIRST_PLACE = ORDERED.OWNER;
export const LAST_PLACE = ORDERED.REGISTRO_PRENDA_INSCRIPTA;

const isInterruptible = (phase: string): phase is keyof typeof INTERRUPTED => phase in INTERRUPTED;

/** The places of a proposal whose active phase is this one. */
export function placesOf(phase: PhaseName): number[] {
  if (phase === CONCIERGE) return [];
  return phase === RELOAD ? Object.values(INTERRUPTED) : [ORDERED[phase]];
}

/** Documents are awaited before whatever phase: one stage, for all the places that it has. */
export const RELOAD_STAGE = 12;
const isReloadPlace = (place: number) => Object.values<number>(INTERRUPTED).includes(place);
export const stageOfPlace = (place: number): number => (isReloadPlace(place) ? RELOAD_STAGE : place);
export const placesOfStage = (stage: number): number[] =>
  stage === RELOAD_STAGE ? Object.values(INTERRUPTED) : [stage];

/** Where this phase is the next one to be worked on: it is active, or documents are awaited before it. */
const workedOn = (phase: OrderedPhase): number[] =>
  isInterruptible(phase) ? [ORDERED[phase], INTERRUPTED[phase]] : [ORDERED[phase]];

/** The places of a proposal whose last finalized phase is this one (ST-02; RELOAD leaves the flow when it ends). */
export function placesAfter(phase: PhaseName): number[] {
  const next = PHASES[PHASES.findIndex((name) => name === phase) + 1];
  return phase === RELOAD || phase === CONCIERGE || next === undefined ? [] : workedOn(next);
}

/** The places of a proposal whose next pending phase is this one. */
export function placesBefore(phase: PhaseName): number[] {
  const at = PHASES.findIndex((name) => name === phase);
  const before = PHASES[at - 1];
  const interrupted = isInterruptible(phase) ? [INTERRUPTED[phase]] : [];
  return before === undefined ? interrupted : [ORDERED[before], ...interrupted];
}

const cases = (places: Readonly<Record<string, number>>) =>
  Object.entries(places)
    .map(([phase, place]) => `when '${phase}' then ${place}`)
    .join(' ');

const NEXT_PENDING = `jsonb_path_query_first(flow, '$.flowPhase[*] ? (@.status == "PENDING" && @.name != "${CONCIERGE}").name') #>> '{}'`;

export const PLACE = sql.raw(
  `case phase ${cases(ORDERED)} when '${RELOAD}' then case ${NEXT_PENDING} ${cases(INTERRUPTED)} end end`,
);
/** What an index begins with: the place, all those with awaited documents being one. */
export const STAGE = sql.raw(`case phase ${cases(ORDERED)} when '${RELOAD}' then ${RELOAD_STAGE} end`);
/** By the applicant, by the bank or by expiry (ST-04). */
export const CANCELED = sql.raw(`flow_status in ('C', 'X')`);
export const GENDER = sql.raw(`owner ->> 'gender'`);
export const CONCIERGE_STATUS = sql.raw(
  `jsonb_path_query_first(flow, '$.flowPhase[*] ? (@.name == "${CONCIERGE}").status') #>> '{}'`,
);
