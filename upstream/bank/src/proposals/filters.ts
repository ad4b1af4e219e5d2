import type { z } from 'zod';
import { placesAfter, placesBefore, placesOf, FIRST_PLACE, LAST_PLACE } from '../database/proposalFacets.ts';
import type { FlowStatus, PhaseStatus } from '../database/rowTypes.ts';
import { CONCIERGE } from '../flow/table.ts';
import type { getProposalsQuery } from './contract.ts';

type Query = z.infer<typeof getProposalsQuery>;

const STATUSES: readonly FlowStatus[] = ['A', 'E', 'C', 'X'];
const CANCELED: readonly FlowStatus[] = ['C', 'X'];

/** Where in the flow: some places, or all from `above` and below `below`; no list and no bound is anywhere. */
export type Where = { places: readonly number[] | null; above: number | null; below: number | null };
const ANYWHERE: Where = { places: null, above: null, below: null };

/** What an index can answer by one descent: a status, or any; a place, a range of places, or any. */
export type State = { status: FlowStatus | null; place: number | null } & Pick<Where, 'above' | 'below'>;

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

function statesAt(status: FlowStatus | null, { places, above, below }: Where): State[] {
  if (places === null) return [{ status, place: null, above, below }];
  return places.map((place) => ({ status, place, above: null, below: null }));
}

/** The filters on status and phase as states to be looked up one by one and merged; none: nothing can match. */
export function statesOf(query: Query): State[] {
  const where = whereOf(query);
  const statuses = statusesOf(query);
  if (statuses === null) return statesAt(null, where);
  return statuses.flatMap((status) => statesAt(status, possible(status, where)));
}

/** The asked status of the gestor's phase, which runs beside the others; null where it is not asked for. */
export const conciergeOf = ({ flowPhase, flowPhaseStatus }: Query): PhaseStatus | null =>
  flowPhase === CONCIERGE ? (flowPhaseStatus ?? 'ACTIVE') : null;
