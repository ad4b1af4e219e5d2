import { termsBetween } from '@prendarios/rules/installments';
import {
  hasNoOffer,
  initialMode,
  isModeAvailable,
  isNotApproved,
  type Offer as RulesOffer,
  quoteInMode,
  type RateMode,
} from '@prendarios/rules/quote';
import { codeOfMode } from '../bank/codes.ts';
import type { Schemas } from '../bank/contract.ts';

export type OfferedMode = {
  mode: RateMode;
  available: boolean;
  minAmount: number;
  maxAmount: number;
  defaultTerm: number;
  minTerm: number;
  maxTerm: number;
  ltv: number;
};
type DerivedOffer = { initialMode: RateMode; modes: OfferedMode[] };

type Scoring = Pick<
  NonNullable<Schemas['SimulationAnswer']['scoring']>,
  'riskEvaluation' | 'ratesProductViewDTOList'
>;

/** Offers have no due day; quoteInMode only passes it through. */
const ANY_DUE_DAY = 1;

function termsOf(rates: Scoring['ratesProductViewDTOList'], mode: RateMode): number[] {
  const rows = rates.filter(({ indexerType }) => indexerType === codeOfMode(mode));
  if (rows.length === 0) return [];
  return termsBetween(
    Math.min(...rows.map(({ termFrom }) => termFrom)),
    Math.max(...rows.map(({ termTo }) => termTo)),
  );
}

function offeredMode(offer: RulesOffer, risk: Schemas['RiskEvaluationResult'], mode: RateMode): OfferedMode {
  const quote = quoteInMode(offer, mode, ANY_DUE_DAY);
  return {
    mode,
    available: isModeAvailable(offer, mode),
    minAmount: quote.min,
    maxAmount: quote.max,
    defaultTerm: quote.selectedInstallment,
    minTerm: quote.minInstallments,
    maxTerm: quote.maxInstallments,
    ltv: mode === 'FIXED' ? risk.ltv : risk.ltvUVA,
  };
}

/**
 * Returns the options for the applicant, or null after a rejection (ST-24, ST-25, docs/domain.md#offers-and-refusals).
 */
export function deriveOffer(scoring: Scoring, purchaseValue: number): DerivedOffer | null {
  const risk = scoring.riskEvaluation.riskEvaluationResultDTO;
  const rates = scoring.ratesProductViewDTOList;
  const offer: RulesOffer = {
    risk,
    total: purchaseValue,
    terms: { FIXED: termsOf(rates, 'FIXED'), UVA: termsOf(rates, 'UVA') },
  };
  if (isNotApproved(risk) || hasNoOffer(offer)) return null;
  return {
    initialMode: initialMode(offer),
    modes: [offeredMode(offer, risk, 'FIXED'), offeredMode(offer, risk, 'UVA')],
  };
}
