import type { Big } from 'big.js';
import type { MonthlyRate } from './conventions.ts';
import { big, type Decimal, power, round2 } from './decimal.ts';
import { type French, frenchSchedule } from './french.ts';

type UvaLoan = {
  /** round2(P / UVA at the simulation), in UVAs. */
  capital: Big;
  schedule: French;
};

/** The French system on the capital in UVAs at the real monthly rate. */
export function uvaLoan(loan: {
  principal: Big;
  uva: Big;
  rate: MonthlyRate;
  terms: number;
  vatRate: Big;
}): UvaLoan {
  const { principal, uva, rate, terms, vatRate } = loan;
  if (uva.lte(0)) throw new RangeError('A UVA value must be positive');
  const capital = round2(principal.div(uva));
  return { capital, schedule: frenchSchedule({ principal: capital, rate, terms, vatRate }) };
}

/** Pesos of an amount in UVAs. */
export function uvaToPesos(amount: Big, uva: Big): Big {
  return round2(amount.times(uva));
}

/** The UVA `months` ahead under a steady inflation, percent a month: an illustration, no forecast. */
export function projectedUva(uva: Big, monthlyInflation: Decimal, months: number): Big {
  return round2(uva.times(power(big(monthlyInflation).div(100).plus(1), months)));
}
