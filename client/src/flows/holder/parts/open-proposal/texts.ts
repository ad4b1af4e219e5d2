/** The first title and its buttons are prescribed (docs/domain.md#starting-again). */
export const OPEN_PROPOSAL_TEXTS = {
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
    willSend: (phone: string) => `Te lo mandamos por SMS al ${phone}.`,
    send: 'Enviarme el código',
    confirm: 'Confirmar y empezar de nuevo',
  },
} as const;
