import type { Big } from 'big.js';
import { big, type Decimal, sum, formatCents } from './decimal.ts';
import { monthlyFeeWithVat } from './fees.ts';
import {
  firstInstallments,
  type Installment,
  type LoanTerms,
  type Schedule,
  scheduleOf,
  type Unit,
} from './schedule.ts';
import { pesosToUva, projectedUva, uvaToPesos } from './uva.ts';

type UvaInput = LoanTerms & {
  mode: 'UVA';
  /** Pesos per UVA; `today` defaults to `atSimulation`. */
  uva: { atSimulation: Decimal; today?: Decimal };
  /** Monthly percent, for the projected pesos of each row. */
  assumedMonthlyInflation?: Decimal | null;
};

export type QuoteInput = (LoanTerms & { mode: 'TRD' }) | UvaInput;

/** The row in UVAs. */
export type UvaRow = {
  capital: string;
  interest: string;
  vat: string;
  fees: string;
  total: string;
  balance: string;
};

/**
 * Pesos as text with two decimals; capital + interest + vat + fees = total. In row 1 interest and vat include the extra
 * days. UVA loans use today's UVA.
 */
export type ScheduleRow = UvaRow & {
  number: number;
  /** YYYY-MM-DD. */
  dueDate: string;
  inUVA: UvaRow | null;
  /** Pesos at the assumed inflation; null without an assumption. */
  projectedTotal: string | null;
};

/** Money in pesos and rates in percent, as text with two decimals; null if a rate does not exist. */
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

const percentText = (fraction: Big): string => formatCents(fraction.times(100));

const textRow = (row: Installment): UvaRow => ({
  capital: formatCents(row.capital),
  interest: formatCents(row.interest),
  vat: formatCents(row.vat),
  fees: formatCents(row.fees),
  total: formatCents(row.total),
  balance: formatCents(row.balance),
});

/**
 * Returns the figures common to both modes. `totals`: the instalments in pesos; `pesos` converts from the loan's
 * unit.
 */
function commonFigures(
  input: LoanTerms,
  schedule: Schedule,
  totals: readonly Big[],
  pesos: (amount: Big) => Big,
): Omit<CalculatedQuote, 'pureEstimatedInstallmentValueInUVA' | 'capitalInUVAs' | 'schedule'> {
  const { keptBack, extra, extraDays, firstDueDate, cost, costWithoutVat, costWithPolicy } = schedule;
  const principal = big(input.amount);
  return {
    financedAmount: formatCents(principal),
    terms: input.terms,
    dueDate: input.dueDay,
    pureEstimatedInstallmentValue: formatCents(pesos(schedule.pure)),
    pureEstimatedInstallmentValueWithIva: formatCents(pesos(schedule.pureWithVat)),
    firstInstallmentWithFees: formatCents(pesos(schedule.pureWithFees)),
    tna: formatCents(big(input.tna)),
    tea: percentText(schedule.tea),
    cftea: cost && percentText(cost.cftea),
    cfteaWithoutVat: costWithoutVat && percentText(costWithoutVat.cftea),
    cfteaWithPolicy: costWithPolicy && percentText(costWithPolicy.cftea),
    cftna: cost && percentText(cost.cftna),
    system: 'FRENCH',
    firstDueDate,
    extraDays,
    extraInterest: formatCents(pesos(extra.interest)),
    extraInterestVat: formatCents(pesos(extra.vat)),
    feesKeptBack: formatCents(keptBack.withVat),
    monthlyFeeWithVat: formatCents(monthlyFeeWithVat(input.fees ?? {}, big(input.ivaRate))),
    netDisbursed: formatCents(principal.minus(keptBack.withVat)),
    totalToPay: formatCents(sum(totals)),
  };
}

function fixedQuote(input: LoanTerms): CalculatedQuote {
  const schedule = scheduleOf(input, unitOf({ ...input, mode: 'TRD' }));
  const totals = schedule.installments.map(({ amounts }) => amounts.total);
  return {
    ...commonFigures(input, schedule, totals, (amount) => amount),
    pureEstimatedInstallmentValueInUVA: null,
    capitalInUVAs: null,
    schedule: schedule.installments.map(({ dueDate, amounts }, at) => ({
      ...textRow(amounts),
      number: at + 1,
      dueDate,
      inUVA: null,
      projectedTotal: null,
    })),
  };
}

/** Returns the instalment at `uva` pesos. The capital absorbs the cent that rounding each part could lose. */
function pesosRow(row: Installment, uva: Big): Installment {
  const [interest, vat, fees, total, balance] = [
    uvaToPesos(row.interest, uva),
    uvaToPesos(row.vat, uva),
    uvaToPesos(row.fees, uva),
    uvaToPesos(row.total, uva),
    uvaToPesos(row.balance, uva),
  ];
  return { capital: total.minus(interest).minus(vat).minus(fees), interest, vat, fees, total, balance };
}

function positiveUva(value: Decimal): Big {
  const uva = big(value);
  if (uva.lte(0)) throw new RangeError('A UVA value must be positive');
  return uva;
}

/** Returns today's UVA in pesos. */
export const uvaToday = ({ uva }: Pick<UvaInput, 'uva'>): Big => positiveUva(uva.today ?? uva.atSimulation);

/**
 * Returns the unit in which the loan is repaid.
 * @throws {RangeError} if a UVA value is not positive.
 */
export function unitOf(input: QuoteInput): Unit {
  if (input.mode === 'TRD') return { capital: big(input.amount), atSimulation: big, today: big };
  const [atSimulation, today] = [positiveUva(input.uva.atSimulation), uvaToday(input)];
  return {
    capital: pesosToUva(input.amount, atSimulation),
    atSimulation: (pesos) => pesosToUva(pesos, atSimulation),
    today: (pesos) => pesosToUva(pesos, today),
  };
}

function uvaQuote(input: UvaInput): CalculatedQuote {
  const today = uvaToday(input);
  const inflation = input.assumedMonthlyInflation ?? null;
  const unit = unitOf(input);
  const { capital } = unit;
  const schedule = scheduleOf(input, unit);
  const rows = schedule.installments.map(({ dueDate, amounts }, at) => {
    const projected =
      inflation === null ? null : uvaToPesos(amounts.total, projectedUva(today, inflation, at + 1));
    return { dueDate, amounts, pesos: pesosRow(amounts, today), projected };
  });
  const totals = rows.map(({ pesos }) => pesos.total);
  return {
    ...commonFigures(input, schedule, totals, (amount) => uvaToPesos(amount, today)),
    pureEstimatedInstallmentValueInUVA: formatCents(schedule.pure),
    capitalInUVAs: formatCents(capital),
    schedule: rows.map(({ dueDate, amounts, pesos, projected }, at) => ({
      ...textRow(pesos),
      number: at + 1,
      dueDate,
      inUVA: textRow(amounts),
      projectedTotal: projected && formatCents(projected),
    })),
  };
}

/**
 * Returns all figures of a loan (docs/domain.md#fixed-rate, docs/domain.md#uva). For UVA the CFTEA is real, in UVAs.
 * @throws {RangeError} if a UVA value is not positive.
 */
export const calculateQuote = (input: QuoteInput): CalculatedQuote =>
  input.mode === 'UVA' ? uvaQuote(input) : fixedQuote(input);

/** Returns the first instalment for a disbursement on each of `days` (YYYY-MM-DD): pesos as text, at today's UVA. */
export function firstInstallmentsOn(
  input: QuoteInput,
  days: readonly string[],
): { day: string; dueDate: string; total: string }[] {
  return firstInstallments(input, unitOf(input), days).map(({ total, ...row }) => ({
    ...row,
    total: formatCents(input.mode === 'UVA' ? uvaToPesos(total, uvaToday(input)) : total),
  }));
}
