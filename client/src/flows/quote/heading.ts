export const SHARED_QUOTE_PATH = '/cotizacion/:token';
/** What the page has before its quote is read. */
export const SHARED_QUOTE_HEADING = { title: 'Cotización de un préstamo' };
