import { afterAll, beforeAll, expect, it } from 'vitest';
import { json } from '../../testing/bankStandIn.ts';
import { type Running, runGateway } from '../../testing/gateway.ts';

let gateway: Running;
beforeAll(async () => {
  gateway = await runGateway();
});
afterAll(() => gateway.close());

const ROW = {
  number: 1,
  dueDate: '2027-01-10',
  capital: 1,
  interest: 1,
  vat: 1,
  fees: 0,
  total: 3,
  balance: 0,
  totalInUVA: null,
};

it.each([
  ["the bank's payment date", { paymentDate: '2027-01-11' }, '2027-01-11'],
  ['the due date if the bank states no payment date', {}, '2027-01-10'],
])('an instalment is payable on %s', async (_which, answered, paymentDate) => {
  gateway.bank.script = (_request, response) =>
    json(response, 200, {
      ratesProductViewDTOList: [],
      calculatedValueDTO: null,
      installments: [{ ...ROW, ...answered }],
      terms: [12],
    });
  const query =
    '{ indicativeQuote(input: { financedAmount: "20000000", term: 12, mode: FIXED, agreementId: 1 }) { installments { dueOn payableOn } userErrors { code } } }';
  const { data } = (await gateway.graphql({ query })).json<{ data: unknown }>();
  expect(data).toEqual({
    indicativeQuote: { installments: [{ dueOn: '2027-01-10', payableOn: paymentDate }], userErrors: [] },
  });
});
