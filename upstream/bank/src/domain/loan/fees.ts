import type { Big } from 'big.js';
import { big, type Decimal, round2 } from './decimal.ts';

/** What the loan costs besides interest. Rates in percent, amounts in pesos; all net of IVA. */
export type Fees = {
  /** Percent of the principal, kept back at disbursement. */
  grantingRate?: Decimal;
  /** Percent a month of the balance before the instalment; it carries no IVA. */
  lifeInsuranceRate?: Decimal;
  /** Pesos a month. */
  monthly?: Decimal;
};

type KeptBack = { net: Big; withVat: Big };

export function feesKeptBack(principal: Big, fees: Fees, vatRate: Big): KeptBack {
  const net = round2(principal.times(fees.grantingRate ?? 0).div(100));
  return { net, withVat: net.plus(round2(net.times(vatRate))) };
}

/** Pesos. */
export function monthlyFeeWithVat({ monthly = 0 }: Fees, vatRate: Big): Big {
  const net = round2(big(monthly));
  return net.plus(round2(net.times(vatRate)));
}

/**
 * The fees in one instalment, in the unit of `balance`; `monthly` already in that unit. `balance` is
 * what is owed before the instalment.
 */
export function installmentFees(loan: {
  balance: Big;
  monthly: Big;
  lifeInsuranceRate: Decimal;
  vatRate: Big;
}): {
  net: Big;
  withVat: Big;
} {
  const insurance = round2(loan.balance.times(loan.lifeInsuranceRate).div(100));
  const net = insurance.plus(loan.monthly);
  return { net, withVat: net.plus(round2(loan.monthly.times(loan.vatRate))) };
}

/** An amount in pesos in the schedule's own unit: pesos, or UVAs at `uva` pesos each. */
export function inUnit(pesos: Decimal, uva: Big | null): Big {
  return uva === null ? big(pesos) : round2(big(pesos).div(uva));
}
