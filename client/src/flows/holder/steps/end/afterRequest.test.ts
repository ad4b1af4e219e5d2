import { expect, test } from 'vitest';
import type { FlowStepName } from '#generated/graphql.ts';
import type { PhaseView } from '../../flow/phases.ts';
import { stepsDoneAfter } from './afterRequest.ts';

const phase = (name: string, status: PhaseView['status'], ...done: FlowStepName[]): PhaseView => ({
  name,
  status,
  steps: done.map((step) => ({ name: step, status: 'FINALIZED' })),
});

test.each([
  ['before the identity check', [phase('SELLER', 'ACTIVE')], 0],
  ['during the identity check', [phase('IDENTITY_AND_CONTRACT', 'ACTIVE')], 0],
  ['with a signed contract', [phase('IDENTITY_AND_CONTRACT', 'ACTIVE', 'CONTRACT_SIGNATURE')], 2],
  [
    'at the registry, without steps',
    [phase('IDENTITY_AND_CONTRACT', 'FINALIZED'), phase('PLEDGE_REGISTRATION', 'ACTIVE')],
    2,
  ],
  [
    'while the pledge is inscribed',
    [phase('IDENTITY_AND_CONTRACT', 'FINALIZED'), phase('PLEDGE_INSCRIPTION', 'ACTIVE')],
    2,
  ],
  ['with a closed pledge', [phase('PLEDGE_INSCRIPTION', 'FINALIZED')], 3],
] as const)('[RT-10] counts the finished steps %s', (_case, phases, done) => {
  expect(stepsDoneAfter(phases, false)).toBe(done);
});

test('[RT-10] completes the identity check before the contract is signed', () => {
  expect(
    stepsDoneAfter([phase('DOCUMENTS_SENT_BACK', 'ACTIVE'), phase('IDENTITY_AND_CONTRACT', 'PENDING')], true),
  ).toBe(1);
});
