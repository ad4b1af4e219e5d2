/**
 * A position in a bank list. The bank returns a key only at the end of each of its pages, so a position is the key of a
 * page plus the number of entries to skip on that page.
 */
type Place = Readonly<{ lastKey: string | null; offset: number }>;

type BankPage<Item> = Readonly<{
  answer: Readonly<{ items: readonly Item[]; lastKey: string | null }>;
  /** Changes whenever the answer changes. */
  mark: string | null;
}>;

type ListPage<Item> = Readonly<{
  /** Each entry with the position that follows it. */
  entries: readonly Readonly<{ item: Item; after: Place }>[];
  more: boolean;
  /** Marks of the bank pages it was built from. */
  marks: readonly string[];
}>;

const CURSOR = /^(\d{1,2})\.(.*)$/s;

export function writeCursor({ lastKey, offset }: Place): string {
  return `${offset}.${lastKey ?? ''}`;
}

/** Returns null if the text is not a cursor. */
export function readCursor(text: string | null): Place | null {
  if (text === null) return { lastKey: null, offset: 0 };
  const parts = CURSOR.exec(text);
  return parts && { lastKey: parts[2] || null, offset: Number(parts[1]) };
}

/** Opaque to clients. */
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

/** Loads `size` entries from a position: one bank call at the start of a bank page, otherwise up to two. */
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
