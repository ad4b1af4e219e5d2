import { withStaffWording } from '#shared/session/voice.ts';

export const PHONE_CODE_TEXTS = withStaffWording(
  {
    title: 'Ingresá el código que te enviamos',
    sentTo: (phone: string) => `Mandamos un código por SMS al ${phone}. Vence en 5 minutos.`,
    sending: 'Te estamos mandando un código por SMS a tu celular.',
    notSent: (phone: string | null) =>
      `El código llega por SMS ${phone === null ? 'a tu celular' : `al ${phone}`}.`,
    code: 'Código de 6 números',
    codeHint: 'Podés pegarlo, con o sin espacios.',
    send: 'Enviar código',
    resend: 'Enviar otro código',
    resendIn: (seconds: number) => `Podés pedir otro en ${seconds} s.`,
    resent: 'Te mandamos otro código. El anterior ya no sirve.',
    resentIfAny:
      'Si hay una solicitud, te mandamos otro código, hasta cinco por día. Usá el último que te llegue.',
    noneComes: (phone: string) =>
      `Si no te llega, puede que hoy ya se hayan pedido muchos códigos: probá mañana o llamanos al ${phone}.`,
    tooSoon: 'Te mandamos un código hace menos de un minuto. Si ya lo usaste o no te llega, pedí otro.',
    sendFailed: 'No pudimos mandar el código. Probá de nuevo.',
  },
  {
    title: 'Pedile a tu cliente el código que le enviamos',
    sending: 'Le estamos mandando un código por SMS a tu cliente.',
    notSent: (phone: string | null) =>
      `El código llega por SMS ${phone === null ? 'al celular de tu cliente' : `al ${phone}`}.`,
    resent: 'Le mandamos otro código. El anterior ya no sirve.',
    resentIfAny:
      'Si hay una propuesta, le mandamos otro código, hasta cinco por día. Usá el último que le llegue.',
    noneComes: (phone: string) =>
      `Si no le llega, puede que hoy ya se hayan pedido muchos códigos: que pruebe mañana o llame al ${phone}.`,
    tooSoon: 'Le mandamos un código hace menos de un minuto. Si ya lo usó o no le llega, pedí otro.',
  },
);
