export const PHONE_TEXTS = {
  consents: 'Tu consentimiento',
  consentsText:
    'Los datos los cargó el vendedor. El código es tuyo: ponelo vos, y con él aceptás lo que sigue.',
  change: '¿No es tu celular, o tiene un error?',
  changeText:
    'Escribí el número correcto y te mandamos otro código ahí. Podés corregirlo dos veces, desde este dispositivo y antes de validar un código.',
  rightPhone: 'El celular correcto',
  correct: 'Corregir y mandar el código',
  startText: 'Si ya no podés corregirlo, empezá una solicitud nueva: la oferta se calcula de nuevo.',
  changeLink: 'Empezar con otro número',
  doneTitle: 'Tu celular ya está validado',
  doneText: 'No hace falta otro código.',
} as const;
