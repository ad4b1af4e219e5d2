import type { Big } from 'big.js';
import { big, type Decimal, round2 } from './decimal.ts';

/** Costs other than interest. Rates in percent, amounts in pesos; all without IVA. */
export type Fees = {
  /** Percent of the principal, deducted at disbursement. */
  grantingRate?: Decimal;
  /** Monthly percent of the balance before the instalment; without IVA. */
  lifeInsuranceRate?: Decimal;
  /** Pesos a month. */
  monthly?: Decimal;
};

export type FeesKeptBack = { net: Big; withVat: Big };

/** Returns the granting fee in pesos, which the bank deducts from the payout. `vatRate` is a fraction. */
export function feesKeptBack(principal: Big, fees: Fees, vatRate: Big): FeesKeptBack {
  const net = round2(principal.times(fees.grantingRate ?? 0).div(100));
  return { net, withVat: net.plus(round2(net.times(vatRate))) };
}

/** Returns the monthly fee in pesos, with IVA. `vatRate` is a fraction. */
export function monthlyFeeWithVat({ monthly = 0 }: Fees, vatRate: Big): Big {
  const net = round2(big(monthly));
  return net.plus(round2(net.times(vatRate)));
}

/**
 * Returns the fees of one instalment in the loan's unit, like `balance` (owed before it) and `monthly`.
 * `lifeInsuranceRate` is in percent, `vatRate` a fraction.
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
