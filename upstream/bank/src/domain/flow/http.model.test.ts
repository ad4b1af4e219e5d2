import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestBank, testBank } from '../../testing/bank.ts';
import { runSequences } from '../../testing/flowModel.ts';

const SEQUENCES = 40;

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ CODE_RESEND_SECONDS: '0' });
});
afterAll(() => bank.close());

it('[ST-01] [ST-02] random sequences of calls match the model, and a rejected call writes nothing', async () => {
  const { seen, calls, sequences } = await runSequences(bank, {
    sequences: SEQUENCES,
    seed: 4901,
    lanes: 1,
    ms: 500_000,
  });
  expect(sequences).toBe(SEQUENCES);
  expect(calls).toBeGreaterThan(SEQUENCES);
  for (const outcome of ['ownerSaved', 'codeValidated', 'dataConfirmed', 'formalizationCreated']) {
    expect(seen).toContain(`${outcome} moved`);
    expect(seen).toContain(`${outcome} refused`);
  }
  for (const status of ['A', 'E', 'C', 'X']) expect(seen).toContain(status);
});
