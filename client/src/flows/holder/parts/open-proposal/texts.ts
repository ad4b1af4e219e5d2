import { voiced } from '../../../../shared/texts/voice.ts';

/** The first title and its buttons are prescribed (docs/domain.md#starting-again). */
export const OPEN_PROPOSAL_TEXTS = voiced(
  {
    existing: {
      title: 'Tenés una solicitud en curso. ¿Querés retomarla?',
      text: 'Si empezás de nuevo, cancelamos la anterior.',
      resume: 'Retomar',
      restart: 'Empezar de nuevo',
    },
    replace: {
      title: 'Confirmá que sos vos',
      why: 'Para cancelar la anterior confirmá que sos vos con un código.',
      kept: 'Lo que elegiste para tu nuevo préstamo queda como está.',
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
      text: 'Si empezás de nuevo, cancelamos la anterior.',
    },
    replace: {
      title: 'Confirmalo con tu cliente',
      why: 'Para cancelar la anterior, tu cliente confirma con un código que le llega al celular.',
      kept: 'Lo que elegiste para el nuevo préstamo queda como está.',
      looking: 'Buscando la solicitud anterior de tu cliente…',
      missing: 'No pudimos buscar la solicitud anterior de tu cliente. Probá de nuevo.',
      willSend: 'Se lo mandamos por SMS al celular de la solicitud anterior.',
      send: 'Enviarle el código',
    },
  },
);
