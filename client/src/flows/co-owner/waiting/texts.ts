export const WAITING_TEXTS = {
  accepted: {
    title: 'Listo, aceptaste',
    who: (owner: string) => `Ahora le toca a ${owner}: completa la solicitud y valida su identidad.`,
    next: 'Después seguís vos con tus tres fotos.',
  },
  checked: {
    title: 'Listo, validamos tu identidad',
    who: (owner: string) => `Ahora falta la parte de ${owner}. Con eso armamos el contrato.`,
    next: 'Después lo leés y lo firmás acá.',
  },
  notInvited: {
    title: 'Todavía no te toca',
    who: (owner: string) => `Falta que ${owner} termine de cargar la solicitud.`,
    next: 'Después vas a poder aceptar o decir que no.',
  },
  message: (phone: string) =>
    `Te avisamos por SMS al ${phone}. Podés cerrar esta página y volver con el mismo enlace, en este dispositivo.`,
  follows: 'Si te quedás, esta página sigue sola.',
  stepsHeading: 'Tu parte',
} as const;
