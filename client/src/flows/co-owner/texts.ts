/** Texts that the co-owner's screens share; the texts of a step are in its folder. */
export const CO_OWNER_TEXTS = {
  page: 'Cotitular',
  loan: {
    label: 'El préstamo',
    vehicle: 'Vehículo',
    amount: 'Préstamo',
    term: 'Plazo',
    first: (date: string) => `Primera cuota, ${date}`,
    later: 'Desde la segunda cuota',
    laterUva: 'Desde la segunda, en pesos de hoy',
    monthly: 'Total por mes, con seguro',
    insuranceLater: 'A la cuota se suma el seguro del vehículo, que se elige después.',
    cftea: 'CFTEA con IVA',
    cfteaWithInsurance: 'CFTEA con seguro',
    total: 'Total a pagar',
    number: 'Solicitud',
    soldAt: 'Punto de venta',
  },
  steps: {
    accept: { bold: 'Aceptar', rest: ' y confirmar tu celular' },
    photos: 'Tres fotos: tu DNI y tu cara',
    sign: 'Leer el contrato y firmarlo',
  },
} as const;
