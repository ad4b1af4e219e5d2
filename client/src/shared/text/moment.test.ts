import { expect, test } from 'vitest';
import { formatMoment, momentInText } from './moment.ts';

test.each([
  ['2026-11-19T12:12:00.000Z', '19/11/2026 09:12'],
  ['2026-11-20T02:05:00.000Z', '19/11/2026 23:05'],
  ['no date', '-'],
  [null, '-'],
  [undefined, '-'],
])('formats %s as %s in Argentina’s time', (instant, expected) => {
  expect(formatMoment(instant)).toBe(expected);
});

test('formats a time for use in a sentence with momentInText', () => {
  expect(momentInText('2026-11-19T12:12:00.000Z')).toBe('19/11/2026 a las 09:12');
});
