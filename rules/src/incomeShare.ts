/** Percentage of income above which a loan is considered hard to afford (docs/domain.md#share-of-the-income). */
export const INCOME_SHARE_MAX = 35;

const cents = (pesos: number): number => Math.round(pesos * 100);

/** Returns the share of a monthly income, in whole percent rounded up, so that 35.1 % counts as above 35 %. */
export const incomeShare = (monthlyPayment: number, income: number): number =>
  Math.ceil((cents(monthlyPayment) * 100) / cents(income));

/** Returns the highest instalment within INCOME_SHARE_MAX of the income, in pesos; 0 or less if there is none. */
export const installmentWithinShare = (income: number, premium: number): number =>
  Math.floor((cents(income) * INCOME_SHARE_MAX) / 100 - cents(premium)) / 100;
