export const PHONE_TEXTS = {
  title: 'Ingresá el código que te enviamos',
  sentTo: (phone: string) => `Lo mandamos por SMS al ${phone}. Vence en 5 minutos.`,
  sending: 'Te estamos mandando un código por SMS a tu celular.',
  notSent: 'Te mandamos un código por SMS para confirmar que el celular es tuyo.',
  code: 'Código de 6 números',
  codeHint: 'Podés pegarlo, con o sin espacios.',
  send: 'Enviar código',
  resend: 'Enviar otro código',
  resendIn: (seconds: number) => `Podés pedir otro en ${seconds} s.`,
  resent: 'Te mandamos otro código. El anterior ya no sirve.',
  change: '¿No es tu celular, o ya no lo usás?',
  changeText:
    'El código va solo al celular que diste con tus datos personales, para que nadie más pueda seguir tu solicitud. Para usar otro número, empezá una solicitud nueva: la oferta se calcula de nuevo.',
  changeLink: 'Empezar con otro número',
  doneTitle: 'Tu celular ya está validado',
  doneText: 'No hace falta otro código.',
  sendFailed: 'No pudimos mandar el código. Volvé a intentar.',
} as const;
