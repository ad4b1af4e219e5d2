import { describe, expect, test } from 'vitest';
import type { MorningRowFragment } from '#generated/graphql.ts';
import { morningRows } from '#testing/samples/dashboard.ts';
import { readAsStaff } from '#testing/readAsStaff.ts';
import { listHref } from '../address/listAddress.ts';
import { mayBeReminded } from '../proposal/mayBeReminded.ts';
import { reasonOf, rowAct } from './rowFacts.ts';
import { placesOf, sectionsOf } from './sections.ts';

readAsStaff();

const page = (nodes: MorningRowFragment[], hasNextPage = false) => ({
  nodes,
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage },
});
const many = Array.from({ length: 10 }, (_, at) => ({ ...morningRows.mine, id: `p${at}` }));
const idsOf = (sections: ReturnType<typeof sectionsOf>) =>
  sections.map(({ rows }) => rows.map(({ id }) => id));

describe('sections of the morning page [SH-16]', () => {
  test('have five rows each and list each proposal only in its first section', () => {
    const sections = sectionsOf({
      mine: page(many.slice(0, 2)),
      returned: page(many.slice(1, 3)),
      late: page(many, true),
      signed: page(many.slice(0, 1)),
    });
    expect(sections.map(({ key }) => key)).toEqual(['mine', 'returned', 'late', 'signed']);
    expect(idsOf(sections)).toEqual([['p0', 'p1'], ['p2'], ['p3', 'p4', 'p5', 'p6', 'p7'], []]);
  });

  test('state the size of their list, as counted by the bank or as loaded', () => {
    const countsOf = (counts: object) =>
      sectionsOf({ mine: page(many, true), late: page(many.slice(5)) }, counts).map(({ count }) => count);
    expect(countsOf({})).toEqual(['10+', '5']);
    expect(countsOf({ mine: '23' })).toEqual(['23', '5']);
  });

  test('link to the list with their filters in the URL', () => {
    const places = placesOf('2026-12-01');
    const hrefs = Object.values(places).map((place) => listHref(place).replace(/^[^?]*/, ''));
    expect(hrefs).toEqual([
      '?llamar=2026-12-01',
      '?toca=vendedor&orden=demoradas',
      '?etapa=correccion&estado=abiertas',
      '?toca=titular&fuera-de-plazo=si&orden=demoradas',
      '?cobro=2026-12-08&cobra=punto&orden=cobro',
      '?firmadas=2026-11-30',
    ]);
  });

  test('total the next payments, including hidden rows, if the list is complete', () => {
    const of = (amount: string | null) => ({
      ...morningRows.payments,
      amount: amount === null ? null : { __typename: 'Money' as const, amount },
    });
    const six = Array.from({ length: 6 }, (_, at) => ({ ...of('1500000.10'), id: `p${at}` }));
    const sumsOf = (nodes: MorningRowFragment[], hasNextPage = false) =>
      sectionsOf({ payments: page(nodes, hasNextPage), late: page(nodes) }).map(({ sum }) => sum);
    expect(sumsOf(six)).toEqual([null, 9_000_000.6]);
    expect(sumsOf(six, true)).toEqual([null, null]);
    expect(sumsOf([...six, of(null)])).toEqual([null, null]);
  });
});

describe('a row of the morning page', () => {
  test.each([
    [morningRows.mine, 'Faltan documentos', 'Continuar'],
    [morningRows.returned, 'DNI del titular, frente: falta una parte', 'Volver a subir documentos'],
    [morningRows.late, 'Falta elegir el seguro', 'Continuar'],
    [morningRows.signed, 'El banco presenta los documentos en el registro', 'Ver la propuesta'],
    [
      {
        ...morningRows.signed,
        waitsFor: 'POINT_OF_SALE' as const,
        activePhase: {
          __typename: 'FlowPhase' as const,
          name: 'PLEDGE_INSCRIPTION' as const,
          steps: [
            { __typename: 'FlowStep' as const, name: 'INSCRIPTION' as const, status: 'ACTIVE' as const },
          ],
        },
      },
      'Falta subir la prenda inscripta',
      'Subir la prenda',
    ],
    [
      { ...morningRows.late, isRevocationOnHold: true, waitsFor: 'BANK' as const },
      'Revocación pedida',
      'Ver la propuesta',
    ],
    [
      {
        ...morningRows.mine,
        assignee: { __typename: 'StaffMember' as const, staffId: null, name: 'ANA PÉREZ', isViewer: false },
      },
      'Faltan documentos',
      'Ver la propuesta',
    ],
  ])('says what is missing and offers its action: %#', (row, reason, label) => {
    expect(reasonOf(row)).toBe(reason);
    expect(rowAct(row)?.label).toBe(label);
  });

  test('has no action without an id and offers no reminder while the bank must act', () => {
    expect(rowAct({ ...morningRows.mine, id: null })).toBeNull();
    expect(mayBeReminded(morningRows.late)).toBe(true);
    expect(mayBeReminded(morningRows.signed)).toBe(false);
  });
});
