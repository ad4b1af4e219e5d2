import { normalizeDni } from '@prendarios/rules/dni';
import { type Evaluation, evaluate, incomeFromDni, type ScoringInput, type ScoringRate } from './scoring.ts';

/** Result of a poll: no decision yet, a decision, or no response from the service. */
type Progress = 'PENDING' | 'DECIDED' | 'UNAVAILABLE';

/** Scores applicants by DNI. A bank connects its scoring service here. */
export type Scoring = {
  isDeceased: (dni: string) => boolean;
  /** `poll` is counted from 1. */
  progress: (dni: string, poll: number) => Progress;
  /** Monthly income in pesos; `declared`: the person's declaration, null without one. */
  income: (dni: string, declared: number | null) => number;
  evaluate: <Rate extends ScoringRate>(dni: string, input: ScoringInput<Rate>) => Evaluation<Rate>;
};

/** The default: nobody is deceased, and every decision is ready at the second poll. */
export const ruleScoring: Scoring = {
  isDeceased: () => false,
  progress: (_dni, poll) => (poll === 1 ? 'PENDING' : 'DECIDED'),
  income: (dni, declared) => declared ?? incomeFromDni(normalizeDni(dni)),
  evaluate: (_dni, input) => evaluate(input),
};
