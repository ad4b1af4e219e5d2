export const SHARED_QUOTE_PATH = '/cotizacion/:token';
/** Headings of the pages before their script and quotes load. */
export const SHARED_QUOTE_HEADING = { title: 'Cotización de un préstamo' };
export const CERTIFICATE_PATH = '/certificado/:id';
export const CERTIFICATE_HEADING = { title: 'Certificado de preaprobación' };
export const EXPRESS_HEADING = {
  title: 'Cotización rápida',
  subtitle: 'Varios plazos, uno al lado del otro. Es una estimación: no consulta los antecedentes de nadie.',
};
