import { expect, it } from 'vitest';
import { BANK_PHASES, toPhaseName, toStep } from './phase.ts';

it('[ST-02] maps each bank phase to its English name', () => {
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

it('[ST-02] an unknown phase is UNKNOWN', () => {
  expect(toPhaseName('PLEDGE_INSCRIPTION')).toBe('UNKNOWN');
  expect(toPhaseName('toString')).toBe('UNKNOWN');
});

it('names a step by its phase, because the bank uses one name in two phases', () => {
  expect(toStep('INSURANCE', 'load')).toEqual({ name: 'INSURANCE_CHOICE', documentType: null });
  expect(toStep('SELLER', 'load')).toEqual({ name: 'SELLER_DATA', documentType: null });
  expect(toStep('REGISTRO_PRENDA', 'presented')).toEqual({ name: 'PRESENTATION', documentType: null });
});

it('[ST-07] a step in the phase for documents sent back is a document with its type', () => {
  expect(toStep('RE_LOAD_DOCUMENTATION', 'DNI_FRONT')).toEqual({
    name: 'DOCUMENT',
    documentType: 'DNI_FRONT',
  });
});

it('an unknown step is UNKNOWN', () => {
  expect(toStep('OWNER', 'load')).toEqual({ name: 'UNKNOWN', documentType: null });
  expect(toStep('NEW', 'toString')).toEqual({ name: 'UNKNOWN', documentType: null });
});
