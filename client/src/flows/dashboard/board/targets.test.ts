import { expect, test } from 'vitest';
import { inPages, signedFilters, targetsOf } from './targets.ts';

const point = (code: string | null, signedTarget: number | null) => ({
  __typename: 'BoardPointOfSale' as const,
  code,
  businessName: code === null ? null : 'AUTOS DEL SUR',
  approved: 9,
  signed: 4,
  inscribed: 2,
  placed: null,
  signedTarget,
});

test('groups targets in pages of ten and omits points of sale without one', () => {
  const pointsOfSale = [point('01010', 12), point('01022', null), point(null, null)];
  expect(targetsOf({ pointsOfSale })).toEqual([{ code: '01010', name: 'Autos del Sur', target: 12 }]);
  const many = Array.from({ length: 12 }, (_none, at) => point(`${at}`, 5));
  expect(inPages(targetsOf({ pointsOfSale: many })).map(({ length }) => length)).toEqual([10, 2]);
  expect(inPages([])).toEqual([]);
});

test('counts signatures from the first day of the month', () => {
  const targets = [{ code: '01010', name: 'Autos del Sur', target: 12 }];
  expect(signedFilters(targets, '2026-11-28')).toEqual([
    { pointOfSaleCode: '01010', signedFrom: '2026-11-01' },
  ]);
});
