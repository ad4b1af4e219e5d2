import { expect, test } from 'vitest';
import { readAsStaff } from '#testing/readAsStaff.ts';
import { listAnnouncement, pagerStatus } from './listCount.ts';

readAsStaff();

const total = (count: number, isCapped = false) => ({ count, isCapped });

test.each([
  ['216 propuestas, de la 1 a la 25', '1 a 25 de 216 propuestas', 1, 25, total(216)],
  ['216 propuestas, de la 201 a la 216', '201 a 216 de 216 propuestas', 9, 16, total(216)],
  [
    'Más de 10.000 propuestas, de la 26 a la 50',
    '26 a 50 de más de 10.000 propuestas',
    2,
    25,
    total(10_000, true),
  ],
  ['7 propuestas', '7 propuestas', 1, 7, total(7)],
  ['1 propuesta', '1 propuesta', 1, 1, total(1)],
  // The bank does not count, or the page or the count is unknown.
  ['25 propuestas', 'Página 1', 1, 25, null],
  ['25 propuestas, página 2', 'Página 2', 2, 25, null],
  ['25 propuestas', '', null, 25, total(5000)],
  ['25 propuestas, página 2', 'Página 2', 2, 25, total(49)],
  ['', 'Página 2', 2, 25, undefined],
])('announces %j and shows %j in the pager', (announcement, status, page, rows, of) => {
  const counted = { page, size: 25, rows, total: of };
  expect(listAnnouncement(counted, 0)).toBe(announcement);
  expect(pagerStatus(counted)).toBe(status);
});

test('announces the number of filters that the user set', () => {
  const counted = { page: 1, size: 25, rows: 7, total: total(7) };
  expect(listAnnouncement(counted, 1)).toBe('7 propuestas, 1 filtro en uso');
  expect(listAnnouncement(counted, 2)).toBe('7 propuestas, 2 filtros en uso');
});
