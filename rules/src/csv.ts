/** Spreadsheets in Argentina read semicolons, and UTF-8 when a mark at the file's begin says so. */
export const CSV_MARK = '\u{feff}';
const BETWEEN = ';';
const END = '\r\n';

/** What a spreadsheet may take for a formula, also after blanks and in full-width letters; a negative number and a lone hyphen are none. */
const FORMULA = /^\s*[=+@\uff1d\uff0b\uff0d\uff20]|^\s*-(?!(?:\d+(?:[.,]\d+)*)?$)|^[\t\r\n]/;

/** A cell of a CSV file; a possible formula is made text (docs/security.md#text-from-outside). */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(BETWEEN)}${END}`;
}
