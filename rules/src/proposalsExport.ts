/** Most proposals that one file of the dashboard holds: some thousand calls of the bank, and what a spreadsheet bears. */
export const EXPORT_LIMIT = 10_000;

/** The last line of a file that leaves older proposals out; who saved the file reads it there, the screen too. */
export const EXPORT_CAPPED_NOTE =
  'Este archivo llega hasta el máximo de 10.000 propuestas. Hay más: achicá la búsqueda con las fechas.';
