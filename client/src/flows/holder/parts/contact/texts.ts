import { voiced } from '#shared/session/voice.ts';

export const CONTACT_TEXTS = voiced(
  {
    title: 'Contacto',
    email: 'Correo electrónico',
    phone: 'Celular',
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
    /** For staff: the code belongs to the customer. */
    phoneOfCustomer: '',
  },
  {
    title: 'Contacto del cliente',
    emailText: 'Ahí le llegan el contrato y los avisos a tu cliente. Avisamos del cambio al correo anterior.',
    phoneOfCustomer: 'El celular ya está validado: desde ahora el celular y el correo los cambia tu cliente.',
  },
);
