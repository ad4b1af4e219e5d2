import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { type Running, runGateway } from '../testing/gateway.ts';
import { PartialUploads } from './partialUploads.ts';
import { OFFSET_TYPE } from './resumableFiles.ts';
import { STALE_MS, UploadLock } from './uploadLock.ts';

const PROPOSAL = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const SIZE = 400_000;
const content = Buffer.from(Array.from({ length: SIZE }, (_, at) => (at * 7) % 251));

let folder: string;
let gateway: Running;
let url: string;
let cookie: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  gateway = await runGateway({ UPLOADS_DIR: join(folder, 'parts') });
  url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  cookie = await gateway.cookieFor(PROPOSAL);
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
const headersAt = (offset: number, length = SIZE) => ({
  cookie,
  'content-type': OFFSET_TYPE,
  'upload-offset': String(offset),
  'upload-length': String(length),
  'upload-name': encodeURIComponent('dní "frente".pdf'),
});

async function stateOf(key: string, headers: Record<string, string> = { cookie }) {
  const answer = await fetch(path(key), { headers });
  return { status: answer.status, body: (await answer.json()) as { offset?: number; fileId?: string } };
}

function send(key: string, offset: number, bytes: Buffer, headers: Record<string, string> = {}) {
  return fetch(path(key), {
    method: 'PATCH',
    headers: { ...headersAt(offset), ...headers },
    body: new Uint8Array(bytes),
  });
}

/** Declares all that is left, sends some of it and loses the connection once that has arrived. */
async function cut(key: string, offset: number, until: number): Promise<void> {
  const request = httpRequest(path(key), {
    method: 'PATCH',
    headers: { ...headersAt(offset), 'content-length': SIZE - offset },
  });
  const lost = new Promise<void>((resolve) => {
    request.on('error', () => resolve());
  });
  request.flushHeaders();
  request.write(content.subarray(offset, until));
  await expect.poll(async () => (await stateOf(key)).body.offset).toBe(until);
  request.destroy();
  await lost;
}

const received = () =>
  gateway.bank.received.filter(({ url: asked }) => asked === '/api/documentation/pre-upload');

describe('an upload that is cut off', () => {
  it.each([0, 1, 50, 99])(
    'at %i %% goes on from there, and the bank gets the whole file once',
    async (percent) => {
      const key = `cut-at-${percent}-percent`;
      const until = Math.floor((SIZE * percent) / 100);
      await cut(key, 0, until);
      await expect.poll(async () => (await stateOf(key)).body.offset).toBe(until);
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
      expect(Buffer.from(upload?.body ?? '', 'latin1').toString()).toContain(
        'filename="dní %22frente%22.pdf"',
      );
      expect((await stateOf(key)).body).toEqual({ fileId: 'f-1' });
    },
  );

  it('again and again still arrives', async () => {
    const key = 'cut-many-times';
    for (const [from, until] of [
      [0, 1000],
      [1000, 50_000],
      [50_000, 390_000],
    ] as const) {
      await cut(key, from, until);
      await expect.poll(async () => (await stateOf(key)).body.offset).toBe(until);
    }
    expect((await send(key, 390_000, content.subarray(390_000))).status).toBe(200);
    expect(received()[0]?.body).toContain(content.toString('latin1'));
  });

  it('after its last byte, before the answer, is not sent to the bank twice', async () => {
    const key = 'cut-before-the-answer';
    expect((await send(key, 0, content)).status).toBe(200);
    const again = await send(key, SIZE, Buffer.alloc(0));
    expect(await again.json()).toEqual({ fileId: 'f-1' });
    expect(received()).toHaveLength(1);
  });

  it('gets the right offset when it continues from a wrong one', async () => {
    const key = 'wrong-offset';
    await cut(key, 0, 1000);
    await expect.poll(async () => (await stateOf(key)).body.offset).toBe(1000);
    for (const offset of [0, 999, 1001]) {
      const answer = await send(key, offset, content.subarray(offset));
      expect(answer.status).toBe(409);
      expect(answer.headers.get('upload-offset')).toBe('1000');
      expect(await answer.json()).toMatchObject({ statusCode: 409, code: 'CONFLICT' });
    }
    expect(received()).toEqual([]);
  });

  it('keeps its bytes while the bank is away, and is only finished later', async () => {
    const key = 'bank-away';
    gateway.bank.script = (_request, response) => json(response, 503, { code: 'DOWN', message: 'x' });
    const away = await send(key, 0, content);
    expect(away.status).toBe(503);
    expect((await stateOf(key)).body.offset).toBe(SIZE);
    gateway.bank.script = (_request, response) => json(response, 200, { fileId: 'f-2' });
    expect(await (await send(key, SIZE, Buffer.alloc(0))).json()).toEqual({ fileId: 'f-2' });
  });

  it("is gone with the bank's refusal, which is passed on", async () => {
    const refusal = { statusCode: 415, code: 'FILE_TYPE', message: 'Subí una foto o un PDF.' };
    gateway.bank.script = (_request, response) => json(response, 415, refusal);
    const answer = await send('refused-file', 0, content);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual(refusal);
    expect((await stateOf('refused-file')).body.offset).toBe(0);
  });
});

describe('two gateways that share the directory', () => {
  it('take turns: what one writes, the other does not write meanwhile, and goes on with afterwards', async () => {
    const key = 'two-gateways';
    const other = await runGateway({ UPLOADS_DIR: join(folder, 'parts') });
    const otherUrl = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const toOther = (offset: number) =>
      fetch(path(key).replace(url, otherUrl), {
        method: 'PATCH',
        headers: headersAt(offset),
        body: new Uint8Array(content.subarray(offset)),
      });
    const slow = httpRequest(path(key), {
      method: 'PATCH',
      headers: { ...headersAt(0), 'content-length': SIZE },
    });
    slow.on('error', () => undefined);
    slow.write(content.subarray(0, 1000));
    await expect.poll(async () => (await stateOf(key)).body.offset).toBe(1000);
    for (const offset of [0, 1000]) {
      const answer = await toOther(offset);
      expect(answer.status).toBe(409);
      expect(answer.headers.get('upload-offset')).toBe('1000');
    }
    slow.destroy();
    await expect.poll(async () => (await toOther(1000)).status, { timeout: 10_000 }).toBe(200);
    const [upload] = other.bank.received.filter(({ url: asked }) => asked.endsWith('/pre-upload'));
    expect(upload?.body).toContain(content.toString('latin1'));
    expect((await readdir(join(folder, 'parts'))).filter((name) => name.endsWith('.lock'))).toEqual([]);
    await other.close();
  });

  it('take over the lock of one that was killed, which then writes no more', async () => {
    const file = join(folder, 'left.lock');
    const killed = await UploadLock.take(file);
    expect(await UploadLock.take(file)).toBeNull();
    const long = new Date(Date.now() - STALE_MS - 1000);
    await utimes(file, long, long);
    const next = await UploadLock.take(file);
    expect([await killed?.isHeld(), await next?.isHeld()]).toEqual([false, true]);
    await killed?.release();
    expect(await next?.isHeld()).toBe(true);
    await next?.release();
    expect(await UploadLock.take(file)).not.toBeNull();
  });
});

describe('what waits', () => {
  it('belongs to the caller who began it', async () => {
    const key = 'somebodys-upload';
    await cut(key, 0, 1000);
    await expect.poll(async () => (await stateOf(key)).body.offset).toBe(1000);
    // Another browser that opens the same proposal has uploads of its own.
    expect((await stateOf(key, { cookie: await gateway.cookieFor(PROPOSAL) })).body.offset).toBe(0);
    expect((await stateOf(key, { cookie: await gateway.cookieFor(OTHER) })).status).toBe(404);
    expect((await stateOf(key, {})).status).toBe(404);
  });

  it('takes a file whatever its name', async () => {
    for (const [at, name] of ['%E0%A4%A', encodeURIComponent('ñ'.repeat(300)), 'x%F0%9F%9A%97'].entries()) {
      const answer = await send(`any-name-${at}`, 0, content, { 'upload-name': name });
      expect(answer.status).toBe(200);
    }
    expect(received()).toHaveLength(3);
  });

  it.each([
    ['another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['more than 10 MB', {}, { 'upload-length': String(10 * 1024 * 1024 + 1) }, 413],
    ['no length', {}, { 'upload-length': '' }, 400],
    ['a negative offset', {}, { 'upload-offset': '-1' }, 400],
    ['another type', {}, { 'content-type': 'application/json' }, 415],
    ['no cookie', {}, { cookie: '' }, 404],
  ])('takes nothing with %s', async (_name, _query, headers: Record<string, string>, status) => {
    const answer = await send('never-taken', 0, content, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ statusCode: status });
    expect(received()).toEqual([]);
  });

  it('takes no path for a key', async () => {
    const answer = await gateway.app.inject({
      url: `/files/uploads/..%2F..%2Fetc?proposal=${PROPOSAL}`,
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('is bounded in number, the oldest of a person going first, and in time', async () => {
    const parts = new PartialUploads(join(folder, 'bounded'));
    const id = (at: number) => ({ owner: 'somebody', proposal: PROPOSAL, key: `key-${at}` });
    for (let at = 0; at < 12; at += 1) await parts.append(id(at), 0, Readable.from([Buffer.from('abc')]), 3);
    const files = await readdir(join(folder, 'bounded'));
    expect(files).toHaveLength(8);
    expect(await parts.offset(id(11))).toBe(3);
    const old = new Date(Date.now() - 2 * 60 * 60_000);
    for (const file of files.slice(0, 5)) await utimes(join(folder, 'bounded', file), old, old);
    await parts.clean();
    expect(await readdir(join(folder, 'bounded'))).toHaveLength(3);
    parts.close();
  });
});
