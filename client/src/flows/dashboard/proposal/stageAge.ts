import type { Stage } from '@prendarios/design-system/data/StatusTag';
import { stageDays } from '@prendarios/rules/stageDays';

/** A stage is to take no longer; beyond it a proposal is stuck (docs/domain.md#dashboard-list). */
export const TARGET_DAYS = 3;
/** A stage that takes as long as this nears its target. */
const NEAR_DAYS = 2;

export type StageAge = Readonly<{ days: number; stage: Stage }>;

/** Days in the stage, by the calendar of Argentina, and their colour against the target. */
export function stageAge(since: string, today: string): StageAge {
  const days = stageDays(since, today);
  if (days > TARGET_DAYS) return { days, stage: 'red' };
  return { days, stage: days >= NEAR_DAYS ? 'yellow' : 'green' };
}
