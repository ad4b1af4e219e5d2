import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../gateway/src/testing/bankStandIn.ts';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { sampleBank, type SampleBank } from './sampleBank.ts';

const ANSWER = {
  provinceId: 1,
  items: [
    { code: 'STAMP_TAX', amount: 240_000.5, monthly: false, payee: 'ARBA' },
    { code: 'PLATE_TAX', amount: 90_000, monthly: true, payee: 'ARBA' },
  ],
  total: 240_000.5,
  source: 'Tabla del banco',
  date: '2026-11-01',
};
const COSTS = {
  provinceId: '1',
  province: { name: 'A' },
  items: [
    { kind: 'STAMP_TAX', amount: { amount: '240000.50' }, isMonthly: false, payee: 'ARBA' },
    { kind: 'PLATE_TAX', amount: { amount: '90000.00' }, isMonthly: true, payee: 'ARBA' },
  ],
  total: { amount: '240000.50' },
  source: 'Tabla del banco',
  ratedOn: '2026-11-01',
};
const INPUT = { financedAmount: '20000000', vehicleValue: '30000000.00', zeroKm: false };
const QUERY = `query ($input: SideCostsInput!) { sideCosts(input: $input) {
  provinceId province { name } items { kind amount { amount } isMonthly payee } total { amount } source ratedOn } }`;

let gateway: Running;
let sample: SampleBank;
beforeAll(async () => {
  gateway = await runGateway();
  sample = await sampleBank();
});
afterAll(() => gateway.close());

let answer: [number, object];
beforeEach(() => {
  answer = [200, ANSWER];
  gateway.bank.received.length = 0;
  const usual = sample();
  gateway.bank.script = (request, response) =>
    request.url.includes('/ext/side-costs') ? json(response, ...answer) : usual(request, response);
});

const ask = async (input: object = {}) =>
  (await gateway.graphql({ query: QUERY, variables: { input: { ...INPUT, ...input } } })).json();
const sent = () =>
  Object.fromEntries(
    new URL(gateway.bank.received.find(({ url }) => url.includes('side-costs'))?.url ?? '', 'http://bank')
      .searchParams,
  );

describe('the estimate of additional costs', () => {
  it('comes from the bank for the province, the vehicle and the amount', async () => {
    expect(await ask({ provinceId: '2' })).toEqual({ data: { sideCosts: COSTS } });
    expect(sent()).toEqual({
      financedAmount: '20000000',
      value: '30000000',
      zeroKm: 'false',
      provinceId: '2',
    });
  });

  it('lets the bank choose the province if none is known', async () => {
    await ask({ zeroKm: true });
    expect(sent()).toEqual({ financedAmount: '20000000', value: '30000000', zeroKm: 'true' });
  });

  it.each<[string, number, object]>([
    ['lacks the call', 404, { statusCode: 404, code: 'NOT_FOUND', message: 'No.' }],
    ['fails', 500, { statusCode: 500, code: 'INTERNAL', message: 'No.' }],
    ['returns an unexpected body', 200, { total: '1' }],
  ])('is null if the bank %s', async (_what, ...given) => {
    answer = given;
    expect(await ask()).toEqual({ data: { sideCosts: null } });
  });

  it.each([
    ['an amount of 0', { financedAmount: '0' }, 'input.financedAmount'],
    ['a negative value', { vehicleValue: '-1' }, 'input.vehicleValue'],
    ['an invalid province key', { provinceId: '1 or 2' }, 'input.provinceId'],
  ])('is rejected for %s without a bank call', async (_what, input, field) => {
    expect(await ask(input)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', field } }] });
    expect(gateway.bank.times('side-costs')).toBe(0);
  });
});
