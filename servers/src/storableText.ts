const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * The dotted path of the first text in `value` that no database takes, because it has a NUL or half a character; null when
 * there is none. A key is a text, too.
 */
export function unstorableText(value: unknown): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : '';
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) return '';
    const at = unstorableText(part);
    if (at !== null) return at === '' ? key : `${key}.${at}`;
  }
  return null;
}
