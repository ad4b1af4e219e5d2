import { voiced } from '../../../../shared/texts/voice.ts';

export const SELLER_DOCUMENTS_TEXTS = voiced(
  {
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
  },
  {
    empty: 'No hay documentos para pedirle a quien vende el vehículo.',
    awaited: {
      title: 'Falta la parte de quien vende el vehículo',
      text: (recipient: string) =>
        `Le mandamos el enlace a ${recipient}. Podés seguir: lo necesitamos recién para armar el contrato.`,
    },
    invite: { title: '¿Los sube quien vende el vehículo?' },
  },
);
