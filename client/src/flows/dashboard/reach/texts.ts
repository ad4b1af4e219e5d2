/** Texts with which a seller reaches the people of a proposal. */
export const REACH_TEXTS = {
  reveal: 'Ver teléfono y correo',
  revealing: 'Buscando…',
  hide: 'Ocultar teléfono y correo',
  call: (phone: string) => `Llamar al ${phone}`,
  whatsApp: 'Escribir por WhatsApp',
  recorded: 'Queda registrado que los viste.',
  greeting: (firstName: string, pointOfSale: string | null, number: string) =>
    `Hola ${firstName}, te escribo ${pointOfSale === null ? '' : `de ${pointOfSale} `}por tu préstamo prendario ${number}.`,
  problem: 'No pudimos traer los datos. Probá de nuevo.',
  unknown: 'El banco tarda en responder. Probá de nuevo en unos segundos.',
  offline: 'No hay conexión. Probá de nuevo cuando vuelva.',
} as const;

/** `day`: '27/11/2026'. */
export const SELLER_LINK_TEXTS = {
  title: 'Enlace del vendedor del vehículo',
  sent: (when: string) => `Enviado ${when}.`,
  states: {
    SENT: (day: string) => `Todavía no lo abrió. Vence el ${day}. Si recibió más de uno, que abra el último.`,
    OPENED: () => 'Ya lo abrió.',
    EXPIRED: (day: string) => `Venció el ${day} sin que lo abriera.`,
  },
  none: 'No se le mandó: sus datos ya están cargados. Con el enlace los confirma y carga la cuenta donde cobra.',
  dealer: 'No hace falta: el banco ya tiene los datos y los documentos de este punto de venta.',
  first: 'Enviarle el enlace',
  send: 'Enviarle el enlace de nuevo',
} as const;

export const REMINDER_TEXTS = {
  action: {
    OWNER: 'Recordárselo',
    CO_OWNER: 'Recordárselo al cotitular',
    SELLER: 'Recordárselo al vendedor del vehículo',
  },
  /** Label if there is another reminder. */
  toOwner: 'Recordárselo al titular',
  sending: 'Enviando…',
  channels: { SMS: 'por SMS', EMAIL: 'por correo' },
  /** `when`: 'hoy a las 9:40'. */
  last: (when: string, channel: string, recipient: string) => `Recordado ${when} ${channel} ${recipient}`,
  problem: 'No pudimos mandar el recordatorio. Probá de nuevo.',
  unknown: 'No sabemos si el recordatorio salió. Probá de nuevo en unos segundos: no se manda dos veces.',
  offline: 'No hay conexión. Probá de nuevo cuando vuelva.',
} as const;
