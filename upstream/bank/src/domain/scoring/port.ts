import { normalizeDni } from '@prendarios/rules/dni';
import { type Evaluation, evaluate, incomeFromDni, type ScoringInput, type ScoringRate } from './scoring.ts';

/** What get_status finds on a poll: nothing yet, a decision to read, or a service that does not answer. */
type Progress = 'PENDING' | 'DECIDED' | 'UNAVAILABLE';

/** Who judges an applicant, by DNI. A bank's own service goes in here, as its verifier of pictures does. */
export type Scoring = {
  isDeceased: (dni: string) => boolean;
  /** `poll` is counted from 1. */
  progress: (dni: string, poll: number) => Progress;
  /** Pesos a month, of what the person declared; null where nothing was. */
  income: (dni: string, declared: number | null) => number;
  evaluate: <Rate extends ScoringRate>(dni: string, input: ScoringInput<Rate>) => Evaluation<Rate>;
};

/** The rule alone, the same for everybody: it knows of no death and is decided at the second poll. */
export const ruleScoring: Scoring = {
  isDeceased: () => false,
  progress: (_dni, poll) => (poll === 1 ? 'PENDING' : 'DECIDED'),
  income: (dni, declared) => declared ?? incomeFromDni(normalizeDni(dni)),
  evaluate: (_dni, input) => evaluate(input),
};
