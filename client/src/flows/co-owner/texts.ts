/** Texts shared by the co-owner's screens; each step's own texts are in its folder. */
export const CO_OWNER_TEXTS = {
  page: 'Cotitular',
  refuse: 'Ya no quiero ser cotitular',
  expected: (day: string) => `El banco le paga al vendedor ${day}.`,
  loan: {
    label: 'El préstamo',
    vehicle: 'Vehículo',
    amount: 'Préstamo',
    term: 'Plazo',
    cftea: 'CFTEA con IVA',
    cfteaWithInsurance: 'CFTEA con seguro',
    number: 'Solicitud',
    soldAt: 'Punto de venta',
  },
  steps: {
    accept: { bold: 'Aceptar', rest: ' y confirmar tu celular' },
    photos: 'Tres fotos: tu DNI y tu cara',
    sign: 'Leer el contrato y firmarlo',
  },
} as const;
