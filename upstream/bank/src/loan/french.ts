import type { Big } from 'big.js';
import { big, power, round2 } from './decimal.ts';

/** One instalment, in pesos or in UVAs. `balance` is what is owed after it. */
export type Row = { number: number; capital: Big; interest: Big; vat: Big; balance: Big };

export type French = {
  /** The pure instalment: capital and interest, rounded to cents; the last one differs by the residue. */
  pure: Big;
  rows: Row[];
};

/** P·i / (1 − (1+i)^−n), rounded to cents; P/n at rate 0. `rate` is monthly, a fraction. */
export function pureInstallment(principal: Big, rate: Big, terms: number): Big {
  if (rate.eq(0)) return round2(principal.div(terms));
  const growth = power(rate.plus(1), terms);
  return round2(principal.times(rate).times(growth).div(growth.minus(1)));
}

/** What a constant instalment pays back: the inverse of pureInstallment, unrounded. */
export function presentValue(installment: Big, rate: Big, terms: number): Big {
  if (rate.eq(0)) return installment.times(terms);
  const growth = power(rate.plus(1), terms);
  return installment.times(growth.minus(1)).div(rate.times(growth));
}

/**
 * French system on the pure rate with IVA on each period's interest (DOMAIN 1.2). The last row takes the
 * residue of rounding, so that the capital adds up to the principal exactly. `vatRate` is a fraction.
 */
export function frenchSchedule(loan: { principal: Big; rate: Big; terms: number; vatRate: Big }): French {
  const { principal, rate, terms, vatRate } = loan;
  const pure = pureInstallment(principal, rate, terms);
  const rows: Row[] = [];
  let balance = principal;
  for (let number = 1; number <= terms; number += 1) {
    const interest = round2(balance.times(rate));
    const capital = number === terms ? balance : pure.minus(interest);
    balance = number === terms ? big(0) : balance.minus(capital);
    rows.push({ number, capital, interest, vat: round2(interest.times(vatRate)), balance });
  }
  return { pure, rows };
}
