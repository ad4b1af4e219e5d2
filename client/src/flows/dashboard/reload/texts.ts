import { withProposalNoun } from '#shared/session/voice.ts';

/** Texts of the page for documents that were sent back. */
export const RELOAD_TEXTS = withProposalNoun(({ one }) => ({
  title: (count: number) => (count === 1 ? 'Volvé a subir este documento' : 'Volvé a subir estos documentos'),
  page: 'Volver a subir documentos',
  subtitle: (holder: string | null, count: number) =>
    `El banco revisó ${one === 'solicitud' || holder === null ? `la ${one}` : `la propuesta de ${holder}`} y ${count === 1 ? 'este documento no sirve así. Subilo' : 'estos documentos no sirven así. Subilos'} de nuevo y sigue.`,
  /** For a guest whose browser has no access to the proposal yet. */
  access: {
    title: 'Volvé a subir tus documentos',
    subtitle: 'Primero confirmá que la solicitud es tuya: te mandamos un código a tu celular.',
  },
  submit: 'Enviar los documentos',
  missing: 'Subí al menos uno de estos documentos.',
  missingThis: (label: string) => `Falta subir: ${label}.`,
  sent: {
    title: (count: number) => (count === 1 ? 'Recibimos 1 documento' : `Recibimos ${count} documentos`),
    rest: (labels: string) => `Todavía falta: ${labels}.`,
  },
  done: {
    title: 'Recibimos todos los documentos',
    text: (stage: string) => `La ${one} volvió a su etapa: ${stage}.`,
    action: `Ver la ${one}`,
  },
  wrongMode: {
    title: 'No hay documentos para volver a subir',
    text: (stage: string) => `La ${one} está en «${stage}» y no hay documentos devueltos.`,
    action: `Ver la ${one}`,
  },
  pledge: {
    title: 'No tenés documentos para volver a subir',
    text: 'Falta la prenda inscripta, que la vuelve a subir el punto de venta.',
  },
  readOnly: {
    title: 'Ves esta propuesta en modo lectura',
    text: 'Los documentos los sube el titular o el punto de venta.',
  },
}));
