/** Byte order mark: tells spreadsheets that the file is UTF-8. Argentine spreadsheets expect semicolons. */
export const CSV_MARK = '\u{feff}';
const BETWEEN = ';';
const END = '\r\n';

/** Possible formulas, also after blanks and in full-width characters; excludes negative numbers and a single hyphen. */
const FORMULA = /^\s*[=+@\uff1d\uff0b\uff0d\uff20]|^\s*-(?!(?:\d+(?:[.,]\d+)*)?$)|^[\t\r\n]/;

/** Returns a CSV cell; prefixes a possible formula to make it text (docs/security.md#text-from-outside). */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a CSV line with its line end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(BETWEEN)}${END}`;
}
