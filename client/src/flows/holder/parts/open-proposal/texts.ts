import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { voiced } from '#shared/session/voice.ts';

/** The dashboard's page of a customer's proposal. */
export const customersProposalHref = (id: string): string =>
  `${DASHBOARD_PATH}/propuesta/${encodeURIComponent(id)}`;

/** Prescribed: the first title and its buttons (docs/domain.md#starting-again). */
export const OPEN_PROPOSAL_TEXTS = voiced(
  {
    existing: {
      title: 'Tenés una solicitud en curso. ¿Querés retomarla?',
      text: 'Si empezás de nuevo, cancelamos la anterior, salvo que ya esté confirmada.',
      resume: 'Retomar',
      restart: 'Empezar de nuevo',
      /** Before the text, where the proposal is known. */
      which: (number: string) => `Es la solicitud ${number}.`,
    },
    /** For sellers, as soon as the document is complete. */
    notice: {
      title: (number: string) => `Tu cliente ya tiene la propuesta ${number}`,
      text: (phase: string) =>
        `${phase === '' ? '' : `Está en «${phase}». `}Seguí con esa. Si completás estos datos y empezás otra, la anterior se cancela, salvo que ya esté confirmada.`,
      action: 'Ver la propuesta',
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
