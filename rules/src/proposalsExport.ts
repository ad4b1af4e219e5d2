/** Maximum proposals per exported file: about a thousand bank calls, and still usable in a spreadsheet. */
export const EXPORT_LIMIT = 10_000;

/** Last line of a truncated file; the screen shows it too. */
export const EXPORT_CAPPED_NOTE =
  'Este archivo llega hasta el máximo de 10.000 propuestas. Hay más: achicá la búsqueda con las fechas.';
