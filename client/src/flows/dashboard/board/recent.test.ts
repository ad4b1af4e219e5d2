import { formatPesos } from '@prendarios/rules/format';
import { describe, expect, it } from 'vitest';
import type { Board } from './charts.ts';
import { recentFigures } from './recent.ts';

const week = (approved: number, pesos: string | null): Board['weeks'][number] => ({
  __typename: 'BoardWeek',
  startsOn: '2026-11-16',
  approved,
  signed: 2,
  inscribed: 3 - approved,
  placed: pesos === null ? null : { __typename: 'Money', amount: pesos },
});
const board = (weeks: Board['weeks']): Board => ({
  __typename: 'Board',
  listAbilities: {
    __typename: 'ListAbilities',
    canFilterByTarget: true,
    canFilterBySignature: true,
    canFilterByEvent: true,
  },
  stages: [],
  weeks,
  pointsOfSale: [],
  cohorts: null,
  sentBackDocuments: [],
});
const four = (one: Board['weeks'][number]) => [one, one, one, one];

describe('figures of the last four weeks', () => {
  it('are compared with the four weeks before', () => {
    const figures = recentFigures(board([...four(week(1, '1000000.00')), ...four(week(2, '1250000.00'))]));
    expect(figures).toEqual([
      { key: 'approved', label: 'Aprobadas', value: '8', note: '4 más que en las 4 anteriores' },
      { key: 'signed', label: 'Firmadas', value: '8', note: 'Igual que en las 4 anteriores' },
      { key: 'inscribed', label: 'Inscriptas', value: '4', note: '4 menos que en las 4 anteriores' },
      {
        key: 'placed',
        label: 'Monto de las firmadas',
        value: formatPesos('5000000.00'),
        note: '25\u00a0% más que en las 4 anteriores',
      },
    ]);
  });

  it('omit amounts if the bank does not report them', () => {
    const keys = recentFigures(board([...four(week(1, null)), ...four(week(2, null))])).map(({ key }) => key);
    expect(keys).toEqual(['approved', 'signed', 'inscribed']);
  });

  it('require eight weeks of data', () => {
    expect(recentFigures(board(four(week(1, null))))).toEqual([]);
  });

  it('require at least one event', () => {
    const nothing = { ...week(0, '0.00'), signed: 0, inscribed: 0 };
    expect(recentFigures(board([...four(nothing), ...four(nothing)]))).toEqual([]);
  });
});
