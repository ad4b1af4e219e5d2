import { Big } from 'big.js';
import { monthlyRate } from './conventions.ts';
import { big, type Decimal, sum, formatCents } from './decimal.ts';
import { exactInstallment, repayment } from './french.ts';
import { type QuoteInput, uvaToday, unitOf } from './quote.ts';
import { type Installment, installmentsAfter, scheduleOf } from './schedule.ts';
import { pesosToUva, uvaToPesos } from './uva.ts';

/** Whether a prepayment reduces the number of instalments or the amount of each. */
export type PrepaymentEffect = 'FEWER_INSTALLMENTS' | 'LOWER_INSTALLMENTS';

type Prepayment = {
  /** Pesos, above 0; the balance or more settles the loan. */
  amount: Decimal;
  /** Number of the instalment paid at the same time: 1 to the second to last. */
  after: number;
  effect: PrepaymentEffect;
};

/** Remaining instalments; pesos as text. */
type Rest = {
  installments: number;
  /** Null if none remain. */
  nextInstallment: string | null;
  /** YYYY-MM-DD; the prepayment's date if none remain. */
  lastDueDate: string;
  /** Includes IVA. */
  interest: string;
  total: string;
};

/** Pesos as text, at today's UVA; `inUVA` is null for a fixed rate. */
export type PrepaidLoan = {
  /** YYYY-MM-DD; due date of the instalment paid at the same time. */
  dueDate: string;
  owed: string;
  amount: string;
  before: Rest;
  after: Rest;
  installmentsSaved: number;
  /** Includes IVA. */
  interestSaved: string;
  feesSaved: string;
  inUVA: { owed: string; amount: string; interestSaved: string } | null;
};

const interestWithVat = (rows: readonly Installment[]): Big =>
  sum(rows.flatMap(({ interest, vat }) => [interest, vat]));

/** A balance below one peso is not worth an instalment. */
const LEAST_BALANCE = 1;

/**
 * Returns the effects of a capital payment on a due date (docs/domain.md#prepayment).
 * @throws {RangeError} if `after` is not an instalment before the last one.
 */
export function prepaidLoan(input: QuoteInput, { amount, after, effect }: Prepayment): PrepaidLoan {
  const unit = unitOf(input);
  const schedule = scheduleOf(input, unit);
  const { installments } = schedule;
  const paidWith = installments[after - 1];
  if (!paidWith || after >= installments.length) throw new RangeError(`No instalment follows ${after}`);
  const { balance: owed } = paidWith.amounts;
  const pesos = (value: Big): Big => (input.mode === 'UVA' ? uvaToPesos(value, uvaToday(input)) : value);
  const asked = input.mode === 'UVA' ? pesosToUva(amount, uvaToday(input)) : big(amount);
  const paid = pesos(owed).minus(big(amount)).lt(LEAST_BALANCE) || asked.gt(owed) ? owed : asked;

  const balance = owed.minus(paid);
  const terms = installments.length - after;
  const rate = monthlyRate(input.tna, input.convention);
  // Rounded down, so that a prepayment never repays less than its own part of the capital.
  const relief = exactInstallment(paid, rate, terms).round(2, Big.roundDown);
  const pure = effect === 'FEWER_INSTALLMENTS' ? schedule.pure : schedule.pure.minus(relief);
  const rows = repayment({ balance, pure, rate, terms, vatRate: big(input.ivaRate), after });
  const left = installments.slice(after);
  const before = left.map(({ amounts }) => amounts);
  const then = installmentsAfter(input, unit, { rows, owed: balance });
  const rest = (of: readonly Installment[]): Rest => ({
    installments: of.length,
    nextInstallment: of[0] ? formatCents(pesos(of[0].total)) : null,
    lastDueDate: left[of.length - 1]?.dueDate ?? paidWith.dueDate,
    interest: formatCents(pesos(interestWithVat(of))),
    total: formatCents(pesos(sum(of.map(({ total }) => total)))),
  });
  const interestSaved = interestWithVat(before).minus(interestWithVat(then));
  const feesOf = (of: readonly Installment[]) => sum(of.map(({ fees }) => fees));
  return {
    dueDate: paidWith.dueDate,
    owed: formatCents(pesos(owed)),
    amount: formatCents(pesos(paid)),
    before: rest(before),
    after: rest(then),
    installmentsSaved: before.length - then.length,
    interestSaved: formatCents(pesos(interestSaved)),
    feesSaved: formatCents(pesos(feesOf(before).minus(feesOf(then)))),
    inUVA:
      input.mode === 'UVA'
        ? { owed: formatCents(owed), amount: formatCents(paid), interestSaved: formatCents(interestSaved) }
        : null,
  };
}
