import { CSV_MARK, csvLine } from '@prendarios/rules/csv';

export type CsvColumn<T> = { header: string; cell: (row: T) => string };
export type CsvPage<T> = Readonly<{ items: readonly T[]; lastKey: string | null }>;

type CsvPlan<T> = Readonly<{
  columns: readonly CsvColumn<T>[];
  /** Loads the page after a key; null loads the first. */
  page: (after: string | null) => Promise<CsvPage<T>>;
  limit: number;
  /** Last line of a truncated file. */
  cappedNote: string;
}>;

/**
 * Streams a list as CSV, one page in memory at a time: it requests a page only after the consumer took the previous
 * one.
 *
 * @throws whatever `page` throws
 */
export async function* csvPages<T>({ columns, page, limit, cappedNote }: CsvPlan<T>): AsyncGenerator<string> {
  let after: string | null = null;
  let left = limit;
  let begin = `${CSV_MARK}${csvLine(columns.map(({ header }) => header))}`;
  do {
    const { items, lastKey }: CsvPage<T> = await page(after);
    const taken = items.slice(0, left);
    left -= taken.length;
    after = lastKey;
    yield begin + taken.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('');
    begin = '';
    if (taken.length < items.length || (left === 0 && after !== null)) {
      yield csvLine([cappedNote]);
      return;
    }
  } while (after !== null);
}
