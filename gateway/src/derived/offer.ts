import { termsBetween } from '@prendarios/rules/installments';
import {
  hasNoOffer,
  initialMode,
  isModeAvailable,
  isNotApproved,
  type Mode,
  type Offer as RulesOffer,
  quoteInMode,
} from '@prendarios/rules/quote';
import type { RatesRow, RiskAnswer, SimulationAnswer } from '../bank/simulation.ts';

export type OfferedMode = {
  mode: Mode;
  available: boolean;
  minAmount: number;
  maxAmount: number;
  defaultTerm: number;
  minTerm: number;
  maxTerm: number;
  ltv: number;
};
type DerivedOffer = { initialMode: Mode; modes: OfferedMode[] };

type Scoring = NonNullable<SimulationAnswer['scoring']>;

/** An offer has no due day; quoteInMode only passes it on. */
const ANY_DUE_DAY = 1;

function termsOf(rates: readonly RatesRow[], mode: Mode): number[] {
  const rows = rates.filter(({ indexerType }) => indexerType === mode);
  if (rows.length === 0) return [];
  return termsBetween(
    Math.min(...rows.map(({ termFrom }) => termFrom)),
    Math.max(...rows.map(({ termTo }) => termTo)),
  );
}

function offeredMode(offer: RulesOffer, risk: RiskAnswer, mode: Mode): OfferedMode {
  const quote = quoteInMode(offer, mode, ANY_DUE_DAY);
  return {
    mode,
    available: isModeAvailable(offer, mode),
    minAmount: quote.min,
    maxAmount: quote.max,
    defaultTerm: quote.selectedInstallment,
    minTerm: quote.minInstallments,
    maxTerm: quote.maxInstallments,
    ltv: mode === 'TRD' ? risk.ltv : risk.ltvUVA,
  };
}

/** What the applicant can choose, or null after a refusal (ST-24, ST-25, docs/domain.md#offers-and-refusals). */
export function deriveOffer(scoring: Scoring, purchaseValue: number): DerivedOffer | null {
  const risk = scoring.riskEvaluation.riskEvaluationResultDTO;
  const rates = scoring.ratesProductViewDTOList;
  const offer: RulesOffer = {
    risk,
    total: purchaseValue,
    terms: { TRD: termsOf(rates, 'TRD'), UVA: termsOf(rates, 'UVA') },
  };
  if (isNotApproved(risk) || hasNoOffer(offer)) return null;
  const preferred = initialMode(offer);
  const other = preferred === 'TRD' ? 'UVA' : 'TRD';
  return {
    // initialMode looks at rates alone for the other mode; one without an amount cannot be chosen either.
    initialMode: isModeAvailable(offer, preferred) ? preferred : other,
    modes: [offeredMode(offer, risk, 'TRD'), offeredMode(offer, risk, 'UVA')],
  };
}
