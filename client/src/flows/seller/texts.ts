export const SELLER_FLOW_TEXTS = {
  page: 'Tu venta',
  summary: {
    title: 'Tu venta',
    buyer: 'Te compra',
    vehicle: 'Vehículo',
    seller: 'Vendés',
    notKnown: 'Falta completar',
    transfer: 'El banco te transfiere',
    transferNote:
      'Es el préstamo de quien te compra, menos el gasto de otorgamiento si lo hay. El resto lo arreglan entre ustedes.',
    when: 'Cuándo',
    whenText: 'Con la prenda inscripta: suele ser de 6 a 10 días hábiles después de la firma.',
    number: 'Número',
    account: 'Cobrás en',
    saved: 'Todo queda guardado a medida que avanzás.',
  },
  cancelled: {
    title: 'Esta venta se canceló',
    message: (number: number) =>
      `La solicitud ${number} ya no está en curso, así que no hace falta que hagas nada. Si la venta sigue en pie, quien te compra puede empezar otra.`,
  },
  replaced: {
    title: 'En esta venta ya no vendés vos',
    message: (number: number) =>
      `Quien te compra nombró a otro vendedor en la solicitud ${number}. Tus papeles no se usan y no tenés que hacer nada. Si el vehículo lo vendés vos, avisale a quien te compra.`,
  },
  otherSale: 'Buscar otra venta',
} as const;
