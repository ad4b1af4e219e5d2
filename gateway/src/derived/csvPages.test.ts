import { describe, expect, it, vi } from 'vitest';
import { csvPages, type CsvPage } from './csvPages.ts';

const columns = [
  { header: 'Número', cell: (row: number) => String(row) },
  { header: 'Nombre', cell: (row: number) => `=${row}` },
];

const listOf = (rows: number) =>
  vi.fn(async (after: string | null): Promise<CsvPage<number>> => {
    const first = after === null ? 0 : Number(after);
    const next = Math.min(first + 3, rows);
    const items = Array.from({ length: next - first }, (_none, at) => first + at + 1);
    return { items, lastKey: next < rows ? String(next) : null };
  });

async function all(lines: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of lines) text += part;
  return text;
}

describe('a list as CSV', () => {
  it('has every page under one header and no formulas', async () => {
    const page = listOf(4);
    const text = await all(csvPages({ columns, page, limit: 100, cappedNote: 'Hay más' }));
    expect(text).toBe("\u{feff}Número;Nombre\r\n1;'=1\r\n2;'=2\r\n3;'=3\r\n4;'=4\r\n");
    expect(page.mock.calls).toEqual([[null], ['3']]);
  });

  it.each([
    [6, 7, true],
    [6, 6, false],
    [5, 6, true],
    [7, 6, false],
    [1, 0, false],
  ])('limited to %i of %i rows, ends with a note that rows are missing: %s', async (limit, rows, says) => {
    const page = listOf(rows);
    const text = await all(csvPages({ columns, page, limit, cappedNote: 'Hay más' }));
    expect(page).toHaveBeenCalledTimes(Math.max(1, Math.ceil(Math.min(limit, rows) / 3)));
    expect(text.endsWith('\r\nHay más\r\n')).toBe(says);
    const expected = 1 + Math.min(limit, rows) + (says ? 1 : 0);
    expect(text.trimEnd().split('\r\n')).toHaveLength(expected);
  });

  it('requests a page only after the previous one has been consumed', async () => {
    const page = listOf(9);
    const lines = csvPages({ columns, page, limit: 100, cappedNote: '' });
    await lines.next();
    expect(page).toHaveBeenCalledTimes(1);
    await lines.return(undefined);
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('fails if a page fails', async () => {
    const page = async (after: string | null): Promise<CsvPage<number>> => {
      if (after !== null) throw new Error('the bank is down');
      return { items: [1], lastKey: 'a' };
    };
    await expect(all(csvPages({ columns, page, limit: 9, cappedNote: '' }))).rejects.toThrow(
      'the bank is down',
    );
  });
});
