import { withStaffWording } from '#shared/session/voice.ts';

export const INVITE_TEXTS = withStaffWording(
  {
    awaited: {
      title: 'Faltan los datos del vendedor',
      text: (to: string) =>
        `Le mandamos el enlace ${to}. Podés seguir: sus datos hacen falta recién para armar tu contrato.`,
      send: 'Enviarle el enlace de nuevo',
      sent: (to: string) => `Le mandamos el enlace ${to}.`,
    },
    account: {
      title: 'Falta la cuenta del vendedor del vehículo',
      text: 'Le mandamos un enlace para que la cargue. Podés firmar igual: el banco paga recién cuando la tiene.',
      send: 'Enviarle el enlace de nuevo',
    },
    invite: {
      title: '¿Los sube el vendedor?',
      text: 'Le mandamos un enlace por SMS para que cargue sus documentos, los del vehículo y la cuenta donde cobra. Cuando termine, seguís desde acá.',
      send: 'Enviarle el enlace',
    },
  },
  {
    awaited: {
      text: (to: string) =>
        `Le mandamos el enlace ${to}. Podés seguir: sus datos hacen falta recién para armar el contrato.`,
    },
    account: {
      text: 'Le mandamos un enlace para que la cargue. Tu cliente puede firmar igual: el banco paga recién cuando la tiene.',
    },
  },
);
