import type { IndicativeQuoteQuery, PrepaymentViewFragment, SummaryPageQuery } from '#generated/graphql.ts';

type Summary = NonNullable<SummaryPageQuery['currentProposal']>;

export const money = (amount: string) => ({ __typename: 'Money', amount }) as const;

type Mode = Summary['figures']['mode'];
type PaymentWindow = NonNullable<Summary['paymentWindow']>;

const TERM = 48;
const VAT = 0.21;
const EXTRA_DAYS = 20;
/** Pesos per UVA. */
const UVA = 1700;

const RATES = {
  FIXED: { yearly: 0.384, tna: '38.40', tea: '45.93', cftea: '57.75' },
  UVA: { yearly: 0.095, tna: '9.50', tea: '9.92', cftea: '12.12' },
};

const cents = (amount: number) => Math.round(amount * 100) / 100;
const text = (amount: number) => amount.toFixed(2);

/** Returns an instalment's payment day; the first is in January 2027. */
const dayOf = (number: number): string => {
  const months = number - 1;
  return `${2027 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-10`;
};

/**
 * Returns the rows of a loan with constant instalments (French system) in its unit, and its instalment without fees.
 */
function scheduleOf(capital: number, yearly: number) {
  const monthly = yearly / 12;
  const pure = cents((capital * monthly) / (1 - (1 + monthly) ** -TERM));
  const extraOf = (days: number) => cents((capital * yearly * days) / 365);
  let owed = capital;
  const rows = Array.from({ length: TERM }, (_, at) => {
    const interest = cents(owed * monthly);
    const repaid = at === TERM - 1 ? owed : cents(pure - interest);
    owed = cents(owed - repaid);
    return { capital: repaid, interest, vat: cents(interest * VAT), balance: owed };
  });
  return { pure, extraOf, rows };
}

/** Returns a loan over 48 months without fees, with the figures that the bank calculates. */
export function quoteOf(amount: number, mode: Mode = 'FIXED') {
  const { yearly, tna, tea, cftea } = RATES[mode];
  const isUva = mode === 'UVA';
  const capital = isUva ? cents(amount / UVA) : amount;
  const pesos = (value: number) => money(text(isUva ? cents(value * UVA) : value));
  const { pure, extraOf, rows } = scheduleOf(capital, yearly);
  const rowOf = (at: number, extraDays = 0) => {
    const row = rows[at] ?? { capital: 0, interest: 0, vat: 0, balance: 0 };
    const extra = extraOf(extraDays);
    const interest = row.interest + extra;
    const vat = row.vat + cents(extra * VAT);
    return { ...row, interest, vat, total: cents(row.capital + interest + vat) };
  };
  const installments: Summary['installments'] = rows.map((_, at) => {
    const row = rowOf(at, at === 0 ? EXTRA_DAYS : 0);
    return {
      __typename: 'Installment',
      number: at + 1,
      dueOn: dayOf(at + 1),
      payableOn: dayOf(at + 1),
      totalInUva: isUva ? text(row.total) : null,
      capital: pesos(row.capital),
      interest: pesos(row.interest),
      vat: pesos(row.vat),
      fees: pesos(0),
      total: pesos(row.total),
      balance: pesos(row.balance),
    };
  });
  const figures = {
    __typename: 'LoanFigures',
    mode,
    rateId: 'A1',
    term: TERM,
    dueDay: 10,
    installmentInUva: isUva ? text(pure) : null,
    capitalInUva: isUva ? text(capital) : null,
    uvaValue: isUva ? text(UVA) : null,
    isUvaEstimated: false,
    tna,
    tea,
    cftea,
    cfteaWithoutVat: tea,
    financedAmount: money(text(amount)),
    installment: pesos(pure),
    installmentWithVat: pesos(rowOf(0).total),
    totalToPay: money(text(installments.reduce((sum, { total }) => sum + Number(total.amount), 0))),
    fees: {
      __typename: 'LoanFees',
      lifeInsuranceRate: '0.00',
      granting: money('0.00'),
      netDisbursed: money(text(amount)),
      monthly: money('0.00'),
    },
    firstInstallment: {
      __typename: 'FirstInstallment',
      total: pesos(rowOf(0, EXTRA_DAYS).total),
      payableOn: '2027-01-11',
      extraDays: EXTRA_DAYS,
    },
    secondInstallment: pesos(rowOf(1).total),
  } satisfies Summary['figures'];
  const paymentDay = (extraDays: number, firstPayableOn: string): PaymentWindow['least'] => ({
    __typename: 'PaymentDay',
    firstInstallment: pesos(rowOf(0, extraDays).total),
    firstPayableOn,
  });
  const paymentWindow: PaymentWindow = {
    __typename: 'PaymentWindow',
    earliestOn: '2026-12-04',
    latestOn: '2026-12-14',
    least: paymentDay(0, '2027-01-11'),
    most: paymentDay(30, '2027-02-10'),
  };
  return { figures, installments, paymentWindow };
}

export const { figures, installments, paymentWindow } = quoteOf(20_000_000);

/** An insurance estimate of 300,889.68 pesos a month. */
export const insurance: NonNullable<IndicativeQuoteQuery['indicativeQuote']['insurance']> = {
  __typename: 'InsuranceEstimate',
  monthlyPremium: money('300889.68'),
  cftea: '95.14',
  assumed: {
    __typename: 'InsuranceAssumptions',
    driverAge: 35,
    vehicleAge: null,
    province: 'Ciudad Autónoma de Buenos Aires',
  },
};

/** A prepayment of 2,000,000 pesos with the twelfth of 48 instalments, which reduces their number. */
export const prepayment: PrepaymentViewFragment = {
  __typename: 'Prepayment',
  payableOn: '2027-12-10',
  amount: money('2000000.00'),
  charge: money('0.00'),
  before: {
    __typename: 'RemainingInstallments',
    count: 36,
    nextInstallment: money('937959.40'),
    lastPayableOn: '2030-12-10',
    interest: money('14707783.26'),
  },
  after: {
    __typename: 'RemainingInstallments',
    count: 30,
    nextInstallment: money('924519.40'),
    lastPayableOn: '2030-06-10',
    interest: money('10287349.14'),
  },
  installmentsSaved: 6,
  interestSaved: money('4420434.12'),
  feesSaved: money('0.00'),
  uvaValue: null,
  amountInUva: null,
  interestSavedInUva: null,
};
