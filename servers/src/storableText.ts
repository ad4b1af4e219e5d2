const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * The dotted path of the first text in `value`, keys included, that PostgreSQL cannot store because of a NUL or a lone
 * surrogate; null if there is none.
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
