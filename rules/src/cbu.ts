import type { Check } from './check.ts';
import { CBU_MESSAGES } from './messages.ts';
import { labelPattern, typedCode, typedText } from './typedText.ts';

/** Bank (3 digits), branch (4), check digit; account (13), check digit (docs/domain.md#cbu-and-alias). */
const BRANCH_WEIGHTS = [7, 1, 3, 9, 7, 1, 3];
const ACCOUNT_WEIGHTS = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];

const LABEL = labelPattern(String.raw`c\.?b\.?u|alias`);
/** An alias also identifies an account (docs/domain.md#cbu-and-alias). */
const ALIAS = /^(?=.*[a-z])[a-z\d.-]{6,20}$/i;

/** Returns digits only, without a leading 'CBU' (typedCode). */
export function normalizeCbu(value: string): string {
  return typedCode(value, LABEL);
}

function checkDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);
  return (10 - (sum % 10)) % 10;
}

/** Builds a 22-digit CBU from bank and branch (7 digits) and account (13 digits) by adding both check digits. */
export function buildCbu(bankAndBranch: string, account: string): string {
  return `${bankAndBranch}${checkDigit(bankAndBranch, BRANCH_WEIGHTS)}${account}${checkDigit(account, ACCOUNT_WEIGHTS)}`;
}

/** Checks a CBU: 22 digits with both check digits. Refuses a CVU (starts with 000): it cannot receive the loan. */
export function checkCbu(value: string): Check {
  const cbu = normalizeCbu(value);
  if (cbu === '') return CBU_MESSAGES.required;
  if (ALIAS.test(typedText(value).replace(LABEL, ''))) return CBU_MESSAGES.alias;
  if (!/^\d+$/.test(cbu)) return CBU_MESSAGES.digits;
  if (cbu.length !== 22) return CBU_MESSAGES.length;
  if (cbu.startsWith('000')) return CBU_MESSAGES.virtual;
  return buildCbu(cbu.slice(0, 7), cbu.slice(8, 21)) === cbu ? null : CBU_MESSAGES.checkDigit;
}
