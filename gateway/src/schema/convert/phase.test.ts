import { expect, it } from 'vitest';
import { BANK_PHASES, toPhaseName } from './phase.ts';

it('[ST-02] gives each of the bank’s phases its English name', () => {
  expect(Object.entries(BANK_PHASES).map(([, bankName]) => toPhaseName(bankName))).toEqual([
    'OWNER',
    'INSURANCE',
    'SELLER',
    'IDENTITY_AND_CONTRACT',
    'CONCIERGE',
    'PLEDGE_REGISTRATION',
    'PLEDGE_INSCRIPTION',
    'DOCUMENTS_SENT_BACK',
  ]);
});

it('[ST-02] a phase that is not known is UNKNOWN', () => {
  expect(toPhaseName('PLEDGE_INSCRIPTION')).toBe('UNKNOWN');
  expect(toPhaseName('toString')).toBe('UNKNOWN');
});
