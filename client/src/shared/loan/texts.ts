import { voiced } from '../../shared/texts/voice.ts';

export const CALENDAR_TEXTS = voiced(
  { save: 'Agregar a mi calendario' },
  { save: 'Descargar el calendario de pagos' },
);

/** Texts about the cost of a loan (docs/domain.md#what-a-lender-must-show). */
export const COST_TEXTS = voiced(
  {
    heading: 'Cuánto cuesta',
    cftea: 'Costo Financiero Total Efectivo Anual (CFTEA) con IVA',
    cfteaUvaNote: 'Expresado en UVA; no incluye la variación de la UVA.',
    cfteaUnknown: 'No se puede calcular',
    withInsurance: 'CFTEA incluyendo seguro del automotor',
    withoutVat: 'CFTEA sin IVA',
    tea: 'TEA',
    tna: 'TNA',
    installment: 'Cuota inicial estimada con IVA',
    installmentWithoutVat: 'Cuota inicial sin IVA',
    installmentInUva: 'Cuota en UVA',
    total: 'Total a pagar',
    system: 'Sistema',
    french: 'Francés',
    frenchNote: 'Sistema francés: al principio pagás más interés y menos capital; después, al revés.',
    fees: {
      granting: 'Otorgamiento con IVA',
      netDisbursed: 'Recibís',
      monthly: 'Cargo mensual con IVA',
      lifeInsurance: 'Seguro de vida',
      ofBalance: (percent: string) => `${percent} por mes del saldo`,
    },
    uvaEstimated: 'El valor de la UVA de hoy es una estimación.',
  },
  {
    frenchNote: 'Sistema francés: al principio se paga más interés y menos capital; después, al revés.',
    fees: { netDisbursed: 'Recibe' },
  },
);
