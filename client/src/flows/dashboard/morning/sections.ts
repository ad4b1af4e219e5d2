import type { MorningPageFragment, MorningRowFragment } from '#generated/graphql.ts';
import { NO_FILTERS } from '../address/filters.ts';
import { FIRST_PLACE, type ListPlace } from '../address/listAddress.ts';
import { addDays } from '../address/presets.ts';

/** Sections in the order of the page. */
export const SECTIONS = ['calls', 'mine', 'returned', 'late', 'payments', 'signed'] as const;
export type SectionKey = (typeof SECTIONS)[number];

/** Most rows that a section shows. */
const MOST_ROWS = 5;

/** Returns each section's list on the dashboard; `today`: YYYY-MM-DD in Argentina. */
export const placesOf = (today: string): Readonly<Record<SectionKey, ListPlace>> => ({
  calls: { ...FIRST_PLACE, filters: { ...NO_FILTERS, callUntil: today } },
  mine: {
    ...FIRST_PLACE,
    filters: { ...NO_FILTERS, waitsFor: 'SELLER' },
    sort: 'LONGEST_IN_STAGE',
  },
  returned: { ...FIRST_PLACE, filters: { ...NO_FILTERS, phase: 'DOCUMENTS_SENT_BACK', status: 'OPEN' } },
  // Excludes what waits for the seller, which is in `mine`, and for the bank and the registry, which the
  // seller cannot speed up.
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
  /** Size of the section's list; '10+' if more pages follow and the bank does not count. */
  count: string;
  /** Sum in pesos of the loans paid soon; null for other sections, an incomplete list or an unknown amount. */
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
 * Returns the sections with a non-empty list. Each proposal appears once, in its first section.
 *
 * @param counts by section, if the bank counts
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
