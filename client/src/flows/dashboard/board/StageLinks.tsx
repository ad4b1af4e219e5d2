import { StageStrip } from '@prendarios/design-system/data/StageStrip';
import { useBoardStagesQuery, useViewCountsQuery } from '#generated/hooks.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import { filterInput } from '../address/filters.ts';
import type { ListPlace } from '../address/listAddress.ts';
import { narrowsStages, stageFilters, stripStages } from './stages.ts';
import { BOARD_TEXTS as TEXT } from './texts.ts';
import { useFollowList } from '../proposal/useFollowList.ts';

type StageLinksProps = {
  place: ListPlace;
  role: Role;
  /** How often the open list was reloaded; the figures reload with it. */
  reads: number;
};

/**
 * Shows the stages above the list, each as a filter. Figures come from the board, or from the list when other filters
 * are on. Shows nothing if they cannot be read.
 */
export const StageLinks = ({ place, role, reads }: StageLinksProps) => {
  const board = useBoardStagesQuery({
    variables: { pointOfSaleCode: place.filters.pointOfSale },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const stages = (board.data ?? board.previousData)?.boardStages;
  const isNarrowed = stages !== undefined && stages.length > 0 && narrowsStages(place.filters);
  const counts = useViewCountsQuery({
    variables: {
      filters: (stages ?? []).map((stage) => filterInput(stageFilters(stage, place.filters), role) ?? {}),
    },
    skip: !isNarrowed,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  useFollowList(reads, isNarrowed ? counts.refetch : board.refetch);
  const counted = (counts.data ?? (counts.loading ? counts.previousData : undefined))?.proposalCounts;
  if (stages === undefined && board.error !== undefined) return null;
  if (isNarrowed && !counts.loading && !counted) return null;
  const shown = isNarrowed
    ? (stages ?? []).map((stage, at) => ({
        ...stage,
        ...(counted?.[at] ?? { count: null, isCapped: false }),
      }))
    : stages;
  return <StageStrip label={TEXT.strip} unit={TEXT.unit} stages={stripStages(shown ?? [], place)} />;
};
