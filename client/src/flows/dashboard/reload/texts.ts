/** Texts of the page for documents that were sent back. */
export const RELOAD_TEXTS = {
  title: 'Volvé a subir los documentos observados',
  page: 'Volver a subir documentos',
  subtitle: 'Revisamos tu propuesta y estos documentos no sirven así. Subilos de nuevo y la propuesta sigue.',
  reason: (reason: string) => `Motivo: ${reason}`,
  noReason: 'El analista no dejó un motivo. Subilo completo, nítido y sin reflejos.',
  submit: 'Enviar los documentos',
  missing: 'Subí al menos uno de los documentos observados.',
  missingThis: (label: string) => `Falta: ${label}.`,
  sent: {
    title: (count: number) => (count === 1 ? 'Recibimos 1 documento' : `Recibimos ${count} documentos`),
    rest: (labels: string) => `Todavía falta: ${labels}.`,
  },
  done: {
    title: 'Recibimos todos los documentos',
    text: (stage: string) => `La propuesta volvió a su etapa: ${stage}.`,
    action: 'Ver la propuesta',
  },
  wrongMode: {
    title: 'No hay documentos para volver a subir',
    text: (stage: string) => `La propuesta está en «${stage}» y nadie observó documentos.`,
    action: 'Ver la propuesta',
  },
  pledge: {
    title: 'No tenés documentos para volver a subir',
    text: 'Falta la prenda inscripta, que la vuelve a subir el punto de venta.',
  },
  readOnly: {
    title: 'Ves esta propuesta en modo lectura',
    text: 'Los documentos los sube quien pide el préstamo o el punto de venta.',
  },
} as const;
