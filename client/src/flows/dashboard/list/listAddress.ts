import { DASHBOARD_PATH } from '../../../shared/session/paths.ts';
import {
  type Address,
  type FiltersRead,
  NO_FILTERS,
  readFilters,
  type Filters,
  writeFilters,
} from './filters.ts';

/**
 * The cursors of the pages up to the current one; empty on the first page. The bank pages forward only, so the address
 * carries the cursors for the way back: they survive a reload, Back, and being sent to another browser.
 */
export type Trail = readonly string[];

/** The content of an address of the list. */
export type ListPlace = Readonly<{ filters: Filters; trail: Trail }>;

const PAGES_KEY = 'paginas';
const BETWEEN = '*';
const CURSOR = /^[\w=+/.-]{1,400}$/;
/** About 6,000 characters, which all browsers and proxies accept; beyond that the first cursors are dropped. */
const LONGEST_TRAIL = 80;

export type PlaceRead = FiltersRead & Readonly<{ trail: Trail }>;

export function readPlace(address: Address): PlaceRead {
  const text = new URLSearchParams(address.search).get(PAGES_KEY);
  const trail = text === null || text === '' ? [] : text.split(BETWEEN);
  const isTrail = trail.length <= LONGEST_TRAIL && trail.every((cursor) => CURSOR.test(cursor));
  return { ...readFilters(address), trail: isTrail ? trail : [] };
}

export function listHref({ filters, trail }: ListPlace): string {
  const { search, hash } = writeFilters(filters);
  if (trail.length > 0) search.set(PAGES_KEY, trail.join(BETWEEN));
  const query = search.toString();
  return `${DASHBOARD_PATH}${query === '' ? '' : `?${query}`}${hash}`;
}

/** Other filters start at the first page: a cursor is valid only with its filters. */
export const filteredHref = (filters: Filters): string => listHref({ filters, trail: [] });

export const clearedHref = (): string => filteredHref(NO_FILTERS);

export const nextHref = ({ filters, trail }: ListPlace, cursor: string): string =>
  listHref({ filters, trail: [...trail, cursor].slice(-LONGEST_TRAIL) });

/** Null on the first page. */
export const previousHref = ({ filters, trail }: ListPlace): string | null =>
  trail.length === 0 ? null : listHref({ filters, trail: trail.slice(0, -1) });

/** The page's number; null when cursors were dropped. */
export const pageNumber = (trail: Trail): number | null =>
  trail.length < LONGEST_TRAIL ? trail.length + 1 : null;
