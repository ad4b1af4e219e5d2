import { expect, test } from 'vitest';
import type { PhaseView } from '../../phases.ts';
import { stepsDoneAfter } from './afterRequest.ts';

const phase = (name: string, status: PhaseView['status'], ...done: string[]): PhaseView => ({
  name,
  status,
  steps: done.map((step) => ({ name: step, status: 'FINALIZED' })),
});

test.each([
  ['before the identity check', [phase('SELLER', 'ACTIVE')], 0],
  ['during the identity check', [phase('BIOMETRIA', 'ACTIVE')], 0],
  ['with a signed contract', [phase('BIOMETRIA', 'ACTIVE', 'createFormalization')], 2],
  [
    'at the registry, without steps',
    [phase('BIOMETRIA', 'FINALIZED'), phase('REGISTRO_PRENDA', 'ACTIVE')],
    2,
  ],
  [
    'while the pledge is inscribed',
    [phase('BIOMETRIA', 'FINALIZED'), phase('REGISTRO_PRENDA_INSCRIPTA', 'ACTIVE')],
    2,
  ],
  ['with a closed pledge', [phase('REGISTRO_PRENDA_INSCRIPTA', 'FINALIZED')], 3],
] as const)('[RT-10] the steps that are done %s', (_case, phases, done) => {
  expect(stepsDoneAfter(phases, false)).toBe(done);
});

test('[RT-10] the identity check is done before the contract is signed', () => {
  expect(
    stepsDoneAfter([phase('RE_LOAD_DOCUMENTATION', 'ACTIVE'), phase('BIOMETRIA', 'PENDING')], true),
  ).toBe(1);
});
