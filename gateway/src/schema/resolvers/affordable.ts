import { AMOUNT_MAX, AMOUNT_MIN } from '@prendarios/rules/constants';
import type { RateMode } from '@prendarios/rules/quote';
import type { Schemas } from '../../bank/contract.ts';
import { ratesOf, scoredSimulation } from '../../bank/simulations.ts';
import { largestWithin } from '../../derived/affordable.ts';
import { deriveOffer } from '../../derived/offer.ts';
import type { AffordableLoan, QueryResolvers, SimulationResolvers } from '../../generated/resolvers.ts';
import { money } from '../convert/values.ts';
import { refuseBudget, refuseUnlistedCoupon } from '../input/quote.ts';

type Limits = { min: number; max: number };
type Searched = {
  mode: RateMode;
  term: number;
  limits: Limits;
  monthlyPayment: string;
  /** Whether the first instalment must also fit. */
  isFirstCounted: boolean;
};

/** Finds the largest loan that fits, in thousands of pesos; instalments come from the bank's schedule. */
async function affordable(
  { mode, term, limits, monthlyPayment, isFirstCounted }: Searched,
  rates: (financedAmount: number) => Promise<Schemas['RatesAnswer']>,
): Promise<AffordableLoan | null> {
  const found = await largestWithin(limits, Number(monthlyPayment), async (amount) => {
    const [first, second = first] = (await rates(amount)).installments;
    return first === undefined || second === undefined
      ? null
      : {
          monthly: isFirstCounted ? Math.max(first.total, second.total) : second.total,
          answer: { first, second },
        };
  });
  if (found === null) return null;
  const { first, second } = found.answer;
  return {
    mode,
    amount: money(found.amount),
    term,
    installment: money(second.total),
    firstInstallment: money(first.total),
    vehicleValue: null,
    downPayment: null,
  };
}

/** See docs/domain.md#what-one-can-afford. */
export const affordableQuery = {
  affordableQuote: async (_root, { input: { monthlyPayment, agreementId, couponId } }, { bank }) => {
    refuseBudget({ monthlyPayment });
    await refuseUnlistedCoupon(couponId, bank);
    const { agreements } = await bank.catalogue('getBranchCoupon', {});
    const agreement = agreements.find(({ id }) => String(id) === agreementId);
    if (agreement === undefined) return null;
    const mode = agreement.maxLtvTRD > 0 ? 'FIXED' : 'UVA';
    const ltv = mode === 'FIXED' ? agreement.maxLtvTRD : agreement.maxLtvUVA;
    if (ltv <= 0) return null;
    const limits = { min: AMOUNT_MIN, max: AMOUNT_MAX };
    const search = { mode, term: agreement.maxTerm, limits, monthlyPayment, isFirstCounted: true } as const;
    const loan = await affordable(search, (financedAmount) =>
      ratesOf(bank, {
        financedAmount,
        selectedTerm: agreement.maxTerm,
        mode,
        agreementId: Number(agreementId),
        ...(couponId ? { couponId } : {}),
      }),
    );
    if (loan === null) return null;
    const amount = Number(loan.amount.amount);
    const value = Math.floor((amount * 100) / ltv);
    return { ...loan, vehicleValue: money(value), downPayment: money(value - amount) };
  },
} satisfies QueryResolvers;

/** See docs/domain.md#what-one-can-afford. */
export const affordableField = {
  affordable: async ({ answer }, { input }, { bank }) => {
    refuseBudget(input);
    const { monthlyPayment, mode, dueDay, isFirstCounted } = input;
    const { scoring, vehicle } = await scoredSimulation(bank, answer.uuid);
    const offer = scoring && deriveOffer(scoring, vehicle.purchaseValue);
    const offered = offer?.modes.find((one) => one.mode === mode);
    if (offered?.available !== true) return null;
    const { minAmount: min, maxAmount: max, maxTerm } = offered;
    const term = input.term ?? maxTerm;
    const search = { mode, term, limits: { min, max }, monthlyPayment, isFirstCounted };
    return affordable(search, (financedAmount) =>
      ratesOf(bank, { uuid: answer.uuid, financedAmount, selectedTerm: term, mode, dueDate: dueDay }),
    );
  },
} satisfies SimulationResolvers;
