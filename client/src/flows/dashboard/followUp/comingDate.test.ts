import { expect, test } from 'vitest';
import { readComingDate } from './comingDate.ts';

test.each([
  ['1/12', '2026-12-01'],
  ['28-11', '2026-11-28'],
  ['27.11', '2026-11-27'],
  ['5/1', '2027-01-05'],
  ['27/11/2026', '2026-11-27'],
  ['31/2', null],
  ['29/2', null],
  ['1', null],
])('on 28/11/2026, reads %s as %s', (text, date) => {
  expect(readComingDate(text, '2026-11-28')).toBe(date);
});
