import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GuestCapability, GuestCookies } from '../../gateway/src/session/guest.ts';
import { json } from '../../gateway/src/testing/bankStandIn.ts';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { type SampleBank, sampleBank } from './sampleBank.ts';
import { SIMULATION } from './samples.ts';

const RATE = { indexerType: 'TRD', matrixCode: 'F1', termFrom: 12, termTo: 60, tna: 40 };
const SCORING = {
  riskEvaluation: {
    riskEvaluationResultDTO: {
      finalAmount: 30_000_000,
      finalAmountUVA: 0,
      minAmount: 1_000_000,
      minAmountUVA: 0,
      finalInstallment: 48,
      finalInstallmentUVA: 0,
      ltv: 80,
      ltvUVA: 0,
    },
  },
  ratesProductViewDTOList: [RATE],
};
const row = (number: number, total: number) => ({
  number,
  dueDate: '2027-01-11',
  capital: total,
  interest: 0,
  vat: 0,
  fees: 0,
  total,
  balance: 0,
  totalInUVA: null,
});

let gateway: Running;
let sample: SampleBank;
let cookie: string;
beforeAll(async () => {
  gateway = await runGateway();
  sample = await sampleBank();
  const guest = GuestCapability.fresh();
  guest.addSimulation({ uuid: SIMULATION, idRequest: 'r1' });
  cookie = `guest=${await new GuestCookies(gateway.settings.cookieSecrets).seal(guest)}`;
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.bank.received.length = 0;
  const usual = sample(undefined, { get_simulation: { scoring: SCORING } });
  // An instalment is 5 % of the amount for 24 months and 3 % for 60 months; the first one is 50 % higher.
  gateway.bank.script = (request, response) => {
    if (!request.url.includes('get_rates')) return usual(request, response);
    const { financedAmount, selectedTerm } = Object(JSON.parse(request.body));
    const total = financedAmount * (selectedTerm === 24 ? 0.05 : 0.03);
    const installments = [row(1, total * 1.5), row(2, total)];
    return json(response, 200, {
      ratesProductViewDTOList: [RATE],
      calculatedValueDTO: null,
      installments,
      terms: [24, 60],
    });
  };
});

const QUERY = `query ($input: AffordableOfferInput!) {
  currentSimulation { affordable(input: $input) { amount { amount } term installment { amount } firstInstallment { amount } } } }`;

async function affordable(input: object) {
  const variables = { input: { monthlyPayment: '600000', mode: 'FIXED', dueDay: 10, ...input } };
  return (await gateway.graphql({ query: QUERY, variables }, { cookie })).json();
}
const loanOf = (answer: unknown) => Object(answer).data.currentSimulation.affordable;

describe('an offer’s largest loan within a budget', () => {
  it('has the longest term and an affordable first instalment by default', async () => {
    expect(loanOf(await affordable({}))).toEqual({
      amount: { amount: '13333000.00' },
      term: 60,
      installment: { amount: '399990.00' },
      firstInstallment: { amount: '599985.00' },
    });
  });

  it('has the requested term and ignores the first instalment on request', async () => {
    expect(loanOf(await affordable({ term: 24, isFirstCounted: false }))).toEqual({
      amount: { amount: '12000000.00' },
      term: 24,
      installment: { amount: '600000.00' },
      firstInstallment: { amount: '900000.00' },
    });
  });

  it('is null if the smallest loan does not fit the budget', async () => {
    expect(loanOf(await affordable({ monthlyPayment: '40000', term: 24 }))).toBeNull();
  });

  it('is rejected for a term below 1 without a bank call', async () => {
    expect(await affordable({ term: 0 })).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'term' } }],
    });
    expect(gateway.bank.times('get_rates')).toBe(0);
  });
});
