import { withProposalNoun } from '#shared/session/voice.ts';

/** Texts that a proposal's three screens share. */
export const PROPOSAL_TEXTS = withProposalNoun(({ one }) => ({
  /** Marks proposals of the other brand. */
  vivere: 'Vivere',
  /** Replaces the stage's name. */
  lacksAccount: 'Falta la cuenta',
  title: (number: string) => `${one === 'solicitud' ? 'Solicitud' : 'Propuesta'} ${number}`,
  loading: `Cargando la ${one}`,
  backToDashboard: 'Volver al panel',
  backToMorning: 'Volver a mi mañana',
  backToProposal: `Volver a la ${one}`,
  backToNumber: (number: string) => `Volver a la ${one} ${number}`,
  created: 'Creada el',
  updated: 'Último cambio',
  changed: `La ${one} cambió. Ya ves lo último.`,
  resume: {
    opening: 'Abriendo…',
    unknown: 'El banco tarda en responder. Probá de nuevo en unos segundos.',
    problem: `No pudimos abrir la ${one}. Probá de nuevo.`,
    offline: 'No hay conexión. Probá de nuevo cuando vuelva.',
  },
  notFound: {
    title:
      one === 'solicitud'
        ? 'No encontramos esa solicitud'
        : 'No encontramos esa propuesta en tus puntos de venta',
    message:
      one === 'solicitud'
        ? 'Puede que el enlace esté mal copiado, o que la solicitud no sea tuya.'
        : 'Puede que el enlace esté mal copiado, o que la propuesta sea de otro punto de venta. Buscala por DNI o por número, o pedile el enlace a quien la lleva.',
    action: one === 'solicitud' ? 'Ver el panel de seguimiento' : 'Buscar en el panel',
  },
  loan: {
    heading: 'Préstamo',
    amount: 'Monto',
    term: 'Plazo',
    dueDay: 'Vencimiento',
    dueOn: (day: number) => `Día ${day} de cada mes`,
    mode: 'Tipo de tasa',
    modes: { FIXED: 'Tasa fija', UVA: 'UVA' },
    system: 'Sistema',
    french: 'Francés',
    withoutVat: 'Cuota sin IVA',
    inUva: 'Cuota en UVA',
    total: 'Total a pagar',
    insurance: 'Seguro',
    payment: 'Pago al vendedor del vehículo',
    cftea: 'CFTEA con IVA',
    cfteaUva: 'CFTEA con IVA, expresado en UVA',
    withInsurance: 'CFTEA incluyendo seguro del automotor',
    tna: 'TNA',
    tea: 'TEA',
  },
  vehicle: {
    heading: 'Vehículo',
    name: 'Modelo',
    year: 'Año',
    value: 'Valor del vehículo',
    plate: 'Patente',
    chassis: 'Chasis',
    engine: 'Motor',
    notYet: 'Todavía no tiene',
  },
}));
