import type { z } from 'zod';
import {
  FIRST_RANK,
  groupOf,
  LAST_RANK,
  ranksAfter,
  ranksBefore,
  ranksInGroup,
  ranksOf,
} from '../records/proposalFacets.ts';
import type { FlowStatus, PhaseStatus } from '../records/rowTypes.ts';
import { CONCIERGE } from '../flow/table.ts';
import type { getProposalsQuery } from '../api/proposals.ts';

type Query = z.infer<typeof getProposalsQuery>;

const STATUSES: readonly FlowStatus[] = ['A', 'E', 'C', 'X'];
const CANCELED: readonly FlowStatus[] = ['C', 'X'];

/** The ranks that match: those of a list, or all between two bounds, exclusive. Null does not restrict. */
type RankFilter = { ranks: readonly number[] | null; above: number | null; below: number | null };
const ANY_RANK: RankFilter = { ranks: null, above: null, below: null };

/**
 * The filters on status and phase that one scan of an index answers; null does not restrict. The index begins with
 * `canceled` and `rankGroup`; the others are tested on its entries, and most entries of such a scan pass (decision 024).
 */
export type IndexScan = {
  canceled: boolean | null;
  status: FlowStatus | null;
  rankGroup: number | null;
  phaseRank: number | null;
} & Pick<RankFilter, 'above' | 'below'>;

/** The statuses that match; null for any. */
function statusesOf({ status, ignoreStatus }: Query): readonly FlowStatus[] | null {
  if (status === undefined && ignoreStatus === undefined) return null;
  const matching = status === undefined ? STATUSES : status === 'canceled' ? CANCELED : [status];
  return ignoreStatus === undefined ? matching : matching.filter((one) => !CANCELED.includes(one));
}

function phaseFilter({ flowPhase, flowPhaseStatus }: Query): RankFilter {
  if (flowPhase === CONCIERGE) return ANY_RANK;
  if (flowPhase === undefined) {
    if (flowPhaseStatus === 'FINALIZED') return { ...ANY_RANK, above: FIRST_RANK };
    return flowPhaseStatus === 'PENDING' ? { ...ANY_RANK, below: LAST_RANK } : ANY_RANK;
  }
  const ranks = { FINALIZED: ranksAfter, PENDING: ranksBefore, ACTIVE: ranksOf };
  return { ...ANY_RANK, ranks: ranks[flowPhaseStatus ?? 'ACTIVE'](flowPhase) };
}

const matches = (rank: number, { ranks, above, below }: RankFilter): boolean =>
  (ranks === null || ranks.includes(rank)) &&
  (above === null || rank > above) &&
  (below === null || rank < below);

function rankFilterOf(query: Query): RankFilter {
  const filter = phaseFilter(query);
  if (query.phaseId === undefined) return filter;
  return { ...ANY_RANK, ranks: ranksOf(query.phaseId).filter((rank) => matches(rank, filter)) };
}

const BEFORE_PLEDGE = [...ranksOf('OWNER'), ...ranksOf('INSURANCE'), ...ranksOf('SELLER')];

/**
 * The filter without the ranks that a proposal of this status never has, by the state machine: a finished one (E) is in
 * the last phase, and applicants cannot cancel (C) past BIOMETRIA, whether documents were sent back or not.
 */
function possible(status: FlowStatus, filter: RankFilter): RankFilter {
  if (status === 'E') {
    return { ...ANY_RANK, ranks: matches(LAST_RANK, filter) ? [LAST_RANK] : [] };
  }
  if (status !== 'C' || filter.ranks === null) return filter;
  const cancellable = [
    ...BEFORE_PLEDGE,
    ...ranksAfter('INSURANCE'),
    ...ranksOf('BIOMETRIA'),
    ...ranksAfter('SELLER'),
  ];
  return { ...filter, ranks: filter.ranks.filter((rank) => cancellable.includes(rank)) };
}

type StatusFilter = Pick<IndexScan, 'canceled' | 'status'>;

/** The statuses as filters of one scan each: C and X together are `canceled`, A and E together are not. */
function statusFilters(statuses: readonly FlowStatus[] | null): StatusFilter[] {
  if (statuses === null) return [{ canceled: null, status: null }];
  return [false, true].flatMap((canceled): StatusFilter[] => {
    const own = statuses.filter((one) => CANCELED.includes(one) === canceled);
    return own.length === 2 ? [{ canceled, status: null }] : own.map((status) => ({ canceled, status }));
  });
}

function scansOf(statusFilter: StatusFilter, asked: RankFilter): IndexScan[] {
  const filter = statusFilter.status === null ? asked : possible(statusFilter.status, asked);
  const { ranks, above, below } = filter;
  if (ranks === null) return [{ ...statusFilter, rankGroup: null, phaseRank: null, above, below }];
  return [...new Set(ranks.map(groupOf))].flatMap((rankGroup): IndexScan[] => {
    const all = ranksInGroup(rankGroup);
    const wholeGroup = { ...statusFilter, rankGroup, phaseRank: null, above: null, below: null };
    if (asked.ranks !== null && all.every((rank) => asked.ranks?.includes(rank))) return [wholeGroup];
    return ranks.filter((rank) => all.includes(rank)).map((phaseRank) => ({ ...wholeGroup, phaseRank }));
  });
}

/** The index scans whose results together match the query's filters on status and phase; empty if nothing can match. */
export function indexScansOf(query: Query): IndexScan[] {
  const filter = rankFilterOf(query);
  return statusFilters(statusesOf(query)).flatMap((statusFilter) => scansOf(statusFilter, filter));
}

/** The status asked for CONCIERGE, the phase that runs beside the others; null if the query does not ask for it. */
export const conciergeOf = ({ flowPhase, flowPhaseStatus }: Query): PhaseStatus | null =>
  flowPhase === CONCIERGE ? (flowPhaseStatus ?? 'ACTIVE') : null;
