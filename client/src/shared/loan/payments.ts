import { formatDay, formatMoney } from '@prendarios/rules/format';
import type { LoanPaymentsViewFragment, PaymentWindowViewFragment } from '#generated/graphql.ts';

/** A labelled figure; `note` says when it is paid or how it changes. */
type Payment = { label: string; value: string; note: string };

const TEXT = {
  first: 'Primera cuota',
  second: 'Desde la segunda',
  only: 'Única cuota',
  pending: '—',
  uncalculated: 'sin calcular',
  bar: '— sin calcular',
  from: (label: string) => `${label}, desde`,
  to: (most: string) => `hasta ${most}, según el día en que le paguemos al vendedor`,
  between: (least: string, most: string) => `de ${least} a ${most}`,
  shortFirst: '1.ª cuota',
  shortFrom: '1.ª desde',
  afterwards: 'luego',
  open: '. Cambia según el día en que le paguemos al vendedor',
  extraDays: (days: number) =>
    days === 1 ? ', con 1 día más de interés' : `, con ${days} días más de interés`,
  fixedNote: 'con IVA, y baja todos los meses',
  uvaNote: 'con IVA, y se actualiza con la UVA',
} as const;

/** How the first instalment depends on the payment day: null if the bank does not say, 'paid' once it is known. */
export type PaymentDay = PaymentWindowViewFragment | 'paid' | null;

/** Returns the range of the first instalment while the payment day is unknown; null if there is none. */
function rangeOf(window: PaymentDay): { least: string; most: string } | null {
  if (window === null || window === 'paid') return null;
  const least = window.least.firstInstallment.amount;
  const most = window.most.firstInstallment.amount;
  return least === most ? null : { least, most };
}

/**
 * Returns rows 1 and 2 of the schedule, including extra days, IVA and fees (docs/domain.md#what-a-lender-must-show), or
 * dashes without figures. With a `window`, the first instalment is a range, which may exclude the figure for a payment
 * today. Without one, its note says that it depends on the payment day.
 */
export function payments(figures: LoanPaymentsViewFragment | null, window: PaymentDay = null): Payment[] {
  const first = figures?.firstInstallment ?? null;
  const second = figures?.secondInstallment ?? null;
  const changes = figures?.mode === 'UVA' ? TEXT.uvaNote : TEXT.fixedNote;
  if (first === null) {
    return [
      { label: TEXT.first, value: TEXT.pending, note: TEXT.uncalculated },
      { label: TEXT.second, value: TEXT.pending, note: TEXT.uncalculated },
    ];
  }
  const extra = first.extraDays > 0 ? TEXT.extraDays(first.extraDays) : '';
  const range = rangeOf(window);
  const open = window === null ? TEXT.open : '';
  const due = (label: string): Payment =>
    range === null
      ? {
          label,
          value: formatMoney(first.total.amount),
          note: `${formatDay(first.payableOn)}${extra}${open}`,
        }
      : { label: TEXT.from(label), value: formatMoney(range.least), note: TEXT.to(formatMoney(range.most)) };
  if (second === null) return [due(TEXT.only)];
  return [due(TEXT.first), { label: TEXT.second, value: formatMoney(second.amount), note: changes }];
}

const cents = (amount: string): number => Math.round(Number(amount) * 100);

/**
 * Returns the total pesos to pay, lowest and highest; they differ only if the first instalment is a range. The other
 * instalments do not depend on the payment day (docs/domain.md#payment-day).
 */
export function totalRange(
  {
    totalToPay,
    firstInstallment: first,
  }: Pick<LoanPaymentsViewFragment, 'firstInstallment'> & {
    totalToPay: { amount: string };
  },
  window: PaymentDay = null,
): { least: number; most: number } {
  const total = cents(totalToPay.amount) / 100;
  const range = rangeOf(window);
  if (range === null || first === null) return { least: total, most: total };
  const others = cents(totalToPay.amount) - cents(first.total.amount);
  return { least: (others + cents(range.least)) / 100, most: (others + cents(range.most)) / 100 };
}

/** Formats a total, such as 'de $ 2.812.865,57 a $ 2.835.426,80', or a single amount. */
export const totalText = ({ least, most }: { least: number; most: number }): string =>
  least === most ? formatMoney(least) : TEXT.between(formatMoney(least), formatMoney(most));

/** Returns the payments as rows, such as 'Primera cuota', '$ 1.464.615,43 · lunes 11/01/2027, con 21 días más'. */
export const paymentRows = (
  figures: LoanPaymentsViewFragment,
  window: PaymentDay = null,
): { term: string; value: string }[] =>
  payments(figures, window).map(({ label, value, note }, at) => ({
    term: label,
    value: at === 0 && note !== '' ? `${value} · ${note}` : value,
  }));

/** Returns the line of the phone bar: the first instalment, and the later ones. */
export function barOf(
  figures: LoanPaymentsViewFragment | null,
  window: PaymentDay = null,
): { label: string; value: string } {
  const [first, second] = payments(figures, window);
  if (figures === null || first === undefined) return { label: TEXT.first, value: TEXT.bar };
  if (second === undefined) return { label: first.label, value: first.value };
  const short = rangeOf(window) === null ? TEXT.shortFirst : TEXT.shortFrom;
  return { label: `${short} ${first.value}, ${TEXT.afterwards}`, value: second.value };
}
