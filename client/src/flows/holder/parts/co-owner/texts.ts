import { withStaffWording } from '#shared/session/voice.ts';

/** The owner's alternatives while the co-owner has not accepted. */
export const OTHER_WAYS_TEXTS = withStaffWording(
  {
    correct: {
      summary: '¿Su celular o su correo están mal?',
      text: 'Corregilos y le mandamos un enlace nuevo. El anterior deja de servir.',
      submit: 'Corregir y enviar el enlace',
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
  },
  {
    alone: {
      text: (name: string) =>
        `La propuesta sigue solo a nombre de tu cliente, si sus ingresos alcanzan para este monto. ${name} deja de ser cotitular y le avisamos.`,
    },
  },
);
