import { afterEach, describe, expect, it } from 'vitest';
import { json } from '../../testing/bankStandIn.ts';
import { type Running, runGateway } from '../../testing/gateway.ts';

/** Returns an agreement whose id and description differ from the reference bank's. */
const agreement = (id: number, description: string) => ({
  id,
  description,
  vehicleTypes: ['A'],
  modes: ['TRD'],
  minTerm: 6,
  maxTerm: 60,
  maxLtvTRD: 65,
  maxLtvUVA: 0,
  maxVehicleAge: 0,
});
const AGREEMENTS = [
  agreement(40, 'PARTICULARES'),
  agreement(71, '0KM PROMO'),
  agreement(72, '0KM BASE'),
  agreement(75, 'USADO 3'),
  agreement(76, 'USADO 8'),
];
const conditions = (marked: object, agreements = AGREEMENTS) => ({
  defaultCoupon: { pledgeDefaultCouponId: 'COUPON_DEFAULT' },
  agreements,
  ...marked,
});
const RATES = { ratesProductViewDTOList: [], calculatedValueDTO: null, installments: [], terms: [12] };

let gateway: Running;
afterEach(() => gateway.close());

async function ask(answer: object, query: string) {
  gateway = await runGateway();
  gateway.bank.script = ({ url }, response) =>
    json(response, 200, url.includes('get_coupon') ? answer : RATES);
  const { data } = (await gateway.graphql({ query })).json<{ data: Record<string, unknown> }>();
  return data;
}

const QUOTE = (choice: string) =>
  `{ indicativeQuote(input: { financedAmount: "20000000", term: 48, mode: FIXED ${choice} }) { terms userErrors { code } } }`;
const asked = () => gateway.bank.received.filter(({ url }) => url.includes('get_rates'));

describe('the agreement for indicative figures', () => {
  it.each<[string, object, number, number]>([
    ['the one that the bank marked', { indicativeAgreements: { zeroKm: 72, used: 76 } }, 72, 76],
    ['found by its description if the bank marked none', {}, 71, 75],
    [
      'found by its description if the bank marked only the other',
      { indicativeAgreements: { used: 76 } },
      71,
      76,
    ],
    [
      'found by its description if the marked one is not offered',
      { indicativeAgreements: { zeroKm: 1, used: 5 } },
      71,
      75,
    ],
  ])('is %s', async (_which, marked, zeroKm, used) => {
    const query =
      '{ salesConditions { zeroKm: indicativeAgreement(condition: ZERO_KM) { id } used: indicativeAgreement(condition: USED) { id } } }';
    expect(await ask(conditions(marked), query)).toEqual({
      salesConditions: { zeroKm: { id: String(zeroKm) }, used: { id: String(used) } },
    });
  });

  it.each<[string, string, object]>([
    ['that of a new vehicle', ', condition: ZERO_KM', { agreementId: 72 }],
    ['that of a used vehicle', ', condition: USED', { agreementId: 76 }],
    ['the chosen one', ', condition: USED, agreementId: 40', { agreementId: 40 }],
    ["the bank's default without a choice", '', {}],
  ])('is sent to the bank: %s', async (_which, choice, sent) => {
    await ask(conditions({ indicativeAgreements: { zeroKm: 72, used: 76 } }), QUOTE(choice));
    const bodies = asked().map(({ body }): unknown => JSON.parse(body));
    expect(bodies).toEqual([{ financedAmount: 20_000_000, selectedTerm: 48, selectedMode: 'TRD', ...sent }]);
  });

  it('is required: without one for the condition, there are no figures', async () => {
    const data = await ask(conditions({}, [agreement(75, 'USADO 3')]), QUOTE(', condition: ZERO_KM'));
    expect(data).toEqual({ indicativeQuote: { terms: [], userErrors: [] } });
    expect(asked()).toEqual([]);
  });
});
