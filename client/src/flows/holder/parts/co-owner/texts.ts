import { voiced } from '../../../../shared/texts/voice.ts';

/** How the owner goes on while the co-owner has not accepted. */
export const OTHER_WAYS_TEXTS = voiced(
  {
    correct: {
      summary: '¿Su celular o su correo tienen un error?',
      text: 'Corregilos y le mandamos un enlace nuevo. El anterior deja de servir.',
      submit: 'Corregir y mandar el enlace',
      loading: 'Buscando sus datos…',
      done: 'Corregimos sus datos y le mandamos un enlace nuevo.',
    },
    alone: {
      action: 'Seguir sin cotitular',
      question: '¿Querés seguir sin cotitular?',
      text: (name: string) =>
        `La solicitud sigue solo a tu nombre, si tus ingresos alcanzan para este monto. ${name} deja de ser cotitular y le avisamos.`,
      confirm: 'Seguir sin cotitular',
      otherOffer: 'Pedir una oferta sin cotitular',
      back: 'Volver',
    },
    cancel: {
      action: 'Cancelar la solicitud',
      question: (number: number) => `¿Querés cancelar la solicitud ${number}?`,
      text: 'Se cierra y no se puede retomar. No se te cobra nada.',
      confirm: 'Sí, cancelar la solicitud',
      back: 'No, seguir con la solicitud',
      done: (number: number) => `Cancelaste la solicitud ${number}.`,
    },
  },
  {
    alone: {
      text: (name: string) =>
        `La solicitud sigue solo a nombre de tu cliente, si sus ingresos alcanzan para este monto. ${name} deja de ser cotitular y le avisamos.`,
    },
    cancel: { text: 'Se cierra y no se puede retomar. No se cobra nada.' },
  },
);
