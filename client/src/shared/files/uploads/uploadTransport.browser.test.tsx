import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendTo } from './uploadTransport.ts';

const SIZE = 1000;
const file = new File([new Uint8Array(SIZE)], 'frente.jpg', { type: 'image/jpeg' });
const SENT = { kind: 'sent', fileId: 'f1' };
const CUT = {
  kind: 'failed',
  message: 'Se cortó la conexión. Lo que ya subiste no se perdió: probá de nuevo.',
};
const GOOD = { status: 200, text: '{"fileId":"f1"}' };

/**
 * Outcome of an upload request: lost after a number of bytes, never answered (a function runs first), or the bank's
 * answer.
 */
type Fate = number | 'silent' | (() => void) | { status: number; text?: string };
/** A server that keeps the bytes it received. */
let server = { kept: -1, fates: [] as Fate[], log: [] as string[], token: 'old', metadata: '' };
let token = 'old';
vi.mock('#shared/session/authorization.ts', () => ({
  authorizationHeaders: async (wish: { refreshed: boolean }) => {
    if (wish.refreshed) token = 'new';
    return { authorization: token };
  },
}));

class Request extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  method = '';
  readonly sent = new Headers();
  answered = new Headers();
  open = (method: string) => (this.method = method);
  setRequestHeader = (name: string, value: string) => this.sent.set(name, value);
  getResponseHeader = (name: string) => this.answered.get(name);
  abort = () => this.dispatchEvent(new Event('abort'));
  override dispatchEvent(event: Event) {
    const handler: unknown = Reflect.get(this, `on${event.type}`);
    if (typeof handler === 'function') handler(event);
    return super.dispatchEvent(event);
  }
  answer(status: number, offset = server.kept, text = '') {
    const metadata = server.kept === SIZE ? `fileId ${btoa('f1')}` : '';
    this.answered = new Headers({
      location: '/',
      'upload-offset': String(offset),
      'upload-length': String(SIZE),
      'upload-metadata': metadata,
    });
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
  }
  async send() {
    const offset = Number(this.sent.get('upload-offset'));
    server.metadata ||= this.sent.get('upload-metadata') ?? '';
    server.log.push(this.method === 'PATCH' ? `PATCH ${offset}` : this.method);
    await Promise.resolve();
    if (this.sent.get('authorization') !== server.token) return this.answer(401);
    if (this.method === 'HEAD') return this.answer(server.kept < 0 ? 404 : 200);
    if (offset !== Math.max(0, server.kept)) return this.answer(409);
    const fate = server.fates.shift() ?? GOOD;
    if (fate === 'silent') return undefined;
    if (typeof fate === 'function') return fate();
    if (typeof fate === 'number') {
      server.kept = fate;
      return this.dispatchEvent(new Event('error'));
    }
    server.kept = fate.status === 200 ? SIZE : SIZE - 1;
    return this.answer(fate.status, SIZE, fate.text);
  }
}

beforeEach(() => {
  server = { kept: -1, fates: [], log: [], token: 'old', metadata: '' };
  token = 'old';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends the file without waiting between attempts. */
async function go(send = sendTo('p1'), { signal } = new AbortController(), sent = file) {
  const ended = vi.fn();
  void send(sent, { key: 'key-of-file', signal, onProgress: () => undefined }).then(ended);
  while (ended.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(500);
  return ended.mock.calls[0]?.[0] as unknown;
}

const BUSY = { status: 503 };
const REFUSAL = { status: 415, text: '{"message":"Subí una foto o un PDF."}' };
test.each<[string, Fate[], object, string]>([
  ['arrives in one request', [], SENT, 'POST'],
  ['loses its connection before the first byte', [-1], SENT, 'POST HEAD POST'],
  ['loses its connection repeatedly', [10, 990], SENT, 'POST HEAD PATCH 10 HEAD PATCH 990'],
  ['stalls on a silent connection', ['silent'], SENT, 'POST HEAD POST'],
  ['loses the response', [SIZE], SENT, 'POST HEAD'],
  ['makes no progress in four attempts', [-1, -1, -1, -1], CUT, 'POST HEAD POST HEAD POST HEAD POST'],
  ['is rejected', [REFUSAL], { kind: 'refused', message: 'Subí una foto o un PDF.' }, 'POST'],
  ['arrives while the bank is down', [BUSY], { kind: 'failed' }, 'POST'],
])('handles a file that %s', async (_name, fates, outcome, log) => {
  server.fates = fates;
  expect(await go()).toMatchObject(outcome);
  expect(server.log.join(' ')).toBe(log);
});

test('resumes from the server’s last byte when the user retries', async () => {
  server.fates = [100, 100, 100, 100, 100, BUSY];
  const send = sendTo('p1');
  expect(await go(send)).toEqual(CUT);
  server.log = [];
  expect(await go(send)).toMatchObject({ kind: 'failed', message: expect.stringContaining('trabajo') });
  expect(await go(send)).toEqual(SENT);
  expect(server.log).toEqual(['HEAD', 'PATCH 100', 'HEAD', 'PATCH 999']);
});

test('replaces half a surrogate pair in a name', async () => {
  const named = new File(['1'], 'a.jpg');
  Object.defineProperty(named, 'name', { value: 'a\uD83D.jpg' });
  await go(undefined, undefined, named);
  expect(server.metadata).toBe(`filename ${btoa('a\xEF\xBF\xBD.jpg')}`);
});

test('replaces an expired token', async () => {
  server.token = 'new';
  expect(await go()).toEqual(SENT);
});

test('does not continue a cancelled upload', async () => {
  const abort = new AbortController();
  server.fates = [() => abort.abort()];
  expect(await go(undefined, abort)).toEqual({ kind: 'cancelled' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.log).toEqual(['POST']);
});
