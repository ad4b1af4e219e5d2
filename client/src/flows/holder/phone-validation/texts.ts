export const PHONE_TEXTS = {
  change: '¿No es tu celular, o ya no lo usás?',
  changeText:
    'El código va solo al celular que diste con tus datos personales, para que nadie más pueda seguir tu solicitud. Para usar otro número, empezá una solicitud nueva: la oferta se calcula de nuevo.',
  changeLink: 'Empezar con otro número',
  doneTitle: 'Tu celular ya está validado',
  doneText: 'No hace falta otro código.',
} as const;
