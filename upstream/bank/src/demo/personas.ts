import { normalizeDni } from '@prendarios/rules/dni';
import type { IndexerType } from '../domain/records/rowTypes.ts';
import { ruleScoring, type Scoring } from '../domain/scoring/port.ts';
import { type Evaluation, evaluate, type ReasonCode, type ScoringRate } from '../domain/scoring/scoring.ts';

type Behaviour =
  | { kind: 'approved' }
  | { kind: 'onlyMode'; mode: IndexerType }
  | { kind: 'notApproved' }
  | { kind: 'deceased' }
  /** PENDING for this many polls of get_status, then approved. */
  | { kind: 'pending'; polls: number }
  /** get_status returns 502. */
  | { kind: 'scoringFails' }
  /** The seed creates a proposal that this person can resume. */
  | { kind: 'openProposal' }
  /** Approved, but get_rates has no rate in this mode. */
  | { kind: 'withoutRates'; mode: IndexerType };

type Persona = { dni: string; description: string; behaviour: Behaviour };

/** The demo's personas, printed when the bank starts. */
export const PERSONAS: readonly Persona[] = [
  {
    dni: '20000001',
    description: 'Aprobada a tasa fija y en UVA',
    behaviour: { kind: 'approved' },
  },
  {
    dni: '20000002',
    description: 'Aprobada solo a tasa fija',
    behaviour: { kind: 'onlyMode', mode: 'TRD' },
  },
  {
    dni: '20000003',
    description: 'Aprobada solo en UVA',
    behaviour: { kind: 'onlyMode', mode: 'UVA' },
  },
  { dni: '20000004', description: 'No aprobada', behaviour: { kind: 'notApproved' } },
  { dni: '20000005', description: 'Persona fallecida', behaviour: { kind: 'deceased' } },
  {
    dni: '20000006',
    description: 'Queda pendiente tres consultas y después se aprueba',
    behaviour: { kind: 'pending', polls: 3 },
  },
  {
    dni: '20000007',
    description: 'El servicio de evaluación responde con error 502',
    behaviour: { kind: 'scoringFails' },
  },
  {
    dni: '20000008',
    description: 'Tiene una solicitud abierta para retomar',
    behaviour: { kind: 'openProposal' },
  },
  {
    dni: '20000009',
    description: 'Aprobada, sin tasas fijas: se cotiza en UVA',
    behaviour: { kind: 'withoutRates', mode: 'TRD' },
  },
];

/** High enough that the loan is limited by the vehicle's value, so personas do not depend on their income. */
const PERSONA_INCOME = 20_000_000;

function without<Rate extends ScoringRate>(
  { result, rates, reasons }: Evaluation<Rate>,
  modes: readonly IndexerType[],
  reason: ReasonCode,
): Evaluation<Rate> {
  const fixed = modes.includes('TRD') ? { finalAmount: 0, minAmount: 0 } : {};
  const indexed = modes.includes('UVA') ? { finalAmountUVA: 0, minAmountUVA: 0 } : {};
  return { result: { ...result, ...fixed, ...indexed }, rates, reasons: [...reasons, reason] };
}

function changed<Rate extends ScoringRate>(
  behaviour: Behaviour | undefined,
  evaluation: Evaluation<Rate>,
): Evaluation<Rate> {
  switch (behaviour?.kind) {
    case 'notApproved':
      return without(evaluation, ['TRD', 'UVA'], 'PERSONA');
    case 'onlyMode':
      // Refused only under agreements without that mode: another agreement would help, another income would
      // not.
      return without(evaluation, behaviour.mode === 'TRD' ? ['UVA'] : ['TRD'], 'MODE_NOT_OFFERED');
    case 'withoutRates':
      return {
        ...evaluation,
        rates: evaluation.rates.filter(({ indexerType }) => indexerType !== behaviour.mode),
      };
    default:
      return evaluation;
  }
}

/** Returns the default scoring, except for personas, whose outcome is fixed regardless of the declared income. */
export function demoScoring(personas: readonly Persona[] = PERSONAS): Scoring {
  const behaviourOf = (dni: string): Behaviour | undefined => {
    const number = normalizeDni(dni);
    return personas.find((persona) => persona.dni === number)?.behaviour;
  };
  const isDeceased = (dni: string) => behaviourOf(dni)?.kind === 'deceased';
  return {
    isDeceased,
    progress: (dni, poll) => {
      const behaviour = behaviourOf(dni);
      if (behaviour?.kind === 'scoringFails') return 'UNAVAILABLE';
      if (behaviour?.kind === 'pending' && poll <= behaviour.polls) return 'PENDING';
      return ruleScoring.progress(dni, poll);
    },
    income: (dni, declared) =>
      behaviourOf(dni) === undefined ? ruleScoring.income(dni, declared) : PERSONA_INCOME,
    evaluate: (dni, input) =>
      changed(behaviourOf(dni), evaluate({ ...input, deceased: input.deceased || isDeceased(dni) })),
  };
}
