import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { type Running, runGateway } from '../testing/gateway.ts';

const PROPOSAL = '00000000-0000-4000-8000-000000000001';
const DOCUMENT = '00000000-0000-4000-8000-000000000002';
const MB = 1024 * 1024;

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
  gateway.bank.script = (_request, response) => json(response, 200, { fileId: DOCUMENT });
});

function upload(size: number, headers: Record<string, string> = {}, proposal = PROPOSAL) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(size).fill(65)]), 'frente.jpg');
  return fetch(`${url}/files/pre-upload?proposal=${proposal}`, {
    method: 'POST',
    body: form,
    headers: { cookie, ...headers },
  });
}

describe('an upload', () => {
  it('[CA-52] is streamed to the bank unchanged, with its proposal and key', async () => {
    const answer = await upload(9 * MB, { 'idempotency-key': 'k1' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ fileId: DOCUMENT });
    const [received] = gateway.bank.received;
    expect(received?.url).toBe('/api/documentation/pre-upload');
    expect(received?.headers).toMatchObject({
      'x-proposal-id': PROPOSAL,
      'idempotency-key': 'k1:pre-upload',
    });
    expect(received?.headers['content-type']).toContain('multipart/form-data; boundary=');
    expect(received?.body).toContain('filename="frente.jpg"');
    expect(received?.body.length).toBeGreaterThan(9 * MB);
  });

  it('is rejected with a message if it is too large, whatever length it declares', async () => {
    const answer = await upload(11 * MB);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ statusCode: 413, code: 'FILE_TOO_BIG' });
  });

  it('gets Retry-After from a busy bank, and later uploads are still sent', async () => {
    const busy = { statusCode: 503, code: 'BUSY', message: 'Estamos con mucho trabajo.' };
    gateway.bank.script = (_request, response) => {
      response.setHeader('retry-after', '5');
      json(response, 503, busy);
    };
    for (let at = 0; at < 30; at += 1) {
      const answer = await upload(10, { 'idempotency-key': `busy-${at}` });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    const keys = gateway.bank.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toContain('busy-29:pre-upload');
  });

  it("returns the bank's rejection", async () => {
    const refusal = { statusCode: 415, code: 'FILE_TYPE', message: 'Subí una foto o un PDF.' };
    gateway.bank.script = (_request, response) => json(response, 200, refusal);
    const answer = await upload(10);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual(refusal);
  });

  it("does not return the bank's message if its code is unknown", async () => {
    const refusal = {
      statusCode: '409',
      code: 'CONSTRAINT',
      message: 'SQLSTATE 23505 at /srv/bank/store.ts',
    };
    gateway.bank.script = (_request, response) => json(response, 200, refusal);
    const answer = await upload(10);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ statusCode: 409, code: 'CONFLICT' });
  });

  it.each([
    ["another's proposal", {}, DOCUMENT, 404],
    ['no proposal', {}, 'x', 404],
    ['another site', { 'sec-fetch-site': 'cross-site' }, PROPOSAL, 403],
    ['no cookie', { cookie: '' }, PROPOSAL, 404],
  ])('is rejected and not sent for %s', async (_name, headers, proposal, status) => {
    const answer = await upload(10, { 'idempotency-key': 'nobody', ...headers }, proposal);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ statusCode: status });
    // Compare keys: the bank may still be recording an upload that was aborted earlier.
    const keys = gateway.bank.received.map((request) => String(request.headers['idempotency-key']));
    expect(keys.filter((key) => key.startsWith('nobody'))).toEqual([]);
  });

  it('must be a form', async () => {
    const answer = await fetch(`${url}/files/pre-upload?proposal=${PROPOSAL}`, {
      method: 'POST',
      body: '{}',
      headers: { cookie, 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: 'MEDIA_TYPE' });
  });

  it('returns 503 and Retry-After if the bank fails', async () => {
    gateway.bank.script = (_request, response) => void response.destroy();
    const answer = await upload(10);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});

describe('a download', () => {
  const path = `/files/documents/${PROPOSAL}/${DOCUMENT}`;

  it('[CA-58] is a sandboxed attachment that is never cached', async () => {
    gateway.bank.script = (_request, response) =>
      void response
        .writeHead(200, {
          'content-type': 'text/html',
          'content-disposition': "inline; filename*=UTF-8''dni%20frente.pdf",
        })
        .end('<script>1</script>');
    const answer = await fetch(`${url}${path}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''dni%20frente.pdf",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(gateway.bank.received[0]?.url).toBe(
      `/api/documentation/${PROPOSAL}/get_document?documentId=${DOCUMENT}`,
    );
  });

  it.each([
    ['small', `documentId=${DOCUMENT}&size=small`],
    ['1&documentId=other', `documentId=${DOCUMENT}`],
  ])('[CA-58] with size %s requests %s', async (size, query) => {
    await fetch(`${url}${path}?size=${size}`, { headers: { cookie } });
    expect(gateway.bank.received[0]?.url).toBe(`/api/documentation/${PROPOSAL}/get_document?${query}`);
  });

  it("of another person's proposal is not found, without calling the bank", async () => {
    const answer = await fetch(`${url}/files/documents/${DOCUMENT}/${DOCUMENT}`, { headers: { cookie } });
    expect(answer.status).toBe(404);
    expect(gateway.bank.received).toHaveLength(0);
  });
});

describe('a document generated by the bank', () => {
  const path = `/files/generated/${PROPOSAL}/FORM_03`;

  it('[CA-57] [EN-12] is streamed as an attachment', async () => {
    gateway.bank.script = (_request, response) =>
      void response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': "attachment; filename*=UTF-8''formulario-03-1042.pdf",
        })
        .end('%PDF-1.7');
    const answer = await fetch(`${url}${path}`, { headers: { cookie } });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/formulario-03-1042\.pdf$/);
    expect(await answer.text()).toBe('%PDF-1.7');
    expect(gateway.bank.received[0]?.url).toBe(
      `/api/documentation/${PROPOSAL}/generate-document?documentName=FORM_03`,
    );
  });

  it("[CA-57] is rejected with the bank's message if it is not ready", async () => {
    const body = {
      statusCode: 409,
      code: 'DOCUMENT_NOT_READY',
      message: 'Todavía faltan datos para armar este documento.',
      fields: { 'vehicle.chassis': 'Falta este dato.' },
    };
    gateway.bank.script = (_request, response) => json(response, 409, body);
    const answer = await fetch(`${url}${path}`, { headers: { cookie } });
    expect(answer.status).toBe(409);
    const { fields: _fields, ...told } = body;
    expect(await answer.json()).toEqual(told);
  });

  it('[CA-57] is not found if it is unlisted or belongs to another person', async () => {
    for (const wrong of [
      `/files/generated/${PROPOSAL}/..%2f..%2fsecrets`,
      `/files/generated/${PROPOSAL}/ANYTHING`,
      `/files/generated/${DOCUMENT}/FORM_03`,
    ]) {
      expect((await fetch(`${url}${wrong}`, { headers: { cookie } })).status).toBe(404);
    }
    expect(gateway.bank.received).toHaveLength(0);
  });
});
