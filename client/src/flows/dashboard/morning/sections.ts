import type { MorningPageFragment, MorningRowFragment } from '#generated/graphql.ts';
import { NO_FILTERS } from '../address/filters.ts';
import { FIRST_PLACE, type ListPlace } from '../address/listAddress.ts';
import { addDays } from '../address/presets.ts';

/** In the order of the page. */
export const SECTIONS = ['calls', 'mine', 'returned', 'late', 'payments', 'signed'] as const;
export type SectionKey = (typeof SECTIONS)[number];

/** What a section shows of its list. */
const MOST_ROWS = 5;

/** The list of each section, as the dashboard's list has it; `today`: YYYY-MM-DD in Argentina. */
export const placesOf = (today: string): Readonly<Record<SectionKey, ListPlace>> => ({
  calls: { ...FIRST_PLACE, filters: { ...NO_FILTERS, callUntil: today } },
  mine: {
    ...FIRST_PLACE,
    filters: { ...NO_FILTERS, waitsFor: 'SELLER' },
    sort: 'LONGEST_IN_STAGE',
  },
  returned: { ...FIRST_PLACE, filters: { ...NO_FILTERS, phase: 'DOCUMENTS_SENT_BACK', status: 'OPEN' } },
  // What waits for the seller is in `mine`, and the bank's and the registry's time is not the seller's to shorten.
  late: {
    ...FIRST_PLACE,
    filters: { ...NO_FILTERS, waitsFor: 'OWNER', late: true },
    sort: 'LONGEST_IN_STAGE',
  },
  payments: {
    ...FIRST_PLACE,
    filters: { ...NO_FILTERS, paymentUntil: addDays(today, 7), paidHere: true },
    sort: 'NEXT_PAYMENT',
  },
  signed: { ...FIRST_PLACE, filters: { ...NO_FILTERS, signedFrom: addDays(today, -1) } },
});

type Page = Pick<MorningPageFragment, 'nodes' | 'pageInfo'>;
export type Section = Readonly<{
  key: SectionKey;
  rows: readonly MorningRowFragment[];
  /** Of its list; '10+' where more pages follow and the bank does not count. */
  count: string;
  /** In pesos, of the loans whose payments are near; null for other sections, an incomplete list or an unknown amount. */
  sum: number | null;
}>;

const pageCount = ({ nodes, pageInfo }: Page): string => `${nodes.length}${pageInfo.hasNextPage ? '+' : ''}`;

const cents = (amount: string): number => Math.round(Number(amount) * 100);

function sumOf(key: SectionKey, { nodes, pageInfo }: Page): number | null {
  if (key !== 'payments' || pageInfo.hasNextPage) return null;
  const amounts = nodes.map(({ amount }) => amount?.amount ?? null);
  if (amounts.includes(null)) return null;
  return amounts.reduce((total, amount) => total + cents(amount ?? '0'), 0) / 100;
}

/**
 * Returns the sections with a non-empty list. Each proposal appears once, in the first of its sections.
 *
 * @param counts by section, where the bank counts
 */
export function sectionsOf(
  pages: Readonly<Partial<Record<SectionKey, Page | null>>>,
  counts: Readonly<Partial<Record<SectionKey, string>>> = {},
): Section[] {
  const shown = new Set<string>();
  return SECTIONS.flatMap((key) => {
    const page = pages[key];
    const rows = (page?.nodes ?? []).filter(({ id }) => id === null || !shown.has(id)).slice(0, MOST_ROWS);
    for (const { id } of rows) if (id !== null) shown.add(id);
    return page && page.nodes.length > 0
      ? [{ key, rows, count: counts[key] ?? pageCount(page), sum: sumOf(key, page) }]
      : [];
  });
}
