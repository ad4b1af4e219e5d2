import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../testing/bankStandIn.ts';
import { type Running, runGateway } from '../../testing/gateway.ts';

let gateway: Running;
beforeAll(async () => {
  gateway = await runGateway();
});
afterAll(() => gateway.close());

const RATE = { indexerType: 'TRD', matrixCode: 'F1', termFrom: 1, termTo: 24 };
const RATES = {
  ratesProductViewDTOList: [{ ...RATE, tna: 39.9 }],
  calculatedValueDTO: null,
  installments: [],
  terms: [12, 24],
};
const DAY = { paidOn: '2026-12-04', firstInstallment: 10.5, firstPaymentDate: '2027-01-11' };
const ESTIMATE = {
  monthlyPremium: 133_308,
  cfteaWithInsurance: 92.15,
  assumed: { driverAge: 35, vehicleAge: null, province: 'CAPITAL FEDERAL' },
};
const VEHICLE = '{ zeroKm: true, purchaseValue: "30000000", typeCode: "A" }';
const QUERY = (vehicle: string) => `{ indicativeQuote(
  input: { financedAmount: "20000000", term: 12, mode: FIXED, agreementId: 1 }
  ${vehicle === '' ? '' : `vehicle: ${vehicle}`}
) {
  terms rates { term tna }
  insurance { monthlyPremium { amount } cftea assumed { driverAge vehicleAge province } }
  paymentWindow { earliestOn latestOn least { paidOn firstInstallment { amount } firstPayableOn } most { paidOn } }
  userErrors { code } } }`;

type Answer = { data: { indicativeQuote: Record<string, unknown> } };

/** Requests a quote from a bank that responds to the estimate with `status` and `body`. */
async function quoteFrom(
  estimate: { status: number; body: object },
  rates: object = RATES,
  vehicle = VEHICLE,
) {
  gateway.bank.received.length = 0;
  gateway.bank.script = ({ url }, response) =>
    url.includes('/ext/insurance-estimate')
      ? json(response, estimate.status, estimate.body)
      : json(response, 200, rates);
  return (await gateway.graphql({ query: QUERY(vehicle) })).json<Answer>().data.indicativeQuote;
}

describe('a quote’s insurance', () => {
  it("is the bank's estimate for the loan and the vehicle", async () => {
    const { insurance } = await quoteFrom({ status: 200, body: ESTIMATE });
    expect(insurance).toEqual({
      monthlyPremium: { amount: '133308.00' },
      cftea: '92.15',
      assumed: { ...ESTIMATE.assumed, province: 'Ciudad Autónoma de Buenos Aires' },
    });
    const asked = gateway.bank.received.find(({ url }) => url.includes('insurance-estimate'));
    expect(Object.fromEntries(new URL(asked?.url ?? '', 'http://bank').searchParams)).toEqual({
      financedAmount: '20000000',
      selectedTerm: '12',
      selectedMode: 'TRD',
      agreementId: '1',
      vehicleType: 'A',
      zeroKm: 'true',
      value: '30000000',
    });
  });

  it.each<[string, number, object]>([
    ['lacks the call', 404, { statusCode: 404, code: 'NOT_FOUND', message: 'No.' }],
    ['fails', 500, { statusCode: 500, code: 'INTERNAL', message: 'No.' }],
    ['breaks the contract', 200, { premium: '1' }],
    ['sends no number', 200, { ...ESTIMATE, monthlyPremium: 'mucho' }],
  ])('is null in the quote of a bank that %s', async (_which, status, body) => {
    expect(await quoteFrom({ status, body })).toMatchObject({
      insurance: null,
      terms: [12, 24],
      userErrors: [],
    });
  });

  it('is not requested without a vehicle', async () => {
    expect(await quoteFrom({ status: 200, body: ESTIMATE }, RATES, '')).toMatchObject({ insurance: null });
    expect(gateway.bank.times('insurance-estimate')).toBe(0);
  });
});

describe('a bank', () => {
  it('need not state each term’s rate', async () => {
    const none = { status: 404, body: {} };
    expect(await quoteFrom(none)).toMatchObject({
      rates: [
        { term: 12, tna: '39.9' },
        { term: 24, tna: '39.9' },
      ],
    });
    expect(await quoteFrom(none, { ...RATES, ratesProductViewDTOList: [RATE] })).toMatchObject({ rates: [] });
    expect(await quoteFrom(none, { ...RATES, terms: [12, 36] })).toMatchObject({ rates: [] });
  });

  it('need not state the payment window', async () => {
    const none = { status: 404, body: {} };
    expect(await quoteFrom(none)).toMatchObject({ paymentWindow: null });
    const paymentWindow = { from: '2026-12-04', to: '2026-12-14', least: DAY, most: DAY };
    expect(await quoteFrom(none, { ...RATES, paymentWindow })).toMatchObject({
      paymentWindow: {
        earliestOn: '2026-12-04',
        latestOn: '2026-12-14',
        least: { paidOn: '2026-12-04', firstInstallment: { amount: '10.50' }, firstPayableOn: '2027-01-11' },
        most: { paidOn: '2026-12-04' },
      },
    });
  });
});
