/** Texts with which sellers contact the people of a proposal. */
export const REACH_TEXTS = {
  reveal: 'Ver teléfono y correo',
  revealing: 'Buscando…',
  hide: 'Ocultar teléfono y correo',
  call: (phone: string) => `Llamar al ${phone}`,
  whatsApp: 'Escribir por WhatsApp',
  recorded: 'Queda registrado que los viste.',
  greeting: (firstName: string, pointOfSale: string | null, number: string) =>
    `Hola ${firstName}, te escribo ${pointOfSale === null ? '' : `de ${pointOfSale} `}por tu préstamo prendario ${number}.`,
  /** Asked before sending a link to a colleague's customer. */
  colleague: {
    question: (name: string | null) => `La tiene ${name ?? 'otra persona'}. ¿Enviar el enlace igual?`,
    text: 'Puede que ya le haya escrito. Queda en el historial.',
    confirm: 'Enviar igual',
    stay: 'Volver',
  },
  problem: 'No pudimos traer los datos. Probá de nuevo.',
  unknown: 'El banco tarda en responder. Probá de nuevo en unos segundos.',
  offline: 'No hay conexión. Probá de nuevo cuando vuelva.',
} as const;

export const REMINDER_TEXTS = {
  action: {
    OWNER: 'Recordárselo',
    CO_OWNER: 'Recordárselo al cotitular',
    SELLER: 'Recordárselo al vendedor del vehículo',
  },
  /** Label if the page has another reminder. */
  toOwner: 'Recordárselo al titular',
  sending: 'Enviando…',
  channels: { SMS: 'por SMS', EMAIL: 'por correo' },
  /** `when`: 'hoy a las 9:40'. */
  last: (when: string, channel: string, recipient: string) => `Recordado ${when} ${channel} ${recipient}`,
  problem: 'No pudimos mandar el recordatorio. Probá de nuevo.',
  unknown: 'No sabemos si el recordatorio salió. Probá de nuevo en unos segundos: no se manda dos veces.',
  offline: 'No hay conexión. Probá de nuevo cuando vuelva.',
} as const;
