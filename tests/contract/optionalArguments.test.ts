import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GuestCapability, GuestCookies } from '../../gateway/src/session/guest.ts';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { choice } from './journeySteps.ts';
import { sampleBank } from './sampleBank.ts';
import { SIMULATION } from './samples.ts';

const SELF_MANAGEMENT = 'b7c1d8e2-3f44-4a55-8b66-9c77aa88bb99';

let gateway: Running;
let cookie: string;
beforeAll(async () => {
  gateway = await runGateway();
  gateway.bank.script = (await sampleBank())();
  const guest = GuestCapability.fresh();
  guest.addSimulation({ uuid: SIMULATION, idRequest: 'r1' });
  cookie = `guest=${await new GuestCookies(gateway.settings.cookieSecrets).seal(guest)}`;
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.bank.received.length = 0;
});

const queryOf = (path: string) => {
  const received = gateway.bank.received.find(({ url }) => url.includes(path));
  return Object.fromEntries(new URL(received?.url ?? '', 'http://bank').searchParams);
};

async function create(extra: object): Promise<unknown> {
  const query =
    'mutation M($input: CreateProposalInput!) { it: createProposal(input: $input) { userErrors { code path } } }';
  const input = { simulationId: SIMULATION, ...choice, rateId: 'A', ...extra };
  const answer = await gateway.graphql({ query, variables: { input } }, { cookie });
  return answer.json<{ data: { it: unknown } }>().data.it;
}

describe('a proposal’s self-management id', () => {
  it.each([
    ['is passed on', { selfManagementId: SELF_MANAGEMENT }, { selfManagementUuid: SELF_MANAGEMENT }],
    ['is left out when absent', {}, {}],
    ['is left out when it is null', { selfManagementId: null }, {}],
  ])('[CA-43] %s', async (_what, extra, expected) => {
    expect(await create(extra)).toEqual({ userErrors: [] });
    expect(queryOf('/proposal/post_proposal')).toEqual(expected);
  });

  it('[CA-43] is rejected without a bank call when it is not a uuid', async () => {
    const refused = [{ code: 'INVALID_FIELD', path: ['selfManagementId'] }];
    expect(await create({ selfManagementId: 'x&deleteIfExists=true' })).toEqual({ userErrors: refused });
    expect(gateway.bank.times('/proposal/post_proposal')).toBe(0);
  });
});

describe('the VAT status category', () => {
  it.each([
    ['is passed on', '(occupationId: 1, category: "MT")', { occupationId: '1', category: 'MT' }],
    ['is left out when absent', '(occupationId: 2)', { occupationId: '2' }],
  ])('[CA-12] %s', async (_what, args, expected) => {
    await gateway.graphql({ query: `{ vatStatuses${args} { code } }` });
    expect(queryOf('/person/get_tax_burdens')).toEqual(expected);
  });

  it("[CA-12] is sent to look up a person's status", async () => {
    await gateway.graphql({ query: '{ currentSimulation { owner { vatStatus { code } } } }' }, { cookie });
    expect(queryOf('/person/get_tax_burdens')).toEqual({ occupationId: '1', category: 'A' });
  });
});
