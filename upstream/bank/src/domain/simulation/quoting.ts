import { termsBetween } from '@prendarios/rules/installments';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { Agreement, Catalogues } from '../catalogue/catalogues.ts';
import type { CalculatedValue, IndexerType, RatesProductView, ScheduleRow } from '../records/rowTypes.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { addBusinessDays, paymentDateOf } from '../loan/businessDays.ts';
import { addMonths } from '../loan/dates.ts';
import type { Convention } from '../loan/conventions.ts';
import { big } from '../loan/decimal.ts';
import { type CalculatedQuote, calculateQuote, firstInstallmentsOn, type QuoteInput } from '../loan/quote.ts';
import { monthlyRise } from '../loan/uva.ts';
import { embeddedUvaSeries } from '../loan/uvaSeries.ts';
import { today } from '../../platform/clock.ts';
import type { paymentWindow, ratesAnswer } from '../api/simulation.ts';

/** See docs/domain.md#monthly-rate. */
export const LOAN_CONVENTION: Convention = '30/360';

export const STANDARD_VAT = '0.21';
/** Half the rate, for borrowers in the category 'RESPONSABLE INSCRIPTO' (docs/domain.md#fixed-rate). */
const REDUCED_VAT = '0.105';

/** Returns the IVA on interest as a fraction, by the borrower's IVA category. */
export const vatRateOf = (ivaCategory: string): string => (ivaCategory === 'RI' ? REDUCED_VAT : STANDARD_VAT);

/** Returns the rates of an agreement limited to its terms, minus a coupon's percentage points. */
export function ratesOf(catalogues: Catalogues, agreement: Agreement, discount: number): RatesProductView[] {
  return catalogues.rates
    .filter(
      (rate) =>
        rate.agreementId === agreement.id &&
        agreement.modes.includes(rate.indexerType) &&
        rate.termFrom <= agreement.maxTerm &&
        rate.termTo >= agreement.minTerm,
    )
    .map((rate) => ({
      indexerType: rate.indexerType,
      matrixCode: rate.matrixCode,
      termFrom: Math.max(rate.termFrom, agreement.minTerm),
      termTo: Math.min(rate.termTo, agreement.maxTerm),
      tna: Number(big(Math.max(0, rate.tna - discount)).toFixed(2)),
    }))
    .toSorted((one, two) => one.termFrom - two.termFrom);
}

/** Returns the terms offered with these rates: every sixth month and both ends. */
export function termsOf(rates: readonly RatesProductView[]): number[] {
  if (rates.length === 0) return [];
  return termsBetween(
    Math.min(...rates.map(({ termFrom }) => termFrom)),
    Math.max(...rates.map(({ termTo }) => termTo)),
  );
}

/** Fees of an agreement or of an earlier calculation. */
export type FeeRates = Pick<Agreement, 'grantingFeePct' | 'monthlyFee' | 'lifeInsurancePct'>;

export type LoanTerms = {
  rate: RatesProductView;
  /** Null for a loan without fees. */
  fees: FeeRates | null;
  amount: number;
  terms: number;
  dueDay: number;
  vatRate: string;
  /** yyyy-mm-dd; its UVA value determines the capital. */
  simulatedOn: string;
  /** yyyy-mm-dd; day of the disbursement and of today's UVA value. */
  today: string;
  assumedMonthlyInflation?: number | undefined;
  carPolicyMonthly?: number | undefined;
};

type PaymentWindow = z.infer<typeof paymentWindow>;

type Calculation = {
  calculatedValueDTO: CalculatedValue;
  installments: ScheduleRow[];
  cfteaWithPolicy: number | null;
};

const number = (text: string | null): number | null => (text === null ? null : Number(text));

/** Dependencies of a calculation, without the database. */
export type Terms = Pick<Bank, 'settings' | 'clock' | 'catalogues'>;

function uvaAt(bank: Terms, date: string): { value: string; estimated: boolean } {
  const found = embeddedUvaSeries(bank.settings.uvaMonthlyExtension ?? null).valueAt(date);
  if (found.ok) return { value: found.uva.value.toString(), estimated: found.uva.estimated };
  throw new ApiError(
    503,
    'UVA_VALUE_MISSING',
    'Todavía no tenemos el valor de la UVA de hoy. Probá con tasa fija o volvé más tarde.',
  );
}

/**
 * Returns the average monthly rise of the UVA in the year before `date`, in percent; null if the series does not
 * cover that year.
 */
export function uvaRiseUpTo(bank: Pick<Terms, 'settings'>, date: string): number | null {
  const series = embeddedUvaSeries(bank.settings.uvaMonthlyExtension ?? null);
  const [before, now] = [series.valueAt(addMonths(date, -12)), series.valueAt(date)];
  return before.ok && now.ok ? Number(monthlyRise(before.uva.value, now.uva.value)) : null;
}

const NO_FEES: FeeRates = { grantingFeePct: 0, monthlyFee: 0, lifeInsurancePct: 0 };

function feesOf(
  quote: CalculatedQuote,
  { grantingFeePct, monthlyFee, lifeInsurancePct }: FeeRates,
): CalculatedValue['fees'] {
  if (grantingFeePct === 0 && monthlyFee === 0 && lifeInsurancePct === 0) return null;
  return {
    grantingFeePct,
    grantingFee: Number(quote.feesKeptBack),
    netDisbursed: Number(quote.netDisbursed),
    monthlyFee,
    monthlyFeeWithIva: Number(quote.monthlyFeeWithVat),
    lifeInsurancePct,
    firstInstallmentWithIva: Number(quote.firstInstallmentWithFees),
  };
}

/** Returns the input of the loan calculation. */
export function quoteInput(bank: Terms, loan: LoanTerms): QuoteInput {
  const fees = loan.fees ?? NO_FEES;
  const common = {
    amount: loan.amount,
    tna: loan.rate.tna,
    terms: loan.terms,
    convention: LOAN_CONVENTION,
    ivaRate: loan.vatRate,
    dueDay: loan.dueDay,
    disbursementDate: loan.today,
    fees: {
      grantingRate: fees.grantingFeePct,
      monthly: fees.monthlyFee,
      lifeInsuranceRate: fees.lifeInsurancePct,
    },
    ...(loan.carPolicyMonthly === undefined ? {} : { carPolicyMonthly: loan.carPolicyMonthly }),
  };
  if (loan.rate.indexerType !== 'UVA') return { ...common, mode: 'TRD' };
  return {
    ...common,
    mode: 'UVA',
    uva: {
      atSimulation: uvaAt(bank, loan.simulatedOn).value,
      today: uvaAt(bank, loan.today).value,
    },
    assumedMonthlyInflation: loan.assumedMonthlyInflation ?? null,
  };
}

/** Returns the UVA in pesos that a loan's figures use; null for a fixed rate. */
export const uvaOf = (bank: Terms, { rate, today: day }: LoanTerms): number | null =>
  rate.indexerType === 'UVA' ? Number(uvaAt(bank, day).value) : null;

/**
 * Returns every figure of a loan; pesos and percent as numbers.
 * @throws {ApiError} 503 UVA_VALUE_MISSING if a day has no UVA value.
 */
export function calculate(bank: Terms, loan: LoanTerms): Calculation {
  const fees = loan.fees ?? NO_FEES;
  const uva = loan.rate.indexerType === 'UVA' ? uvaAt(bank, loan.today) : null;
  const quote = calculateQuote(quoteInput(bank, loan));
  return {
    calculatedValueDTO: {
      financedAmount: Number(quote.financedAmount),
      terms: quote.terms,
      dueDate: quote.dueDate,
      pureEstimatedInstallmentValue: Number(quote.pureEstimatedInstallmentValue),
      pureEstimatedInstallmentValueWithIva: Number(quote.pureEstimatedInstallmentValueWithIva),
      pureEstimatedInstallmentValueInUVA: number(quote.pureEstimatedInstallmentValueInUVA),
      capitalInUVAs: number(quote.capitalInUVAs),
      tea: Number(quote.tea),
      cftea: number(quote.cftea),
      tna: Number(quote.tna),
      cfteaWithoutVat: number(quote.cfteaWithoutVat),
      cftna: number(quote.cftna),
      firstInstallment: Number(quote.schedule[0]?.total),
      firstDueDate: quote.firstDueDate,
      extraDays: quote.extraDays,
      secondInstallment: number(quote.schedule[1]?.total ?? null),
      totalToPay: Number(quote.totalToPay),
      matrixCode: loan.rate.matrixCode,
      uvaValue: uva === null ? null : Number(uva.value),
      uvaEstimated: uva?.estimated ?? false,
      fees: feesOf(quote, fees),
      calculatedOn: loan.today,
      capitalOn: loan.simulatedOn,
    },
    installments: quote.schedule.map((row) => ({
      number: row.number,
      dueDate: row.dueDate,
      paymentDate: paymentDateOf(row.dueDate, bank.settings.nonBusinessDays),
      capital: Number(row.capital),
      interest: Number(row.interest),
      vat: Number(row.vat),
      fees: Number(row.fees),
      total: Number(row.total),
      balance: Number(row.balance),
      totalInUVA: number(row.inUVA?.total ?? null),
      projectedTotal: number(row.projectedTotal),
    })),
    cfteaWithPolicy: number(quote.cfteaWithPolicy),
  };
}

/** Business days from an application to the payment: documents 1, register 3 to 7, transfer 2. */
const USUAL_PAYMENT = { earliest: 6, latest: 10 };

/**
 * Returns the usual payment days of a loan requested today, and the first instalment for each
 * (docs/domain.md#payment-day).
 */
export function paymentWindowOf(bank: Terms, loan: LoanTerms): PaymentWindow | undefined {
  const { nonBusinessDays: closed } = bank.settings;
  const days = Array.from({ length: USUAL_PAYMENT.latest - USUAL_PAYMENT.earliest + 1 }, (_, at) =>
    addBusinessDays(today(bank.clock), USUAL_PAYMENT.earliest + at, closed),
  );
  const rows = firstInstallmentsOn(quoteInput(bank, loan), days).map(({ day, dueDate, total }) => ({
    paidOn: day,
    firstInstallment: Number(total),
    firstPaymentDate: paymentDateOf(dueDate, closed),
  }));
  const byAmount = rows.toSorted((one, two) => one.firstInstallment - two.firstInstallment);
  const [from, to, least, most] = [rows[0], rows.at(-1), byAmount[0], byAmount.at(-1)];
  if (!from || !to || !least || !most) return undefined;
  return { from: from.paidOn, to: to.paidOn, least, most };
}

export type Rates = z.infer<typeof ratesAnswer>;

/** A mode without a rate is a regular response, not an error (docs/domain.md#offers-and-refusals). */
export const noRates: Rates = {
  ratesProductViewDTOList: [],
  calculatedValueDTO: null,
  installments: [],
  terms: [],
};

/** Returns the rate of a mode for a term in instalments, if any. */
export const rateFor = (
  rates: readonly RatesProductView[],
  mode: IndexerType,
  term: number,
): RatesProductView | undefined =>
  rates.find((rate) => rate.indexerType === mode && rate.termFrom <= term && rate.termTo >= term);
