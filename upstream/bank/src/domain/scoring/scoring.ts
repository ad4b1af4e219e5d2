import { ageAt } from '@prendarios/rules/birthDate';
import { AMOUNT_MAX, AMOUNT_MIN, MINIMUM_AGE } from '@prendarios/rules/constants';
import type { Big } from 'big.js';
import type { IndexerType } from '../../platform/http/shapes.ts';
import { type Convention, grownBy, monthlyRate } from '../loan/conventions.ts';
import { addDays, addMonths } from '../loan/dates.ts';
import { big, type Decimal } from '../loan/decimal.ts';
import { presentValue, pureInstallment } from '../loan/french.ts';

/** docs/domain.md#scoring */
const INCOME_SHARE = '0.35';
const AMOUNT_UNIT = 1_000;
const DEFAULT_TERM = 48;
const MAXIMUM_AGE = 80;
const WORST_ACCEPTED_BCRA_SITUATION = 2;
const LTV_POINTS_LOST = 5;
const LTV_YEARS = 3;
const INCOME_UNKNOWN = { from: 1_500_000, steps: 4_501, step: 1_000 } as const;

type ScoringAgreement = {
  modes: readonly IndexerType[];
  minTerm: number;
  maxTerm: number;
  /** Percent of the vehicle's value. */
  maxLtvTRD: number;
  maxLtvUVA: number;
};

export type ScoringRate = { indexerType: IndexerType; termFrom: number; termTo: number; tna: Decimal };

export type ScoringInput<Rate extends ScoringRate = ScoringRate> = {
  /** Pesos a month; `coOwnerIncome` is added to it. */
  income: Decimal;
  coOwnerIncome?: Decimal | null;
  agreement: ScoringAgreement;
  /** The agreement's rates of both modes. */
  rates: readonly Rate[];
  /** `purchaseValue` in pesos, `age` in full years (0 for 0 km). */
  vehicle: { purchaseValue: Decimal; age: number };
  /** YYYY-MM-DD. */
  birthDate: string;
  /** YYYY-MM-DD in Argentina. */
  today: string;
  bcraSituation: number;
  deceased: boolean;
  convention: Convention;
  /** A fraction, such as '0.21'. */
  ivaRate: Decimal;
};

/** EN-04. Amounts in whole pesos, terms in instalments, ltv in percent. */
type RiskEvaluationResult = {
  finalAmount: number;
  finalAmountUVA: number;
  minAmount: number;
  minAmountUVA: number;
  finalInstallment: number;
  finalInstallmentUVA: number;
  ltv: number;
  ltvUVA: number;
};

/** For the bank's records; the applicant learns only its class (docs/domain.md#offers-and-refusals). */
export type ReasonCode =
  | 'DECEASED'
  | 'UNDER_AGE'
  | 'OVER_AGE'
  | 'BCRA_SITUATION'
  | 'MODE_NOT_OFFERED'
  | 'LOW_VALUE'
  | 'BELOW_MINIMUM'
  | 'PERSONA';

/** The cause of a refusal as told to the applicant. */
export type RefusalClass = 'AGE' | 'RECORDS' | 'VEHICLE' | 'INCOME';

const CLASSES: readonly (readonly [RefusalClass, readonly ReasonCode[]])[] = [
  ['AGE', ['UNDER_AGE', 'OVER_AGE']],
  ['RECORDS', ['BCRA_SITUATION']],
  ['INCOME', ['BELOW_MINIMUM', 'PERSONA']],
  ['VEHICLE', ['LOW_VALUE', 'MODE_NOT_OFFERED']],
];

/** Returns the class of a refusal; undefined if the applicant may not learn it. */
export function refusalClass(reasons: readonly ReasonCode[]): RefusalClass | undefined {
  if (reasons.includes('DECEASED')) return undefined;
  return CLASSES.find(([, codes]) => codes.some((code) => reasons.includes(code)))?.[0];
}

/** `rates`: available to the applicant, limited to the terms that the age allows. */
export type Evaluation<Rate extends ScoringRate = ScoringRate> = {
  result: RiskEvaluationResult;
  rates: Rate[];
  reasons: ReasonCode[];
};

/** Returns an income of 1.5 to 6 million pesos a month, deterministic by DNI. */
export function incomeFromDni(dni: string): number {
  const spread = (Number(dni) * 7_919) % INCOME_UNKNOWN.steps;
  return INCOME_UNKNOWN.from + spread * INCOME_UNKNOWN.step;
}

/** Returns the agreement's loan to value in percent, minus 5 points for every 3 full years of the vehicle. */
export function ltvAt(maxLtv: number, vehicleAge: number): number {
  return Math.max(0, maxLtv - LTV_POINTS_LOST * Math.floor(vehicleAge / LTV_YEARS));
}

type Longest = { terms: number; tna: Decimal };

function longestOf(
  mode: IndexerType,
  agreement: ScoringAgreement,
  rates: readonly ScoringRate[],
): Longest | null {
  if (!agreement.modes.includes(mode)) return null;
  return rates
    .filter(({ indexerType }) => indexerType === mode)
    .map(({ termTo, tna }) => ({ terms: termTo, tna }))
    .filter(({ terms }) => terms >= agreement.minTerm)
    .reduce<Longest | null>((best, next) => (best && best.terms >= next.terms ? best : next), null);
}

/**
 * Returns the maximum number of instalments that end before the person's 81st birthday with any due day: the last one
 * is due within that number of months plus one.
 */
function longestByAge({ birthDate, today, agreement }: ScoringInput): number {
  let terms = agreement.maxTerm;
  while (terms > 0 && ageAt(birthDate, addDays(addMonths(today, terms + 1), -1)) > MAXIMUM_AGE) terms -= 1;
  return terms;
}

function cutTo<Rate extends ScoringRate>(rates: readonly Rate[], longest: number): Rate[] {
  return rates
    .filter(({ termFrom }) => termFrom <= longest)
    .map((rate) => ({ ...rate, termTo: Math.min(rate.termTo, longest) }));
}

function floorTo1000(amount: Big): number {
  return Number(amount.div(AMOUNT_UNIT).round(0, 0).times(AMOUNT_UNIT));
}

const lendableOn = ({ vehicle }: ScoringInput, ltv: number): Big =>
  big(vehicle.purchaseValue).times(ltv).div(100);

function amountOf(input: ScoringInput, longest: Longest, ltv: number): number {
  const income = big(input.income).plus(input.coOwnerIncome ?? 0);
  const rate = grownBy(monthlyRate(longest.tna, input.convention), big(input.ivaRate).plus(1));
  const byIncome = presentValue(income.times(INCOME_SHARE), rate, longest.terms);
  const least = [lendableOn(input, ltv), big(AMOUNT_MAX)].reduce(
    (low, cap) => (cap.lt(low) ? cap : low),
    byIncome,
  );
  const amount = floorTo1000(least);
  return amount < AMOUNT_MIN ? 0 : amount;
}

/**
 * Returns the lowest instalment with IVA of any loan in pesos: the minimum loan at the longest term. Null without a
 * rate.
 */
export function leastInstallment({
  agreement,
  rates,
  convention,
  ivaRate,
}: Pick<ScoringInput, 'agreement' | 'rates' | 'convention' | 'ivaRate'>): number | null {
  const installments = agreement.modes.flatMap((mode) => {
    const longest = longestOf(mode, agreement, rates);
    if (longest === null) return [];
    const rate = grownBy(monthlyRate(longest.tna, convention), big(ivaRate).plus(1));
    return [Number(pureInstallment(big(AMOUNT_MIN), rate, longest.terms))];
  });
  return installments.length === 0 ? null : Math.min(...installments);
}

function refusals(input: ScoringInput, longestTerm: number): ReasonCode[] {
  const { birthDate, today } = input;
  const rules: readonly [boolean, ReasonCode][] = [
    [input.deceased, 'DECEASED'],
    [ageAt(birthDate, today) < MINIMUM_AGE, 'UNDER_AGE'],
    [longestTerm < input.agreement.minTerm, 'OVER_AGE'],
    [input.bcraSituation > WORST_ACCEPTED_BCRA_SITUATION, 'BCRA_SITUATION'],
  ];
  return rules.filter(([refused]) => refused).map(([, reason]) => reason);
}

/**
 * Returns the maximum loan of each mode in pesos (docs/domain.md#scoring). Both amounts are 0 for a refused person; a
 * mode's amount is 0 if the agreement lacks the mode or the amount is below the minimum. The age at the last
 * instalment limits the terms and refuses the person if no term is left.
 */
export function evaluate<Rate extends ScoringRate>(input: ScoringInput<Rate>): Evaluation<Rate> {
  const { agreement, vehicle } = input;
  const byAge = longestByAge(input);
  const refused = refusals(input, byAge);
  const mostTerms = refused.includes('OVER_AGE') ? agreement.maxTerm : byAge;
  const rates = cutTo(input.rates, mostTerms);
  const defaultTerm = Math.min(DEFAULT_TERM, mostTerms);
  const reasons = new Set(refused);
  const amountIn = (mode: IndexerType, ltv: number): number => {
    const longest = longestOf(mode, agreement, rates);
    if (longest === null || ltv === 0) {
      reasons.add('MODE_NOT_OFFERED');
      return 0;
    }
    const amount = refused.length > 0 ? 0 : amountOf(input, longest, ltv);
    if (amount === 0 && refused.length === 0) {
      reasons.add(lendableOn(input, ltv).lt(AMOUNT_MIN) ? 'LOW_VALUE' : 'BELOW_MINIMUM');
    }
    return amount;
  };
  const ltv = ltvAt(agreement.maxLtvTRD, vehicle.age);
  const ltvUVA = ltvAt(agreement.maxLtvUVA, vehicle.age);
  const finalAmount = amountIn('TRD', ltv);
  const finalAmountUVA = amountIn('UVA', ltvUVA);
  return {
    result: {
      finalAmount,
      finalAmountUVA,
      minAmount: finalAmount === 0 ? 0 : AMOUNT_MIN,
      minAmountUVA: finalAmountUVA === 0 ? 0 : AMOUNT_MIN,
      finalInstallment: defaultTerm,
      finalInstallmentUVA: defaultTerm,
      ltv,
      ltvUVA,
    },
    rates,
    reasons: [...reasons],
  };
}
