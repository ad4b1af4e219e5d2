import { describe, expect, test } from 'vitest';
import { type Filters, NO_FILTERS } from '../../address/filters.ts';
import { FIRST_PLACE } from '../../address/listAddress.ts';
import { currentView, impliedFilters, viewLinks, viewsOf } from './views.ts';

const ALL = { canFilterByActor: true, canFilterByTarget: true, canFilterByAssignee: true };
const PATH = '/usuario/panel-de-seguimiento';
const at = (filters: Partial<Filters>) => ({ ...FIRST_PLACE, filters: { ...NO_FILTERS, ...filters } });

describe('list views [RT-38]', () => {
  test('start a seller with the open proposals, with counts if known', () => {
    const counts = { open: { count: 55, isCapped: false }, all: { count: 10_000, isCapped: true } };
    expect(viewLinks(FIRST_PLACE, 'SELLER', ALL, counts)).toEqual([
      { key: 'open', label: 'Abiertas', count: '55', href: PATH, current: true },
      { key: 'mine', label: 'Mías', href: `${PATH}?tiene=yo`, current: false },
      { key: 'waitsFor', label: 'Del lado del vendedor', href: `${PATH}?toca=vendedor`, current: false },
      { key: 'late', label: 'Fuera de plazo', href: `${PATH}?fuera-de-plazo=si`, current: false },
      { key: 'all', label: 'Todas', count: '10.000+', href: `${PATH}?estado=todas`, current: false },
    ]);
  });

  test('start an applicant with proposals that wait for them, and list all without filters', () => {
    expect(viewLinks(FIRST_PLACE, 'APPLICANT', ALL, {})).toMatchObject([
      { label: 'Te toca a vos', href: `${PATH}?toca=titular`, current: false },
      { label: 'Fuera de plazo', current: false },
      { label: 'Todas', href: PATH, current: true },
    ]);
  });

  test("include the concierge's list for an admin [SH-16]", () => {
    expect(viewLinks(at({ phase: 'CONCIERGE' }), 'ADMIN', ALL, {})).toMatchObject([
      { label: 'Abiertas', href: PATH },
      { label: 'Las tiene el banco', href: `${PATH}?toca=banco` },
      { label: 'Con el gestor', href: `${PATH}?etapa=gestor`, current: true },
      { label: 'Fuera de plazo', href: `${PATH}?fuera-de-plazo=si` },
      { label: 'Todas', href: `${PATH}?estado=todas` },
    ]);
  });

  test.each<[Partial<Filters>, string | undefined]>([
    [{}, 'open'],
    [{ pointOfSale: '01010' }, 'open'],
    [{ waitsFor: 'SELLER' }, 'waitsFor'],
    [{ late: true }, 'late'],
    [{ assignee: 'VIEWER' }, 'mine'],
    [{ assignee: 'VIEWER', waitsFor: 'SELLER' }, undefined],
    [{ assignee: 'NOBODY' }, undefined],
    [{ status: 'ALL' }, 'all'],
    [{ search: 'Castro' }, 'all'],
    [{ status: 'CANCELLED' }, undefined],
    [{ phase: 'OWNER' }, 'all'],
    [{ phase: 'OWNER', status: 'OPEN' }, 'open'],
    [{ waitsFor: 'SELLER', late: true }, undefined],
  ])('with %j, the current view is %j', (filters, key) => {
    expect(currentView(at(filters), 'SELLER', ALL)?.key).toBe(key);
  });

  test.each<[Partial<Filters>, string[]]>([
    [{ phase: 'OWNER', status: 'OPEN' }, ['status']],
    [{ phase: 'OWNER', status: 'OPEN', assignee: 'NOBODY' }, ['status']],
    [{ search: 'Castro', status: 'OPEN', assignee: 'NOBODY' }, []],
    [{ phase: 'OWNER', status: 'CANCELLED' }, []],
  ])('with %j, hide the chips of %j', (filters, implied) => {
    expect(impliedFilters(at(filters), 'SELLER', ALL)).toEqual(implied);
  });

  test('replace one another and keep the other filters and the search', () => {
    const place = at({ phase: 'SELLER', waitsFor: 'SELLER', search: 'Castro' });
    expect(viewLinks(place, 'SELLER', ALL, {}).map(({ href }) => href)).toEqual([
      `${PATH}?etapa=vendedor&estado=abiertas#buscar=Castro`,
      `${PATH}?etapa=vendedor&tiene=yo#buscar=Castro`,
      `${PATH}?toca=vendedor&etapa=vendedor#buscar=Castro`,
      `${PATH}?fuera-de-plazo=si&etapa=vendedor#buscar=Castro`,
      `${PATH}?etapa=vendedor#buscar=Castro`,
    ]);
  });

  test.each([
    [{ canFilterByActor: false, canFilterByTarget: false, canFilterByAssignee: false }, ['open', 'all']],
    [
      { canFilterByActor: true, canFilterByTarget: false, canFilterByAssignee: false },
      ['open', 'waitsFor', 'all'],
    ],
    [
      { canFilterByActor: false, canFilterByTarget: true, canFilterByAssignee: true },
      ['open', 'mine', 'late', 'all'],
    ],
  ])('for a bank with %j, are %j', (abilities, keys) => {
    expect(viewsOf(FIRST_PLACE, 'SELLER', abilities).map(({ key }) => key)).toEqual(keys);
  });
});
