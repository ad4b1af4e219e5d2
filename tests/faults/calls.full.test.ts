import { bankCredential, SERVICE_KEY_HEADER } from '@prendarios/servers/bankCredential';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BankCall, BankClient, type Caller } from '../../gateway/src/bank/client/BankClient.ts';
import { TRIES } from '../../gateway/src/bank/client/limits.ts';
import { BankFailure, BankRefusal } from '../../gateway/src/bank/client/errors.ts';
import { DEMO_SERVICE_KEY } from '../../gateway/src/productionRules.ts';
import { type TestBank, testBank } from '../../upstream/bank/src/testing/bank.ts';
import { everyCall } from './everyCall.ts';
import { type Fault, FaultProxy, faults, SECRET } from './FaultProxy.ts';
import { type Limits, limitsAt } from './limits.ts';

/** Allowed outcomes of a call; `untouched`: the outcome without the fault. */
const OUTCOMES: Readonly<Record<Fault, readonly string[]>> = {
  latency: ['untouched'],
  'reset before the request': ['BANK_UNAVAILABLE'],
  'reset before headers': ['BANK_UNAVAILABLE'],
  'reset after headers': ['BANK_UNAVAILABLE'],
  'half-open': ['BANK_TIMEOUT'],
  // The status decides where the body is unreadable: 404 means not found, another 4xx is a bank error.
  'truncated JSON': ['BANK_CONTRACT', 'BANK_ERROR', 'BANK_UNAVAILABLE', 'refused NOT_FOUND', 'RATE_LIMITED'],
  'wrong length': ['BANK_UNAVAILABLE'],
  'HTML 502': ['BANK_UNAVAILABLE'],
  // 204 is a success without content (VA-14), which suffices for calls that read nothing from the response.
  '204 with a body': ['BANK_CONTRACT', 'BANK_UNAVAILABLE', 'answered nothing'],
  'slow drip': ['BANK_TIMEOUT'],
  '5xx burst': ['untouched'],
  '200 with an error': ['BANK_ERROR'],
};
/** Faults after which the gateway retries reads. */
const RETRIED = new Set<Fault>([
  'reset before the request',
  'reset before headers',
  'reset after headers',
  'wrong length',
  'HTML 502',
]);

/** Faults tested with an idempotency key, so that writes are retried like reads. */
const KEYED = new Set<Fault>(['latency', '5xx burst']);

let bank: TestBank;
let proxy: FaultProxy;
let calls: BankCall<unknown>[];
const untouched = new Map<string, string>();
const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

beforeAll(async () => {
  bank = await testBank();
  proxy = await FaultProxy.start(await bank.app.listen({ port: 0, host: '127.0.0.1' }));
  calls = everyCall();
  proxy.use(null);
  for (const call of calls) untouched.set(call.name, (await outcomeOf(call, {})).end);
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

/** Makes a call with a fresh client, whose circuit breaker is not affected by other calls. */
async function outcomeOf(call: BankCall<unknown>, limits: Limits, idempotencyKey: string | null = null) {
  const client = new BankClient({
    apiUrl: `${proxy.url}/api`,
    credential: bankCredential({ key: DEMO_SERVICE_KEY, header: SERVICE_KEY_HEADER }),
    limits,
  });
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
  await client.close();
  return outcome;
}

describe('every gateway call to the bank', () => {
  it('is found by its name in the contract', () => {
    expect(calls.length).toBeGreaterThanOrEqual(40);
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['getProposal', 'postProposal', 'getStates', 'confirmProposal']),
    );
  });

  it.each(faults)('ends in a declared outcome without internal details: %s', async (fault) => {
    const before = sockets();
    proxy.use(fault);
    const all = await Promise.all(
      calls.map(async (call) => ({
        call,
        ...(await outcomeOf(call, limitsAt(fault), KEYED.has(fault) ? `key-${call.name}` : null)),
      })),
    );
    for (const { call, end, text } of all) {
      const allowed = OUTCOMES[fault].map((name) => (name === 'untouched' ? untouched.get(call.name) : name));
      expect(allowed, `${call.name} at ${fault}`).toContain(end);
      for (const word of SECRET.split(' ').filter(({ length }) => length > 5))
        expect(text).not.toContain(word);
    }
    if (RETRIED.has(fault)) {
      const reads = calls.filter(({ kind }) => kind === 'read').length;
      expect(proxy.seen).toHaveLength(reads * TRIES + (calls.length - reads));
    }
    // The client closes damaged connections instead of reusing them.
    await expect.poll(() => proxy.openSockets, { timeout: 30_000 }).toBe(0);
    await expect.poll(sockets, { timeout: 30_000 }).toBeLessThanOrEqual(before);
  });
});
