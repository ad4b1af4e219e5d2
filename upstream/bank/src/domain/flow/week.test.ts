import { expect, it } from 'vitest';
import { lastWeeks, weekOf } from './week.ts';

it.each([
  ['2026-11-16T03:00:00Z', '2026-11-16'],
  ['2026-11-16T02:59:59Z', '2026-11-09'],
  ['2026-11-22T15:00:00Z', '2026-11-16'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('the week of %s begins on Monday %s in Argentina', (instant, monday) => {
  expect(weekOf(new Date(instant))).toBe(monday);
});

it('the last weeks end with the current one', () => {
  expect(lastWeeks(3, new Date('2026-11-20T15:00:00Z'))).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
});
