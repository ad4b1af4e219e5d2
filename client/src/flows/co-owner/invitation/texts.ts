export const INVITATION_TEXTS = {
  title: (own: string, owner: string) => `Hola, ${own}. ${owner} te propone ser cotitular.`,
  page: 'Te invitaron a ser cotitular',
  subtitle:
    'Si aceptás, los dos responden por el préstamo entero. Podés decir que no, sin costo y sin dar explicaciones.',
  changed: {
    title: (owner: string) => `${owner} cambió el préstamo que aceptaste`,
    page: 'Cambió el préstamo que aceptaste',
    heading: 'Esto es lo que habías aceptado',
    now: 'Abajo está el préstamo de ahora. Aceptalo de nuevo o decí que no.',
    rows: { loan: 'Préstamo', mode: 'Tasa', installment: 'Desde la segunda cuota', cftea: 'CFTEA con IVA' },
    modes: { FIXED: 'Tasa fija', UVA: 'UVA' },
  },
  stepsHeading: 'Qué vas a hacer, unos 6 minutos',
  accept: 'Acepto: mandame el código',
  refuse: 'No quiero ser cotitular',
  stranger: '¿No conocés a esta persona?',
  strangerText: (phone: string) =>
    `No aceptes y no le digas a nadie un código que te llegue. Llamanos al ${phone}: sin tu código, el préstamo no sigue con tu nombre.`,
  code: {
    title: 'Confirmá con el código que te mandamos',
    submit: 'Aceptar ser cotitular',
    back: 'Volver a la invitación',
  },
  dialog: {
    title: '¿No querés ser cotitular?',
    text: (owner: string) =>
      `Le avisamos a ${owner} y la solicitud no sigue con tu nombre. Si cambiás de idea, podés aceptar con este mismo enlace mientras la solicitud siga abierta.`,
    reason: 'Por qué',
    reasonHint: (owner: string) => `Se lo mostramos a ${owner}.`,
    confirm: 'No quiero ser cotitular',
    back: 'Volver',
    saving: 'Avisando…',
  },
  refused: {
    title: 'No vas a ser cotitular',
    text: (owner: string) =>
      `Ya le avisamos a ${owner}. No debés nada y no tenés que hacer nada más. Tus datos se usan solo para esta solicitud.`,
    undoText: '¿Cambiaste de idea? Podés aceptar mientras la solicitud siga abierta.',
    undo: 'Ver la invitación de nuevo',
  },
} as const;
