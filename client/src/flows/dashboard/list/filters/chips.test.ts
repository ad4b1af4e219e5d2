import { describe, expect, test } from 'vitest';
import { readAsStaff } from '#testing/readAsStaff.ts';
import { chipsOf as chipsWith } from './chips.ts';
import { type Filters, NO_FILTERS } from '../../address/filters.ts';
import { FIRST_PLACE, type ListPlace } from '../../address/listAddress.ts';

readAsStaff();

const POINTS = [{ code: '01010', businessName: 'Automotores Libertador S.A.' }];
const EVERY: Filters = {
  search: '30111222',
  waitsFor: 'OWNER',
  late: true,
  pointOfSale: '01010',
  phase: 'IDENTITY_AND_CONTRACT',
  phaseStatus: 'ACTIVE',
  status: 'CANCELLED',
  gender: 'NON_BINARY',
  from: '2026-11-01',
  to: '2026-11-20',
  withoutCancelled: true,
  signedFrom: '2026-11-26',
  paymentUntil: '2026-12-04',
  paidHere: true,
  signedUntil: '2026-11-27',
  inscribedFrom: '2026-11-28',
  inscribedUntil: '2026-11-29',
  sentBackDocument: 'SELLER_CBU',
  sentBackFrom: '2026-11-30',
  assignee: 'VIEWER',
  colleague: 'laura',
  callUntil: '2026-11-27',
};

const chipsOf = (
  place: ListPlace,
  points: typeof POINTS,
  { shown, documentLabel = null }: { shown?: string[]; documentLabel?: string | null } = {},
) => chipsWith(place, { points, documentLabel, colleague: 'Laura Sosa' }, shown);
const at = (filters: Filters) => ({ ...FIRST_PLACE, filters });

describe('active filter chips [RT-38]', () => {
  test('name each filter and its value', () => {
    expect(chipsOf(at(EVERY), POINTS).map(({ label }) => label)).toEqual([
      'Buscar 30111222',
      'Le toca al titular',
      'Fuera de plazo',
      'Automotores Libertador S.A.',
      'Identidad',
      'Avance de la etapa: En curso',
      'Canceladas',
      'No binario',
      'Desde 01/11/2026',
      'Hasta 20/11/2026',
      'Sin canceladas',
      'Firmadas desde 26/11/2026',
      'Se cobran hasta el 04/12/2026',
      'Las cobra el punto de venta',
      'Firmadas hasta 27/11/2026',
      'Inscriptas desde 28/11/2026',
      'Inscriptas hasta 29/11/2026',
      'Un documento que el banco devolvió',
      'Documento devuelto desde 30/11/2026',
      'Mías',
      'Las tiene Laura Sosa',
      'Para llamar hasta el 27/11/2026',
    ]);
  });

  test.each([
    ['COLLEAGUE', 'Las tiene otra persona'],
    ['NOBODY', 'No las tiene nadie'],
  ] as const)('name proposals assigned to %s', (assignee, label) => {
    expect(chipsOf(at({ ...NO_FILTERS, assignee }), [])[0]?.label).toBe(label);
  });

  test('name the returned document if known', () => {
    const filters = { ...NO_FILTERS, sentBackDocument: 'DNI_FRONT' };
    const [chip] = chipsOf(at(filters), [], { documentLabel: 'DNI, frente' });
    expect(chip?.label).toBe('Devuelto: DNI, frente');
  });

  test('use the view’s name for proposals that wait for the seller', () => {
    expect(chipsOf(at({ ...NO_FILTERS, waitsFor: 'SELLER' }), [])[0]?.label).toBe('Del lado del vendedor');
  });

  test('omit filters that the toolbar above the list shows', () => {
    const keys = chipsOf(at(EVERY), POINTS, { shown: ['search', 'waitsFor', 'from'] }).map(({ key }) => key);
    expect(keys).not.toContain('search');
    expect(keys).toHaveLength(chipsOf(at(EVERY), POINTS).length - 3);
  });

  test("keep the page's order and size", () => {
    const place = { ...at({ ...NO_FILTERS, status: 'OPEN' }), sort: 'OLDEST', size: 50 } as const;
    expect(chipsOf(place, [])[0]?.removeHref).toBe(
      '/usuario/panel-de-seguimiento?orden=antiguas&por-pagina=50',
    );
  });

  test('link to the first page of the list without that filter', () => {
    const chip = chipsOf(at({ ...NO_FILTERS, status: 'OPEN', from: '2026-11-01' }), []).at(1);
    expect(chip?.removeHref).toBe('/usuario/panel-de-seguimiento?estado=abiertas');
  });

  test('are absent without filters, and show the code of an unknown point of sale', () => {
    expect(chipsOf(FIRST_PLACE, POINTS)).toEqual([]);
    expect(chipsOf(at({ ...NO_FILTERS, pointOfSale: '09999' }), POINTS)[0]?.label).toBe('09999');
  });
});
