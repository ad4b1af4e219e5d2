/**
 * Pages of a list that the bank pages by a key of its own: it gives one for the end of each of its pages and none for
 * the entries within. A place in the list is therefore a page's key and how many of its entries come before.
 */
type Place = Readonly<{ lastKey: string | null; offset: number }>;

type BankPage<Item> = Readonly<{
  answer: Readonly<{ items: readonly Item[]; lastKey: string | null }>;
  /** Changes whenever the answer does. */
  mark: string | null;
}>;

type ListPage<Item> = Readonly<{
  /** Each with the place after it. */
  entries: readonly Readonly<{ item: Item; after: Place }>[];
  more: boolean;
  /** Of the bank's pages that it came from. */
  marks: readonly string[];
}>;

const CURSOR = /^(\d{1,2})\.(.*)$/s;

export function writeCursor({ lastKey, offset }: Place): string {
  return `${offset}.${lastKey ?? ''}`;
}

/** Null for a text that no cursor ever was. */
export function readCursor(text: string | null): Place | null {
  if (text === null) return { lastKey: null, offset: 0 };
  const parts = CURSOR.exec(text);
  return parts && { lastKey: parts[2] || null, offset: Number(parts[1]) };
}

export const writeVersion = (marks: readonly string[]): string => JSON.stringify(marks);

/** None for a text that no version ever was: then nothing is known. */
export function readVersion(text: string): readonly string[] {
  try {
    const marks: unknown = JSON.parse(text);
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
  } catch {
    return [];
  }
}

/** `size` entries from a place on: one call where it is the start of a page of the bank, two at most elsewhere. */
export async function pageFrom<Item>(
  { lastKey, offset }: Place,
  size: number,
  load: (lastKey: string | null) => Promise<BankPage<Item>>,
): Promise<ListPage<Item>> {
  const first = await load(lastKey);
  const marks = [first.mark ?? ''];
  const entries = placed(first, lastKey).slice(offset);
  const next = first.answer.lastKey;
  if (offset === 0 || next === null) return { entries, more: next !== null, marks };
  const second = await load(next);
  const rest = placed(second, next);
  const missing = size - entries.length;
  return {
    entries: [...entries, ...rest.slice(0, missing)],
    more: rest.length > missing || second.answer.lastKey !== null,
    marks: [...marks, second.mark ?? ''],
  };
}

function placed<Item>({ answer: { items, lastKey: next } }: BankPage<Item>, lastKey: string | null) {
  return items.map((item, at) => ({
    item,
    after:
      next !== null && at === items.length - 1 ? { lastKey: next, offset: 0 } : { lastKey, offset: at + 1 },
  }));
}
