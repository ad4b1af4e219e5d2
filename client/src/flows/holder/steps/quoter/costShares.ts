import type { QuoteView } from './schedule.ts';

type CostPart = 'capital' | 'interest' | 'vat' | 'granting' | 'monthly' | 'insurance';

/** A part of the total in `cents`, and of each 100 pesos in `tenths` of a peso. */
type CostShare = { part: CostPart; cents: number; tenths: number };

const WHOLE = 1_000;

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/**
 * Splits `whole` into whole numbers in proportion to `amounts`: the units lost by rounding down go to the largest
 * remainders.
 */
export function shareOut(amounts: readonly number[], whole: number): number[] {
  const total = amounts.reduce((all, amount) => all + amount, 0);
  if (total === 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount * whole) / total);
  const shares = exact.map(Math.floor);
  const left = whole - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

type Priced = Pick<NonNullable<QuoteView['figures']>, 'fees'>;

/**
 * Returns the parts of all instalments, to the cent (docs/domain.md#each-100-pesos). The granting fee is a part of the
 * capital: it is repaid without having been received.
 */
export function costShares({ fees }: Priced, rows: QuoteView['installments']): CostShare[] {
  const sumOf = (key: 'capital' | 'interest' | 'vat' | 'fees') =>
    rows.reduce((all, row) => all + centsOf(row[key].amount), 0);
  const charged = sumOf('fees');
  const granting = centsOf(fees?.granting.amount ?? '0');
  const monthly =
    Number(fees?.lifeInsuranceRate ?? 0) === 0
      ? charged
      : Math.min(charged, centsOf(fees?.monthly.amount ?? '0') * rows.length);
  const parts: [CostPart, number][] = [
    ['capital', sumOf('capital') - granting],
    ['interest', sumOf('interest')],
    ['vat', sumOf('vat')],
    ['granting', granting],
    ['monthly', monthly],
    ['insurance', charged - monthly],
  ];
  const present = parts.filter(([, cents]) => cents > 0);
  const tenths = shareOut(
    present.map(([, cents]) => cents),
    WHOLE,
  );
  return present.map(([part, cents], at) => ({ part, cents, tenths: tenths[at] ?? 0 }));
}
