import { PREPAYMENT_MIN } from '@prendarios/rules/constants';
import { formatMoney, formatPesos } from '@prendarios/rules/format';
import type { z } from 'zod';
import { invalid, notFound } from '../../platform/http/errors.ts';
import type { offerPrepaymentQuery, prepaymentAnswer, proposalPrepaymentQuery } from '../api/prepayment.ts';
import type { Bank } from '../bank.ts';
import { paymentDateOf } from '../loan/businessDays.ts';
import { type PrepaidLoan, prepaidLoan } from '../loan/prepayment.ts';
import { type LoanTerms, quoteInput, type Terms, uvaOf } from './quoting.ts';
import { loanOfChoice } from './rates.ts';

type Answer = z.infer<typeof prepaymentAnswer>;
export type Prepayment = z.infer<typeof proposalPrepaymentQuery>;

/** The contract charges nothing ('Cancelación anticipada', docs/domain.md#prepayment). */
const CHARGE = 0;

/**
 * Returns the effects of a prepayment on a loan (docs/domain.md#prepayment).
 * @throws {ApiError} 400 with a message per field.
 */
export function prepaymentOf(
  bank: Terms,
  loan: LoanTerms,
  { prepaidAmount, afterInstallment, effect }: Prepayment,
): Answer {
  if (afterInstallment < 1 || afterInstallment >= loan.terms) {
    throw invalid({ afterInstallment: `Elegí una cuota de la 1 a la ${loan.terms - 1}.` });
  }
  const prepaid = prepaidLoan(quoteInput(bank, loan), {
    amount: prepaidAmount,
    after: afterInstallment,
    effect,
  });
  const owed = Number(prepaid.owed);
  // The balance has cents, but amounts are entered in whole pesos.
  if (prepaidAmount > Math.ceil(owed)) {
    throw invalid({ prepaidAmount: `Después de esa cuota debés ${formatMoney(owed)}.` });
  }
  if (prepaidAmount < Math.min(PREPAYMENT_MIN, Math.floor(owed))) {
    throw invalid({ prepaidAmount: `Ingresá ${formatPesos(PREPAYMENT_MIN)} o más.` });
  }
  const paidOn = (day: string) => paymentDateOf(day, bank.settings.nonBusinessDays);
  const rest = ({ lastDueDate, nextInstallment, ...one }: PrepaidLoan['before']): Answer['before'] => ({
    installments: one.installments,
    nextInstallment: nextInstallment === null ? null : Number(nextInstallment),
    lastPaymentDate: paidOn(lastDueDate),
    interest: Number(one.interest),
    total: Number(one.total),
  });
  const { inUVA } = prepaid;
  return {
    paymentDate: paidOn(prepaid.dueDate),
    owed,
    amount: Number(prepaid.amount),
    charge: CHARGE,
    before: rest(prepaid.before),
    after: rest(prepaid.after),
    installmentsSaved: prepaid.installmentsSaved,
    interestSaved: Number(prepaid.interestSaved),
    feesSaved: Number(prepaid.feesSaved),
    uvaValue: uvaOf(bank, loan),
    inUVA: inUVA && {
      owed: Number(inUVA.owed),
      amount: Number(inUVA.amount),
      interestSaved: Number(inUVA.interestSaved),
    },
  };
}

/**
 * Returns the effects of a prepayment on a choice within the applicant's offer.
 * @throws {ApiError} as loanOfChoice; 404 NO_LOAN if its mode has no rate.
 */
export async function offerPrepayment(
  bank: Bank,
  { prepaidAmount, afterInstallment, effect, ...choice }: z.infer<typeof offerPrepaymentQuery>,
): Promise<Answer> {
  const chosen = await loanOfChoice(bank, choice);
  if (chosen === null) throw notFound('NO_LOAN', 'No hay cuotas para calcular.');
  return prepaymentOf(bank, chosen.loan, { prepaidAmount, afterInstallment, effect });
}
