const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** A part of the value with its key; the root has neither key nor parent. */
type Part = Readonly<{ value: unknown; key: string; parent: Part | null }>;

function pathOf(part: Part): string {
  const keys: string[] = [];
  for (let at = part; at.parent !== null; at = at.parent) keys.push(at.key);
  return keys.toReversed().join('.');
}

/**
 * Returns the dotted path of the first text in `value`, keys included, that PostgreSQL cannot store because of a NUL or a
 * lone surrogate; null if there is none. Not recursive, so that a deeply nested body cannot exhaust the stack.
 */
export function unstorableText(value: unknown): string | null {
  const left: Part[] = [{ value, key: '', parent: null }];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    const { value: found } = part;
    if (typeof found === 'string' && !isStorable(found)) return pathOf(part);
    if (typeof found !== 'object' || found === null) continue;
    const entries = Object.entries(found);
    if (entries.some(([key]) => !isStorable(key))) return pathOf(part);
    for (const [key, inner] of entries.toReversed()) left.push({ value: inner, key, parent: part });
  }
  return null;
}
