/** Texts about the link sent to the vehicle's seller. `day`: '27/11/2026'. */
export const SELLER_LINK_TEXTS = {
  title: 'Enlace del vendedor del vehículo',
  sent: (when: string) => `Enviado ${when}.`,
  states: {
    SENT: (day: string) => `Todavía no lo abrió. Vence el ${day}. Si recibió más de uno, que abra el último.`,
    OPENED: () => 'Ya lo abrió.',
    EXPIRED: (day: string) => `Venció el ${day} sin que lo abriera.`,
  },
  none: (lacksAccount: boolean) =>
    `No se le mandó: sus datos ya están cargados. Con el enlace los revisa${lacksAccount ? ', carga la cuenta donde cobra' : ''}, corrige lo que haga falta y ve cuándo le pagan.`,
  dealer: 'No hace falta: el banco ya tiene los datos y los documentos de este punto de venta.',
  first: 'Enviarle el enlace',
  send: 'Enviarle el enlace de nuevo',
} as const;
