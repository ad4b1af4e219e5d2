import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BankCall, BankClient, type Caller, TRIES } from '../../gateway/src/bank/BankClient.ts';
import { BankFailure, BankRefusal } from '../../gateway/src/bank/errors.ts';
import { DEMO_SERVICE_KEY } from '../../gateway/src/productionRules.ts';
import { type TestBank, testBank } from '../../upstream/bank/src/testing/bank.ts';
import { everyCall } from './everyCall.ts';
import { type Fault, FaultProxy, faults, SECRET } from './FaultProxy.ts';

/** The real limits, two and a half times shorter (BankClient's own test holds those), so that the whole matrix takes seconds. */
const SCALE = 2.5;
const LIMITS = { headersMs: 5000 / SCALE, bodyMs: 10_000 / SCALE, deadlineMs: 12_000 / SCALE };
const PROMISE_MS = 12_000 / SCALE;

/** What a call may end in; `untouched` is what it ends in without the fault. */
const ENDS: Readonly<Record<Fault, readonly string[]>> = {
  latency: ['untouched'],
  'reset before the request': ['BANK_UNAVAILABLE'],
  'reset before headers': ['BANK_UNAVAILABLE'],
  'reset after headers': ['BANK_UNAVAILABLE'],
  'half-open': ['BANK_TIMEOUT'],
  // A status that says more than the broken body: 404 is not there, another 4xx is an error of the bank.
  'truncated JSON': ['BANK_CONTRACT', 'BANK_ERROR', 'BANK_UNAVAILABLE', 'refused NOT_FOUND', 'RATE_LIMITED'],
  'wrong length': ['BANK_UNAVAILABLE'],
  'HTML 502': ['BANK_UNAVAILABLE'],
  // 204 is a success without content (SPEC §5): enough where nothing of the answer is read.
  '204 with a body': ['BANK_CONTRACT', 'BANK_UNAVAILABLE', 'answered nothing'],
  'slow drip': ['BANK_TIMEOUT'],
  '5xx burst': ['untouched'],
  '200 with an error': ['BANK_ERROR'],
};
/** After these another try may help. */
const RETRIED = new Set<Fault>([
  'reset before the request',
  'reset before headers',
  'reset after headers',
  'wrong length',
  'HTML 502',
]);

/** A write with its key is made again as a read is; without one it is made once. */
const KEYED = new Set<Fault>(['latency', '5xx burst']);

let bank: TestBank;
let proxy: FaultProxy;
let calls: BankCall<unknown>[];
const untouched = new Map<string, string>();
const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

beforeAll(async () => {
  bank = await testBank();
  proxy = await FaultProxy.start(await bank.app.listen({ port: 0, host: '127.0.0.1' }));
  calls = await everyCall();
  proxy.use(null);
  for (const call of calls) untouched.set(call.name, (await ended(call)).end);
});
afterAll(async () => {
  await proxy.close();
  await bank.close();
});

const caller: Caller = {
  requestId: 'r-fault',
  subject: 'guest:fault',
  clientAddress: null,
  idempotencyKey: null,
  token: null,
  signal: null,
};

/** A client of its own, whose breaker knows nothing of the other calls. */
async function ended(call: BankCall<unknown>, idempotencyKey: string | null = null) {
  const client = new BankClient({ apiUrl: `${proxy.url}/api`, serviceKey: DEMO_SERVICE_KEY, limits: LIMITS });
  const startedAt = performance.now();
  const outcome = await client.call(call, { ...caller, idempotencyKey }).then(
    (answer) => ({ end: answer === undefined ? 'answered nothing' : 'answered', text: '' }),
    (error: unknown) => {
      if (error instanceof BankFailure)
        return { end: error.code, text: `${error.message} ${error.stack ?? ''}` };
      if (error instanceof BankRefusal)
        return { end: `refused ${error.refusal.code}`, text: JSON.stringify(error.refusal) };
      throw error;
    },
  );
  const ms = performance.now() - startedAt;
  await client.close();
  return { ...outcome, ms };
}

/** All at once only where each just waits: the bank has to answer the others in time on any machine. */
const WAITING = new Set<Fault>(['half-open', 'slow drip']);

async function fewAtOnce<In, Out>(
  count: number,
  list: readonly In[],
  work: (entry: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const left = [...list];
  const one = async () => {
    for (let entry = left.shift(); entry !== undefined; entry = left.shift()) results.push(await work(entry));
  };
  await Promise.all(Array.from({ length: count }, one));
  return results;
}

describe('every call of the gateway to the bank', () => {
  it('is found, each once, by its name in the contract', () => {
    expect(calls.length).toBeGreaterThanOrEqual(40);
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['get_proposal', 'post_proposal', 'get_states', 'confirm_proposal']),
    );
  });

  it.each(faults)('ends as declared, in time and without a word from inside, at: %s', async (fault) => {
    const before = sockets();
    proxy.use(fault);
    const all = await fewAtOnce(WAITING.has(fault) ? calls.length : 6, calls, async (call) => ({
      call,
      ...(await ended(call, KEYED.has(fault) ? `key-${call.name}` : null)),
    }));
    for (const { call, end, text, ms } of all) {
      const allowed = ENDS[fault].map((name) => (name === 'untouched' ? untouched.get(call.name) : name));
      expect(allowed, `${call.name} at ${fault}`).toContain(end);
      expect(ms, `${call.name} at ${fault}`).toBeLessThan(PROMISE_MS + 1500);
      for (const word of SECRET.split(' ').filter(({ length }) => length > 5))
        expect(text).not.toContain(word);
    }
    if (RETRIED.has(fault)) {
      const reads = calls.filter(({ kind }) => kind === 'read').length;
      expect(proxy.seen).toHaveLength(reads * TRIES + (calls.length - reads));
    }
    // Damaged connections are closed, not kept.
    await expect.poll(() => proxy.openSockets, { timeout: 5000 }).toBe(0);
    await expect.poll(sockets, { timeout: 5000 }).toBeLessThanOrEqual(before);
  });
});
