import { StageStrip } from '@prendarios/design-system/data/StageStrip';
import { useBoardStagesQuery } from '#generated/hooks.ts';
import type { ListPlace } from '../address/listAddress.ts';
import { stripStages } from './stages.ts';
import { BOARD_TEXTS as TEXT } from './texts.ts';
import { useFollowList } from '../proposal/useFollowList.ts';

type StageLinksProps = {
  place: ListPlace;
  /** How often the list was read again while it is open: the figures follow it. */
  reads: number;
};

/** The stages above the list; each filters it. If the figures cannot be read, there is only the list. */
export const StageLinks = ({ place, reads }: StageLinksProps) => {
  const { data, previousData, error, refetch } = useBoardStagesQuery({
    variables: { pointOfSaleCode: place.filters.pointOfSale },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  useFollowList(reads, refetch);
  const stages = (data ?? previousData)?.boardStages;
  if (stages === undefined && error !== undefined) return null;
  return <StageStrip label={TEXT.strip} unit={TEXT.unit} stages={stripStages(stages ?? [], place)} />;
};
