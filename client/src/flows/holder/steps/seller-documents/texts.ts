export const SELLER_DOCUMENTS_TEXTS = {
  empty: 'No hay documentos para pedirle a quien te vende.',
  awaited: {
    title: 'Falta la parte de quien te vende',
    text: (recipient: string) =>
      `Le mandamos el enlace a ${recipient}. Vos podés seguir: lo necesitamos recién para armar tu contrato.`,
    send: 'Enviarle el enlace de nuevo',
  },
  invite: {
    title: '¿Los sube quien te vende?',
    text: 'Le mandamos un enlace por SMS para que cargue sus papeles, los del vehículo y la cuenta donde cobra. Cuando termine, seguís desde acá.',
    send: 'Enviarle el enlace',
  },
} as const;
