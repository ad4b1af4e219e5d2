/** What an applicant should have at hand, before they begin. */
export const NEEDS = {
  title: 'Qué vas a necesitar',
  items: [
    'Tu DNI y tu celular, para recibir un código.',
    'Los datos del vehículo y de quien te lo vende.',
    'Fotos o PDF de los papeles: título y cédula si es usado, factura proforma si es 0KM.',
  ],
} as const;
