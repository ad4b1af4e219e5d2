import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildGateway } from '../../gateway/src/app.ts';
import { readSettings } from '../../gateway/src/settings.ts';
import { type TestBank, testBank } from '../../upstream/bank/src/testing/bank.ts';
import { Guest, NO_PAGES } from '../contract/guest.ts';
import { createProposal } from '../contract/journeySteps.ts';
import { FaultProxy } from './FaultProxy.ts';

let bank: TestBank;
let proxy: FaultProxy;
let guest: Guest;
let proposalId: string;
let gateways: Awaited<ReturnType<typeof buildGateway>>[] = [];

/** Starts a gateway with an empty catalogue cache. */
async function freshGateway(): Promise<string> {
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    BANK_API_URL: `${proxy.url}/api`,
  });
  const gateway = await buildGateway(
    { ...settings, clientDist: NO_PAGES },
    { now: () => new Date('2026-11-20T15:00:00Z') },
  );
  gateways.push(gateway);
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
  bank = await testBank();
  proxy = await FaultProxy.start(await bank.app.listen({ port: 0, host: '127.0.0.1' }));
  guest = new Guest(await freshGateway());
  proposalId = await createProposal(guest, '30666777');
});
beforeEach(async () => {
  const { cookie } = guest;
  guest = new Guest(await freshGateway());
  guest.cookie = cookie;
  proxy.use(null);
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  gateways = [];
  await proxy.close();
  await bank.close();
});

const bankCalls = () =>
  proxy.seen
    .map((line) => /\/(\w[\w-]*)(?:\?[^/]*)? HTTP/.exec(line)?.[1] ?? '')
    .toSorted((one, other) => one.localeCompare(other));

describe('one operation’s calls to the bank', () => {
  it.each([
    ['no bank data', '{ __typename appConfig { bankName } }', ['personas']],
    ['a catalogue', '{ provinces { id } }', ['get_states']],
    ['a catalogue under two aliases', '{ a: provinces { id } b: provinces { name } }', ['get_states']],
    [
      'the proposal',
      '{ currentProposal { id status owner { firstName } figures { tna } } }',
      ['get_proposal'],
    ],
    [
      'keys of list entries, without their names',
      '{ currentProposal { owner { occupationId vatStatusCode phone { providerCode } } vehicle { typeCode } } }',
      ['get_proposal'],
    ],
    [
      'list entries, each list once',
      `{ currentProposal {
        owner { occupation { description } vatStatus { code } }
        coOwner { occupation { code } }
        vehicle { type { description } }
      } }`,
      ['get_occupations', 'get_proposal', 'get_tax_burdens', 'get_types'],
    ],
    [
      'the proposal with names',
      '{ currentProposal { displayName phases { label } } }',
      ['get_flow_phases', 'get_proposal'],
    ],
    [
      'the proposal with its lists',
      '{ currentProposal { insurances { id } documents { type } displayName } }',
      ['get_documents', 'get_flow_phases', 'get_insurances', 'get_proposal'],
    ],
    [
      'one proposal selected three times',
      `{ currentProposal { id } a: proposal(id: "ID") { id } b: proposal(id: "ID") { status } }`,
      ['get_proposal'],
    ],
    ["another's proposal", '{ proposal(id: "00000000-0000-4000-8000-000000000000") { id } }', []],
    [
      'the offer',
      '{ currentSimulation { status offer { initialMode } vehicle { year } } }',
      ['get_simulation', 'get_status'],
    ],
  ])('are as few as possible: %s', async (_name, query, calls) => {
    const { errors } = await guest.ask(query.replaceAll('"ID"', `"${proposalId}"`));
    expect(errors).toBeUndefined();
    expect(bankCalls()).toEqual(calls);
  });

  it('are none for a catalogue that another guest has just requested', async () => {
    await guest.ask('{ provinces { id } genders { id } }');
    const other = new Guest(gateways.at(-1)?.listeningOrigin ?? '');
    proxy.use(null);
    await other.ask('{ provinces { name } genders { code } }');
    expect(bankCalls()).toEqual([]);
  });
});
