import type { BarGroup } from '@prendarios/design-system/data/BarDrawing';
import type { BoardQuery } from '#generated/graphql.ts';
import { type Filters, NO_FILTERS } from '../address/filters.ts';
import { FIRST_PLACE, listHref } from '../address/listAddress.ts';

type Board = NonNullable<BoardQuery['board']>;

export type ListOf = (filters: Partial<Filters>) => string;
/** Returns a function that builds the list's address with other filters and the chosen point of sale. */
export const listsOf =
  (pointOfSale: string | null): ListOf =>
  (filters) =>
    listHref({ ...FIRST_PLACE, filters: { ...NO_FILTERS, pointOfSale, ...filters } });

/**
 * Returns links from a group's figures to the lists that they count; omits zero figures and filters that the bank
 * lacks.
 */
export function linksOf<K extends string>(
  counts: Readonly<Record<NoInfer<K>, number>>,
  hrefs: Readonly<Record<K, string | false>>,
): Pick<BarGroup, 'links'> {
  const links: Record<string, string> = {};
  for (const key in hrefs) {
    const href = hrefs[key];
    if (href && counts[key] > 0) links[key] = href;
  }
  return Object.keys(links).length === 0 ? {} : { links };
}

/** A date range; open-ended without `until`. */
type Days = Readonly<{ from: string; until: string | null }>;

/** Returns links to proposals of any status by what happened in a date range. */
export function hrefsOf(
  { listAbilities: can }: Pick<Board, 'listAbilities'>,
  list: ListOf,
  { from, until }: Days,
  rest: Partial<Filters> = {},
) {
  const all = { status: 'ALL' as const, ...rest };
  return {
    approved: list({ ...all, from, to: until }),
    signed:
      can.canFilterBySignature &&
      (until === null || can.canFilterByEvent) &&
      list({ ...all, signedFrom: from, signedUntil: until }),
    inscribed: can.canFilterByEvent && list({ ...all, inscribedFrom: from, inscribedUntil: until }),
  };
}
