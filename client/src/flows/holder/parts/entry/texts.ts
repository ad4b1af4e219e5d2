import { MISMATCH_TEXTS } from '#shared/loan/proposal/mismatchTexts.ts';
import { withStaffWording } from '#shared/session/voice.ts';

/** Prescribed titles (docs/domain.md#entry-modals). */
export const ENTRY_TEXTS = withStaffWording(
  {
    inProgress: {
      title: 'Tenés una solicitud en curso. ¿Querés retomarla?',
      text: 'Si empezás una cotización nueva, la solicitud queda como está hasta que aceptes otra oferta.',
    },
    mismatch: MISMATCH_TEXTS,
    signIn: {
      title: 'Iniciá sesión para continuar con esta solicitud.',
      text: 'Se cargó en un punto de venta. Iniciá sesión, o creá una cuenta con tu CUIL, y seguís donde estaba.',
    },
    identity: {
      title: 'Te falta validar tu identidad.',
      text: 'Es con tu DNI y una selfie, desde el celular.',
    },
    toSign: {
      title: 'Te falta firmar el contrato.',
      text: 'Ya validaste tu identidad. Se firma desde el celular, en unos minutos.',
    },
    identityDone: {
      title: 'Ya validaste tu identidad. Estamos preparando tu prenda.',
      text: 'No tenés que hacer nada por ahora. Te avisamos por correo cuando haya novedades.',
    },
    concierge: {
      title: 'Un gestor te va a contactar.',
      text: 'Te llama al celular que nos diste para ayudarte a terminar.',
    },
    sign: 'Ir a firmar',
    actions: {
      resume: 'Retomar',
      follow: 'Ver cómo sigue',
      restart: 'Empezar de nuevo',
      'sign-in': 'Iniciar sesión',
      'sign-up': 'Crear una cuenta',
      dashboard: 'Ver mis solicitudes',
      biometry: 'Validar mi identidad',
      close: 'Entendido',
    },
  },
  {
    inProgress: { title: 'Hay una propuesta en curso. ¿Querés retomarla?' },
    identity: {
      title: 'A tu cliente le falta validar su identidad.',
      text: 'Es con su DNI y una selfie, desde su celular.',
    },
    toSign: {
      title: 'A tu cliente le falta firmar el contrato.',
      text: 'Ya validó su identidad. Firma desde su celular, en unos minutos.',
    },
    identityDone: {
      title: 'Tu cliente ya validó su identidad. Estamos preparando la prenda.',
      text: 'No hay que hacer nada por ahora. Le avisamos por correo cuando haya novedades.',
    },
    concierge: {
      title: 'Un gestor va a contactar a tu cliente.',
      text: 'Lo llama al celular que cargaste para ayudar a terminar.',
    },
    actions: { dashboard: 'Ver las propuestas', biometry: 'Validar su identidad' },
  },
);
