import { voiced } from '../../../../shared/texts/voice.ts';

/** The first title and its buttons are prescribed (docs/domain.md#starting-again). */
export const OPEN_PROPOSAL_TEXTS = voiced(
  {
    existing: {
      title: 'Tenés una solicitud en curso. ¿Querés retomarla?',
      text: 'Si empezás de nuevo, cancelamos la anterior, salvo que ya esté confirmada.',
      resume: 'Retomar',
      restart: 'Empezar de nuevo',
    },
    confirmed: {
      title: 'Tu solicitud anterior ya está confirmada',
      text: (phone: string) =>
        `No se puede cancelar acá, y con ella en curso no podés pedir otro préstamo. Seguila, o llamá al ${phone} si ya no la querés.`,
      follow: 'Seguir mi solicitud',
      close: 'Cerrar',
    },
    replace: {
      title: 'Confirmá que sos vos',
      why: 'Para cancelar la anterior confirmá que sos vos con un código.',
      kept: 'Lo que elegiste para tu nuevo préstamo queda como está.',
      confirmed: (phone: string) =>
        `Si la anterior ya está confirmada, no se puede cancelar acá: seguila, o llamá al ${phone} si ya no la querés.`,
      follow: 'Seguir la anterior',
      looking: 'Buscando tu solicitud anterior…',
      missing: 'No pudimos buscar tu solicitud anterior. Probá de nuevo.',
      willSend: 'Te lo mandamos por SMS al celular de la solicitud anterior.',
      sent: 'Lo mandamos por SMS al celular de la solicitud anterior. Vence en 5 minutos.',
      send: 'Enviarme el código',
      confirm: 'Confirmar y empezar de nuevo',
    },
  },
  {
    existing: {
      title: 'Tu cliente tiene una solicitud en curso. ¿Querés retomarla?',
    },
    confirmed: {
      title: 'La solicitud anterior de tu cliente ya está confirmada',
      text: (phone: string) =>
        `No se puede cancelar acá, y con ella en curso tu cliente no puede pedir otro préstamo. Seguila, o que llame al ${phone} si ya no la quiere.`,
      follow: 'Seguir la solicitud',
    },
    replace: {
      title: 'Confirmalo con tu cliente',
      why: 'Para cancelar la anterior, tu cliente confirma con un código que le llega al celular.',
      kept: 'Lo que elegiste para el nuevo préstamo queda como está.',
      confirmed: (phone: string) =>
        `Si la anterior ya está confirmada, no se puede cancelar acá: seguila, o que tu cliente llame al ${phone} si ya no la quiere.`,
      looking: 'Buscando la solicitud anterior de tu cliente…',
      missing: 'No pudimos buscar la solicitud anterior de tu cliente. Probá de nuevo.',
      willSend: 'Se lo mandamos por SMS al celular de la solicitud anterior.',
      send: 'Enviarle el código',
    },
  },
);
