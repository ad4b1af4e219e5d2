import type { Big } from 'big.js';
import type { Convention } from './conventions.ts';
import { asFraction, effectiveYearly, monthlyRate } from './conventions.ts';
import { totalCost } from './cost.ts';
import { dueDates, extraInterest, firstPeriod } from './dates.ts';
import { big, type Decimal, sum, text2 } from './decimal.ts';
import { type Fees, feesKeptBack, installmentFees, inUnit, monthlyFeeWithVat } from './fees.ts';
import { type French, frenchSchedule } from './french.ts';
import { projectedUva, uvaLoan, uvaToPesos } from './uva.ts';

type CommonInput = {
  /** Pesos. */
  amount: Decimal;
  /** Percent a year; the real rate for UVA. */
  tna: Decimal;
  terms: number;
  convention: Convention;
  /** A fraction, such as '0.21'. */
  ivaRate: Decimal;
  /** Day of the month, 1 to 28. */
  dueDay: number;
  /** YYYY-MM-DD. */
  disbursementDate: string;
  fees?: Fees;
  /** Pesos a month of the car's policy: only for the second line of the CFTEA (docs/domain.md#total-cost). */
  carPolicyMonthly?: Decimal;
};

export type QuoteInput =
  | (CommonInput & { mode: 'TRD' })
  | (CommonInput & {
      mode: 'UVA';
      /** Pesos per UVA; `today` is `atSimulation` unless given. */
      uva: { atSimulation: Decimal; today?: Decimal };
      /** Percent a month; gives the projected pesos of each row. */
      assumedMonthlyInflation?: Decimal | null;
    });

/** The row's own figures in UVAs. */
export type UvaRow = {
  capital: string;
  interest: string;
  vat: string;
  fees: string;
  total: string;
  balance: string;
};

/**
 * Pesos as text with two decimals; capital + interest + vat + fees = total. In row 1 interest and vat
 * hold the extra days too. For UVA the pesos are at today's UVA.
 */
export type ScheduleRow = UvaRow & {
  number: number;
  /** YYYY-MM-DD. */
  dueDate: string;
  inUVA: UvaRow | null;
  /** Pesos under the assumed inflation; null without one. */
  projectedTotal: string | null;
};

/** Money in pesos and rates in percent, all as text with two decimals; null where a rate does not exist. */
export type CalculatedQuote = {
  financedAmount: string;
  terms: number;
  /** Day of the month. */
  dueDate: number;
  pureEstimatedInstallmentValue: string;
  pureEstimatedInstallmentValueWithIva: string;
  /** First instalment with IVA and fees, without the extra days. */
  firstInstallmentWithFees: string;
  pureEstimatedInstallmentValueInUVA: string | null;
  capitalInUVAs: string | null;
  tna: string;
  tea: string;
  cftea: string | null;
  cfteaWithoutVat: string | null;
  cfteaWithPolicy: string | null;
  cftna: string | null;
  system: 'FRENCH';
  firstDueDate: string;
  extraDays: number;
  extraInterest: string;
  extraInterestVat: string;
  feesKeptBack: string;
  /** Pesos. */
  monthlyFeeWithVat: string;
  netDisbursed: string;
  totalToPay: string;
  schedule: ScheduleRow[];
};

/** One instalment in the schedule's own unit, pesos or UVAs; the extra days are not in it. */
type Payment = { capital: Big; interest: Big; vat: Big; feesNet: Big; fees: Big; balance: Big };

const percentText = (fraction: Big): string => text2(fraction.times(100));

const withVat = (payment: Payment): Big =>
  sum([payment.capital, payment.interest, payment.vat, payment.fees]);

function paymentsOf(principal: Big, french: French, fees: Fees, vatRate: Big, uva: Big | null): Payment[] {
  const monthly = inUnit(fees.monthly ?? 0, uva);
  const lifeInsuranceRate = fees.lifeInsuranceRate ?? 0;
  return french.rows.map(({ capital, interest, vat, balance }, at) => {
    const before = french.rows[at - 1]?.balance ?? principal;
    const charged = installmentFees({ balance: before, monthly, lifeInsuranceRate, vatRate });
    return { capital, interest, vat, feesNet: charged.net, fees: charged.withVat, balance };
  });
}

function rowOf(payment: Payment, extra: { interest: Big; vat: Big }): Record<keyof UvaRow, Big> {
  const interest = payment.interest.plus(extra.interest);
  const vat = payment.vat.plus(extra.vat);
  const { capital, fees, balance } = payment;
  return { capital, interest, vat, fees, total: sum([capital, interest, vat, fees]), balance };
}

function textRow(row: Record<keyof UvaRow, Big>): UvaRow {
  return {
    capital: text2(row.capital),
    interest: text2(row.interest),
    vat: text2(row.vat),
    fees: text2(row.fees),
    total: text2(row.total),
    balance: text2(row.balance),
  };
}

/** The capital takes the cent that converting each part alone would lose, so that the parts add up. */
function pesosRow(row: Record<keyof UvaRow, Big>, uva: Big): Record<keyof UvaRow, Big> {
  const [interest, vat, fees, total, balance] = [
    uvaToPesos(row.interest, uva),
    uvaToPesos(row.vat, uva),
    uvaToPesos(row.fees, uva),
    uvaToPesos(row.total, uva),
    uvaToPesos(row.balance, uva),
  ];
  return { capital: total.minus(interest).minus(vat).minus(fees), interest, vat, fees, total, balance };
}

/**
 * All figures of a loan (docs/domain.md#fixed-rate, docs/domain.md#uva). The CFTEA counts equal months, without the
 * extra days of the first period; for UVA it is real, in UVAs. Throws RangeError on a UVA value that is not positive.
 */
export function calculateQuote(input: QuoteInput): CalculatedQuote {
  const { terms, convention, dueDay, fees = {} } = input;
  const principal = big(input.amount);
  const vatRate = big(input.ivaRate);
  const rate = monthlyRate(input.tna, convention);
  const indexed = input.mode === 'UVA' ? indexedTo(input.uva) : null;
  const uvaToday = indexed?.today ?? null;

  const loan =
    indexed === null
      ? { capital: principal, schedule: frenchSchedule({ principal, rate, terms, vatRate }) }
      : uvaLoan({ principal, uva: indexed.atSimulation, rate, terms, vatRate });
  const pesos = (amount: Big): Big => (uvaToday === null ? amount : uvaToPesos(amount, uvaToday));

  const payments = paymentsOf(loan.capital, loan.schedule, fees, vatRate, uvaToday);
  const kept = feesKeptBack(principal, fees, vatRate);
  const costOf = (keptBack: Big, perPayment: (payment: Payment) => Big) =>
    totalCost(
      loan.capital.minus(inUnit(keptBack, indexed?.atSimulation ?? null)),
      payments.map(perPayment),
      convention,
    );
  const cost = costOf(kept.withVat, withVat);
  const costWithoutVat = costOf(kept.net, ({ capital, interest, feesNet }) =>
    sum([capital, interest, feesNet]),
  );
  const policy = input.carPolicyMonthly === undefined ? null : inUnit(input.carPolicyMonthly, uvaToday);
  const costWithPolicy = policy && costOf(kept.withVat, (payment) => withVat(payment).plus(policy));

  const { firstDueDate, extraDays } = firstPeriod(input.disbursementDate, dueDay);
  const extra = extraInterest(loan.capital, input.tna, extraDays, vatRate);
  const none = { interest: big(0), vat: big(0) };
  const dates = dueDates(firstDueDate, terms);
  const inflation = input.mode === 'UVA' ? (input.assumedMonthlyInflation ?? null) : null;

  const rows = payments.map((payment, at) => {
    const own = rowOf(payment, at === 0 ? extra : none);
    return { own, shown: uvaToday === null ? own : pesosRow(own, uvaToday) };
  });
  const schedule = rows.map(({ own, shown }, at): ScheduleRow => {
    const projected =
      uvaToday === null || inflation === null
        ? null
        : uvaToPesos(own.total, projectedUva(uvaToday, inflation, at + 1));
    return {
      ...textRow(shown),
      number: at + 1,
      dueDate: dates[at] ?? firstDueDate,
      inUVA: uvaToday === null ? null : textRow(own),
      projectedTotal: projected && text2(projected),
    };
  });

  const { pure } = loan.schedule;
  const first = payments[0] ?? { vat: big(0), fees: big(0) };
  return {
    financedAmount: text2(principal),
    terms,
    dueDate: dueDay,
    pureEstimatedInstallmentValue: text2(pesos(pure)),
    pureEstimatedInstallmentValueWithIva: text2(pesos(pure.plus(first.vat))),
    firstInstallmentWithFees: text2(pesos(pure.plus(first.vat).plus(first.fees))),
    pureEstimatedInstallmentValueInUVA: uvaToday === null ? null : text2(pure),
    capitalInUVAs: uvaToday === null ? null : text2(loan.capital),
    tna: text2(big(input.tna)),
    tea: percentText(effectiveYearly(asFraction(rate), convention)),
    cftea: cost && percentText(cost.cftea),
    cfteaWithoutVat: costWithoutVat && percentText(costWithoutVat.cftea),
    cfteaWithPolicy: costWithPolicy && percentText(costWithPolicy.cftea),
    cftna: cost && percentText(cost.cftna),
    system: 'FRENCH',
    firstDueDate,
    extraDays,
    extraInterest: text2(pesos(extra.interest)),
    extraInterestVat: text2(pesos(extra.vat)),
    feesKeptBack: text2(kept.withVat),
    monthlyFeeWithVat: text2(monthlyFeeWithVat(fees, vatRate)),
    netDisbursed: text2(principal.minus(kept.withVat)),
    totalToPay: text2(sum(rows.map(({ shown }) => shown.total))),
    schedule,
  };
}

function indexedTo(uva: { atSimulation: Decimal; today?: Decimal }): { atSimulation: Big; today: Big } {
  const atSimulation = big(uva.atSimulation);
  const today = big(uva.today ?? uva.atSimulation);
  if (today.lte(0)) throw new RangeError('A UVA value must be positive');
  return { atSimulation, today };
}
