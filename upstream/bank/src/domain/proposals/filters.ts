import type { z } from 'zod';
import {
  ALL_RANKS,
  FIRST_RANK,
  groupOf,
  LAST_RANK,
  ranksAfter,
  ranksBefore,
  ranksOf,
} from '../records/proposalFacets.ts';
import type { FlowStatus, PhaseStatus } from '../records/rowTypes.ts';
import { CONCIERGE } from '../flow/table.ts';
import type { getProposalsQuery } from '../api/proposals.ts';

type Query = z.infer<typeof getProposalsQuery>;

const STATUSES: readonly FlowStatus[] = ['A', 'E', 'C', 'X'];
const CANCELED: readonly FlowStatus[] = ['C', 'X'];

/** The statuses and ranks that match, and the stages of listings that have them; null does not restrict. */
export type Facets = {
  statuses: readonly FlowStatus[] | null;
  ranks: readonly number[] | null;
  stages: readonly number[] | null;
  /** Open proposals only, which have indexes of their own. */
  isOpen: boolean;
};

/** Only an open proposal waits for somebody, and has a stage that grows older. */
const isOfOpen = ({ sort, stageOlderThanDays, waitsFor }: Query): boolean =>
  sort === 'LONGEST_IN_STAGE' || stageOlderThanDays !== undefined || waitsFor !== undefined;

function statusesOf(query: Query): readonly FlowStatus[] | null {
  const { status, ignoreStatus } = query;
  const onlyOpen = isOfOpen(query);
  if (status === undefined && ignoreStatus === undefined && !onlyOpen) return null;
  const asked = status === undefined ? STATUSES : status === 'canceled' ? CANCELED : [status];
  return asked
    .filter((one) => ignoreStatus === undefined || !CANCELED.includes(one))
    .filter((one) => !onlyOpen || one === 'A');
}

function ranksOfPhase({ flowPhase, flowPhaseStatus }: Query): readonly number[] | null {
  if (flowPhase === CONCIERGE) return null;
  if (flowPhase !== undefined) {
    const ranks = { FINALIZED: ranksAfter, PENDING: ranksBefore, ACTIVE: ranksOf };
    return ranks[flowPhaseStatus ?? 'ACTIVE'](flowPhase);
  }
  if (flowPhaseStatus === 'FINALIZED') return ALL_RANKS.filter((rank) => rank !== FIRST_RANK);
  return flowPhaseStatus === 'PENDING' ? ALL_RANKS.filter((rank) => rank !== LAST_RANK) : null;
}

function ranksAsked(query: Query): readonly number[] | null {
  const ranks = ranksOfPhase(query);
  if (query.phaseId === undefined) return ranks;
  return ranksOf(query.phaseId).filter((rank) => ranks === null || ranks.includes(rank));
}

export function facetsOf(query: Query): Facets {
  const statuses = statusesOf(query);
  const ranks = ranksAsked(query);
  const isOpen = statuses?.join() === 'A';
  const isNarrow = (query.flowPhase !== undefined && ranks !== null) || query.phaseId !== undefined;
  // Among the oldest, few are open: only the index of the open ones finds them.
  const byStage = isNarrow || isOfOpen(query) || (isOpen && query.sort === 'OLDEST');
  return {
    statuses,
    ranks,
    isOpen,
    stages: byStage ? [...new Set((ranks ?? ALL_RANKS).map(groupOf))] : null,
  };
}

/** The status asked for CONCIERGE, the phase that runs beside the others; null if the query does not ask for it. */
export const conciergeOf = ({ flowPhase, flowPhaseStatus }: Query): PhaseStatus | null =>
  flowPhase === CONCIERGE ? (flowPhaseStatus ?? 'ACTIVE') : null;
