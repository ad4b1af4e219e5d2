/** Where a user starts a new application. */
export const START_HREF = '/usuario/titular/cotizacion';
