export const SELLER_DOCUMENTS_TEXTS = {
  empty: 'No hay documentos para pedirle a quien te vende.',
  invite: {
    title: '¿Los sube quien te vende?',
    text: 'Le mandamos un enlace por SMS para que cargue sus papeles, los del vehículo y la cuenta donde cobra. Cuando termine, seguís desde acá.',
    send: 'Enviarle el enlace',
  },
} as const;
