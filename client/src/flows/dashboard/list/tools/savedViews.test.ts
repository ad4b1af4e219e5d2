import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../../address/filters.ts';
import { FIRST_PLACE } from '../../address/listAddress.ts';
import { nameOfView, readViews, viewHref, viewOf, withView } from './savedViews.ts';

const TODAY = '2026-11-23';
const PATH = '/usuario/panel-de-seguimiento';
const stuck = { name: 'Demoradas de Sur', href: `${PATH}?fuera-de-plazo=si&punto=01010&orden=demoradas` };

describe('saved views', () => {
  test('round-trip through storage', () => {
    expect(readViews(JSON.stringify([stuck]), TODAY)).toEqual([stuck]);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '[{'],
    ['no list', '{"name":"x"}'],
    ['other things', '[1, null, {"name":3,"href":""}, {"name":"  ","href":"?"}]'],
  ])('are empty if storage has %s', (_what, text) => {
    expect(readViews(text, TODAY)).toEqual([]);
  });

  test.each([
    ['https://elsewhere.example/?fuera-de-plazo=si', `${PATH}?fuera-de-plazo=si`],
    ['javascript:alert(1)', PATH],
    [`${PATH}?fuera-de-plazo=no&x=1`, PATH],
    [`${PATH}?etapa=titular#buscar=Castro`, `${PATH}?etapa=titular`],
  ])('link only to the list: %s', (href, read) => {
    expect(readViews(JSON.stringify([{ name: 'x', href }]), TODAY)).toEqual([{ name: 'x', href: read }]);
  });

  test('keep filters, order and size, but no search, page or open proposal', () => {
    const place = {
      ...FIRST_PLACE,
      filters: { ...NO_FILTERS, phase: 'OWNER', search: 'Castro' },
      sort: 'OLDEST',
      size: 25,
      trail: ['next'],
      open: 'p',
    } as const;
    expect(viewHref(place)).toBe(`${PATH}?etapa=titular&orden=antiguas&por-pagina=25`);
  });

  test.each([
    ['2026-11-17', 'week', '2026-11-24'],
    ['2026-11-23', 'today', '2026-11-30'],
    ['2026-11-01', 'month', '2026-11-01'],
    ['2026-11-16', undefined, '2026-11-16'],
  ])('saved with dates from %s (preset: %s), start a week later on %s', (from, dates, later) => {
    const place = { ...FIRST_PLACE, filters: { ...NO_FILTERS, from } };
    const view = viewOf('x', place, TODAY);
    expect(view.dates).toBe(dates);
    expect(readViews(JSON.stringify([view]), TODAY)).toEqual([view]);
    expect(readViews(JSON.stringify([view]), '2026-11-30')[0]?.href).toBe(`${PATH}?desde=${later}`);
  });

  test('have unique names, are ordered newest last and number at most twelve', () => {
    const other = { ...stuck, name: 'Otra' };
    const newer = { ...stuck, href: PATH };
    expect(withView([stuck, other], newer)).toEqual([other, newer]);
    const many = Array.from({ length: 12 }, (_, at) => ({ ...stuck, name: `${at}` }));
    expect(withView(many, stuck)).toHaveLength(12);
  });

  test('have short, single-line names', () => {
    expect(nameOfView('  Mis\n  demoradas ')).toBe('Mis demoradas');
    expect(nameOfView('a'.repeat(60))).toHaveLength(40);
  });
});
