/** Where a user begins a new application. */
export const START_HREF = '/usuario/titular/cotizacion';
