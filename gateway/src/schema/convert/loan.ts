import { nameCase } from '@prendarios/rules/displayCase';
import { modeOf } from '../../bank/codes.ts';
import type { Schemas } from '../../bank/contract.ts';
import type { OfferedMode } from '../../derived/offer.ts';
import type {
  Agreement,
  CouponRefusalReason,
  Installment,
  InsuranceEstimate,
  LoanFees,
  LoanFigures,
  LoanQuote,
  ModeOffer,
  PaymentWindow,
  PointOfSale,
  RateMode,
  TermRate,
} from '../../generated/resolvers.ts';
import { decimal, money, optionalDecimal } from './values.ts';

type CalculatedValue = Schemas['CalculatedValue'];
/** The displayed figures; a shared quote contains the same ones. */
type Figures = Pick<
  CalculatedValue,
  | 'matrixCode'
  | 'financedAmount'
  | 'terms'
  | 'dueDate'
  | 'pureEstimatedInstallmentValue'
  | 'pureEstimatedInstallmentValueWithIva'
  | 'pureEstimatedInstallmentValueInUVA'
  | 'capitalInUVAs'
  | 'uvaValue'
  | 'uvaEstimated'
  | 'tna'
  | 'tea'
  | 'cftea'
  | 'cfteaWithoutVat'
  | 'extraDays'
  | 'totalToPay'
> & {
  fees?: Pick<
    NonNullable<CalculatedValue['fees']>,
    'grantingFee' | 'netDisbursed' | 'monthlyFeeWithIva' | 'lifeInsurancePct'
  > | null;
};
type ScheduleRow = Schemas['ScheduleRow'];
type EstimateAnswer = Schemas['InsuranceEstimateAnswer'];
type RatesAnswer = Schemas['RatesAnswer'];

export function toAgreement(agreement: Schemas['Agreement']): Agreement {
  return {
    id: String(agreement.id),
    description: agreement.description,
    vehicleTypeCodes: agreement.vehicleTypes,
    modes: agreement.modes.map(modeOf),
    minTerm: agreement.minTerm,
    maxTerm: agreement.maxTerm,
    maxLtvFixed: decimal(agreement.maxLtvTRD),
    maxLtvUva: decimal(agreement.maxLtvUVA),
    maxVehicleAge: agreement.maxVehicleAge,
  };
}

export function toPointOfSale({
  code,
  business_name: businessName,
  city,
  cuit = null,
}: Schemas['Branch']): PointOfSale {
  return { code, businessName, city, isDealer: cuit !== null };
}

function toFees(fees: NonNullable<Figures['fees']>): LoanFees {
  return {
    granting: money(fees.grantingFee),
    netDisbursed: money(fees.netDisbursed),
    monthly: money(fees.monthlyFeeWithIva),
    lifeInsuranceRate: decimal(fees.lifeInsurancePct),
  };
}

/** Converts the bank's figures, with the first instalments of the schedule. */
export function toFigures(
  value: Figures,
  mode: RateMode,
  [first, second]: readonly Pick<ScheduleRow, 'total' | 'dueDate' | 'paymentDate'>[],
): LoanFigures {
  return {
    mode,
    rateId: value.matrixCode,
    financedAmount: money(value.financedAmount),
    term: value.terms,
    dueDay: value.dueDate,
    installment: money(value.pureEstimatedInstallmentValue),
    installmentWithVat: money(value.pureEstimatedInstallmentValueWithIva),
    installmentInUva: optionalDecimal(value.pureEstimatedInstallmentValueInUVA),
    capitalInUva: optionalDecimal(value.capitalInUVAs),
    uvaValue: optionalDecimal(value.uvaValue),
    isUvaEstimated: value.uvaEstimated,
    tna: decimal(value.tna),
    tea: decimal(value.tea),
    cftea: optionalDecimal(value.cftea),
    cfteaWithoutVat: optionalDecimal(value.cfteaWithoutVat),
    firstInstallment: first
      ? {
          total: money(first.total),
          dueOn: first.dueDate,
          payableOn: first.paymentDate ?? first.dueDate,
          extraDays: value.extraDays ?? 0,
        }
      : null,
    secondInstallment: second ? money(second.total) : null,
    totalToPay: money(value.totalToPay),
    fees: value.fees ? toFees(value.fees) : null,
  };
}

export function toInstallment(row: ScheduleRow): Installment {
  return {
    number: row.number,
    dueOn: row.dueDate,
    payableOn: row.paymentDate ?? row.dueDate,
    capital: money(row.capital),
    interest: money(row.interest),
    vat: money(row.vat),
    fees: money(row.fees),
    total: money(row.total),
    balance: money(row.balance),
    totalInUva: optionalDecimal(row.totalInUVA),
  };
}

export const toInsuranceEstimate = ({
  monthlyPremium,
  cfteaWithInsurance,
  assumed,
}: Omit<EstimateAnswer, 'assumed'> & Partial<EstimateAnswer>): InsuranceEstimate => ({
  monthlyPremium: money(monthlyPremium),
  cftea: optionalDecimal(cfteaWithInsurance),
  assumed: assumed ? { ...assumed, province: assumed.province && nameCase(assumed.province) } : null,
});

const toPaymentDay = ({ paidOn, firstPaymentDate, firstInstallment }: Schemas['PaymentWindow']['least']) => ({
  paidOn,
  firstPayableOn: firstPaymentDate,
  firstInstallment: money(firstInstallment),
});

export const toPaymentWindow = ({ from, to, least, most }: Schemas['PaymentWindow']): PaymentWindow => ({
  earliestOn: from,
  latestOn: to,
  least: toPaymentDay(least),
  most: toPaymentDay(most),
});

/** Returns the rate of each term; empty unless the bank states a rate for every term. */
function termRates({ ratesProductViewDTOList: rows, terms }: RatesAnswer): TermRate[] {
  const rates = terms.flatMap((term) => {
    const tna = rows.find(({ termFrom, termTo }) => termFrom <= term && term <= termTo)?.tna;
    return typeof tna !== 'number' ? [] : [{ term, tna: decimal(tna) }];
  });
  return rates.length === terms.length ? rates : [];
}

export function toLoanQuote(rates: RatesAnswer, mode: RateMode, estimate: EstimateAnswer | null): LoanQuote {
  return {
    figures:
      rates.calculatedValueDTO === null
        ? null
        : toFigures(rates.calculatedValueDTO, mode, rates.installments),
    installments: rates.installments.map(toInstallment),
    terms: rates.terms,
    rates: termRates(rates),
    insurance: estimate && toInsuranceEstimate(estimate),
    paymentWindow: rates.paymentWindow ? toPaymentWindow(rates.paymentWindow) : null,
    uvaMonthlyRise: optionalDecimal(rates.uvaMonthlyRise),
    canSimulatePrepayment: rates.canSimulatePrepayment ?? false,
    userErrors: [],
  };
}

export function toModeOffer(offered: OfferedMode): ModeOffer {
  return {
    mode: offered.mode,
    isAvailable: offered.available,
    minAmount: money(offered.minAmount),
    maxAmount: money(offered.maxAmount),
    defaultTerm: offered.defaultTerm,
    minTerm: offered.minTerm,
    maxTerm: offered.maxTerm,
    ltv: decimal(offered.ltv),
  };
}

const COUPON_REFUSALS = ['NOT_FOUND', 'MODEL_NOT_COVERED'] as const satisfies readonly CouponRefusalReason[];

/** Converts the bank's optional code; unknown and missing codes are UNKNOWN. */
export const toCouponRefusalReason = (code: string | null | undefined): CouponRefusalReason =>
  COUPON_REFUSALS.find((known) => known === code) ?? 'UNKNOWN';
