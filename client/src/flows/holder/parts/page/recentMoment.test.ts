import { expect, test } from 'vitest';
import { recentMoment } from './recentMoment.ts';

test.each([
  ['2026-11-19', 'a las 23:05'],
  ['2026-11-20', 'el 19/11 a las 23:05'],
])('on %s, formats a time on the 19th as %s', (today, text) => {
  expect(recentMoment('2026-11-20T02:05:00.000Z', today)).toBe(text);
});
