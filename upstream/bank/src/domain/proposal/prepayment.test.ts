import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { backOffice, signedLoan } from '../../testing/formalization.ts';
import { simulate, createProposal, proposalNow, simulation } from '../../testing/journey.ts';
import { prepaymentAnswer } from '../api/prepayment.ts';
import { ratesAnswer } from '../api/simulation.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const LOAN = { financedAmount: 10_000_000, selectedTerm: 24, selectedMode: 'TRD', dueDate: 10 };
const PREPAID = { prepaidAmount: 1_000_000, afterInstallment: 12, effect: 'FEWER_INSTALLMENTS' };
const search = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
const ofOffer = (query: object) => bank.get(`/ext/offer-prepayment?${search(query)}`);
const ofProposal = (id: string, query: object) => bank.get(`/ext/prepayment/${id}?${search(query)}`);

describe('a prepayment within an offer', () => {
  it('has the figures from the schedule that get_rates returns', async () => {
    const { uuid } = await simulate(bank, simulation('30470001'));
    const rates = readAnswer(await bank.post('/simulation/get_rates', { ...LOAN, uuid }), ratesAnswer);
    expect(rates.canSimulatePrepayment).toBe(true);
    const answer = readAnswer(await ofOffer({ ...LOAN, ...PREPAID, uuid }), prepaymentAnswer);
    const left = rates.installments.slice(12);
    expect(answer).toMatchObject({
      paymentDate: rates.installments[11]?.paymentDate,
      owed: rates.installments[11]?.balance,
      amount: 1_000_000,
      charge: 0,
      uvaValue: null,
      inUVA: null,
      before: {
        installments: 12,
        nextInstallment: left[0]?.total,
        lastPaymentDate: rates.installments.at(-1)?.paymentDate,
      },
    });
    const { before, after, amount, installmentsSaved, interestSaved, feesSaved } = answer;
    expect(installmentsSaved).toBeGreaterThan(0);
    expect(after.lastPaymentDate).toBe(left[11 - installmentsSaved]?.paymentDate);
    expect(amount + after.total + interestSaved + feesSaved).toBeCloseTo(before.total, 2);

    const lower = readAnswer(
      await ofOffer({ ...LOAN, ...PREPAID, uuid, effect: 'LOWER_INSTALLMENTS' }),
      prepaymentAnswer,
    );
    expect(lower.installmentsSaved).toBe(0);
    expect(lower.after.nextInstallment).toBeLessThan(before.nextInstallment ?? 0);
    expect(lower.interestSaved).toBeLessThan(interestSaved);
  });

  it('settles the loan with the balance, rounded up to whole pesos', async () => {
    const { uuid } = await simulate(bank, simulation('30470002'));
    const { owed } = readAnswer(await ofOffer({ ...LOAN, ...PREPAID, uuid }), prepaymentAnswer);
    const prepaidAmount = Math.ceil(owed);
    const all = readAnswer(await ofOffer({ ...LOAN, ...PREPAID, uuid, prepaidAmount }), prepaymentAnswer);
    expect(all).toMatchObject({
      amount: owed,
      installmentsSaved: 12,
      after: { installments: 0, nextInstallment: null, lastPaymentDate: all.paymentDate, total: 0 },
    });
    const more = readError(await ofOffer({ ...LOAN, ...PREPAID, uuid, prepaidAmount: prepaidAmount + 1 }));
    expect(more).toMatchObject({
      statusCode: 400,
      fields: { prepaidAmount: expect.stringContaining('debés') },
    });
  });

  it('calculates UVA loans in UVAs, at the schedule’s value', async () => {
    const { uuid } = await simulate(bank, simulation('30470003'));
    const loan = { ...LOAN, selectedMode: 'UVA', uuid };
    const rates = readAnswer(await bank.post('/simulation/get_rates', loan), ratesAnswer);
    const answer = readAnswer(await ofOffer({ ...loan, ...PREPAID }), prepaymentAnswer);
    const uva = rates.calculatedValueDTO?.uvaValue ?? 0;
    expect(answer).toMatchObject({ uvaValue: uva, owed: rates.installments[11]?.balance });
    expect(answer.inUVA?.amount).toBeCloseTo(1_000_000 / uva, 2);
    expect(answer.interestSaved).toBeCloseTo((answer.inUVA?.interestSaved ?? 0) * uva, 1);
  });

  it.each([
    ['prepaidAmount', { prepaidAmount: 999 }],
    ['afterInstallment', { afterInstallment: 0 }],
    ['afterInstallment', { afterInstallment: 24 }],
  ])('rejects an invalid %s', async (field, change) => {
    const { uuid } = await simulate(bank, simulation('30470004'));
    const { statusCode, fields } = readError(await ofOffer({ ...LOAN, ...PREPAID, uuid, ...change }));
    expect(statusCode).toBe(400);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });
});

describe('a prepayment of a signed loan', () => {
  it('has the figures that the proposal shows, before and after the payment', async () => {
    const { proposalUuid: id } = await signedLoan(bank, '30470005');
    const signed = await proposalNow(bank, id);
    expect(signed.canSimulatePrepayment).toBe(true);
    const check = async ({ installments }: typeof signed) => {
      const answer = readAnswer(await ofProposal(id, PREPAID), prepaymentAnswer);
      expect(answer.owed).toBe(installments[11]?.balance);
      expect(answer.before).toMatchObject({
        nextInstallment: installments[12]?.total,
        lastPaymentDate: installments.at(-1)?.paymentDate,
      });
      const total = installments.slice(12).reduce((sum, row) => sum + row.total, 0);
      expect(answer.before.total).toBeCloseTo(total, 2);
    };
    await check(signed);
    bank.setTime('2026-12-18T15:00:00Z');
    await backOffice(bank, signed.proposalNumber, 'advance');
    await backOffice(bank, signed.proposalNumber, 'advance');
    const paid = await proposalNow(bank, id);
    expect(paid.status).toBe('E');
    expect(paid.installments[0]?.dueDate).not.toBe(signed.installments[0]?.dueDate);
    await check(paid);
  });

  it('is not offered before the contract is signed', async () => {
    const { proposalUuid } = await createProposal(bank, '30470006');
    expect((await proposalNow(bank, proposalUuid)).canSimulatePrepayment).toBe(false);
  });
});
