import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildGateway } from '../../gateway/src/app.ts';
import { readSettings } from '../../gateway/src/settings.ts';
import { proposals } from '../../upstream/bank/src/domain/records/tables.ts';
import { type TestBank, testBank } from '../../upstream/bank/src/testing/bank.ts';
import { Guest, NO_PAGES } from '../contract/guest.ts';
import {
  additionalDataInput,
  choice,
  awaitDecision,
  createProposal,
  simulationInput,
  type Started,
} from '../contract/journeySteps.ts';
import { type Fault, FaultProxy, faults, SECRET } from './FaultProxy.ts';
import { type Limits, limitsAt } from './limits.ts';

const SPEECH =
  /^(Something failed\. Try again later|The bank refused the call|The record does not exist, or this user may not see it)\.$/;
const RECOVERED: readonly Fault[] = ['latency', '5xx burst'];
const CODES = /^BANK_(UNAVAILABLE|TIMEOUT|CONTRACT|ERROR)$/;

let bank: TestBank;
let proxy: FaultProxy;
let close: () => Promise<void>;
let url: string;
let guest = new Guest('');
let proposalId: string;

/** Starts a new gateway per fault, so that circuit breakers and cached catalogues start empty. */
async function startGateway(limits: Limits = {}) {
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    BANK_API_URL: `${proxy.url}/api`,
  });
  const gateway = await buildGateway(
    { ...settings, clientDist: NO_PAGES },
    {
      bank: { limits, guards: { minCalls: 6, openMs: 1000 } },
      now: () => new Date('2026-11-20T15:00:00Z'),
    },
  );
  url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  close = () => gateway.close();
  const { cookie } = guest;
  guest = new Guest(url);
  guest.cookie = cookie;
}

/** Restarts the gateway with suitable timeouts and makes the proxy apply `fault`. */
async function use(fault: Fault, applies?: (requestLine: string) => boolean) {
  await close();
  await startGateway(limitsAt(fault));
  proxy.use(fault, applies);
}

beforeAll(async () => {
  bank = await testBank();
  proxy = await FaultProxy.start(await bank.app.listen({ port: 0, host: '127.0.0.1' }));
  await startGateway();
  proposalId = await createProposal(guest, '30444555');
  await close();
});
beforeEach(async () => {
  proxy.use(null);
  await startGateway();
  return () => close();
});
afterAll(async () => {
  await proxy.close();
  await bank.close();
});

const PROPOSAL = 'id status displayName owner { firstName } documents { type } insurances { id }';
const READS: readonly [string, string][] = [
  ['a catalogue', '{ provinces { id name } }'],
  ['several catalogues', '{ genders { code } occupations { id } pointsOfSale { code } }'],
  ['a quote', '{ indicativeQuote(input: { financedAmount: "10000000", term: 24, mode: FIXED }) { terms } }'],
  ['the proposal', `{ currentProposal { ${PROPOSAL} } }`],
  ['the offer', '{ currentSimulation { id status offer { initialMode } } }'],
];

function leaks(text: string): string[] {
  return [
    ...SECRET.split(' ').filter(({ length }) => length > 5),
    'node_modules',
    '.ts:',
    '127.0.0.1',
    '/api/',
    'stack',
    '<html',
  ].filter((word) => text.includes(word));
}

type Body = {
  data: unknown;
  errors?: { message: string; extensions: { code: string; requestId: string } }[];
};

async function fetchAnswer(name: string, query: string) {
  const headers = { 'content-type': 'application/json' };
  const answer = await guest.request('/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
  return { name, status: answer.status, text: await answer.text() };
}

describe('the response to a browser', () => {
  it.each(faults)('has a declared error and no internal details: %s', async (fault) => {
    await use(fault);
    const all = await Promise.all(READS.map(([name, query]) => fetchAnswer(name, query)));
    for (const { name, status, text } of all) {
      expect(status, name).toBe(200);
      expect(leaks(text), name).toEqual([]);
      const { errors } = JSON.parse(text) as Body;
      expect((errors ?? []).length > 0, `${name}: ${text}`).toBe(!RECOVERED.includes(fault));
      for (const { message, extensions } of errors ?? []) {
        expect(message).toMatch(SPEECH);
        expect(extensions.code, name).toMatch(CODES);
        expect(extensions.requestId).toMatch(/^[\w-]{36}$/);
      }
    }
  });
});

const proposalCount = async () => (await bank.sql.select().from(proposals)).length;

describe('a write', () => {
  /** Faults that lose the response after the bank handled the request. */
  const LOST: readonly Fault[] = ['reset before headers', 'reset after headers', 'wrong length'];

  it.each(LOST)(
    'with a key takes effect once and succeeds although its first response is lost: %s',
    async (fault) => {
      const documentNumber = `3055500${LOST.indexOf(fault)}`;
      const person = new Guest(url);
      const started = await person.mutate<Started>(
        'startSimulation',
        simulationInput(documentNumber),
        'simulation { id }',
      );
      await awaitDecision(person);
      let lost = 0;
      proxy.use(fault, (line) => line.includes('post_proposal') && (lost += 1) === 1);
      const before = await proposalCount();
      const input = { ...choice, simulationId: started.simulation.id, rateId: 'TRD-01-24' };
      const query =
        'mutation M($input: CreateProposalInput!) { createProposal(input: $input) { proposal { id } userErrors { code } } }';
      const made = await person.ask<{ createProposal: { proposal: { id: string }; userErrors: unknown[] } }>(
        query,
        { input },
        { 'idempotency-key': `lost-${LOST.indexOf(fault)}` },
      );
      expect(made.data?.createProposal.userErrors).toEqual([]);
      expect(proxy.seen.filter((line) => line.includes('post_proposal'))).toHaveLength(2);
      expect(await proposalCount()).toBe(before + 1);
      // A repeated request, as after a double click, returns the same proposal.
      proxy.use(null);
      const again = await person.ask<typeof made.data>(
        query,
        { input },
        { 'idempotency-key': `lost-${LOST.indexOf(fault)}` },
      );
      expect(again.data).toEqual(made.data);
      expect(await proposalCount()).toBe(before + 1);
    },
  );

  it.each(faults.filter((fault) => !RECOVERED.includes(fault)))(
    'without a key is sent once whatever happens to the response: %s',
    async (fault) => {
      await use(fault, (line) => line.includes('/person/owner'));
      const query =
        'mutation M($input: SaveOwnerAdditionalDataInput!) { saveOwnerAdditionalData(input: $input) { userErrors { code } } }';
      const answer = await guest.ask(query, { input: { proposalId, ...additionalDataInput } });
      expect(proxy.seen.filter((line) => line.includes('/person/owner'))).toHaveLength(1);
      expect(leaks(JSON.stringify(answer))).toEqual([]);
      for (const { extensions } of answer.errors ?? []) expect(extensions['code']).toMatch(CODES);
    },
  );
});

describe('a browser that disconnects', () => {
  it('cancels the reads in flight for it', async () => {
    // A timeout must not end the call during the test.
    const never = 24 * 60 * 60_000;
    await close();
    await startGateway({ headersMs: never, bodyMs: never, deadlineMs: never });
    proxy.use('half-open');
    const gone = new AbortController();
    const asking = guest.request('/graphql', {
      method: 'POST',
      signal: gone.signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ currentProposal { id } }' }),
    });
    await expect.poll(() => proxy.seen.length, { timeout: 30_000 }).toBe(1);
    gone.abort();
    await expect(asking).rejects.toThrow();
    await expect.poll(() => proxy.openSockets, { timeout: 30_000 }).toBe(0);
  });
});

describe('a failing bank route', () => {
  it('is not called while its circuit breaker is open and is used again after it recovers', async () => {
    proxy.use('reset before the request', (line) => line.includes('get_proposal'));
    for (let at = 0; at < 2; at += 1) await guest.ask('{ currentProposal { id } }');
    const asked = proxy.seen.length;
    const refused = await guest.ask('{ currentProposal { id } }');
    expect(refused.errors?.[0]?.extensions['code']).toBe('BANK_UNAVAILABLE');
    expect(proxy.seen.length).toBe(asked);
    const named = await guest.request('/readyz');
    expect(await named.json()).toMatchObject({ breakers: { bank: { notClosed: { getProposal: 'open' } } } });
    // The bank is up, and its other routes still work.
    expect(named.status).toBe(200);
    expect((await guest.ask('{ provinces { id } }')).errors).toBeUndefined();
    proxy.use('reset before the request');
    expect((await guest.request('/readyz')).status).toBe(503);
    proxy.use(null);
    await expect
      .poll(
        async () =>
          (await guest.ask<{ currentProposal: { id: string } | null }>('{ currentProposal { id } }')).data
            ?.currentProposal?.id,
        { timeout: 50_000, interval: 200 },
      )
      .toBe(proposalId);
    expect((await guest.request('/readyz')).status).toBe(200);
  });
});
