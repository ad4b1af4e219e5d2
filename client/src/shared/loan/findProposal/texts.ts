import { withStaffWording } from '#shared/session/voice.ts';

/** Texts for opening a proposal with a DNI and a code sent to its phone. */
export const RETURN_TEXTS = withStaffWording(
  {
    find: {
      title: 'Seguir mi solicitud',
      subtitle: 'Ingresá tu DNI y te mandamos un código al celular.',
      documentNumber: 'Número de documento',
      hint: 'Con o sin puntos.',
      action: 'Enviarme el código',
    },
    enter: {
      title: 'Ingresá el código',
      sentIfAny:
        'Si hay una solicitud con ese DNI, te mandamos un código por SMS al celular que nos diste. Vence en 5 minutos.',
      action: 'Seguir mi solicitud',
      none: '¿No te llega? Puede que no haya una solicitud en curso con ese DNI. Mandamos hasta 5 códigos por día.',
      other: 'Revisar el DNI',
      fresh: 'Empezar una cotización',
    },
  },
  {
    find: { subtitle: 'Ingresá el DNI de tu cliente y le mandamos un código al celular.' },
    enter: {
      sentIfAny:
        'Si hay una propuesta con ese DNI, le mandamos a tu cliente un código por SMS. Vence en 5 minutos.',
      none: '¿No le llega? Puede que no haya una propuesta en curso con ese DNI. Mandamos hasta 5 códigos por día.',
    },
  },
);
