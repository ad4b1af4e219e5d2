import { describe, expect, test } from 'vitest';
import type { PaymentAccountFragment } from '#generated/graphql.ts';
import { accountIdOf, accountOptions, initialAccount, NEW_ACCOUNT, type Account } from './accounts.ts';

const account = (id: string, accountTypeCode = 'CA'): Account => ({
  __typename: 'BankAccount',
  id,
  bankName: 'Banco Ceibo',
  accountTypeCode,
  maskedNumber: '•••• 5201',
  isSelected: false,
});
const proposal = (
  accounts: Account[],
  chosen: Account | null = null,
  canOpenNew = true,
  isAfterIdentityCheck = false,
): PaymentAccountFragment => ({
  __typename: 'Proposal',
  id: 'p1',
  account: chosen,
  accountChoice: { __typename: 'AccountChoice', canOpenNew, isAfterIdentityCheck, accounts },
});

describe('[CA-61] the account options', () => {
  test('are labelled with type and last digits, followed by a new account', () => {
    const options = accountOptions(proposal([account('a', 'CS'), account('b', 'ZZ')]));
    expect(options.map(({ label }) => label)).toEqual([
      'Cuenta sueldo •••• 5201',
      'Cuenta •••• 5201',
      'Abrir una caja de ahorro nueva',
    ]);
    expect(accountOptions(proposal([account('a')], null, false))).toHaveLength(1);
  });

  test('can be chosen later, until the identity check', () => {
    const options = accountOptions(proposal([], null, true, true));
    expect(options.map(({ value }) => value)).toEqual([NEW_ACCOUNT, 'later']);
    expect(options[1]?.hint).toContain('secreto bancario');
    expect(initialAccount(proposal([], null, true, true))).toBeNull();
  });

  test('start with the selected account or the only one', () => {
    const opened = account('new-savings-account');
    expect(initialAccount(proposal([account('a')]))).toBeNull();
    expect(initialAccount(proposal([]))).toBe(NEW_ACCOUNT);
    expect(initialAccount(proposal([account('a')], account('a')))).toBe('a');
    expect(initialAccount(proposal([account('a'), opened], opened))).toBe(NEW_ACCOUNT);
    expect(accountOptions(proposal([account('a'), opened], opened))).toHaveLength(2);
  });

  test('[CA-62] include a new account, sent as null', () => {
    expect(accountIdOf(NEW_ACCOUNT)).toBeNull();
    expect(accountIdOf('a')).toBe('a');
  });
});
