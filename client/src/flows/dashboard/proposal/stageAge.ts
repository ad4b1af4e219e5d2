import type { Stage } from '@prendarios/design-system/data/StatusTag';
import { stageDays } from '@prendarios/rules/stageDays';

export type StageAge = Readonly<{
  days: number;
  stage: Stage;
  /** Days past the stage's target; 0 within it or without a target. */
  lateDays: number;
}>;

/**
 * Returns the calendar days in the stage, in Argentina's time zone, with a colour: red past the target, yellow on its
 * last day and the day before (docs/domain.md#board).
 */
export function stageAge(since: string, target: number | null, today: string): StageAge {
  const days = stageDays(since, today);
  const lateDays = Math.max(0, days - (target ?? days));
  if (lateDays > 0) return { days, stage: 'red', lateDays };
  return { days, stage: target !== null && days >= target - 1 ? 'yellow' : 'green', lateDays };
}
