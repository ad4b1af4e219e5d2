import { expect, test } from 'vitest';
import { readDateText } from './dateText.ts';

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
])('parses a date entered as %s as %s [RT-38]', (text, date) => {
  expect(readDateText(text)).toBe(date);
});
