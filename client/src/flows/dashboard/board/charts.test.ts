import { describe, expect, it } from 'vitest';
import { type Board, boardCsv, chartsOf } from './charts.ts';

const happened = { approved: 3, signed: 2, inscribed: 1 };
const none = { approved: 0, signed: 0, inscribed: 0 };
const BOARD: Board = {
  __typename: 'Board',
  stages: [
    {
      __typename: 'BoardStage',
      phase: 'SELLER',
      status: 'OPEN',
      count: 23,
      isCapped: false,
      targetDays: 5,
      olderThanTarget: 4,
    },
    {
      __typename: 'BoardStage',
      phase: null,
      status: 'CLOSED',
      count: 999,
      isCapped: true,
      targetDays: null,
      olderThanTarget: null,
    },
  ],
  weeks: [
    { __typename: 'BoardWeek', startsOn: '2026-11-09', ...none },
    { __typename: 'BoardWeek', startsOn: '2026-11-16', ...happened },
  ],
  pointsOfSale: [
    { __typename: 'BoardPointOfSale', code: '01010', businessName: 'AUTOMOTORES LIBERTADOR', ...happened },
    { __typename: 'BoardPointOfSale', code: null, businessName: null, ...happened },
  ],
  sentBackDocuments: [{ __typename: 'BoardDocument', type: 'A', label: '=DNI', count: 4 }],
};
const chart = (key: string, board = BOARD) => chartsOf(board).find((one) => one.key === key);

describe('the charts of the board', () => {
  it('part the open proposals of a stage by its target, the late ones first', () => {
    expect(chart('waiting')?.series.map(({ key }) => key)).toEqual(['late', 'inTime']);
    expect(chart('waiting')?.groups).toEqual([
      {
        key: 'SELLER',
        label: 'Vendedor y documentos',
        note: 'Plazo: 5 días',
        values: { inTime: 19, late: 4 },
      },
    ]);
  });

  it('only count them if the bank does not say since when', () => {
    const stages = BOARD.stages.map((stage) => ({ ...stage, olderThanTarget: null, targetDays: null }));
    const waiting = chart('waiting', { ...BOARD, stages });
    expect(waiting?.series.map(({ label }) => label)).toEqual(['Propuestas']);
    expect(waiting?.groups[0]).toEqual({
      key: 'SELLER',
      label: 'Vendedor y documentos',
      values: { inTime: 23, late: 0 },
    });
  });

  it('name weeks by their Monday and points of sale by their name', () => {
    expect(chart('weeks')?.groups.map(({ label }) => label)).toEqual(['9/11', '16/11']);
    expect(chart('points')?.groups.map(({ label }) => label)).toEqual([
      'Automotores Libertador',
      'Sin punto de venta',
    ]);
  });

  it('draw the first twelve points of sale and say so', () => {
    const [first] = BOARD.pointsOfSale;
    if (first === undefined) throw new Error('no point of sale');
    const pointsOfSale = Array.from({ length: 13 }, (_empty, at) => ({ ...first, code: `${at}` }));
    const points = chart('points', { ...BOARD, pointsOfSale });
    expect(points?.drawn).toBe(12);
    expect(points?.groups).toHaveLength(13);
    expect(points?.note).toContain('los primeros 12');
  });

  it('are empty where nothing is counted', () => {
    const weeks = BOARD.weeks.map((week) => ({ ...week, ...none }));
    expect(chart('weeks', { ...BOARD, weeks })?.groups).toEqual([]);
    expect(chart('documents', { ...BOARD, sentBackDocuments: [] })?.groups).toEqual([]);
  });

  it('are a file with a line for each figure, in which no name is a formula', () => {
    const lines = boardCsv(BOARD).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\u{feff}Cuadro;Fila;Dato;Cantidad');
    expect(lines).toContain('Propuestas por etapa;Inscripta;Propuestas;999+');
    expect(lines).toContain('Cuánto esperan;Vendedor y documentos;Fuera de plazo;4');
    expect(lines).toContain('Por semana;16/11;Firmadas;2');
    expect(lines).toContain("Documentos devueltos;'=DNI;Veces;4");
  });
});
