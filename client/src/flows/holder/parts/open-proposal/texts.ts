import { withStaffWording } from '#shared/session/voice.ts';

/** Prescribed: the first title and its buttons (docs/domain.md#starting-again). */
export const OPEN_PROPOSAL_TEXTS = withStaffWording(
  {
    existing: {
      title: 'Tenés una solicitud en curso. ¿Querés retomarla?',
      text: 'Si empezás de nuevo, cancelamos la anterior, salvo que ya esté confirmada.',
      resume: 'Retomar',
      restart: 'Empezar de nuevo',
      /** Before the text, where the proposal is known. */
      which: (number: string) => `Es la solicitud ${number}.`,
    },
    confirmed: {
      title: 'Tu solicitud anterior ya está confirmada',
      text: (phone: string) =>
        `No se puede cancelar acá, y con ella en curso no podés pedir otro préstamo. Seguila con un código que va al celular de esa solicitud. Si ese celular no es tuyo, o si ya no querés esa solicitud, llamá al ${phone}.`,
      follow: 'Seguir mi solicitud',
      close: 'Cerrar',
    },
  },
  {
    existing: {
      title: 'Tu cliente tiene una propuesta en curso. ¿Querés retomarla?',
      which: (number: string) => `Es la propuesta ${number}.`,
    },
    confirmed: {
      title: 'La propuesta anterior de tu cliente ya está confirmada',
      text: (phone: string) =>
        `No se puede cancelar acá, y con ella en curso tu cliente no puede pedir otro préstamo. Seguila con un código que va al celular de esa propuesta. Si ese celular no es de tu cliente, o si ya no quiere esa propuesta, que llame al ${phone}.`,
      follow: 'Seguir la propuesta',
    },
  },
);
