import type { StripStage } from '@prendarios/design-system/data/StageStrip';
import { formatNumber } from '@prendarios/rules/format';
import type { StageCountFragment } from '#generated/graphql.ts';
import { type Filters, NO_FILTERS } from '../address/filters.ts';
import { changedHref, FIRST_PLACE, type ListPlace } from '../address/listAddress.ts';
import { BOARD_TEXTS as TEXT } from './texts.ts';

type Stage = Pick<StageCountFragment, 'phase' | 'status' | 'count' | 'isCapped'>;

const isLabelled = (phase: string): phase is keyof typeof TEXT.stages => Object.hasOwn(TEXT.stages, phase);

export const stageKey = ({ phase }: Pick<Stage, 'phase'>): string => phase ?? 'INSCRIBED';

export function stageLabel(stage: Pick<Stage, 'phase'>): string {
  const key = stageKey(stage);
  return isLabelled(key) ? TEXT.stages[key] : key;
}

/** '23', or '10+' if there are more than were counted. */
export const countText = ({ count, isCapped }: Pick<Stage, 'count' | 'isCapped'>): string =>
  `${formatNumber(count)}${isCapped ? '+' : ''}`;

/**
 * The list of a stage, or the list without it if it is chosen. Apart from the point of sale the other filters go: the
 * count is of the whole stage.
 */
function stageHref({ phase, status }: Stage, place: ListPlace, isChosen: boolean): string {
  const all = { ...NO_FILTERS, pointOfSale: place.filters.pointOfSale };
  const ofStage = { ...all, phase: phase === 'UNKNOWN' ? null : phase, status };
  // The order by age in the stage is of open proposals alone.
  const sort = status === 'OPEN' ? place.sort : FIRST_PLACE.sort;
  return changedHref(place, { filters: isChosen ? all : ofStage, sort });
}

const isChosen = (stage: Stage, { phase, status, phaseStatus }: Filters): boolean =>
  phase === stage.phase && status === stage.status && (phaseStatus === null || phaseStatus === 'ACTIVE');

/** The stages as links that filter the list. */
export function stripStages(stages: readonly Stage[], place: ListPlace): StripStage[] {
  const most = Math.max(1, ...stages.map(({ count }) => count));
  return stages.map((stage) => {
    const chosen = isChosen(stage, place.filters);
    return {
      key: stageKey(stage),
      label: stageLabel(stage),
      count: countText(stage),
      share: stage.count / most,
      href: stageHref(stage, place, chosen),
      chosen,
    };
  });
}
