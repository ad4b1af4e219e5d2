import { describe, expect, test } from 'vitest';
import type { ProposalRowFragment } from '../../../generated/graphql.ts';
import { rowOf } from './rows.ts';

const ITEM: ProposalRowFragment = {
  __typename: 'ProposalSummary',
  id: 'a-b',
  number: 104_882,
  createdAt: '2026-11-21T01:30:00.000Z',
  maskedDocument: 'DNI 30.111.•••',
  displayName: 'Validación de identidad',
  brand: 'CEIBO',
  stage: 'Validación de identidad',
  stageColour: 'ORANGE',
  waitsFor: 'HOLDER',
  vehicle: { __typename: 'Vehicle', brandName: 'FIAT', modelName: 'CRONOS', year: 2026, zeroKm: true },
  pointOfSale: {
    __typename: 'PointOfSale',
    code: '01010',
    businessName: 'AUTOMOTORES LIBERTADOR S.A.',
    city: 'CABA',
  },
};

describe('a row of the list [RT-38]', () => {
  test('has labels in Spanish and dates of Argentina', () => {
    expect(rowOf(ITEM, 0)).toEqual({
      key: 'a-b',
      href: '/usuario/panel-de-seguimiento/propuesta/a-b',
      number: '104.882',
      date: '20/11/2026',
      vehicle: 'Fiat Cronos 0KM · 2026',
      document: 'DNI 30.111.•••',
      pointOfSale: 'Automotores Libertador S.A.',
      stage: 'orange',
      stageName: 'Validación de identidad',
      note: 'Falta: titular',
    });
  });

  test("has '-' for missing values, and no link without an id [EN-07]", () => {
    const none = { id: null, number: null, maskedDocument: null, pointOfSale: null, waitsFor: null };
    expect(rowOf({ ...ITEM, ...none }, 3)).toMatchObject({
      key: '3',
      href: null,
      number: '-',
      document: '-',
      pointOfSale: '-',
      note: null,
    });
  });

  test('has the stage of Vivere and the party that must act [ST-11]', () => {
    const vivere = { ...ITEM, brand: 'VIVERE', stage: 'Biometría' } as const;
    expect(rowOf(vivere, 0).note).toBe('Vivere: Biometría · Falta: titular');
    expect(rowOf({ ...vivere, waitsFor: null }, 0).note).toBe('Vivere: Biometría');
  });

  test('with documents sent back names the party that must upload them again [ST-07]', () => {
    const sentBack = { ...ITEM, displayName: 'Documentación a corregir' };
    expect(rowOf({ ...sentBack, waitsFor: 'SELLER' }, 0).note).toBe('Falta: vendedor');
    expect(rowOf(sentBack, 0).note).toBe('Falta: titular');
  });

  test.each([
    ['GREEN', 'green'],
    ['RED', 'red'],
    ['YELLOW', 'yellow'],
    ['PURPLE', 'purple'],
  ] as const)('of a stage in %s is %s [ST-12]', (stageColour, stage) => {
    expect(rowOf({ ...ITEM, stageColour }, 0).stage).toBe(stage);
  });
});
