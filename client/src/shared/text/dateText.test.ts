import { expect, test } from 'vitest';
import { readComingDate, readDateText } from './dateText.ts';

test.each([
  ['1/11/2026', '2026-11-01'],
  ['01/11/2026', '2026-11-01'],
  [' 1-11-26 ', '2026-11-01'],
  ['29.02.2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/11/2026', null],
  ['1/11', null],
  ['1/11/202', null],
  ['ayer', null],
])('a date typed as %s is %s [RT-38]', (text, date) => {
  expect(readDateText(text)).toBe(date);
});

test.each([
  ['1/12', '2026-12-01'],
  ['28-11', '2026-11-28'],
  ['27.11', '2027-11-27'],
  ['27/11/2026', '2026-11-27'],
  ['31/2', null],
  ['29/2', null],
  ['1', null],
])('a coming day typed as %s on 28/11/2026 is %s', (text, date) => {
  expect(readComingDate(text, '2026-11-28')).toBe(date);
});
