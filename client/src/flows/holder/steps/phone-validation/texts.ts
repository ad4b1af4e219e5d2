export const PHONE_TEXTS = {
  consents: 'Tu consentimiento',
  consentsText:
    'Los datos los cargó el vendedor. El código es tuyo: ponelo vos, y con él aceptás lo que sigue.',
  change: '¿No es tu celular, o ya no lo usás?',
  changeText:
    'El código va solo al celular que diste con tus datos personales, para que nadie más pueda seguir tu solicitud. Para usar otro número, empezá una solicitud nueva: la oferta se calcula de nuevo.',
  changeLink: 'Empezar con otro número',
  doneTitle: 'Tu celular ya está validado',
  doneText: 'No hace falta otro código.',
} as const;
