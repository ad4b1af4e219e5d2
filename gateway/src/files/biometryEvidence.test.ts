import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { type Running, runGateway } from '../testing/gateway.ts';

const PROPOSAL = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const MB = 1024 * 1024;
const CHECK = {
  status: 'PENDING',
  bioValidated: false,
  evidence: { selfie: true, front: false, back: false },
  problems: [],
  processNumber: null,
  vivere: false,
  isStandIn: true,
  imagesDeletedAt: null,
  image: 'c2VjcmV0',
};

let gateway: Running;
let url: string;
let cookie: string;
beforeAll(async () => {
  gateway = await runGateway();
  url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  cookie = await gateway.cookieFor(PROPOSAL);
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.bank.received.length = 0;
  gateway.bank.script = (_request, response) => json(response, 200, CHECK);
});

const send = (
  evidence: string,
  body: Uint8Array<ArrayBuffer> = new Uint8Array([1, 2, 3]),
  { proposal = PROPOSAL, ...headers }: Record<string, string> = {},
) =>
  fetch(`${url}/files/biometry/${evidence}?proposal=${proposal}`, {
    method: 'POST',
    body,
    headers: { cookie, 'content-type': 'image/jpeg', ...headers },
  });

describe('an identity check photo', () => {
  it.each([
    ['selfie', '/api/biometry/save_selfie', 'image'],
    ['front', '/api/biometry/save_id', 'front'],
    ['back', '/api/biometry/save_id', 'back'],
  ])('[CA-73] [CA-75] is sent to the bank and never returned: %s', async (evidence, path, field) => {
    const answer = await send(evidence, new Uint8Array([1, 2, 3]), { 'idempotency-key': 'k1' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ status: 'PENDING', evidence: CHECK.evidence, problems: [] });
    const [received] = gateway.bank.received;
    expect(received?.url).toBe(path);
    expect(received?.headers['idempotency-key']).toMatch(/^k1:save/);
    expect(JSON.parse(received?.body ?? '')).toEqual({ proposalId: PROPOSAL, [field]: 'AQID' });
  });

  it('[CA-75] is sent with the number from its barcode if it is a front; other text is rejected', async () => {
    const number = (of: string) => ({ 'document-number': of });
    expect((await send('front', undefined, number('30123456'))).status).toBe(200);
    expect((await send('back', undefined, number('30123456'))).status).toBe(200);
    const bodies = gateway.bank.received.map(({ body }) => JSON.parse(body) as unknown);
    expect(bodies).toEqual([
      { proposalId: PROPOSAL, front: 'AQID', frontDocument: '30123456' },
      { proposalId: PROPOSAL, back: 'AQID' },
    ]);
    expect((await send('front', undefined, number('LOPEZ@30123456'))).status).toBe(400);
    expect(gateway.bank.received).toHaveLength(2);
  });

  it('is rejected with a message if it is too large, whatever length it declares', async () => {
    const answer = await send('selfie', new Uint8Array(6 * MB));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ statusCode: 413 });
    const chunked = await fetch(`${url}/files/biometry/selfie?proposal=${PROPOSAL}`, {
      method: 'POST',
      body: new Blob([new Uint8Array(6 * MB)]).stream(),
      headers: { cookie, 'content-type': 'image/png' },
      duplex: 'half',
    });
    expect(chunked.status).toBe(413);
    expect(await chunked.json()).toMatchObject({ code: 'PICTURE_TOO_BIG' });
    expect(gateway.bank.received).toHaveLength(0);
  });

  it.each([
    ["another's proposal", 'selfie', { proposal: OTHER }, 404],
    ['no proposal', 'selfie', { proposal: 'x' }, 404],
    ['no cookie', 'selfie', { cookie: '' }, 404],
    ['another photo', 'passport', {}, 404],
    ['another site', 'selfie', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', 'selfie', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('is rejected and not sent for %s', async (_name, evidence, headers, status) => {
    const answer = await send(evidence, undefined, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ statusCode: status });
    expect(gateway.bank.received).toHaveLength(0);
  });

  it.each(['TOO_DARK', 'OTHER_DOCUMENT'])("returns the bank's rejection: %s", async (code) => {
    const message = 'Sacala de nuevo.';
    gateway.bank.script = (_request, response) => json(response, 400, { code, message });
    const answer = await send('front');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ statusCode: 400, code, message });
  });

  it.each([
    ['fails', 500, {}],
    ['breaks the contract', 200, { status: 'PENDING' }],
  ])('returns 503 if the bank %s', async (_name, status, body) => {
    gateway.bank.script = (_request, response) => json(response, status, body);
    const answer = await send('selfie');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('a contract', () => {
  it.each([
    [`/files/contracts/${PROPOSAL}`, `/api/contract/${PROPOSAL}/download`],
    [`/files/contracts/${PROPOSAL}/vivere`, `/api/contract/vivere/${PROPOSAL}/download`],
  ])('[CA-66] [CA-69] is an attachment: %s', async (path, asked) => {
    gateway.bank.script = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
    const answer = await fetch(`${url}${path}`, { headers: { cookie } });
    expect(answer.headers.get('content-disposition')).toBe('attachment');
    expect(await answer.text()).toBe('%PDF');
    expect(gateway.bank.received[0]?.url).toBe(asked);
  });

  it.each([`/files/contracts/${OTHER}`, `/files/contracts/${PROPOSAL}/other`])(
    'is not found: %s',
    async (path) => {
      expect((await fetch(`${url}${path}`, { headers: { cookie } })).status).toBe(404);
      expect(gateway.bank.received).toHaveLength(0);
    },
  );
});
