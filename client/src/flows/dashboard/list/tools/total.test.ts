import { expect, test } from 'vitest';
import { readAsStaff } from '#testing/readAsStaff.ts';
import { type Filters, NO_FILTERS } from '../../address/filters.ts';
import { FIRST_PLACE } from '../../address/listAddress.ts';
import { LIST_TEXTS } from '../texts.ts';
import { totalOf } from './total.ts';

readAsStaff();

const STAGES = [
  { phase: 'OWNER', status: 'OPEN', count: 42, isCapped: false },
  { phase: 'SELLER', status: 'OPEN', count: 999, isCapped: true },
] as const;
const ofStage = { ...NO_FILTERS, phase: 'OWNER', status: 'OPEN' } as const;
const full: Filters = { ...ofStage, phase: 'SELLER', pointOfSale: '01010' };

test.each([
  ['a short list: its rows', 7, false, 0, NO_FILTERS, '7 propuestas'],
  [
    'the last page of a longer one: with those before it',
    1,
    false,
    2,
    { ...ofStage, gender: 'FEMALE' },
    '21 propuestas',
  ],
  ['a single one', 1, false, 0, NO_FILTERS, '1 propuesta'],
  ['a stage: as the strip counts it', 10, true, 1, ofStage, '42 propuestas'],
  ['a stage with more than are counted', 10, true, 0, full, 'Más de 999 propuestas'],
  ['a part of a stage: unknown', 10, true, 0, { ...ofStage, gender: 'FEMALE' }, null],
  ['a long list: unknown', 10, true, 0, NO_FILTERS, null],
  ['so many pages that the first ones were dropped: unknown', 3, false, 80, NO_FILTERS, null],
] as const)('[RT-38] the number of %s', (_case, rows, hasNextPage, before, filters, said) => {
  const page = { nodes: Array.from({ length: rows }), pageInfo: { hasNextPage } };
  const place = { ...FIRST_PLACE, filters, trail: Array.from({ length: before }, (_none, at) => `key${at}`) };
  const total = totalOf(page, place, STAGES);
  expect(total && LIST_TEXTS.total(total)).toBe(said);
});
