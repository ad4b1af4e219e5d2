import type { ProposalSort } from '#generated/graphql.ts';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
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
 * keeps the cursors needed to go back, which survive a reload, Back and sharing the link.
 */
export type Trail = readonly string[];

/** What an address of the list contains. */
export type ListPlace = Readonly<{
  filters: Filters;
  sort: ProposalSort;
  /** Proposals per page. */
  size: number;
  trail: Trail;
  /** Id of the proposal that is open next to the list. */
  open: string | null;
}>;

export const FIRST_PLACE: ListPlace = {
  filters: NO_FILTERS,
  sort: 'NEWEST',
  size: 10,
  trail: [],
  open: null,
};

const PAGES_KEY = 'paginas';
const SORT_KEY = 'orden';
const SIZE_KEY = 'por-pagina';
const OPEN_KEY = 'ver';
const BETWEEN = '*';
const CURSOR = /^[\w=+/.-]{1,400}$/;
const SORTS: Readonly<Record<string, ProposalSort>> = {
  antiguas: 'OLDEST',
  demoradas: 'LONGEST_IN_STAGE',
  monto: 'LARGEST',
  nombre: 'NAME',
  cobro: 'NEXT_PAYMENT',
};
const SIZES: readonly number[] = [25, 50, 100];
const ID = /^[\w-]{1,64}$/;
/** About 6,000 characters, which all browsers and proxies accept; beyond that the first cursors are dropped. */
const LONGEST_TRAIL = 80;

export type PlaceRead = FiltersRead & ListPlace;

export function readPlace(address: Address): PlaceRead {
  const params = new URLSearchParams(address.search);
  const text = params.get(PAGES_KEY);
  const trail = text === null || text === '' ? [] : text.split(BETWEEN);
  const isTrail = trail.length <= LONGEST_TRAIL && trail.every((cursor) => CURSOR.test(cursor));
  const sort = params.get(SORT_KEY) ?? '';
  const open = params.get(OPEN_KEY) ?? '';
  return {
    ...readFilters(address),
    sort: (Object.hasOwn(SORTS, sort) ? SORTS[sort] : undefined) ?? FIRST_PLACE.sort,
    size: SIZES.find((size) => String(size) === params.get(SIZE_KEY)) ?? FIRST_PLACE.size,
    trail: isTrail ? trail : [],
    open: ID.test(open) ? open : null,
  };
}

export function listHref({ filters, sort, size, trail, open }: ListPlace): string {
  const { search, hash } = writeFilters(filters);
  const word = Object.keys(SORTS).find((one) => SORTS[one] === sort);
  if (word !== undefined) search.set(SORT_KEY, word);
  if (size !== FIRST_PLACE.size) search.set(SIZE_KEY, String(size));
  if (trail.length > 0) search.set(PAGES_KEY, trail.join(BETWEEN));
  if (open !== null) search.set(OPEN_KEY, open);
  const query = search.toString();
  return `${DASHBOARD_PATH}${query === '' ? '' : `?${query}`}${hash}`;
}

type Change = Partial<Pick<ListPlace, 'filters' | 'sort' | 'size'>>;

/**
 * Returns the address with other filters, order or size, at the first page: a cursor is valid only for the list it was
 * made for.
 */
export const changedHref = (place: ListPlace, change: Change): string =>
  listHref({ ...place, ...change, trail: [], open: null });

export const clearedHref = (place: ListPlace): string => changedHref(place, { filters: NO_FILTERS });

/** Returns the same page with a proposal open next to the list; null closes it. */
export const openHref = (place: ListPlace, open: string | null): string => listHref({ ...place, open });

export const nextHref = (place: ListPlace, cursor: string): string =>
  listHref({ ...place, trail: [...place.trail, cursor].slice(-LONGEST_TRAIL), open: null });

/** Returns null on the first page. */
export const previousHref = (place: ListPlace): string | null =>
  place.trail.length === 0 ? null : listHref({ ...place, trail: place.trail.slice(0, -1), open: null });

/** Returns the page's number; null if cursors were dropped. */
export const pageNumber = (trail: Trail): number | null =>
  trail.length < LONGEST_TRAIL ? trail.length + 1 : null;
