import { expect, test } from 'vitest';
import { ageText } from './ageText.ts';
import { stageAge } from './stageAge.ts';

const TODAY = '2026-11-23';

test.each([
  ['2026-11-23T02:59:00.000Z', 5, { days: 1, stage: 'green', lateDays: 0 }],
  ['2026-11-23T03:00:00.000Z', 5, { days: 0, stage: 'green', lateDays: 0 }],
  ['2026-11-19T12:00:00.000Z', 5, { days: 4, stage: 'yellow', lateDays: 0 }],
  ['2026-11-18T12:00:00.000Z', 5, { days: 5, stage: 'yellow', lateDays: 0 }],
  ['2026-11-17T12:00:00.000Z', 5, { days: 6, stage: 'red', lateDays: 1 }],
  ['2026-11-19T12:00:00.000Z', 2, { days: 4, stage: 'red', lateDays: 2 }],
  // The server's clock is ahead of this one.
  ['2026-11-24T12:00:00.000Z', 5, { days: 0, stage: 'green', lateDays: 0 }],
  ['2026-11-01T12:00:00.000Z', null, { days: 22, stage: 'green', lateDays: 0 }],
] as const)('describes a stage since %s with a target of %s days as %j [RT-38]', (since, target, age) => {
  expect(stageAge(since, target, TODAY)).toEqual(age);
});

test.each([
  [0, null, 'En la etapa desde hoy'],
  [1, null, '1 día en la etapa'],
  [7, 7, '7 días en la etapa'],
  [8, 7, '1 día fuera de plazo'],
  [13, 7, '6 días fuera de plazo'],
])('after %i days with a target of %s: %s', (days, target, text) => {
  const since = new Date(Date.UTC(2026, 10, 20 - days, 15)).toISOString();
  expect(ageText(stageAge(since, target, '2026-11-20'))).toBe(text);
});
