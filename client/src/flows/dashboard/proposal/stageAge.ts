import type { Stage } from '@prendarios/design-system/data/StatusTag';
import { stageDays } from '@prendarios/rules/stageDays';

export type StageAge = Readonly<{
  days: number;
  stage: Stage;
  /** Days beyond the stage's target; 0 within it, and where the bank states none. */
  lateDays: number;
}>;

/**
 * Days in the stage, by the calendar of Argentina, and their colour: red beyond the target, yellow on its last day and the
 * day before (docs/domain.md#board).
 */
export function stageAge(since: string, target: number | null, today: string): StageAge {
  const days = stageDays(since, today);
  const lateDays = Math.max(0, days - (target ?? days));
  if (lateDays > 0) return { days, stage: 'red', lateDays };
  return { days, stage: target !== null && days >= target - 1 ? 'yellow' : 'green', lateDays };
}
