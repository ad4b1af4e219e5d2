import {
  changeAmount,
  initialQuote,
  quoteInMode,
  type Mode,
  type Offer as RuleOffer,
  type Quote,
} from '@prendarios/rules/quote';
import { isDueDay } from '@prendarios/rules/dueDay';
import { termsBetween } from '@prendarios/rules/installments';
import type { RateMode, SimulationOfferQuery } from '../../../../generated/graphql.ts';
import type { QuoteChoice } from '../../choice.ts';

type SimulationView = NonNullable<SimulationOfferQuery['currentSimulation']>;
export type OfferView = NonNullable<SimulationView['offer']>;

/** What the person chooses in the quoter. Amount in whole pesos. */
export type QuoterChoice = { mode: RateMode; amount: number; term: number; dueDay: number };

const FIRST_DUE_DAY = 10;

const RULE_MODE: Record<RateMode, Mode> = { FIXED: 'TRD', UVA: 'UVA' };
const SCHEMA_MODE: Record<Mode, RateMode> = { TRD: 'FIXED', UVA: 'UVA' };

export function modeOf(offer: OfferView, mode: RateMode): OfferView['modes'][number] | undefined {
  return offer.modes.find((candidate) => candidate.mode === mode);
}

/** The offer in the terms of the rules: a mode that is not available has no amount and no terms. */
function ruleOffer(offer: OfferView): RuleOffer {
  const amountOf = (mode: RateMode, key: 'maxAmount' | 'minAmount') => {
    const found = modeOf(offer, mode);
    return found?.available === true ? Math.floor(Number(found[key].amount)) : 0;
  };
  const termsOf = (mode: RateMode) => {
    const found = modeOf(offer, mode);
    return found?.available === true ? termsBetween(found.minTerm, found.maxTerm) : [];
  };
  return {
    risk: {
      finalAmount: amountOf('FIXED', 'maxAmount'),
      finalAmountUVA: amountOf('UVA', 'maxAmount'),
      minAmount: amountOf('FIXED', 'minAmount'),
      minAmountUVA: amountOf('UVA', 'minAmount'),
      finalInstallment: modeOf(offer, 'FIXED')?.defaultTerm ?? 0,
      finalInstallmentUVA: modeOf(offer, 'UVA')?.defaultTerm ?? 0,
    },
    total: 0,
    terms: { TRD: termsOf('FIXED'), UVA: termsOf('UVA') },
  };
}

function fromRules(quote: Quote): QuoterChoice {
  return {
    mode: SCHEMA_MODE[quote.mode],
    amount: quote.selectedAmount,
    term: quote.selectedInstallment,
    dueDay: quote.dueDate,
  };
}

/** ST-24: no mode can be chosen. */
export function hasOffer(offer: OfferView | null | undefined): offer is OfferView {
  return offer?.modes.some(({ available }) => available) ?? false;
}

type Wanted = Pick<QuoteChoice, 'rateMode' | 'amount' | 'term' | 'dueDay'>;

/**
 * ST-25, ST-28: the mode, amount and term that come first; what the person wanted on the way here, or chose before a
 * reload, takes their place as far as the offer allows it.
 */
export function firstChoice(offer: OfferView, wanted: Wanted): QuoterChoice {
  const rules = ruleOffer(offer);
  const dueDay = wanted.dueDay !== null && isDueDay(wanted.dueDay) ? wanted.dueDay : FIRST_DUE_DAY;
  const isOpen = wanted.rateMode !== null && modeOf(offer, wanted.rateMode)?.available === true;
  const first =
    isOpen && wanted.rateMode !== null
      ? quoteInMode(rules, RULE_MODE[wanted.rateMode], dueDay)
      : initialQuote(rules, dueDay);
  const choice = fromRules(first);
  const amount =
    wanted.amount === null ? choice.amount : Math.min(Math.max(wanted.amount, first.min), first.max);
  const isTerm = wanted.term !== null && rules.terms[first.mode].includes(wanted.term);
  return { ...choice, amount, term: isTerm && wanted.term !== null ? wanted.term : choice.term };
}

/** ST-26: the mode's maximum and its final installment; the due day stays. */
export function withMode(offer: OfferView, choice: QuoterChoice, mode: RateMode): QuoterChoice {
  if (mode === choice.mode) return choice;
  return fromRules(quoteInMode(ruleOffer(offer), RULE_MODE[mode], choice.dueDay));
}

/** ST-27: the term goes to the longest. */
export function withAmount(offer: OfferView, choice: QuoterChoice, amount: number): QuoterChoice {
  if (amount === choice.amount) return choice;
  const quote = quoteInMode(ruleOffer(offer), RULE_MODE[choice.mode], choice.dueDay);
  return fromRules(changeAmount(quote, amount));
}

const MAX_INFLATION = 30;

/** Percent a month as typed, with comma or point; null when it is no percentage from 0 to 30. */
export function parseInflation(text: string): string | null {
  const plain = text.replace(/[\s%]/g, '').replace(',', '.');
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(plain)) return null;
  return Number(plain) <= MAX_INFLATION ? plain : null;
}
