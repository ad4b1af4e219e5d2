import { withStaffWording } from '#shared/session/voice.ts';

export const CONTACT_TEXTS = withStaffWording(
  {
    title: 'Contacto',
    email: 'Correo electrónico',
    phone: 'Celular',
    current: (email: string) => `Tu correo: ${email}`,
    changeEmail: 'Cambiar el correo',
    changePhone: 'Cambiar el celular',
    emailText: 'Ahí te llegan el contrato y los avisos. Avisamos del cambio al correo anterior.',
    phoneText: 'Mandamos un código al celular nuevo y avisamos del cambio al anterior.',
    newEmail: 'El correo nuevo',
    newPhone: 'El celular nuevo',
    saveEmail: 'Guardar el correo',
    sendCode: 'Enviar el código',
    sentTo: (phone: string) => `Mandamos un código por SMS al ${phone}. Vence en 5 minutos.`,
    code: 'Código de 6 números',
    savePhone: 'Guardar el celular',
    saved: 'Guardamos el cambio.',
    /** Empty for staff, because the code belongs to the customer. */
    phoneOfCustomer: '',
  },
  {
    title: 'Contacto del cliente',
    current: (email: string) => `Su correo: ${email}`,
    emailText: 'Ahí le llegan el contrato y los avisos a tu cliente. Avisamos del cambio al correo anterior.',
    phoneOfCustomer: 'El celular ya está validado: desde ahora el celular y el correo los cambia tu cliente.',
  },
);

/** Texts to correct a mistyped phone before its code is validated. */
export const CORRECT_PHONE_TEXTS = withStaffWording(
  {
    change: '¿El número está mal?',
    changeText:
      'Ingresá el número correcto y te mandamos otro código ahí. Podés corregirlo dos veces, desde este dispositivo y antes de validar un código.',
    rightPhone: 'El celular correcto',
    correct: 'Corregir y enviar el código',
    startText: 'Si ya no podés corregirlo, empezá una solicitud nueva: la oferta se calcula de nuevo.',
    changeLink: 'Empezar con otro número',
  },
  {
    changeText:
      'Ingresá el número correcto y le mandamos otro código ahí. Podés corregirlo dos veces, desde este dispositivo y antes de que valide un código.',
  },
);
