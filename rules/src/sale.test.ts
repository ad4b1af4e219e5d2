import { describe, expect, it } from 'vitest';
import { nextSaleStep } from './sale.ts';

const entry = (status: string, mandatory = true) => ({ mandatory, status });

describe("the seller's next step [RT-19] [RT-20] [RT-21] [RT-22]", () => {
  it.each([
    ['OPEN', { dataValidated: false, documents: [], hasAccount: true }, 'DATA'],
    ['OPEN', { dataValidated: true, documents: [entry('PENDING')], hasAccount: true }, 'DOCUMENTS'],
    ['OPEN', { dataValidated: true, documents: [entry('OBSERVED')], hasAccount: true }, 'DOCUMENTS'],
    ['OPEN', { dataValidated: true, documents: [entry('PENDING', false)], hasAccount: false }, 'ACCOUNT'],
    ['OPEN', { dataValidated: true, documents: [entry('UPLOADED')], hasAccount: true }, 'DONE'],
    [
      'OPEN',
      { dataValidated: true, documents: [entry('UPLOADED'), entry('PENDING')], hasAccount: true },
      'DOCUMENTS',
    ],
    [
      'DOCUMENTS_SENT_BACK',
      { dataValidated: true, documents: [entry('UPLOADED'), entry('OBSERVED')], hasAccount: false },
      'DOCUMENTS',
    ],
    [
      'DOCUMENTS_SENT_BACK',
      { dataValidated: true, documents: [entry('OBSERVED', false)], hasAccount: false },
      'DOCUMENTS',
    ],
    [
      'DOCUMENTS_SENT_BACK',
      { dataValidated: true, documents: [entry('PENDING')], hasAccount: false },
      'DONE',
    ],
    ['ACCOUNT_ONLY', { dataValidated: false, documents: [entry('PENDING')], hasAccount: false }, 'ACCOUNT'],
    ['ACCOUNT_ONLY', { dataValidated: true, documents: [], hasAccount: true }, 'DONE'],
    ['PAST', { dataValidated: false, documents: [entry('PENDING')], hasAccount: false }, 'DONE'],
    ['CANCELLED', { dataValidated: false, documents: [entry('PENDING')], hasAccount: false }, 'DONE'],
  ] as const)('for %s with %j is %s', (sale, given, step) => {
    expect(nextSaleStep(sale, given)).toBe(step);
  });
});
