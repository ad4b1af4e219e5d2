import { withStaffWording } from '#shared/session/voice.ts';

export const CALENDAR_TEXTS = withStaffWording(
  { save: 'Agregar a mi calendario' },
  { save: 'Descargar el calendario de pagos' },
);

/** Texts about the cost of a loan (docs/domain.md#what-a-lender-must-show). */
export const COST_TEXTS = withStaffWording(
  {
    heading: 'Cuánto cuesta',
    cftea: 'Costo Financiero Total Efectivo Anual (CFTEA) con IVA',
    cfteaUvaNote:
      'Expresado en UVA: no incluye cuánto sube la UVA con la inflación. En pesos vas a pagar más.',
    cfteaUnknown: 'No se puede calcular',
    withoutVat: 'CFTEA sin IVA',
    tea: 'TEA',
    tna: 'TNA',
    installment: (extraDays: number) =>
      `Cuota inicial estimada con IVA${extraDays === 0 ? '' : ', sin los días de más'}`,
    installmentWithoutVat: 'Cuota inicial estimada sin IVA',
    installmentInUva: 'Cuota en UVA',
    system: 'Sistema de amortización',
    french: 'francés',
    frenchNote: 'Sistema francés: al principio pagás más interés y menos capital; después, al revés.',
    fees: {
      granting: 'Otorgamiento con IVA',
      netDisbursed: 'Recibís',
      monthly: 'Cargo mensual con IVA',
      lifeInsurance: 'Seguro de vida',
      ofBalance: (percent: string) => `${percent} por mes del saldo`,
    },
    insuranceWhy:
      'El seguro es obligatorio mientras dure la prenda y se lo pagás a la aseguradora. No cambia la cuota del préstamo, pero sí lo que te cuesta en total: por eso el CFTEA con el seguro es más alto.',
    uvaEstimated: 'El valor de la UVA de hoy es una estimación.',
  },
  {
    cfteaUvaNote: 'Expresado en UVA: no incluye cuánto sube la UVA con la inflación. En pesos se paga más.',
    frenchNote: 'Sistema francés: al principio se paga más interés y menos capital; después, al revés.',
    insuranceWhy:
      'El seguro es obligatorio mientras dure la prenda y se le paga a la aseguradora. No cambia la cuota del préstamo, pero sí lo que cuesta en total: por eso el CFTEA con el seguro es más alto.',
    fees: { netDisbursed: 'Recibe' },
  },
);
