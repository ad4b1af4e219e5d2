import type { Mode } from '@prendarios/rules/quote';
import { normalizeDni } from '@prendarios/rules/dni';
import { type Evaluation, evaluate, incomeFromDni, type ScoringInput, type ScoringRate } from './scoring.ts';

/** What the embedded bank does with one of its known people. */
export type Behaviour =
  | { kind: 'approved' }
  | { kind: 'onlyMode'; mode: Mode }
  | { kind: 'notApproved' }
  | { kind: 'deceased' }
  /** PENDING for that many polls of get_status, then approved. */
  | { kind: 'pending'; polls: number }
  | { kind: 'scoringFails'; httpStatus: number }
  /** The seed gives this person a proposal to come back to. */
  | { kind: 'openProposal' }
  /** Approved, but get_rates has no rate of the mode. */
  | { kind: 'withoutRates'; mode: Mode };

export type Persona = { dni: string; description: string; behaviour: Behaviour };

/** DOMAIN §2, listed by the running bank at start. */
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
    behaviour: { kind: 'scoringFails', httpStatus: 502 },
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

/** Enough for any vehicle's loan to value to be the limit, so that personas do not hang on their income. */
const PERSONA_INCOME = 20_000_000;

export function personaOf(dni: string): Persona | null {
  const number = normalizeDni(dni);
  return PERSONAS.find((persona) => persona.dni === number) ?? null;
}

/** Pesos a month where none was declared: a persona's, or what the DNI gives. */
export function assumedIncome(dni: string): number {
  return personaOf(dni) === null ? incomeFromDni(normalizeDni(dni)) : PERSONA_INCOME;
}

function without(evaluation: Evaluation, modes: readonly Mode[]): Evaluation {
  const { result, reasons } = evaluation;
  const fixed = modes.includes('TRD') ? { finalAmount: 0, minAmount: 0 } : {};
  const indexed = modes.includes('UVA') ? { finalAmountUVA: 0, minAmountUVA: 0 } : {};
  return { result: { ...result, ...fixed, ...indexed }, reasons: [...reasons, 'PERSONA'] };
}

/** The rule of DOMAIN §2, with what a persona's number changes in it. */
export function evaluateApplicant(dni: string, input: ScoringInput): Evaluation {
  const behaviour = personaOf(dni)?.behaviour;
  const evaluation = evaluate({ ...input, deceased: input.deceased || behaviour?.kind === 'deceased' });
  if (behaviour?.kind === 'notApproved') return without(evaluation, ['TRD', 'UVA']);
  if (behaviour?.kind === 'onlyMode')
    return without(evaluation, behaviour.mode === 'TRD' ? ['UVA'] : ['TRD']);
  return evaluation;
}

/** The rates that get_rates may use for this person. */
export function ratesFor<T extends Pick<ScoringRate, 'indexerType'>>(dni: string, rates: readonly T[]): T[] {
  const behaviour = personaOf(dni)?.behaviour;
  return rates.filter((rate) => behaviour?.kind !== 'withoutRates' || rate.indexerType !== behaviour.mode);
}

/** What get_status answers on the given poll, counted from 1, of a person whose evaluation succeeds. */
export function isStillPending(dni: string, poll: number): boolean {
  const behaviour = personaOf(dni)?.behaviour;
  return behaviour?.kind === 'pending' && poll <= behaviour.polls;
}
