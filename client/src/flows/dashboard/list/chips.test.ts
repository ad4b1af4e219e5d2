import { describe, expect, test } from 'vitest';
import { chipsOf } from './chips.ts';
import { type Filters, NO_FILTERS } from './filters.ts';

const POINTS = [{ code: '01010', businessName: 'Automotores Libertador S.A.' }];
const EVERY: Filters = {
  number: '104882',
  document: '30111222',
  pointOfSale: '01010',
  phase: 'BIOMETRIA',
  phaseStatus: 'ACTIVE',
  status: 'CANCELLED',
  gender: 'NON_BINARY',
  from: '2026-11-01',
  to: '2026-11-20',
  withoutCancelled: true,
};

describe('the chips of the filters in use [RT-38]', () => {
  test('name each filter and its value', () => {
    expect(chipsOf(EVERY, POINTS).map(({ label }) => label)).toEqual([
      'Propuesta 104.882',
      'Documento 30.111.222',
      'Automotores Libertador S.A.',
      'Validación de identidad',
      'Avance de la etapa: En curso',
      'Cancelada',
      'No binario',
      'Desde 01/11/2026',
      'Hasta 20/11/2026',
      'Sin canceladas',
    ]);
  });

  test('link to the first page of the list without that filter', () => {
    const chip = chipsOf({ ...NO_FILTERS, status: 'OPEN', from: '2026-11-01' }, []).at(1);
    expect(chip?.removeHref).toBe('/usuario/panel-de-seguimiento?estado=abiertas');
  });

  test('are absent without filters, and show the code of an unknown point of sale', () => {
    expect(chipsOf(NO_FILTERS, POINTS)).toEqual([]);
    expect(chipsOf({ ...NO_FILTERS, pointOfSale: '09999' }, POINTS)[0]?.label).toBe('09999');
  });
});
