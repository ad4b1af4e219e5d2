import type { StripStage } from '@prendarios/design-system/data/StageStrip';
import { formatNumber } from '@prendarios/rules/format';
import type { StageCountFragment } from '#generated/graphql.ts';
import { countOf, type Filters } from '../address/filters.ts';
import { changedHref, FIRST_PLACE, type ListPlace } from '../address/listAddress.ts';
import { BOARD_TEXTS as TEXT } from './texts.ts';

type Count = Pick<StageCountFragment, 'count' | 'isCapped'>;
/** `count`: null while it is being counted. */
type Stage = Pick<StageCountFragment, 'phase' | 'status' | 'isCapped'> & Readonly<{ count: number | null }>;

const isLabelled = (phase: string): phase is keyof typeof TEXT.stages => Object.hasOwn(TEXT.stages, phase);

export const stageKey = ({ phase }: Pick<Stage, 'phase'>): string => phase ?? 'INSCRIBED';

export function stageLabel(stage: Pick<Stage, 'phase'>): string {
  const key = stageKey(stage);
  return isLabelled(key) ? TEXT.stages[key] : key;
}

/** Formats a count: '23', or '10+' if counting stopped there. */
export const countText = ({ count, isCapped }: Count): string =>
  `${formatNumber(count)}${isCapped ? '+' : ''}`;

const NO_STAGE = { phase: null, phaseStatus: null, status: null } as const satisfies Partial<Filters>;

/** Returns the list's filters with those of a stage. */
export const stageFilters = (
  { phase, status }: Pick<Stage, 'phase' | 'status'>,
  filters: Filters,
): Filters => ({
  ...filters,
  ...NO_STAGE,
  phase: phase === 'UNKNOWN' ? null : phase,
  status,
});

/** Whether the list has filters that the board's counts ignore. */
export const narrowsStages = (filters: Filters): boolean =>
  countOf(filters, ['pointOfSale', 'phase', 'phaseStatus', 'status']) > 0;

/** Returns the list's address for a stage; without the stage if it is already chosen. */
function stageHref(stage: Stage, place: ListPlace, isChosen: boolean): string {
  const filters = isChosen ? { ...place.filters, ...NO_STAGE } : stageFilters(stage, place.filters);
  // The order by time in stage applies to open proposals only.
  const isOfOpen = place.sort === 'LONGEST_IN_STAGE' && stage.status !== 'OPEN';
  return changedHref(place, { filters, sort: isOfOpen ? FIRST_PLACE.sort : place.sort });
}

const isChosen = (stage: Stage, { phase, status, phaseStatus }: Filters): boolean =>
  phase === stage.phase && status === stage.status && (phaseStatus === null || phaseStatus === 'ACTIVE');

/** Returns the stages as links that filter the list. */
export function stripStages(stages: readonly Stage[], place: ListPlace): StripStage[] {
  const most = Math.max(1, ...stages.map(({ count }) => count ?? 0));
  return stages.map((stage) => {
    const chosen = isChosen(stage, place.filters);
    return {
      key: stageKey(stage),
      label: stageLabel(stage),
      count: stage.count === null ? '…' : countText({ ...stage, count: stage.count }),
      share: (stage.count ?? 0) / most,
      href: stageHref(stage, place, chosen),
      chosen,
    };
  });
}
