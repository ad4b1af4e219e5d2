import { expect, test } from 'vitest';
import { stageAge } from './stageAge.ts';

const TODAY = '2026-11-22';

test.each([
  ['2026-11-22T13:00:00.000Z', 0, 'green'],
  // The day before in Argentina, and the same day in UTC.
  ['2026-11-22T02:30:00.000Z', 1, 'green'],
  ['2026-11-20T12:00:00.000Z', 2, 'yellow'],
  ['2026-11-19T23:00:00.000Z', 3, 'yellow'],
  ['2026-11-18T12:00:00.000Z', 4, 'red'],
  // A clock that is ahead of this one.
  ['2026-11-24T12:00:00.000Z', 0, 'green'],
] as const)('a stage that began at %s is %i days old and %s [RT-38]', (since, days, stage) => {
  expect(stageAge(since, TODAY)).toEqual({ days, stage });
});
