import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestBank, testBank } from '../../testing/bank.ts';
import { command } from '../../testing/formalization.ts';
import { createProposal, proposalNow } from '../../testing/journey.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

describe('[RT-39] each step’s time', () => {
  it('is recorded with the move, and is part of the proposal', async () => {
    const { proposalUuid: id, proposalNumber } = await createProposal(bank, '30600621');
    expect((await proposalNow(bank, id)).stepDates).toEqual({});
    await command(bank, proposalNumber, 'advance');
    bank.wait(60);
    await command(bank, proposalNumber, 'advance');
    const { stepDates } = await proposalNow(bank, id);
    expect(Object.keys(stepDates)).toEqual(['OWNER.address', 'OWNER.validateCode']);
    const [first = '', second = ''] = Object.values(stepDates);
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
  });

  it('does not change with a move that finishes no step', async () => {
    const { proposalUuid: id, proposalNumber } = await createProposal(bank, '30600622');
    await command(bank, proposalNumber, 'concierge');
    expect((await proposalNow(bank, id)).stepDates).toEqual({});
  });
});
