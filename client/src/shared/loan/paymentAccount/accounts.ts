import type { PaymentAccountFragment } from '#generated/graphql.ts';
import { ACCOUNT_TEXTS as TEXT } from './texts.ts';

export type Account = PaymentAccountFragment['accountChoice']['accounts'][number];

/** Option value for opening a new account; not an id of the bank. */
export const NEW_ACCOUNT = 'new';
/** Option value for choosing after the identity check; nothing is sent. */
export const LATER = 'later';
/** The bank's id of an account that is not open yet; send null to choose it. */
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
  return [
    ...own,
    ...(accountChoice.canOpenNew
      ? [{ value: NEW_ACCOUNT, label: TEXT.newAccount, hint: TEXT.newAccountHint }]
      : []),
    ...(accountChoice.isAfterIdentityCheck
      ? [{ value: LATER, label: TEXT.later, hint: TEXT.laterHint }]
      : []),
  ];
}

export function accountValue(account: { id: string }): string {
  return isExisting(account) ? account.id : NEW_ACCOUNT;
}

/** Returns the saved choice, or else the only option, or else null. */
export function initialAccount(proposal: PaymentAccountFragment): string | null {
  const { account } = proposal;
  if (account !== null) return accountValue(account);
  const options = accountOptions(proposal);
  return options.length === 1 ? (options[0]?.value ?? null) : null;
}

/** Returns the account id for the mutation; null opens a new account. */
export function accountIdOf(value: string): string | null {
  return value === NEW_ACCOUNT ? null : value;
}
