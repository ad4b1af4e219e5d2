import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const manifest: unknown = JSON.parse(
  readFileSync(new URL('../../../generated/persisted-documents.json', import.meta.url), 'utf8'),
);
const stored = Object.entries(Object(manifest)).find(([, text]) =>
  String(text).includes('mutation CreateClientLog('),
)?.[0];

type Sent = { url: string; request: RequestInit & { body: string } };

let sent: Sent[];
let answer: () => Promise<Response>;
let listeners: Map<string, (event: object) => void>;

beforeEach(() => {
  sent = [];
  answer = () => Promise.resolve(Response.json({ data: { createClientLog: { logged: true } } }));
  listeners = new Map();
  vi.resetModules();
  vi.stubGlobal('fetch', (url: string, request: Sent['request']) => {
    sent.push({ url, request });
    return answer();
  });
  vi.stubGlobal('location', { pathname: '/titular/seguro' });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener),
  );
});
afterEach(() => vi.unstubAllGlobals());

const faults = () => import('./noteFault.ts');
const arrived = (count: number) => expect.poll(() => sent.length).toBe(count);
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a browser fault [CA-80]', () => {
  test('is sent as a persisted operation, without a cookie or token', async () => {
    const { noteFault } = await faults();
    const errors = [{ extensions: { code: 'INTERNAL', requestId: 'r1' } }];
    noteFault({ kind: 'answer', operation: 'SummaryPage', error: { errors } });
    await arrived(1);
    const [{ url, request } = { url: '', request: { body: '' } }] = sent;
    expect(url).toBe('/graphql');
    expect(request).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
    expect(JSON.parse(request.body)).toEqual({
      operationName: 'CreateClientLog',
      variables: {
        input: {
          level: 'ERROR',
          message: 'answer INTERNAL',
          context: [
            { name: 'screen', value: '/titular/seguro' },
            { name: 'operation', value: 'SummaryPage' },
            { name: 'requestId', value: 'r1' },
          ],
        },
      },
      extensions: { persistedQuery: { version: 1, sha256Hash: stored } },
    });
  });

  test('is logged once even if several handlers catch it', async () => {
    const { noteFault, watchFaults } = await faults();
    watchFaults(true);
    const error = new TypeError('gone');
    listeners.get('vite:preloadError')?.({ payload: error });
    listeners.get('unhandledrejection')?.({ reason: error });
    noteFault({ kind: 'screen', error });
    await arrived(1);
    await settled();
    expect(sent[0]?.request.body).toContain('chunk TypeError');
    expect(sent).toHaveLength(1);
  });

  test('is logged if a script caused it but not if the browser did', async () => {
    const { watchFaults } = await faults();
    watchFaults(true);
    listeners.get('error')?.({ message: 'ResizeObserver loop completed', error: undefined });
    listeners.get('error')?.({ error: new RangeError('x') });
    await arrived(1);
    await settled();
    expect(sent.map(({ request }) => request.body).join()).toMatch(/^(?!.*script unknown).*RangeError/);
  });

  test('is not logged if logging is off', async () => {
    const { noteFault, watchFaults } = await faults();
    watchFaults(false);
    noteFault({ kind: 'script', error: new Error('x') });
    await settled();
    expect(sent).toEqual([]);
  });

  test.each([
    ['a rejection', () => Promise.resolve(Response.json({ errors: [] }, { status: 429 }))],
    ["a proxy's page", () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ])('is not sent again after %s', async (_name, given) => {
    answer = given;
    const { noteFault } = await faults();
    noteFault({ kind: 'script', error: new Error('x') });
    await arrived(1);
    await settled();
    expect(listeners.has('online')).toBe(false);
  });

  test('is sent after reconnecting if the connection was lost', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { noteFault } = await faults();
    noteFault({ kind: 'script', error: new Error('x') });
    await expect.poll(() => listeners.has('online')).toBe(true);
    answer = () => Promise.resolve(Response.json({ data: { createClientLog: { logged: true } } }));
    listeners.get('online')?.({});
    await arrived(2);
    expect(sent[1]?.request.body).toBe(sent[0]?.request.body);
  });

  test('is logged once the reporter has loaded, without the earlier failure to load it', async () => {
    let isReachable = false;
    const logged: unknown[] = [];
    const lost = new TypeError('Failed to fetch dynamically imported module');
    vi.doMock('./faultLog.ts', () => {
      if (!isReachable) {
        listeners.get('vite:preloadError')?.({ payload: lost });
        throw lost;
      }
      return { logFault: ({ fault }: { fault: object }) => logged.push(fault) };
    });
    const { noteFault, watchFaults } = await faults();
    watchFaults(true);
    const fault = { kind: 'script', error: new Error('x') } as const;
    noteFault(fault);
    await expect.poll(() => listeners.has('online')).toBe(true);
    isReachable = true;
    listeners.get('online')?.({});
    await expect.poll(() => logged).toContain(fault);
    vi.doUnmock('./faultLog.ts');
    expect(logged).toEqual([fault]);
  });
});
