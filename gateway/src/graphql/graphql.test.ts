import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { PRODUCTION, type Running, runGateway } from '../testing/gateway.ts';

const provinces = [{ id: 1, name: 'CAPITAL FEDERAL', cpaLetter: 'C' }];
const QUERY = '{ provinces { id name postalLetter } }';
const hash = createHash('sha256').update(QUERY).digest('hex');

let open: Running;
let production: Running;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const manifest = join(folder, 'documents.json');
  await writeFile(manifest, JSON.stringify({ [`sha256:${hash}`]: QUERY }));
  open = await runGateway({}, {}, { trustedDocumentsFile: manifest });
  production = await runGateway(PRODUCTION, {}, { trustedDocumentsFile: manifest });
  for (const { bank } of [open, production]) {
    bank.script = ({ url }, response) =>
      url.includes('get_states') ? json(response, 200, provinces) : json(response, 500, { code: 'INTERNAL' });
  }
});
afterAll(async () => {
  await open.close();
  await production.close();
  await rm(folder, { recursive: true });
});

const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

/** Adds the header that this server requires on GET and the audits do not send. */
function fetchFn(input: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('apollo-require-preflight', 'yes');
  return fetch(input, { ...init, headers });
}

describe('GraphQL over HTTP', () => {
  it('passes every audit of graphql-http', async () => {
    const url = `${await open.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
    const audits = serverAudits({ url, fetchFn });
    const results = await Promise.all(audits.map((audit) => audit.fn()));
    expect(results.filter(({ status }) => status !== 'ok').map(({ name }) => name)).toEqual([]);
    expect(results.length).toBeGreaterThanOrEqual(61);
  });

  it("responds with the bank's data", async () => {
    const answer = await open.graphql({ query: QUERY });
    expect(answer.json()).toEqual({
      data: { provinces: [{ id: '1', name: 'CAPITAL FEDERAL', postalLetter: 'C' }] },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('masks a failure as a code, a generic message and the request id', async () => {
    const answer = await open.graphql({ query: '{ genders { id } }' }, { 'x-request-id': 'r-42' });
    expect(answer.json().errors).toEqual([
      {
        message: 'The bank refused the call.',
        path: ['genders'],
        extensions: { code: 'BANK_ERROR', requestId: 'r-42' },
      },
    ]);
  });

  it.each([
    ['a batch', [{ query: QUERY }]],
    ['an empty body', {}],
    ['a query that is not text', { query: 5 }],
  ])('includes the request id in the error for %s', async (_what, body) => {
    const answer = await open.graphql(body, { 'x-request-id': 'r-43' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions).toEqual({ code: 'BAD_REQUEST', requestId: 'r-43' });
  });

  it.each([
    ['application/graphql-response+json', 401],
    ['application/json', 200],
  ])('rejects an invalid token in the media type that the client accepts: %s', async (accept, status) => {
    const answer = await open.graphql({ query: QUERY }, { accept, authorization: 'Bearer a.b.c' });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe(`${accept}; charset=utf-8`);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('describes a scalar’s format', async () => {
    const input = 'financedAmount: "veinte", term: 12, mode: FIXED';
    const answer = await open.graphql({ query: `{ indicativeQuote(input: { ${input} }) { terms } }` });
    expect(answer.json().errors[0]).toMatchObject({
      message: expect.stringContaining('Decimal must be decimal text such as 955420.91.'),
    });
  });

  it('names a broken rule and its field', async () => {
    const answer = await open.graphql({
      query: '{ indicativeQuote(input: { financedAmount: "5", term: 12, mode: FIXED }) { terms } }',
    });
    expect(answer.json().errors[0]).toMatchObject({
      message: 'financedAmount must be an amount of pesos from 1000000 to 89999999.',
      extensions: { code: 'BAD_USER_INPUT', field: 'financedAmount' },
    });
  });

  it('rejects text that databases cannot store, in a variable or a literal', async () => {
    const query = 'query Type($name: String!) { __type(name: $name) { name } }';
    const accept = { accept: 'application/graphql-response+json' };
    for (const name of ['a\0b', '\ud800']) {
      const answer = await open.graphql({ query, variables: { name } }, accept);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'name' });
    }
    const literal = await open.graphql({ query: '{ __type(name: "a\\u0000b") { name } }' });
    expect(literal.json().errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('trusted documents', () => {
  it('are served by hash, with or without its prefix, by POST and GET', async () => {
    for (const sha of [hash, `sha256:${hash}`]) {
      expect((await production.graphql(persisted(sha))).json()).toMatchObject({
        data: { provinces: [{ id: '1' }] },
      });
    }
    const extensions = encodeURIComponent(JSON.stringify(persisted(hash).extensions));
    const answer = await production.app.inject({
      url: `/graphql?extensions=${extensions}`,
      headers: { 'apollo-require-preflight': 'yes' },
    });
    expect(answer.json()).toMatchObject({ data: { provinces: [{ id: '1' }] } });
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('are the only operations in production, without introspection', async () => {
    for (const body of [
      { query: QUERY },
      { query: '{ __schema { types { name } } }' },
      { query: QUERY, ...persisted('0'.repeat(64)) },
      [],
    ]) {
      const answer = await production.graphql(body);
      expect(answer.json()).not.toHaveProperty('data');
      expect(answer.json().errors[0].extensions.code).toMatch(
        /OPERATION_NOT_TRUSTED|PERSISTED_QUERY_NOT_FOUND/,
      );
    }
  });

  it('can be sent as text for an unknown hash in the demo', async () => {
    const unknown = persisted('0'.repeat(64));
    expect((await open.graphql(unknown)).json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await open.graphql({ query: QUERY, ...unknown })).json()).toHaveProperty('data');
  });

  it('are not cached if they contain personal data [RO-04]', async () => {
    const answer = await open.app.inject({
      url: `/graphql?query=${encodeURIComponent('{ currentProposal { id } provinces { id } }')}`,
      headers: { 'apollo-require-preflight': 'yes' },
    });
    expect(answer.json()).toMatchObject({ data: { currentProposal: null } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe("a guest's cookie", () => {
  it('is set by a mutation as HttpOnly and SameSite=Strict', async () => {
    open.bank.script = (_request, response) =>
      json(response, 404, { code: 'NO_PROPOSAL', message: 'x', statusCode: 404 });
    const query =
      'mutation { findProposal(input: { documentNumber: "30111222" }) { match { id } userErrors { code } } }';
    const answer = await open.graphql({ query });
    expect(answer.json()).toMatchObject({ data: { findProposal: { userErrors: [] } } });
    expect(answer.headers['set-cookie']).toMatch(
      /^guest=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });
});
