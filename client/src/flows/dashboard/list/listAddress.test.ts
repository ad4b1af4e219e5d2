import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from './filters.ts';
import { filteredHref, listHref, nextHref, pageNumber, previousHref, readPlace } from './listAddress.ts';

const read = (href: string) => {
  const { search, hash } = new URL(href, 'http://localhost');
  return readPlace({ search, hash });
};
const cursor = fc.stringMatching(/^[\w-]{1,80}={0,2}$/);

describe('the pages of the list in its address [RT-38]', () => {
  test('are written and read', () => {
    fc.assert(
      fc.property(fc.array(cursor, { maxLength: 60 }), (trail) => {
        expect(read(listHref({ filters: NO_FILTERS, trail })).trail).toEqual(trail);
      }),
    );
  });

  test('previous returns to the page before next', () => {
    let place = {
      filters: { ...NO_FILTERS, status: 'OPEN' as const, document: '30111222' },
      trail: [] as readonly string[],
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

  test('stay short enough for an address after many pages', () => {
    let place = { filters: NO_FILTERS, trail: [] as readonly string[] };
    for (let page = 1; page <= 300; page += 1) {
      place = { ...place, trail: read(nextHref(place, `${'x'.repeat(71)}${page}`)).trail };
    }
    expect(listHref(place).length).toBeLessThan(8_000);
    expect(place.trail.at(-1)).toMatch(/300$/);
    expect(pageNumber(place.trail)).toBeNull();
  });

  test('other filters start at the first page', () => {
    expect(read(filteredHref({ ...NO_FILTERS, status: 'OPEN' })).trail).toEqual([]);
  });

  test.each(['?paginas=%20', '?paginas=a**b', '?paginas=<x>', `?paginas=${'a*'.repeat(500)}`])(
    'invalid text is the first page: %s',
    (search) => {
      expect(readPlace({ search, hash: '' }).trail).toEqual([]);
    },
  );
});
