import { formatPesos } from '@prendarios/rules/format';
import { describe, expect, it } from 'vitest';
import { boardCsv } from './boardFile.ts';
import { type Board, chartsOf } from './charts.ts';

const happened = { approved: 3, signed: 2, inscribed: 1 };
const none = { approved: 0, signed: 0, inscribed: 0 };
const BOARD: Board = {
  __typename: 'Board',
  listAbilities: {
    __typename: 'ListAbilities',
    canFilterByTarget: true,
    canFilterBySignature: true,
    canFilterByEvent: true,
  },
  stages: [
    {
      __typename: 'BoardStage',
      phase: 'SELLER',
      status: 'OPEN',
      count: 23,
      isCapped: false,
      targetDays: 5,
      olderThanTarget: 4,
      medianDays: 3.5,
    },
    {
      __typename: 'BoardStage',
      phase: null,
      status: 'CLOSED',
      count: 999,
      isCapped: true,
      targetDays: null,
      olderThanTarget: null,
      medianDays: null,
    },
  ],
  weeks: [
    { __typename: 'BoardWeek', startsOn: '2026-11-09', ...none, placed: null },
    { __typename: 'BoardWeek', startsOn: '2026-11-16', ...happened, placed: null },
  ],
  pointsOfSale: [
    {
      __typename: 'BoardPointOfSale',
      code: '01010',
      businessName: 'AUTOMOTORES LIBERTADOR',
      ...happened,
      placed: { __typename: 'Money', amount: '29000000.00' },
      signedTarget: null,
    },
    {
      __typename: 'BoardPointOfSale',
      code: null,
      businessName: null,
      ...happened,
      placed: null,
      signedTarget: null,
    },
  ],
  cohorts: [{ __typename: 'BoardCohort', startsOn: '2026-10-26', approved: 8, signed: 5, inscribed: 1 }],
  sentBackDocuments: [
    {
      __typename: 'BoardDocument',
      type: 'A',
      label: '=DNI',
      count: 4,
      reasons: [{ __typename: 'BoardReason', reason: 'No se lee.', count: 3 }],
    },
  ],
};
const chart = (key: string, board = BOARD, pointOfSale: string | null = null) =>
  chartsOf(board, pointOfSale).find((one) => one.key === key);

describe("the board's charts", () => {
  it('split the open proposals of a stage by its target, late ones first', () => {
    expect(chart('waiting')?.series.map(({ key }) => key)).toEqual(['late', 'inTime']);
    expect(chart('waiting')?.groups).toEqual([
      {
        key: 'SELLER',
        label: 'Vendedor y documentos',
        note: 'Plazo: 5 días · suele llevar 3,5 días',
        values: { inTime: 19, late: 4 },
        href: '/usuario/panel-de-seguimiento?etapa=vendedor&estado=abiertas',
        links: { late: '/usuario/panel-de-seguimiento?fuera-de-plazo=si&etapa=vendedor&estado=abiertas' },
      },
    ]);
    const listAbilities = { ...BOARD.listAbilities, canFilterByTarget: false };
    expect(chart('waiting', { ...BOARD, listAbilities })?.groups[0]).not.toHaveProperty('links');
  });

  it('show only counts if the bank does not report when stages began', () => {
    const stages = BOARD.stages.map((stage) => ({
      ...stage,
      olderThanTarget: null,
      targetDays: null,
      medianDays: null,
    }));
    const waiting = chart('waiting', { ...BOARD, stages });
    expect(waiting?.series.map(({ label }) => label)).toEqual(['Propuestas']);
    expect(waiting?.groups[0]).toMatchObject({
      key: 'SELLER',
      label: 'Vendedor y documentos',
      values: { inTime: 23, late: 0 },
    });
  });

  it('label weeks by their Monday and points of sale by name', () => {
    expect(chart('weeks')?.groups.map(({ label }) => label)).toEqual(['9/11', '16/11']);
    expect(chart('points')?.groups.map(({ label }) => label)).toEqual([
      'Automotores Libertador',
      'Sin punto de venta',
    ]);
  });

  it('draw the first twelve points of sale and state the limit', () => {
    const [first] = BOARD.pointsOfSale;
    if (first === undefined) throw new Error('no point of sale');
    const pointsOfSale = Array.from({ length: 13 }, (_empty, at) => ({ ...first, code: `${at}` }));
    const points = chart('points', { ...BOARD, pointsOfSale });
    expect(points?.drawn).toBe(12);
    expect(points?.groups).toHaveLength(13);
    expect(points?.note).toContain('los primeros 12');
  });

  it('show the percentage outcome of proposals approved within four weeks', () => {
    expect(chart('cohorts')?.groups).toEqual([
      {
        key: '2026-10-26',
        label: '26/10 al 22/11',
        note: '8 aprobadas',
        values: { signed: 63, inscribed: 13 },
        href: '/usuario/panel-de-seguimiento?estado=todas&desde=2026-10-26&hasta=2026-11-22',
        links: {
          signed:
            '/usuario/panel-de-seguimiento?estado=todas&desde=2026-10-26&hasta=2026-11-22&firmadas=2026-10-26',
          inscribed:
            '/usuario/panel-de-seguimiento?estado=todas&desde=2026-10-26&hasta=2026-11-22&inscriptas=2026-10-26',
        },
      },
    ]);
    expect(chart('cohorts', { ...BOARD, cohorts: null })?.groups).toEqual([]);
  });

  it('link each non-zero figure to its list at the selected point of sale', () => {
    const [, week] = chart('weeks', BOARD, '01010')?.groups ?? [];
    expect(week?.links).toEqual({
      approved: '/usuario/panel-de-seguimiento?punto=01010&estado=todas&desde=2026-11-16&hasta=2026-11-22',
      signed:
        '/usuario/panel-de-seguimiento?punto=01010&estado=todas&firmadas=2026-11-16&firmadas-hasta=2026-11-22',
      inscribed:
        '/usuario/panel-de-seguimiento?punto=01010&estado=todas&inscriptas=2026-11-16&inscriptas-hasta=2026-11-22',
    });
    expect(chart('weeks')?.groups[0]).not.toHaveProperty('links');
    const [point, nowhere] = chart('points')?.groups ?? [];
    expect(point?.links?.['signed']).toBe(
      '/usuario/panel-de-seguimiento?punto=01010&estado=todas&firmadas=2026-11-09',
    );
    expect(nowhere).not.toHaveProperty('links');
    expect(chart('documents')?.groups[0]?.links?.['count']).toBe(
      '/usuario/panel-de-seguimiento?estado=todas&devuelto=A&devuelto-desde=2026-11-09',
    );
  });

  it('have no links if the bank’s list lacks the filter', () => {
    const listAbilities = {
      ...BOARD.listAbilities,
      canFilterByTarget: false,
      canFilterBySignature: false,
      canFilterByEvent: false,
    };
    const linked = chartsOf({ ...BOARD, listAbilities }, null).flatMap(({ groups }) =>
      groups.flatMap(({ links }) => Object.keys(links ?? {})),
    );
    expect(new Set(linked)).toEqual(new Set(['approved']));
  });

  it('show why documents were sent back and how much each point of sale lent', () => {
    expect(chart('documents')?.groups[0]?.note).toBe('No se lee: 3');
    expect(chart('points')?.groups.map(({ note }) => note)).toEqual([
      `Firmado: ${formatPesos('29000000.00')}`,
      undefined,
    ]);
  });

  it('use one colour per meaning', () => {
    const series = chartsOf(BOARD, null).flatMap((one) => one.series);
    const colors = Map.groupBy(series, ({ label }) => label);
    for (const same of colors.values()) expect(new Set(same.map(({ color }) => color)).size).toBe(1);
  });

  it('are empty if there is nothing to count', () => {
    const weeks = BOARD.weeks.map((week) => ({ ...week, ...none }));
    expect(chart('weeks', { ...BOARD, weeks })?.groups).toEqual([]);
    expect(chart('documents', { ...BOARD, sentBackDocuments: [] })?.groups).toEqual([]);
  });

  it('export one line per figure, without formulas in names', () => {
    const lines = boardCsv(BOARD).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\u{feff}Cuadro;Fila;Dato;Cantidad');
    expect(lines).toContain('Propuestas por etapa;Inscripta;Propuestas;999+');
    expect(lines).toContain('Cuánto esperan;Vendedor y documentos;Fuera de plazo;4');
    expect(lines).toContain('Por semana;16/11;Firmadas;2');
    expect(lines).toContain('De aprobada a inscripta;26/10 al 22/11;Firmadas;63\u00a0%');
    expect(lines).toContain("Documentos devueltos;'=DNI;Propuestas;4");
  });
});
