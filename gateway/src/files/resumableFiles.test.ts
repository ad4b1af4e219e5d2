import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Upload } from '@tus/server';
import { json } from '../testing/bankStandIn.ts';
import { GuestCookies } from '../session/guest.ts';
import { type Running, runGateway } from '../testing/gateway.ts';
import { OFFSET_TYPE } from './resumableFiles.ts';
import { storedName, UploadStore } from './uploadStore.ts';

const PROPOSAL = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const SIZE = 400_000;
const content = Buffer.from(Array.from({ length: SIZE }, (_, at) => (at * 7) % 251));

let folder: string;
let gateway: Running;
let url: string;
let cookie: string;
let owner: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  gateway = await runGateway({ UPLOADS_DIR: join(folder, 'parts') });
  url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  cookie = await gateway.cookieFor(PROPOSAL);
  const { guest } = await new GuestCookies(gateway.settings.cookieSecrets).open(cookie.replace('guest=', ''));
  owner = guest.subject;
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  gateway.bank.received.length = 0;
  gateway.bank.script = (_request, response) => json(response, 200, { fileId: 'f-1' });
});

const path = (key: string, proposal = PROPOSAL) => `${url}/files/uploads/${key}?proposal=${proposal}`;
const TUS = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const headersAt = (offset: number) => ({
  ...TUS,
  cookie,
  'content-type': OFFSET_TYPE,
  ...(offset === 0
    ? { 'upload-length': String(SIZE), 'upload-metadata': `filename ${base64('dní "frente".pdf')}` }
    : { 'upload-offset': String(offset) }),
});

async function stateOf(key: string, headers: Record<string, string> = { cookie }) {
  const { status, headers: answered } = await fetch(path(key), {
    method: 'HEAD',
    headers: { ...TUS, ...headers },
  });
  const id = /fileId (\S+)/.exec(answered.get('upload-metadata') ?? '')?.[1] ?? '';
  return { status, offset: Number(answered.get('upload-offset')), fileId: atob(id) };
}

const fileOf = (key: string, ending = '') =>
  join(folder, 'parts', storedName({ owner, proposal: PROPOSAL, key }) + ending);
/** Reads the size from disk, because asking the gateway would end an open connection. */
const stored = async (key: string) => (await stat(fileOf(key))).size;

/** Sends bytes; at offset 0 this also creates the upload. */
function send(key: string, offset: number, bytes: Buffer, headers: Record<string, string> = {}) {
  return fetch(path(key), {
    method: offset === 0 ? 'POST' : 'PATCH',
    headers: { ...headersAt(offset), ...headers },
    body: new Uint8Array(bytes),
  });
}

/** Declares the remaining length, sends up to `until`, and then stalls. */
async function hang(key: string, offset: number, until: number): Promise<() => void> {
  const request = httpRequest(path(key), {
    method: offset === 0 ? 'POST' : 'PATCH',
    headers: { ...headersAt(offset), 'content-length': SIZE - offset },
  });
  request.on('error', () => undefined);
  request.flushHeaders();
  request.write(content.subarray(offset, until));
  await expect.poll(() => stored(key)).toBe(until);
  return () => request.destroy();
}
const cut = async (key: string, offset: number, until: number) => (await hang(key, offset, until))();

const received = () =>
  gateway.bank.received.filter(({ url: asked }) => asked === '/api/documentation/pre-upload');

describe('an interrupted upload', () => {
  it.each([0, 1, 50, 99])('resumes at %i %%, and the bank gets the complete file once', async (percent) => {
    const key = `cut-at-${percent}-percent`;
    const until = Math.floor((SIZE * percent) / 100);
    await cut(key, 0, until);
    expect((await stateOf(key)).offset).toBe(until);
    expect(received()).toEqual([]);
    const answer = await send(key, until, content.subarray(until));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ fileId: 'f-1' });
    const [upload, ...more] = received();
    expect(more).toEqual([]);
    expect(upload?.headers).toMatchObject({
      'x-proposal-id': PROPOSAL,
      'idempotency-key': `${key}:pre-upload`,
    });
    expect(upload?.body).toContain(content.toString('latin1'));
    expect(Buffer.from(upload?.body ?? '', 'latin1').toString()).toContain('filename="dní %22frente%22.pdf"');
    expect(await stateOf(key)).toMatchObject({ fileId: 'f-1' });
  });

  it('can be interrupted several times', async () => {
    const key = 'cut-many-times';
    for (const [from, until] of [
      [0, 1000],
      [1000, 50_000],
      [50_000, 390_000],
    ] as const) {
      await cut(key, from, until);
      expect((await stateOf(key)).offset).toBe(until);
    }
    expect((await send(key, 390_000, content.subarray(390_000))).status).toBe(200);
    expect(received()[0]?.body).toContain(content.toString('latin1'));
  });

  it('is not sent to the bank twice if only the response was lost', async () => {
    const key = 'cut-before-the-answer';
    expect((await send(key, 0, content)).status).toBe(200);
    const again = await send(key, SIZE, Buffer.alloc(0));
    expect(await again.json()).toEqual({ fileId: 'f-1' });
    expect(received()).toHaveLength(1);
  });

  it('cannot resume at a wrong offset', async () => {
    const key = 'wrong-offset';
    await cut(key, 0, 1000);
    expect((await stateOf(key)).offset).toBe(1000);
    for (const offset of [1, 999, 1001]) {
      const answer = await send(key, offset, content.subarray(offset));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ statusCode: 409, code: 'CONFLICT' });
    }
    expect(received()).toEqual([]);
  });

  it('keeps its bytes while the bank is down, and can be finished later', async () => {
    const key = 'bank-away';
    gateway.bank.script = (_request, response) => json(response, 503, { code: 'DOWN', message: 'x' });
    const away = await send(key, 0, content);
    expect(away.status).toBe(503);
    expect((await stateOf(key)).offset).toBe(SIZE - 1);
    gateway.bank.script = (_request, response) => json(response, 200, { fileId: 'f-2' });
    expect(await (await send(key, SIZE - 1, content.subarray(-1))).json()).toEqual({ fileId: 'f-2' });
  });

  it("is deleted and returns the bank's rejection", async () => {
    const refusal = { statusCode: 415, code: 'FILE_TYPE', message: 'Subí una foto o un PDF.' };
    gateway.bank.script = (_request, response) => json(response, 415, refusal);
    const answer = await send('refused-file', 0, content);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual(refusal);
    expect((await stateOf('refused-file')).status).toBe(404);
  });
});

it('a new connection replaces a stalled one and resumes its upload', async () => {
  const leave = await hang('hanging-upload', 0, 1000);
  expect((await stateOf('hanging-upload')).offset).toBe(1000);
  expect((await send('hanging-upload', 1000, content.subarray(1000))).status).toBe(200);
  expect(received()[0]?.body).toContain(content.toString('latin1'));
  leave();
});

it('a gateway with the same directory resumes an upload that stalled at another gateway', async () => {
  const leave = await hang('two-gateways', 0, 1000);
  const other = await runGateway({ UPLOADS_DIR: join(folder, 'parts') });
  other.bank.script = gateway.bank.script;
  const answer = await other.app.inject({
    method: 'PATCH',
    url: `/files/uploads/two-gateways?proposal=${PROPOSAL}`,
    headers: headersAt(1000),
    payload: content.subarray(1000),
  });
  expect(answer.json()).toEqual({ fileId: 'f-1' });
  expect(other.bank.received[0]?.body).toContain(content.toString('latin1'));
  leave();
  await other.close();
});

describe('a stored upload', () => {
  it('is accessible only to the caller who started it', async () => {
    const key = 'somebodys-upload';
    await cut(key, 0, 1000);
    expect((await stateOf(key)).offset).toBe(1000);
    // Another browser with the same proposal has separate uploads.
    expect((await stateOf(key, { cookie: await gateway.cookieFor(PROPOSAL) })).status).toBe(404);
    expect((await stateOf(key, { cookie: await gateway.cookieFor(OTHER) })).status).toBe(404);
    expect((await stateOf(key, {})).status).toBe(404);
    const another = { cookie: await gateway.cookieFor(PROPOSAL) };
    expect((await send(key, 1000, content.subarray(1000), another)).status).toBe(404);
    const ending = { method: 'DELETE', headers: { ...TUS, cookie } };
    expect((await fetch(path(key), ending)).status).toBe(404);
  });

  it('can have any file name', async () => {
    for (const [at, name] of ['100%E0.pdf 🚗', 'ñ'.repeat(300), ''].entries()) {
      const answer = await send(`any-name-${at}`, 0, content, {
        'upload-metadata': `filename ${base64(name)}`,
      });
      expect(answer.status).toBe(200);
    }
    expect(received()).toHaveLength(3);
  });

  it.each([
    ['another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['more than 10 MB', {}, { 'upload-length': String(10 * 1024 * 1024 + 1) }, 413],
    ['no length', {}, { 'upload-length': '' }, 400],
    ['a negative offset', {}, { 'upload-offset': '-1' }, 400],
    ['another content type', {}, { 'content-type': 'application/json' }, 415],
    ['no cookie', {}, { cookie: '' }, 404],
  ])('is rejected for %s', async (_name, _query, headers: Record<string, string>, status) => {
    const answer = await send('never-taken', 0, content, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ statusCode: status });
    expect(received()).toEqual([]);
  });

  it('gets 503 if the directory cannot be used', async () => {
    const full = await runGateway({ UPLOADS_DIR: '/dev/null/nowhere' });
    const answer = await full.app.inject({
      method: 'POST',
      url: path('no-room-here').replace(url, ''),
      headers: headersAt(0),
    });
    expect(answer.json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    await full.close();
  });

  it('cannot have a path as its key', async () => {
    const answer = await gateway.app.inject({
      url: `/files/uploads/..%2F..%2Fetc?proposal=${PROPOSAL}`,
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('loses its bytes and name after the response', async () => {
    await send('answered-upload', 0, content);
    expect(await stored('answered-upload')).toBe(0);
    expect(await readFile(fileOf('answered-upload', '.json'), 'utf8')).not.toContain('frente');
  });

  it('restarts with a file of a different length', async () => {
    await send('same-key', 0, content);
    const shorter = { 'upload-length': '1000' };
    expect((await send('same-key', 0, content.subarray(0, 1000), shorter)).status).toBe(200);
    expect(received()).toHaveLength(2);
  });

  it('ignores a file id from the client', async () => {
    const metadata = { 'upload-metadata': `fileId ${base64('of-another')}` };
    expect(await (await send('own-answer', 0, content, metadata)).json()).toEqual({ fileId: 'f-1' });
  });

  it('expires, and is deleted earlier if it is the oldest of a person who has too many', async () => {
    const store = await UploadStore.open(join(folder, 'bounded'));
    const upload = (at: number, age = 0) =>
      new Upload({
        id: storedName({ owner: 'somebody', proposal: PROPOSAL, key: `key-${at}` }),
        size: 3,
        offset: 0,
        creation_date: new Date(Date.now() - age).toISOString(),
      });
    for (let at = 0; at < 12; at += 1) await store.create(upload(at, at < 9 ? 2 * 60 * 60_000 : 0));
    await expect(store.getUpload(upload(11).id)).resolves.toMatchObject({ offset: 0 });
    expect(await readdir(join(folder, 'bounded'))).toHaveLength(16);
    await store.deleteExpired();
    expect(await readdir(join(folder, 'bounded'))).toHaveLength(6);
  });
});
