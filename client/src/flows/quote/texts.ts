export const SHARED_QUOTE_TEXTS = {
  made: (bank: string, madeOn: string, until: string) =>
    `Esta cotización la hizo ${bank} el ${madeOn} y vale hasta el ${until}.`,
  ofOffer: 'Es la oferta que recibió una persona. La tuya depende de tu evaluación.',
  indicative: 'Es una estimación. La oferta final depende de tu evaluación.',
  rateChanged: (then: string, now: string) =>
    `La tasa cambió desde ese día: la TNA era ${then} y hoy es ${now}. Al pedir el préstamo vas a ver las cuotas de hoy.`,
  loan: 'El préstamo',
  vehicle: 'Vehículo',
  value: 'Valor',
  amount: 'Monto',
  term: 'Plazo',
  dueDay: (term: string, day: number) => `${term}, día ${day} de cada mes`,
  rate: 'Tasa',
  fixed: 'Fija',
  uva: 'UVA',
  request: 'Pedir este préstamo',
  requestNew: 'Pedir una cotización nueva',
  expiredTitle: 'Esta cotización venció',
  expired: (until: string) =>
    `Valía hasta el ${until}. Las tasas pueden haber cambiado: pedí una nueva con los mismos datos.`,
  unknownTitle: 'Este enlace no muestra ninguna cotización',
  unknown:
    'Puede estar cortado o cambiado, y entonces no es una cotización del banco. Pedí que te lo manden de nuevo, o hacé la tuya.',
  quoteAnew: 'Hacer una cotización',
} as const;
