/** The most proposals in one exported file: some thousand calls of the bank, and as many rows as a spreadsheet bears. */
export const EXPORT_LIMIT = 10_000;

/** The last line of a file that leaves older proposals out. The screen shows it as well. */
export const EXPORT_CAPPED_NOTE =
  'Este archivo llega hasta el máximo de 10.000 propuestas. Hay más: achicá la búsqueda con las fechas.';
