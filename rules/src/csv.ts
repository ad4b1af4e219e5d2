/** Begins a file: tells a spreadsheet that it is UTF-8. Those in Argentina read semicolons. */
export const CSV_MARK = '\u{feff}';
const BETWEEN = ';';
const END = '\r\n';

/** What a spreadsheet may take for a formula, also after blanks and in full-width letters, but no negative number or lone hyphen. */
const FORMULA = /^\s*[=+@\uff1d\uff0b\uff0d\uff20]|^\s*-(?!(?:\d+(?:[.,]\d+)*)?$)|^[\t\r\n]/;

/** A cell of a CSV file. A possible formula becomes text (docs/security.md#text-from-outside). */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file, with its line end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(BETWEEN)}${END}`;
}
