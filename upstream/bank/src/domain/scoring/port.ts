import { normalizeDni } from '@prendarios/rules/dni';
import { type Evaluation, evaluate, incomeFromDni, type ScoringInput, type ScoringRate } from './scoring.ts';

/** The result of a poll: no decision yet, a decision, or a service that does not answer. */
type Progress = 'PENDING' | 'DECIDED' | 'UNAVAILABLE';

/** Scores an applicant by DNI. A bank connects its own service here, like its verifier of photos. */
export type Scoring = {
  isDeceased: (dni: string) => boolean;
  /** `poll` is counted from 1. */
  progress: (dni: string, poll: number) => Progress;
  /** The income in pesos a month; `declared` is what the person declared, null if nothing. */
  income: (dni: string, declared: number | null) => number;
  evaluate: <Rate extends ScoringRate>(dni: string, input: ScoringInput<Rate>) => Evaluation<Rate>;
};

/** The rule without exceptions: nobody is deceased, and every decision is ready at the second poll. */
export const ruleScoring: Scoring = {
  isDeceased: () => false,
  progress: (_dni, poll) => (poll === 1 ? 'PENDING' : 'DECIDED'),
  income: (dni, declared) => declared ?? incomeFromDni(normalizeDni(dni)),
  evaluate: (_dni, input) => evaluate(input),
};
