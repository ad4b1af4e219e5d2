import type { IndicativeQuoteQuery, PrepaymentViewFragment, SummaryPageQuery } from '#generated/graphql.ts';

type Summary = NonNullable<SummaryPageQuery['currentProposal']>;

export const money = (amount: string) => ({ __typename: 'Money', amount }) as const;

export const figures: Summary['figures'] = {
  __typename: 'LoanFigures',
  mode: 'FIXED',
  rateId: 'A1',
  term: 48,
  dueDay: 10,
  installmentInUva: null,
  capitalInUva: null,
  uvaValue: null,
  isUvaEstimated: false,
  tna: '38.40',
  tea: '45.93',
  cftea: '57.75',
  cfteaWithoutVat: '50.12',
  financedAmount: money('20000000.00'),
  installment: money('820000.10'),
  installmentWithVat: money('954204.45'),
  totalToPay: money('44812224.03'),
  fees: {
    __typename: 'LoanFees',
    lifeInsuranceRate: '0.00',
    granting: money('600000.00'),
    netDisbursed: money('19400000.00'),
    monthly: money('0.00'),
  },
  firstInstallment: {
    __typename: 'FirstInstallment',
    total: money('1464615.43'),
    payableOn: '2027-01-11',
    extraDays: 21,
  },
  secondInstallment: money('954204.45'),
};

/** An insurance estimate of 300,889.68 pesos a month. */
export const insurance: NonNullable<IndicativeQuoteQuery['indicativeQuote']['insurance']> = {
  __typename: 'InsuranceEstimate',
  monthlyPremium: money('300889.68'),
  cftea: '92.15',
  assumed: {
    __typename: 'InsuranceAssumptions',
    driverAge: 35,
    vehicleAge: null,
    province: 'Ciudad Autónoma de Buenos Aires',
  },
};

type PaymentWindow = NonNullable<Summary['paymentWindow']>;

const paymentDay = (amount: string, firstPayableOn: string): PaymentWindow['least'] => ({
  __typename: 'PaymentDay',
  firstInstallment: money(amount),
  firstPayableOn,
});

export const paymentWindow: PaymentWindow = {
  __typename: 'PaymentWindow',
  earliestOn: '2026-12-04',
  latestOn: '2026-12-14',
  least: paymentDay('955420.91', '2027-01-11'),
  most: paymentDay('1719219.51', '2027-02-10'),
};

/** Returns the payment day of an instalment, starting in January 2027. */
const dayOf = (number: number): string => {
  const months = number - 1;
  return `${2027 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-10`;
};

const pesos = (amount: number) => money(amount.toFixed(2));

export const installments: Summary['installments'] = Array.from({ length: 48 }, (_, at) => ({
  __typename: 'Installment',
  number: at + 1,
  dueOn: dayOf(at + 1),
  payableOn: dayOf(at + 1),
  totalInUva: null,
  capital: pesos(180_000 + at * 12_000),
  interest: pesos(640_000 - at * 12_000),
  vat: pesos(134_204.45),
  fees: pesos(0),
  total: pesos(at === 0 ? 1_464_615.43 : 954_204.45),
  balance: pesos(20_000_000 - (at + 1) * 416_000),
}));

/** A prepayment of 2,000,000 pesos with the twelfth of 48 instalments, to reduce their number. */
export const prepayment: PrepaymentViewFragment = {
  __typename: 'Prepayment',
  payableOn: '2027-12-10',
  amount: money('2000000.00'),
  charge: money('0.00'),
  before: {
    __typename: 'RemainingInstallments',
    count: 36,
    nextInstallment: money('914432.10'),
    lastPayableOn: '2030-12-10',
    interest: money('13226418.40'),
  },
  after: {
    __typename: 'RemainingInstallments',
    count: 32,
    nextInstallment: money('836992.10'),
    lastPayableOn: '2030-08-12',
    interest: money('10412007.15'),
  },
  installmentsSaved: 4,
  interestSaved: money('2814411.25'),
  feesSaved: money('0.00'),
  uvaValue: null,
  amountInUva: null,
  interestSavedInUva: null,
};
