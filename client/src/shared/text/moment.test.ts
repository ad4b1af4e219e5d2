import { expect, test } from 'vitest';
import { formatMoment, momentInText, recentMoment } from './moment.ts';

test.each([
  ['2026-11-19T12:12:00.000Z', '19/11/2026 09:12'],
  ['2026-11-20T02:05:00.000Z', '19/11/2026 23:05'],
  ['no date', '-'],
  [null, '-'],
  [undefined, '-'],
])('%s is %s in Argentina', (instant, expected) => {
  expect(formatMoment(instant)).toBe(expected);
});

test('a sentence says the time in words', () => {
  expect(momentInText('2026-11-19T12:12:00.000Z')).toBe('19/11/2026 a las 09:12');
});

test.each([
  ['2026-11-19', 'a las 23:05'],
  ['2026-11-20', 'el 19/11 a las 23:05'],
])('on %s a sentence says a moment of the 19th as %s', (today, text) => {
  expect(recentMoment('2026-11-20T02:05:00.000Z', today)).toBe(text);
});
