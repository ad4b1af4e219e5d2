export const SELLER_FLOW_TEXTS = {
  page: 'Tu venta',
  summary: {
    title: 'Tu venta',
    buyer: 'Te compra',
    vehicle: 'Vehículo',
    seller: 'Vende',
    notKnown: 'Falta completar',
    transfer: 'El banco te transfiere',
    transferNote:
      'Es el préstamo de quien te compra, menos el gasto de otorgamiento si lo hay. El resto lo arreglan entre ustedes.',
    when: 'Cuándo',
    whenText: 'Con la prenda inscripta: suele ser de 5 a 9 días hábiles después de la firma.',
    expected: (day: string) => `Con la prenda inscripta, ${day}.`,
    number: 'Número',
    account: 'Cobrás en',
    saved: 'Todo queda guardado a medida que avanzás.',
  },
  cancelled: {
    title: 'Esta venta se canceló',
    message: (number: number) =>
      `La venta ${number} ya no está en curso: no tenés que hacer nada. Si el acuerdo sigue, quien te compra puede empezar otra.`,
  },
  replaced: {
    title: 'Esta venta ya no está a tu nombre',
    message: (number: number) =>
      `Quien te compra cargó a otro vendedor en la venta ${number}. No usamos tus documentos y no tenés que hacer nada. Si el vehículo lo vendés vos, avisale.`,
  },
  otherSale: 'Buscar otra venta',
} as const;
