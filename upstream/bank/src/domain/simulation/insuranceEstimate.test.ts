import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  address,
  simulate,
  createProposal,
  simulation,
  throughOwner,
  zeroKmCar,
} from '../../testing/journey.ts';
import { insuranceEstimateAnswer, insurancesAnswer } from '../api/insurance.ts';
import { proposalAnswer } from '../api/proposal.ts';
import { ratesAnswer } from '../api/simulation.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const CHOICE = { financedAmount: 20_000_000, selectedTerm: 48 };
const NEW_CAR = { ...CHOICE, value: 30_000_000, zeroKm: true };
const search = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
const ask = (query: object) => bank.get(`/ext/insurance-estimate?${search(query).toString()}`);
const estimate = async (query: object) => readAnswer(await ask(query), insuranceEstimateAnswer);

/**
 * Returns the yearly cost in percent by plain floating-point bisection over the schedule, with the premium in every
 * month.
 */
function costOf(amount: number, payments: readonly number[], premium: number): number {
  const value = (rate: number) =>
    payments.reduce((sum, payment, at) => sum + (payment + premium) / (1 + rate) ** (at + 1), -amount);
  let [low, high] = [0, 1];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (value(middle) > 0) low = middle;
    else high = middle;
  }
  return ((1 + low) ** 12 - 1) * 100;
}

describe('the insurance estimate', () => {
  it('is the premium of the cheapest insurer and cover, and states its assumptions', async () => {
    // 30,000,000 · 0.42 % · 0.92 (SEGUROS RIVADAVIA) · 1.15 (CABA)
    expect(await estimate(NEW_CAR)).toMatchObject({
      monthlyPremium: 133_308,
      assumed: { driverAge: 35, vehicleAge: null, province: 'CAPITAL FEDERAL' },
    });
    expect(await estimate({ ...NEW_CAR, zeroKm: false })).toMatchObject({
      monthlyPremium: 146_638.8,
      assumed: { driverAge: 35, vehicleAge: 5, province: 'CAPITAL FEDERAL' },
    });
    expect(await estimate({ ...NEW_CAR, provinceId: 6 })).toMatchObject({
      monthlyPremium: 86_940,
      assumed: { province: null },
    });
    expect((await estimate({ ...NEW_CAR, zeroKm: false, year: 2023 })).assumed.vehicleAge).toBeNull();
  });

  it.each(['TRD', 'UVA'] as const)('raises the CFTEA by the monthly premium: %s', async (mode) => {
    const { monthlyPremium, cfteaWithInsurance } = await estimate({
      ...NEW_CAR,
      selectedMode: mode,
      dueDate: 20,
    });
    const rates = readAnswer(
      await bank.post('/simulation/get_rates', { ...CHOICE, selectedMode: mode, dueDate: 20 }),
      ratesAnswer,
    );
    // With a disbursement on the 20th, row 1 has no extra days.
    expect(rates.calculatedValueDTO?.extraDays).toBe(0);
    const totals = rates.installments.map(({ total }) => total);
    expect(cfteaWithInsurance).toBeCloseTo(costOf(20_000_000, totals, monthlyPremium), 1);
    expect(costOf(20_000_000, totals, 0)).toBeCloseTo(rates.calculatedValueDTO?.cftea ?? 0, 1);
  });

  it("is the cheapest policy that the same applicant gets, within the applicant's own offer", async () => {
    const proposal = await createProposal(bank, '30700711');
    await throughOwner(bank, proposal.proposalUuid);
    const offers = readAnswer(
      await bank.post('/insurance/generate_insurances', { proposalId: proposal.proposalUuid }),
      insurancesAnswer,
    );
    const { quote, simulationUuid: uuid } = proposal;
    const loan = {
      uuid,
      financedAmount: quote.selectedAmount,
      selectedTerm: quote.selectedInstallment,
      selectedMode: quote.mode,
      dueDate: quote.dueDate,
    };
    const own = await estimate({ ...loan, provinceId: address.state, postalCode: address.postalCode });
    expect(own.monthlyPremium).toBe(offers[0]?.monthlyPremium);
    expect(own.assumed).toEqual({ driverAge: null, vehicleAge: null, province: null });
    await bank.patch('/insurance/post_insurance', {
      proposalId: proposal.proposalUuid,
      insuranceId: offers[0]?.id,
    });
    const chosen = readAnswer(
      await bank.get(`/proposal/${proposal.proposalUuid}/get_proposal`),
      proposalAnswer,
    );
    expect(own.cfteaWithInsurance).toBe(chosen.cfteaWithInsurance);
  });

  it.each([
    [{ value: '' }, 400],
    [{ value: 'NaN' }, 400],
    [{ zeroKm: 'maybe' }, 400],
    [{ provinceId: 999 }, 400],
    [{ financedAmount: 1 }, 400],
    [{ selectedTerm: 7000 }, 400],
    [{ vehicleType: 'ZZ' }, 404],
    [{ uuid: '00000000-0000-4000-8000-000000000000' }, 404],
  ])('rejects %j', async (change, statusCode) => {
    expect(readError(await ask({ ...NEW_CAR, ...change })).statusCode).toBe(statusCode);
  });

  it('requires a vehicle or a simulation', async () => {
    expect(readError(await ask(CHOICE)).fields).toEqual({ value: expect.any(String) });
    const { uuid } = await simulate(bank, { ...simulation('30700712'), vehicle: zeroKmCar });
    expect(
      (await estimate({ financedAmount: 5_000_000, selectedTerm: 24, uuid })).assumed.driverAge,
    ).toBeNull();
  });
});

describe('the payment window', () => {
  it('has the usual payment days, and the first instalment for each end', async () => {
    const at = await testBank();
    at.setTime('2026-11-26T15:00:00Z');
    const { paymentWindow, calculatedValueDTO } = readAnswer(
      await at.post('/simulation/get_rates', { ...CHOICE, dueDate: 10 }),
      ratesAnswer,
    );
    // 8 December is a holiday; a payment from the 11th on is first due in February.
    expect(paymentWindow).toMatchObject({
      from: '2026-12-04',
      least: { paidOn: '2026-12-10', firstPaymentDate: '2027-01-11' },
      most: { paidOn: '2026-12-11', firstPaymentDate: '2027-02-10' },
    });
    // A payment on the 10th has no extra days; one on the 11th has 30.
    const { financedAmount = 0, tna = 0, pureEstimatedInstallmentValueWithIva } = calculatedValueDTO ?? {};
    expect(paymentWindow?.least.firstInstallment).toBe(pureEstimatedInstallmentValueWithIva);
    const extra = Math.round(((financedAmount * tna * 30) / 36_500) * 100) / 100;
    expect(paymentWindow?.most.firstInstallment).toBeCloseTo(
      (pureEstimatedInstallmentValueWithIva ?? 0) + extra * 1.21,
      1,
    );
    await at.close();
  });
});
