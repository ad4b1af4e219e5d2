import { describe, expect, it } from 'vitest';
import { pageFrom, readCursor, readVersion, writeCursor, writeVersion } from './listPages.ts';

const SIZE = 10;

function bankOf(count: number) {
  const calls: (string | null)[] = [];
  const load = async (lastKey: string | null) => {
    calls.push(lastKey);
    const start = lastKey === null ? 0 : Number(lastKey.slice('key.'.length));
    const items = Array.from({ length: Math.min(SIZE, count - start) }, (_none, at) => start + at);
    const end = start + items.length;
    return { answer: { items, lastKey: end < count ? `key.${end}` : null }, mark: () => `"v${start}"` };
  };
  return { load, calls };
}

async function page(count: number, after: string | null, size = SIZE) {
  const bank = bankOf(count);
  const place = readCursor(after);
  if (place === null) throw new Error(`'${after}' is not a cursor`);
  const { entries, more, marks } = await pageFrom(place, { size, bankSize: SIZE }, bank.load);
  return {
    items: entries.map(({ item }) => item),
    cursors: entries.map((entry) => writeCursor(entry.after)),
    more,
    marks: marks(),
    calls: bank.calls,
  };
}

describe('list pages', () => {
  it.each([0, 1, 9, 10, 11, 19, 20, 21, 35])(
    'cover a list of %i from any entry to its end',
    async (count) => {
      const whole = Array.from({ length: count }, (_none, at) => at);
      const first = await page(count, null);
      expect(first.items).toEqual(whole.slice(0, SIZE));
      expect(first.more).toBe(count > SIZE);
      for (const [at, cursor] of first.cursors.entries()) {
        const seen = whole.slice(0, at + 1);
        let after: string | undefined = cursor;
        let more = true;
        while (more && after !== undefined) {
          const next = await page(count, after);
          expect(next.calls.length).toBeLessThanOrEqual(2);
          seen.push(...next.items);
          expect(next.items.length).toBeLessThanOrEqual(SIZE);
          expect(next.more).toBe(seen.length < count);
          ({ more } = next);
          after = next.cursors.at(-1);
        }
        expect(seen).toEqual(whole);
      }
    },
  );

  it('need only one call if they start with a bank page', async () => {
    const { cursors, calls } = await page(35, null);
    expect(calls).toEqual([null]);
    expect((await page(35, cursors.at(-1) ?? null)).calls).toEqual(['key.10']);
  });

  it('continue after short bank pages, even without ETags', async () => {
    const load = async (lastKey: string | null) => ({
      answer: { items: lastKey === null ? ['a', 'b'] : ['c'], lastKey: lastKey === null ? 'key.1' : 'key.2' },
      mark: () => null,
    });
    const { marks, ...list } = await pageFrom(
      { lastKey: null, offset: 1 },
      { size: SIZE, bankSize: SIZE },
      load,
    );
    expect(marks()).toEqual(['', '']);
    expect(list).toEqual({
      entries: [
        { item: 'b', after: { lastKey: 'key.1', offset: 0 } },
        { item: 'c', after: { lastKey: 'key.2', offset: 0 } },
      ],
      more: true,
    });
  });

  it.each([1, 3, 25, 100])('can have %i entries, whatever the size of bank pages', async (size) => {
    const seen: number[] = [];
    let after: string | null = null;
    let more = true;
    while (more) {
      const next: Awaited<ReturnType<typeof page>> = await page(135, after, size);
      expect(next.items).toHaveLength(Math.min(size, 135 - seen.length));
      seen.push(...next.items);
      ({ more } = next);
      after = next.cursors.at(-1) ?? null;
    }
    expect(seen).toEqual(Array.from({ length: 135 }, (_none, at) => at));
  });

  it('have the ETags of all their bank pages', async () => {
    const { cursors, marks } = await page(35, null);
    expect(marks).toEqual(['"v0"']);
    expect((await page(35, cursors[4] ?? null)).marks).toEqual(['"v0"', '"v10"']);
  });

  it('have cursors for the first bank page and for later ones', () => {
    expect(readCursor('3.')).toEqual({ lastKey: null, offset: 3 });
    expect(readCursor('0.key.10')).toEqual({ lastKey: 'key.10', offset: 0 });
  });

  it.each(['', 'x', '0', '.key', '-1.key', '123.key'])("do not accept '%s' as a cursor", (text) => {
    expect(readCursor(text)).toBeNull();
  });

  it('keep ETags unchanged in versions, and ignore invalid versions', () => {
    expect(readVersion(writeVersion(['W/"a b"', '"c"']))).toEqual(['W/"a b"', '"c"']);
    for (const text of ['', 'x', '{}', '[1', '[1]']) expect(readVersion(text)).toEqual([]);
  });
});
