import { describe, expect, test } from 'vitest';
import {
  firstStep,
  guard,
  hrefOf,
  nextStep,
  numberIn,
  previousStep,
  SALE_STEPS,
  stepAt,
  type SaleState,
  type SaleStepId,
} from './flow.ts';

const IDS = SALE_STEPS.map(({ id }) => id);
const open = (next: SaleState['nextStep']): SaleState => ({ status: 'OPEN', nextStep: next });

describe('the route guard [RT-19] [RT-20] [RT-21] [RT-22]', () => {
  test.each<[SaleState, Record<SaleStepId, SaleStepId | null>]>([
    [open('DATA'), { data: null, documents: 'data', account: 'data', end: 'data' }],
    [open('DOCUMENTS'), { data: null, documents: null, account: 'documents', end: 'documents' }],
    [open('ACCOUNT'), { data: null, documents: null, account: null, end: 'account' }],
    [open('DONE'), { data: null, documents: null, account: null, end: null }],
    [
      { status: 'DOCUMENTS_SENT_BACK', nextStep: 'DOCUMENTS' },
      { data: 'documents', documents: null, account: 'documents', end: 'documents' },
    ],
    [
      { status: 'DOCUMENTS_SENT_BACK', nextStep: 'DONE' },
      { data: 'end', documents: null, account: 'end', end: null },
    ],
    [
      { status: 'ACCOUNT_ONLY', nextStep: 'ACCOUNT' },
      { data: 'account', documents: 'account', account: null, end: 'account' },
    ],
    [
      { status: 'PAST', nextStep: 'DONE' },
      { data: 'end', documents: 'end', account: 'end', end: null },
    ],
  ])('%j', (state, expected) => {
    expect(Object.fromEntries(IDS.map((id) => [id, guard(id, state)]))).toEqual(expected);
  });

  test('redirects only to steps that are allowed', () => {
    const states: SaleState[] = (['OPEN', 'DOCUMENTS_SENT_BACK', 'ACCOUNT_ONLY', 'PAST'] as const).map(
      (status) => ({ status, nextStep: 'DONE' }),
    );
    for (const state of states) {
      for (const id of IDS) expect(guard(guard(id, state) ?? id, state)).toBeNull();
    }
  });

  test('moves by one step for next and previous, without Back on the last step', () => {
    expect(IDS.map((id) => nextStep(id, open('DONE')))).toEqual(['documents', 'account', 'end', 'end']);
    expect(IDS.map((id) => previousStep(id, open('DONE')))).toEqual([null, 'data', 'documents', null]);
    expect(previousStep('account', { status: 'ACCOUNT_ONLY', nextStep: 'ACCOUNT' })).toBeNull();
    expect(nextStep('documents', { status: 'DOCUMENTS_SENT_BACK', nextStep: 'DONE' })).toBe('end');
    expect(nextStep('documents', open('ACCOUNT'))).toBe('account');
  });

  test('leads from the search to the seller’s data unless another step is due', () => {
    expect(firstStep(open('DOCUMENTS'))).toBe('data');
    expect(firstStep(open('ACCOUNT'))).toBe('account');
    expect(firstStep(open('DONE'))).toBe('end');
    expect(firstStep({ status: 'DOCUMENTS_SENT_BACK', nextStep: 'DOCUMENTS' })).toBe('documents');
  });
});

describe('seller URLs [CA-21]', () => {
  test('carry the proposal number of the link and ignore other values', () => {
    expect(numberIn('?propuesta=100234')).toBe(100_234);
    for (const text of [
      '',
      '?propuesta=',
      '?propuesta=0',
      '?propuesta=-1',
      '?propuesta=1e3',
      '?propuesta=9999999999',
    ]) {
      expect(numberIn(text)).toBeNull();
    }
    expect(hrefOf('data', 7)).toBe('/vendedor/datos?propuesta=7');
    expect(hrefOf('entry', null)).toBe('/vendedor');
    expect(stepAt('/vendedor/medio-de-cobro')).toBe('account');
    expect(stepAt('/vendedor')).toBeNull();
  });
});
