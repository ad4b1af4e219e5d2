export const SELLER_FLOW_TEXTS = {
  page: 'Tu venta',
  summary: {
    title: 'Tu venta',
    vehicle: 'Vehículo',
    seller: 'Vende',
    number: 'Número',
    account: 'Cobrás en',
    saved: 'Todo queda guardado a medida que avanzás.',
  },
  cancelled: {
    title: 'Esta venta se canceló',
    message: (number: number) =>
      `La solicitud ${number} ya no está en curso, así que no hace falta que hagas nada. Si la venta sigue en pie, quien te compra puede empezar otra.`,
    action: 'Buscar otra venta',
  },
} as const;
