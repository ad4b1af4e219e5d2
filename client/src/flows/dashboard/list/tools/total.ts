import type { StageCountFragment } from '#generated/graphql.ts';
import { isChosen } from '../../board/stages.ts';
import { countOf } from '../../address/filters.ts';
import { type ListPlace, pageNumber } from '../../address/listAddress.ts';

type Shown = { nodes: readonly unknown[]; pageInfo: { hasNextPage: boolean } };
type Count = Pick<StageCountFragment, 'count' | 'isCapped'>;
type Stage = Count & Pick<StageCountFragment, 'phase' | 'status'>;

/**
 * How many proposals the list has, from what is read anyway: on its last page all are counted, a whole stage is counted
 * in the strip above the list. Null for other long lists: the bank pages without counting.
 */
export function totalOf(
  page: Shown | undefined,
  place: Pick<ListPlace, 'filters' | 'trail' | 'size'>,
  stages: readonly Stage[],
): Count | null {
  if (page === undefined) return null;
  const { filters, trail, size } = place;
  if (!page.pageInfo.hasNextPage && pageNumber(trail) !== null)
    return { count: trail.length * size + page.nodes.length, isCapped: false };
  const stage = stages.find((one) => isChosen(one, filters));
  const ofStage = ['phase', 'status', 'phaseStatus', 'pointOfSale'] as const;
  return stage !== undefined && countOf(filters, ofStage) === 0 ? stage : null;
}
