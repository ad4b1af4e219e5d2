export const REGISTERS_TEXTS = {
  registers: { enri: 'Registro de identidad (ENRI)', opbc: 'Registro de operaciones (OPBC)' },
  of: (register: string, person: string) => `${register} · ${person}`,
  status: { PENDING: 'Consultando', APPROVED: 'Sin observaciones', REJECTED: 'Con observaciones' },
  waiting: 'Los registros suelen responder en segundos.',
  slow: 'Están tardando más de lo habitual. Podés esperar acá o volver más tarde con el mismo enlace.',
  done: 'Los controles están completos.',
  rejected: {
    title: 'Por ahora no podemos seguir con el contrato',
    message:
      'Uno de los registros tiene una observación y hay que resolverla con una persona. No quiere decir que hayas hecho algo mal. Tus datos quedaron guardados.',
    next: 'Qué podés hacer',
    steps: (phone: string, mail: string) => [
      `Llamanos al ${phone} o escribinos a ${mail} con tu número de solicitud.`,
      'Tené a mano tu DNI: te podemos pedir que te acerques a una sucursal.',
    ],
    number: 'Número de solicitud',
  },
} as const;
