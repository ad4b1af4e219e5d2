import { big, round2, type Decimal } from '../loan/decimal.ts';

type Details = {
  description: string;
  /** Percent of the insured sum that the insured pays per repair. */
  deductiblePct?: string;
};

/** Details by coverage code, in our words (docs/domain.md#insurance-premium). */
const DETAILS: Readonly<Record<string, Details>> = {
  B1: { description: 'Robo e incendio total del vehículo. No paga arreglos.' },
  C: {
    description:
      'Los daños a otras personas y a sus cosas, y el robo, el incendio o la destrucción total del vehículo. No cubre los arreglos del vehículo después de un choque.',
  },
  CF: { description: 'Lo mismo que terceros completo, y también granizo, cristales y cerraduras.' },
  D1: {
    description:
      'También los arreglos del vehículo después de un choque. En cada arreglo se paga la franquicia.',
    deductiblePct: '2',
  },
  D2: {
    description:
      'También los arreglos del vehículo después de un choque. La franquicia es más alta y la cuota, menor.',
    deductiblePct: '4',
  },
  M1: {
    description:
      'Los daños a otras personas y a sus cosas, y el robo, el incendio o la destrucción total de la moto.',
  },
};

/** Returns a policy's description and its deductible in pesos; null without one. */
export function coverageDetails(code: string, insuredSum: Decimal) {
  const details = DETAILS[code];
  const percent = details?.deductiblePct;
  return {
    description: details?.description ?? null,
    deductible: percent === undefined ? null : Number(round2(big(insuredSum).times(percent).div(100))),
  };
}
