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
