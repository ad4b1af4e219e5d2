import type { Big } from 'big.js';
import { asFraction, type Convention, effectiveYearly, monthlyRate } from './conventions.ts';
import { type TotalCost, totalCost } from './cost.ts';
import { dueDates, type ExtraInterest, extraInterest, firstPeriod } from './dates.ts';
import { big, type Decimal, sum } from './decimal.ts';
import { type Fees, type FeesKeptBack, feesKeptBack, installmentFees } from './fees.ts';
import { type French, frenchSchedule } from './french.ts';

export type LoanTerms = {
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
  /** Monthly pesos of the car's policy: only for the second line of the CFTEA (docs/domain.md#total-cost). */
  carPolicyMonthly?: Decimal;
};

/** Unit of repayment: pesos or UVAs. */
export type Unit = {
  /** The principal in this unit. */
  capital: Big;
  /** Converts pesos of the simulation day. */
  atSimulation: (pesos: Decimal) => Big;
  /** Converts pesos of today. */
  today: (pesos: Decimal) => Big;
};

/** Amounts in the loan's unit; capital + interest + vat + fees = total. `balance` is owed afterwards. */
export type Installment = Record<'capital' | 'interest' | 'vat' | 'fees' | 'total' | 'balance', Big>;

/** An instalment without the extra days of the first period; `feesNet`: fees without IVA. */
type Payment = Omit<Installment, 'total'> & { feesNet: Big };

/** Amounts in the loan's unit, except `keptBack` in pesos; rates as fractions. */
export type Schedule = {
  /** The first instalment without the extra days: pure, with IVA, and with IVA and fees. */
  pure: Big;
  pureWithVat: Big;
  pureWithFees: Big;
  tea: Big;
  /** The three total costs; null if the rate does not exist. */
  cost: TotalCost | null;
  costWithoutVat: TotalCost | null;
  costWithPolicy: TotalCost | null;
  keptBack: FeesKeptBack;
  /** YYYY-MM-DD. */
  firstDueDate: string;
  extraDays: number;
  extra: ExtraInterest;
  /** Due dates are YYYY-MM-DD; the first instalment includes the extra days. */
  installments: { dueDate: string; amounts: Installment }[];
};

/** Returns the rows with their fees; `owed` is the balance before the first one. */
function paymentsOf(
  { fees = {}, ivaRate }: Pick<LoanTerms, 'fees' | 'ivaRate'>,
  unit: Pick<Unit, 'today'>,
  { rows, owed }: { rows: French['rows']; owed: Big },
): Payment[] {
  const vatRate = big(ivaRate);
  const monthly = unit.today(fees.monthly ?? 0);
  const lifeInsuranceRate = fees.lifeInsuranceRate ?? 0;
  return rows.map(({ capital, interest, vat, balance }, at) => {
    const before = rows[at - 1]?.balance ?? owed;
    const charged = installmentFees({ balance: before, monthly, lifeInsuranceRate, vatRate });
    return { capital, interest, vat, feesNet: charged.net, fees: charged.withVat, balance };
  });
}

const withVat = (payment: Payment): Big =>
  sum([payment.capital, payment.interest, payment.vat, payment.fees]);

const withoutVat = ({ capital, interest, feesNet }: Payment): Big => sum([capital, interest, feesNet]);

function installmentOf(payment: Payment, extra: ExtraInterest | null): Installment {
  const interest = payment.interest.plus(extra?.interest ?? 0);
  const vat = payment.vat.plus(extra?.vat ?? 0);
  const { capital, fees, balance } = payment;
  return { capital, interest, vat, fees, total: sum([capital, interest, vat, fees]), balance };
}

/**
 * Returns the instalments, dates and costs of a loan in its unit (docs/domain.md#fixed-rate). The costs assume equal
 * months, without the extra days of the first period.
 */
export function scheduleOf(terms: LoanTerms, unit: Unit): Schedule {
  const { tna, convention, fees = {}, carPolicyMonthly } = terms;
  const vatRate = big(terms.ivaRate);
  const rate = monthlyRate(tna, convention);
  const french = frenchSchedule({ principal: unit.capital, rate, terms: terms.terms, vatRate });
  const payments = paymentsOf(terms, unit, { rows: french.rows, owed: unit.capital });
  const keptBack = feesKeptBack(big(terms.amount), fees, vatRate);
  const costOf = (deducted: Big, perPayment: (payment: Payment) => Big) =>
    totalCost(unit.capital.minus(unit.atSimulation(deducted)), payments.map(perPayment), convention);
  const policy = carPolicyMonthly === undefined ? null : unit.today(carPolicyMonthly);
  const { firstDueDate, extraDays } = firstPeriod(terms.disbursementDate, terms.dueDay);
  const extra = extraInterest(unit.capital, tna, extraDays, vatRate);
  const dates = dueDates(firstDueDate, terms.terms);
  const first = payments[0] ?? { vat: big(0), fees: big(0) };
  const pureWithVat = french.pure.plus(first.vat);
  return {
    pure: french.pure,
    pureWithVat,
    pureWithFees: pureWithVat.plus(first.fees),
    tea: effectiveYearly(asFraction(rate), convention),
    cost: costOf(keptBack.withVat, withVat),
    costWithoutVat: costOf(keptBack.net, withoutVat),
    costWithPolicy: policy && costOf(keptBack.withVat, (payment) => withVat(payment).plus(policy)),
    keptBack,
    firstDueDate,
    extraDays,
    extra,
    installments: payments.map((payment, at) => ({
      dueDate: dates[at] ?? firstDueDate,
      amounts: installmentOf(payment, at === 0 ? extra : null),
    })),
  };
}

/**
 * Returns the first instalment for a disbursement on each of `days` (YYYY-MM-DD), in the loan's unit, with its due
 * date. The other rows do not depend on that day.
 */
export function firstInstallments(
  terms: LoanTerms,
  unit: Unit,
  days: readonly string[],
): { day: string; dueDate: string; total: Big }[] {
  const vatRate = big(terms.ivaRate);
  const rate = monthlyRate(terms.tna, terms.convention);
  const french = frenchSchedule({ principal: unit.capital, rate, terms: terms.terms, vatRate });
  const [first] = paymentsOf(terms, unit, { rows: french.rows, owed: unit.capital });
  return days.map((day) => {
    const { firstDueDate, extraDays } = firstPeriod(day, terms.dueDay);
    const extra = extraInterest(unit.capital, terms.tna, extraDays, vatRate);
    const total = first ? installmentOf(first, extra).total : big(0);
    return { day, dueDate: firstDueDate, total };
  });
}

/** Returns the instalments that follow a balance (`owed`), in the loan's unit. */
export const installmentsAfter = (
  terms: LoanTerms,
  unit: Unit,
  remaining: { rows: French['rows']; owed: Big },
): Installment[] => paymentsOf(terms, unit, remaining).map((payment) => installmentOf(payment, null));
