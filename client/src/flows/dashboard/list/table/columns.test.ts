import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FIRST_PLACE } from '../../address/listAddress.ts';
import { columnsOf } from './ProposalTable.tsx';
import type { Row } from './rows.ts';

const ROW: Row = {
  key: 'a',
  id: 'a',
  holder: 'Elena Álvarez',
  document: 'DNI 30.•••.••2',
  heldBy: null,
  number: '104882',
  vehicle: 'Fiat Cronos',
  vehicleNote: ['0KM 2026', '105316'],
  amount: '$ 20.000.000',
  payment: null,
  tag: { stage: 'orange', children: 'Seguro' },
  isVivere: false,
  note: [],
  call: null,
  age: { days: 2, stage: 'yellow', lateDays: 0 },
  created: '20/11/2026',
  shortId: 'a1b2c3d4',
  pointOfSale: 'Automotores Libertador S.A.',
};
const EVERY_SORT = ['NEWEST', 'OLDEST', 'LONGEST_IN_STAGE'] as const;
const WHOLE = { rows: [ROW], place: FIRST_PLACE, sorts: EVERY_SORT, withPoints: true, isNarrow: false };

const keysOf = (change: Partial<Parameters<typeof columnsOf>[0]> = {}) =>
  columnsOf({ ...WHOLE, ...change }).map(({ key }) => key);
const sortOf = (key: string, change: Partial<Parameters<typeof columnsOf>[0]> = {}) =>
  columnsOf({ ...WHOLE, ...change }).find((column) => column.key === key)?.sort;

describe('list columns [RT-38]', () => {
  test('are all present if the bank provides all data', () => {
    expect(keysOf()).toEqual(['holder', 'vehicle', 'amount', 'pointOfSale', 'stage', 'age', 'created']);
  });

  test('omit amount and age if the bank provides neither', () => {
    const rows = [{ ...ROW, amount: null, age: null }];
    expect(keysOf({ rows })).toEqual(['holder', 'vehicle', 'pointOfSale', 'stage', 'created']);
    // A proposal that ended has no age; the others still do.
    expect(keysOf({ rows: [ROW, { ...ROW, age: null }] })).toContain('age');
  });

  test('are fewer when a panel is open next to them', () => {
    expect(keysOf({ isNarrow: true })).toEqual(['holder', 'vehicle', 'amount', 'stage', 'age']);
  });

  test('move the id and the point of sale below the holder and the vehicle when narrow [EN-07]', () => {
    const [holder, vehicle] = columnsOf({ ...WHOLE, isNarrow: true });
    expect(renderToStaticMarkup(holder?.detail?.(ROW))).toMatch(/DNI 30.*ID\u00a0a1b2c3d4/);
    expect(vehicle?.detail?.(ROW)).toHaveProperty('props.parts', [
      '0KM 2026',
      '105316',
      'Automotores Libertador S.A.',
    ]);
  });

  test('show below the holder who follows up the proposal', () => {
    const [holder] = columnsOf(WHOLE);
    const row = { ...ROW, heldBy: 'La tiene Ana Pérez' };
    expect(renderToStaticMarkup(holder?.detail?.(row))).toMatch(/DNI 30.*<div>La tiene Ana Pérez<\/div>$/);
  });

  test('say in text that a proposal is late in its stage', () => {
    const age = columnsOf(WHOLE).find(({ key }) => key === 'age');
    expect(age?.detail?.({ ...ROW, age: { days: 6, stage: 'red', lateDays: 3 } })).toBe('Fuera de plazo');
    expect(age?.detail?.(ROW)).toBeNull();
  });

  test('omit the point of sale if there is only one', () => {
    expect(keysOf({ withPoints: false })).not.toContain('pointOfSale');
  });

  test('are not sortable if the bank supports only one order', () => {
    expect(sortOf('age', { sorts: ['NEWEST'] })).toBeUndefined();
    expect(sortOf('created', { sorts: ['NEWEST'] })).toBeUndefined();
  });

  test('sort by a column, then in reverse, then by the default order', () => {
    expect(sortOf('created')).toMatchObject({
      order: 'descending',
      href: expect.stringMatching(/orden=antiguas/),
    });
    expect(sortOf('age')).not.toHaveProperty('order');
    const longest = { ...FIRST_PLACE, sort: 'LONGEST_IN_STAGE' } as const;
    expect(sortOf('age', { place: longest })).toEqual({
      order: 'descending',
      href: '/usuario/panel-de-seguimiento',
    });
    expect(sortOf('holder')).toBeUndefined();
    const sorts = [...EVERY_SORT, 'LARGEST', 'NAME'] as const;
    expect(sortOf('holder', { sorts })?.href).toMatch(/orden=nombre/);
    expect(sortOf('amount', { sorts })?.href).toMatch(/orden=monto/);
    expect(sortOf('amount', { sorts, place: { ...FIRST_PLACE, sort: 'LARGEST' } })).toEqual({
      order: 'descending',
      href: '/usuario/panel-de-seguimiento',
    });
    const oldest = { ...FIRST_PLACE, sort: 'OLDEST' } as const;
    expect(sortOf('created', { place: oldest })).toEqual({
      order: 'ascending',
      href: '/usuario/panel-de-seguimiento',
    });
  });
});
