import type { Check } from './check.ts';
import { CBU_MESSAGES } from './messages.ts';
import { labelled, typedCode, typedText } from './typedText.ts';

/** Bank 3 + branch 4 + check; account 13 + check (docs/domain.md#cbu-and-alias). */
const BRANCH_WEIGHTS = [7, 1, 3, 9, 7, 1, 3];
const ACCOUNT_WEIGHTS = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];

const LABEL = labelled(String.raw`c\.?b\.?u|alias`);
/** Names an account, too (docs/domain.md#cbu-and-alias). */
const ALIAS = /^(?=.*[a-z])[a-z\d.-]{6,20}$/i;

/** Digits only, without 'CBU' before them (typedCode). */
export function normalizeCbu(value: string): string {
  return typedCode(value, LABEL);
}

function checkDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);
  return (10 - (sum % 10)) % 10;
}

/** Builds a CBU (22 digits) from bank and branch (7 digits) and account (13 digits): adds both check digits. */
export function buildCbu(bankAndBranch: string, account: string): string {
  return `${bankAndBranch}${checkDigit(bankAndBranch, BRANCH_WEIGHTS)}${account}${checkDigit(account, ACCOUNT_WEIGHTS)}`;
}

/** Checks a CBU: 22 digits with both check digits. A CVU (begins with 000) is refused: it takes no disbursement. */
export function checkCbu(value: string): Check {
  const cbu = normalizeCbu(value);
  if (cbu === '') return CBU_MESSAGES.required;
  if (ALIAS.test(typedText(value).replace(LABEL, ''))) return CBU_MESSAGES.alias;
  if (!/^\d+$/.test(cbu)) return CBU_MESSAGES.digits;
  if (cbu.length !== 22) return CBU_MESSAGES.length;
  if (cbu.startsWith('000')) return CBU_MESSAGES.virtual;
  return buildCbu(cbu.slice(0, 7), cbu.slice(8, 21)) === cbu ? null : CBU_MESSAGES.checkDigit;
}
