import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import {
  changedHref,
  FIRST_PLACE,
  type ListPlace,
  listHref,
  nextHref,
  openHref,
  pageNumber,
  previousHref,
  readPlace,
} from './listAddress.ts';

const read = (href: string) => {
  const { search, hash } = new URL(href, 'http://localhost');
  return readPlace({ search, hash });
};
const cursor = fc.stringMatching(/^[\w-]{1,80}={0,2}$/);

describe('list pages in the URL [RT-38]', () => {
  test('round-trip', () => {
    fc.assert(
      fc.property(fc.array(cursor, { maxLength: 60 }), (trail) => {
        expect(read(listHref({ ...FIRST_PLACE, trail })).trail).toEqual(trail);
      }),
    );
  });

  test('lead back to the previous page', () => {
    let place: ListPlace = {
      ...FIRST_PLACE,
      filters: { ...NO_FILTERS, status: 'OPEN', search: '30111222' },
      sort: 'LONGEST_IN_STAGE',
      size: 25,
    };
    const hrefs: string[] = [];
    for (let page = 1; page <= 40; page += 1) {
      hrefs.push(listHref(place));
      place = { ...place, trail: read(nextHref(place, `cursor-of-page-${page}`)).trail };
    }
    for (const href of hrefs.toReversed()) {
      expect(previousHref(place)).toBe(href);
      place = { ...place, trail: read(href).trail };
    }
    expect(previousHref(place)).toBeNull();
    expect(pageNumber(place.trail)).toBe(1);
  });

  test('keep the URL short after many pages', () => {
    let place = FIRST_PLACE;
    for (let page = 1; page <= 300; page += 1) {
      place = { ...place, trail: read(nextHref(place, `${'x'.repeat(71)}${page}`)).trail };
    }
    expect(listHref(place).length).toBeLessThan(8_000);
    expect(place.trail.at(-1)).toMatch(/300$/);
    expect(pageNumber(place.trail)).toBeNull();
  });

  test('return to the first page when a filter changes', () => {
    const place = { ...FIRST_PLACE, trail: ['a'], open: 'b' };
    expect(read(changedHref(place, { filters: { ...NO_FILTERS, status: 'OPEN' } }))).toMatchObject({
      trail: [],
      open: null,
    });
  });

  test.each([
    [{ sort: 'OLDEST' }, '?orden=antiguas'],
    [{ sort: 'LONGEST_IN_STAGE' }, '?orden=demoradas'],
    [{ sort: 'LARGEST' }, '?orden=monto'],
    [{ sort: 'NAME' }, '?orden=nombre'],
    [{ size: 100 }, '?por-pagina=100'],
    [{ sort: 'NEWEST', size: 10 }, ''],
  ] as const)('return to the first page when the order or size changes: %j', (change, query) => {
    const href = changedHref({ ...FIRST_PLACE, trail: ['a'] }, change);
    expect(href).toBe(`/usuario/panel-de-seguimiento${query}`);
    expect(read(href)).toMatchObject(change);
  });

  test('keep an open proposal on its page and close it on the next page', () => {
    const place = { ...FIRST_PLACE, trail: ['a'] };
    const opened = read(openHref(place, '11111111-1111-4111-8111-111111111111'));
    expect(opened).toMatchObject({ trail: ['a'], open: '11111111-1111-4111-8111-111111111111' });
    expect(openHref(opened, null)).toBe(listHref(place));
    expect(read(nextHref(opened, 'b')).open).toBeNull();
  });

  test.each(['?orden=toString', '?por-pagina=7', '?ver=%3Cb%3E'])('ignore %s', (search) => {
    expect(readPlace({ search, hash: '' })).toMatchObject(FIRST_PLACE);
  });

  test.each(['?paginas=%20', '?paginas=a**b', '?paginas=<x>', `?paginas=${'a*'.repeat(500)}`])(
    'treat invalid text as the first page: %s',
    (search) => {
      expect(readPlace({ search, hash: '' }).trail).toEqual([]);
    },
  );
});
