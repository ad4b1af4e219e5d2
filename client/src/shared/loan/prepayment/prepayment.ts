import { parseWholeAmount } from '@prendarios/rules/amount';
import { PREPAYMENT_MIN } from '@prendarios/rules/constants';
import { formatDate, formatMoney, formatPesos, formatUva } from '@prendarios/rules/format';
import { typedText } from '@prendarios/rules/typedText';
import type { OwedViewFragment, PrepaymentEffect, PrepaymentViewFragment } from '#generated/graphql.ts';
import { PREPAYMENT_TEXTS as TEXT } from './texts.ts';

/** Returns the maximum prepayment: the balance in pesos, rounded up. */
export const mostOf = ({ balance }: OwedViewFragment): number => Math.ceil(Number(balance.amount));

type Typed = { amount: number; problem: null } | { amount: null; problem: string };

/** Parses the entered amount; `problem` explains what to enter. */
export function readPrepayment(text: string, row: OwedViewFragment): Typed {
  const refused = (problem: string): Typed => ({ amount: null, problem });
  if (typedText(text) === '') return refused(TEXT.required);
  const amount = parseWholeAmount(text);
  if (amount === null) return refused(TEXT.notNumber);
  const most = mostOf(row);
  if (amount > most) return refused(TEXT.most(formatPesos(most)));
  const least = Math.min(PREPAYMENT_MIN, most);
  if (amount < least) return refused(TEXT.least(formatPesos(least)));
  return { amount, problem: null };
}

/** Returns the effect of the prepayment in one sentence. */
export function headlineOf(prepayment: PrepaymentViewFragment, effect: PrepaymentEffect): string {
  const { before, after, installmentsSaved, payableOn } = prepayment;
  const saved = formatMoney(prepayment.interestSaved.amount);
  if (after.nextInstallment === null) return TEXT.settled(formatDate(payableOn), saved);
  if (effect === 'LOWER_INSTALLMENTS') {
    const [from, to] = [before.nextInstallment, after.nextInstallment].map((one) => formatMoney(one?.amount));
    return TEXT.lower(from ?? '', to ?? '', saved);
  }
  return installmentsSaved === 0 ? TEXT.sameCount(saved) : TEXT.fewer(installmentsSaved, saved);
}

type Row = { term: string; value: string; spoken: string };

/** Returns the rest of the loan with and without the prepayment, and its cost. */
export function prepaymentRows(prepayment: PrepaymentViewFragment): Row[] {
  const { amount, charge, before, after, feesSaved } = prepayment;
  const one = (term: string, value: string): Row => ({ term, value, spoken: value });
  const change = (term: string, from: string, to: string): Row => ({
    term,
    value: TEXT.rows.change(from, to),
    spoken: TEXT.rows.spokenChange(from, to),
  });
  const next = ({ nextInstallment }: typeof before) =>
    nextInstallment === null ? TEXT.rows.none : formatMoney(nextInstallment.amount);
  return [
    one(TEXT.rows.prepaid, formatMoney(amount.amount)),
    change(TEXT.rows.count, String(before.count), String(after.count)),
    change(TEXT.rows.next, next(before), next(after)),
    change(TEXT.rows.last, formatDate(before.lastPayableOn), formatDate(after.lastPayableOn)),
    change(TEXT.rows.interest, formatMoney(before.interest.amount), formatMoney(after.interest.amount)),
    ...(Number(feesSaved.amount) > 0 ? [one(TEXT.rows.fees, formatMoney(feesSaved.amount))] : []),
    one(TEXT.rows.charge, Number(charge.amount) === 0 ? TEXT.rows.free : formatMoney(charge.amount)),
  ];
}

/** Returns the note about the UVA value in the figures; null for a fixed rate. */
export const uvaNote = ({
  uvaValue,
  amountInUva,
  interestSavedInUva,
}: PrepaymentViewFragment): string | null =>
  uvaValue === null
    ? null
    : TEXT.uva(formatMoney(uvaValue), formatUva(amountInUva), formatUva(interestSavedInUva));
