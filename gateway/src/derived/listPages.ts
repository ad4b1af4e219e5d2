/**
 * A position in a bank list. The bank returns a key only at the end of each of its pages, so a position is the key of a
 * page plus the number of entries to skip on that page.
 */
type Place = Readonly<{ lastKey: string | null; offset: number }>;

type BankPage<Item> = Readonly<{
  answer: Readonly<{ items: readonly Item[]; lastKey: string | null }>;
  /** Changes whenever the response changes. */
  mark: () => string | null;
}>;

type ListPage<Item> = Readonly<{
  /** Each entry with the position that follows it. */
  entries: readonly Readonly<{ item: Item; after: Place }>[];
  more: boolean;
  /** ETags of the bank pages it was built from. */
  marks: () => readonly string[];
}>;

const CURSOR = /^(\d{1,2}|100)\.(.*)$/s;

export function writeCursor({ lastKey, offset }: Place): string {
  return `${offset}.${lastKey ?? ''}`;
}

/** Returns null if the text is not a cursor. */
export function readCursor(text: string | null): Place | null {
  if (text === null) return { lastKey: null, offset: 0 };
  const parts = CURSOR.exec(text);
  return parts && { lastKey: parts[2] || null, offset: Number(parts[1]) };
}

/** Returns the ETags of a page as one text, opaque to clients. */
export const writeVersion = (marks: readonly string[]): string =>
  Buffer.from(JSON.stringify(marks)).toString('base64url');

/** Returns an empty list if the text is not a version. */
export function readVersion(text: string): readonly string[] {
  try {
    const marks: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Loads up to `size` entries from a position, in as many bank calls as are needed if every bank page has `bankSize`
 * entries.
 */
export async function pageFrom<Item>(
  place: Place,
  { size, bankSize }: { size: number; bankSize: number },
  load: (lastKey: string | null) => Promise<BankPage<Item>>,
): Promise<ListPage<Item>> {
  const calls = Math.ceil((place.offset + size) / bankSize);
  const entries: ListPage<Item>['entries'][number][] = [];
  const pages: BankPage<Item>[] = [];
  let { lastKey, offset } = place;
  for (;;) {
    const page = await load(lastKey);
    const next = page.answer.lastKey;
    pages.push(page);
    entries.push(...placed(page, lastKey).slice(offset));
    if (entries.length >= size || next === null || pages.length >= calls) {
      return {
        entries: entries.slice(0, size),
        more: entries.length > size || next !== null,
        marks: () => pages.map(({ mark }) => mark() ?? ''),
      };
    }
    [lastKey, offset] = [next, 0];
  }
}

function placed<Item>({ answer: { items, lastKey: next } }: BankPage<Item>, lastKey: string | null) {
  return items.map((item, at) => ({
    item,
    after:
      next !== null && at === items.length - 1 ? { lastKey: next, offset: 0 } : { lastKey, offset: at + 1 },
  }));
}
