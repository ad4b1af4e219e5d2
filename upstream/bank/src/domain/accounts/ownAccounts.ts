import { createHash } from 'node:crypto';
import { buildCbu } from '@prendarios/rules/cbu';
import { maskAccount } from '@prendarios/rules/sensitive';
import type { z } from 'zod';
import type { Catalogues } from '../catalogue/catalogues.ts';
import { listOf } from '../catalogue/catalogues.ts';
import type { AccountChoice } from '../records/rowTypes.ts';
import type { accountAnswer } from '../api/accounts.ts';
import { NEW_ACCOUNT_ID } from '../api/accounts.ts';

type Account = z.infer<typeof accountAnswer>;

/** This reference bank's code and its only branch (docs/domain.md#payment-accounts). */
export const OWN_BANK_CODE = '999';
const OWN_BRANCH = '0001';

/** The account that the bank opens when the applicant asks for one. */
const NEW_ACCOUNT_TYPE = 'CA';

/** Returns a person's accounts at this reference bank: none to two, deterministic by DNI. */
export function ownAccounts(
  catalogues: Catalogues,
  bankName: string,
  document: string,
  choice: AccountChoice | null,
): Account[] {
  const digest = createHash('sha256').update(`accounts of ${document}`).digest();
  const types = listOf(catalogues, 'accountType');
  return Array.from({ length: digest.readUInt8(0) % 3 }, (_, at) => {
    const number = String(digest.readUInt32BE(4 + at * 4)).padStart(13, '0');
    const id = digest.subarray(16 + at * 6, 22 + at * 6).toString('hex');
    return {
      id,
      bankName,
      accountType: types[(digest.readUInt8(1) + at) % types.length]?.code ?? NEW_ACCOUNT_TYPE,
      maskedNumber: maskAccount(buildCbu(`${OWN_BANK_CODE}${OWN_BRANCH}`, number)),
      bankCode: OWN_BANK_CODE,
      ownBank: true,
      selected: choice !== null && 'accountId' in choice && choice.accountId === id,
    };
  });
}

/** Returns the account chosen for the loan, which may be a new one; null before the choice. */
export function chosenAccount(
  catalogues: Catalogues,
  bankName: string,
  document: string,
  choice: AccountChoice | null,
): Account | null {
  if (choice === null) return null;
  if ('openNewAccount' in choice) {
    return {
      id: NEW_ACCOUNT_ID,
      bankName,
      accountType: NEW_ACCOUNT_TYPE,
      maskedNumber: 'Cuenta nueva',
      bankCode: OWN_BANK_CODE,
      ownBank: true,
      selected: true,
    };
  }
  return ownAccounts(catalogues, bankName, document, choice).find((account) => account.selected) ?? null;
}
