import { CSV_MARK, csvLine } from '@prendarios/rules/csv';

export type CsvColumn<T> = { header: string; cell: (row: T) => string };
export type CsvPage<T> = Readonly<{ items: readonly T[]; lastKey: string | null }>;

type CsvPlan<T> = Readonly<{
  columns: readonly CsvColumn<T>[];
  /** The page after a key; null is the first. */
  page: (after: string | null) => Promise<CsvPage<T>>;
  /** Most rows. */
  limit: number;
  /** The last line when there are more. */
  cappedNote: string;
}>;

/**
 * A list as a CSV file, a page at a time: the next page is asked for when the one before was taken, so that no more
 * than one is ever held. A page that fails ends it with that failure.
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
