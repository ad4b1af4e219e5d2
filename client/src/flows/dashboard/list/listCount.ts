import type { Count } from './tools/views.ts';
import { LIST_TEXTS as TEXT } from './texts.ts';

type Counted = Readonly<{
  /** Page number; null if unknown. */
  page: number | null;
  /** Proposals per page. */
  size: number;
  /** Rows on the page. */
  rows: number;
  /** Total of the list: undefined while counting, null if the bank does not count. */
  total: Count | null | undefined;
}>;

/**
 * Returns the positions of the page's first and last row; null if the page or the total is unknown, or the total is
 * outdated.
 */
function rangeOf({ page, size, rows, total }: Counted) {
  if (page === null || !total) return null;
  const first = (page - 1) * size + 1;
  const last = first + rows - 1;
  if (total.count < last) return null;
  return { first, last, total: TEXT.total(total), isWhole: rows === total.count && !total.isCapped };
}

/** Returns the text between the page links: '26 a 50 de 216 propuestas'. */
export function pagerStatus(counted: Counted): string {
  const range = rangeOf(counted);
  if (range === null) return TEXT.page(counted.page);
  return range.isWhole ? range.total : TEXT.pageOf(range.first, range.last, range.total);
}

/**
 * Returns the text for screen readers: '216 propuestas, de la 26 a la 50, 1 filtro en uso'; empty until the list is
 * counted.
 */
export function listAnnouncement(counted: Counted, filters: number): string {
  if (counted.total === undefined) return '';
  const range = rangeOf(counted);
  const parts =
    range === null
      ? [TEXT.counted(counted.rows, counted.page)]
      : [range.total, ...(range.isWhole ? [] : [TEXT.range(range.first, range.last)])];
  return [...parts, ...TEXT.inUse(filters)].join(', ');
}
