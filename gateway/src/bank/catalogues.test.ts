import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { type Running, runGateway } from '../testing/gateway.ts';

let gateway: Running;
beforeAll(async () => {
  gateway = await runGateway();
});
beforeEach(() => {
  gateway.bank.received.length = 0;
  gateway.bank.script = (_request, response) => json(response, 200, []);
});
afterAll(() => gateway.close());

const ask = async (field: string) => (await gateway.graphql({ query: `{ list: ${field} }` })).json<unknown>();

it.each([
  'vatStatuses(occupationId: "x") { id }',
  'workActivities(occupationId: "1.5") { id }',
  'cities(provinceId: "") { id }',
  'vehicleBrands(typeCode: "A", agreementId: "1e3") { id }',
  'vehicleModels(typeCode: "A", brandId: "18", agreementId: "-1") { id }',
])('%s returns an empty list without a bank call, because its keys are numbers', async (field) => {
  expect(await ask(field)).toEqual({ data: { list: [] } });
  expect(gateway.bank.received).toEqual([]);
});

it('a numeric key is sent to the bank', async () => {
  expect(await ask('cities(provinceId: "2") { id }')).toEqual({ data: { list: [] } });
  expect(gateway.bank.received.map(({ url }) => url)).toEqual([expect.stringMatching(/state_id=2$/)]);
});
