import type { PaymentAccountFragment } from '../../generated/graphql.ts';
import { ACCOUNT_TEXTS as TEXT } from './texts.ts';

export type Account = PaymentAccountFragment['accountChoice']['accounts'][number];

/** The option that opens a new account; no key of the bank looks like it. */
export const NEW_ACCOUNT = 'new';
/** The bank's entry for an account that it is still to open; it is chosen by naming none. */
const ACCOUNT_TO_OPEN = 'new-savings-account';

type AccountOption = { value: string; label: string; hint?: string };

export function accountName({ accountTypeCode }: Pick<Account, 'accountTypeCode'>): string {
  const names: Readonly<Record<string, string>> = TEXT.types;
  return names[accountTypeCode] ?? TEXT.otherType;
}

const isExisting = ({ id }: { id: string }) => id !== ACCOUNT_TO_OPEN;

export function accountOptions({ accountChoice }: PaymentAccountFragment): AccountOption[] {
  const own = accountChoice.accounts.filter(isExisting).map((account) => ({
    value: account.id,
    label: `${accountName(account)} ${account.maskedNumber}`,
    hint: account.bankName,
  }));
  if (!accountChoice.canOpenNew) return own;
  return [...own, { value: NEW_ACCOUNT, label: TEXT.newAccount, hint: TEXT.newAccountHint }];
}

/** The option that an account is. */
export function accountValue(account: { id: string }): string {
  return isExisting(account) ? account.id : NEW_ACCOUNT;
}

/** What was chosen before; the only option, where there is one; else nothing. */
export function initialAccount(proposal: PaymentAccountFragment): string | null {
  const { account } = proposal;
  if (account !== null) return accountValue(account);
  const options = accountOptions(proposal);
  return options.length === 1 ? (options[0]?.value ?? null) : null;
}

/** The account as the mutation takes it: none opens a new one. */
export function accountIdOf(value: string): string | null {
  return value === NEW_ACCOUNT ? null : value;
}
