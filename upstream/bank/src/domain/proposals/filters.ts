import type { z } from 'zod';
import {
  FIRST_PLACE,
  LAST_PLACE,
  placesAfter,
  placesBefore,
  placesOf,
  placesOfStage,
  stageOfPlace,
} from '../records/proposalFacets.ts';
import type { FlowStatus, PhaseStatus } from '../records/rowTypes.ts';
import { CONCIERGE } from '../flow/table.ts';
import type { getProposalsQuery } from '../api/proposals.ts';

type Query = z.infer<typeof getProposalsQuery>;

const STATUSES: readonly FlowStatus[] = ['A', 'E', 'C', 'X'];
const CANCELED: readonly FlowStatus[] = ['C', 'X'];

/** Where in the flow: some places, or all from `above` and below `below`; no list and no bound is anywhere. */
type Where = { places: readonly number[] | null; above: number | null; below: number | null };
const ANYWHERE: Where = { places: null, above: null, below: null };

/**
 * What an index can answer by one descent: kept or canceled, and a stage, each or any. `status`, `place` and the bounds
 * are judged in the index on the way: each is a good part of what the descent finds.
 */
export type State = {
  canceled: boolean | null;
  status: FlowStatus | null;
  stage: number | null;
  place: number | null;
} & Pick<Where, 'above' | 'below'>;

/** Null: any status. */
function statusesOf({ status, ignoreStatus }: Query): readonly FlowStatus[] | null {
  if (status === undefined && ignoreStatus === undefined) return null;
  const asked = status === undefined ? STATUSES : status === 'canceled' ? CANCELED : [status];
  return ignoreStatus === undefined ? asked : asked.filter((one) => !CANCELED.includes(one));
}

function wherePhase({ flowPhase, flowPhaseStatus }: Query): Where {
  if (flowPhase === CONCIERGE) return ANYWHERE;
  if (flowPhase === undefined) {
    if (flowPhaseStatus === 'FINALIZED') return { ...ANYWHERE, above: FIRST_PLACE };
    return flowPhaseStatus === 'PENDING' ? { ...ANYWHERE, below: LAST_PLACE } : ANYWHERE;
  }
  const places = { FINALIZED: placesAfter, PENDING: placesBefore, ACTIVE: placesOf };
  return { ...ANYWHERE, places: places[flowPhaseStatus ?? 'ACTIVE'](flowPhase) };
}

const fits = (place: number, { places, above, below }: Where): boolean =>
  (places === null || places.includes(place)) &&
  (above === null || place > above) &&
  (below === null || place < below);

function whereOf(query: Query): Where {
  const where = wherePhase(query);
  if (query.phaseId === undefined) return where;
  const active = placesOf(query.phaseId).filter((place) => fits(place, where));
  return { ...ANYWHERE, places: active };
}

const BEFORE_PLEDGE = [...placesOf('OWNER'), ...placesOf('INSURANCE'), ...placesOf('SELLER')];

/**
 * Where a status can be at all, by the state machine: closed is always the last phase, and the applicant cancels
 * no later than BIOMETRIA, documents observed or not.
 */
function possible(status: FlowStatus, where: Where): Where {
  if (status === 'E') {
    return { ...ANYWHERE, places: fits(LAST_PLACE, where) ? [LAST_PLACE] : [] };
  }
  if (status !== 'C' || where.places === null) return where;
  const cancellable = [
    ...BEFORE_PLEDGE,
    ...placesAfter('INSURANCE'),
    ...placesOf('BIOMETRIA'),
    ...placesAfter('SELLER'),
  ];
  return { ...where, places: where.places.filter((place) => cancellable.includes(place)) };
}

type Standing = Pick<State, 'canceled' | 'status'>;

/** Statuses as an index begins with them: both of a kind are one descent. */
function standingsOf(statuses: readonly FlowStatus[] | null): Standing[] {
  if (statuses === null) return [{ canceled: null, status: null }];
  return [false, true].flatMap((canceled): Standing[] => {
    const own = statuses.filter((one) => CANCELED.includes(one) === canceled);
    return own.length === 2 ? [{ canceled, status: null }] : own.map((status) => ({ canceled, status }));
  });
}

function statesAt(standing: Standing, asked: Where): State[] {
  const where = standing.status === null ? asked : possible(standing.status, asked);
  const { places, above, below } = where;
  if (places === null) return [{ ...standing, stage: null, place: null, above, below }];
  return [...new Set(places.map(stageOfPlace))].flatMap((stage): State[] => {
    const all = placesOfStage(stage);
    const anywhere = { ...standing, stage, above: null, below: null };
    if (asked.places !== null && all.every((place) => asked.places?.includes(place))) {
      return [{ ...anywhere, place: null }];
    }
    return places.filter((place) => all.includes(place)).map((place) => ({ ...anywhere, place }));
  });
}

/** The filters on status and phase as states to be looked up one by one and merged; none: nothing can match. */
export function statesOf(query: Query): State[] {
  const where = whereOf(query);
  return standingsOf(statusesOf(query)).flatMap((standing) => statesAt(standing, where));
}

/** The asked status of the gestor's phase, which runs beside the others; null where it is not asked for. */
export const conciergeOf = ({ flowPhase, flowPhaseStatus }: Query): PhaseStatus | null =>
  flowPhase === CONCIERGE ? (flowPhaseStatus ?? 'ACTIVE') : null;
