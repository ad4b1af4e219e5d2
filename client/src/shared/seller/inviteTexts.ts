import { voiced } from '../texts/voice.ts';

export const INVITE_TEXTS = voiced(
  {
    awaited: {
      title: 'Falta la parte de quien te vende',
      text: (recipient: string) =>
        `Le mandamos el enlace al ${recipient}. Vos podés seguir: lo necesitamos recién para armar tu contrato.`,
      send: 'Enviarle el enlace de nuevo',
      sent: (recipient: string) => `Le mandamos el enlace a ${recipient}.`,
    },
    account: {
      title: 'Falta la cuenta de quien te vende',
      text: 'Le mandamos un enlace para que la cargue. Podés firmar igual: el banco paga recién cuando la tiene.',
      send: 'Enviarle el enlace de nuevo',
    },
    invite: {
      title: '¿Los sube quien te vende?',
      text: 'Le mandamos un enlace por SMS para que cargue sus papeles, los del vehículo y la cuenta donde cobra. Cuando termine, seguís desde acá.',
      send: 'Enviarle el enlace',
    },
  },
  {
    awaited: {
      title: 'Falta la parte de quien vende el vehículo',
      text: (recipient: string) =>
        `Le mandamos el enlace al ${recipient}. Podés seguir: lo necesitamos recién para armar el contrato.`,
    },
    account: {
      title: 'Falta la cuenta de quien vende el vehículo',
      text: 'Le mandamos un enlace para que la cargue. Tu cliente puede firmar igual: el banco paga recién cuando la tiene.',
    },
    invite: { title: '¿Los sube quien vende el vehículo?' },
  },
);
