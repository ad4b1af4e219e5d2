import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { PRODUCTION, type Running, runGateway } from '../testing/gateway.ts';

/** Each operation calls the bank; the first also sets a cookie. */
const WRITE = 'mutation Find { findProposal(input: { documentNumber: "30111222" }) { match { id } } }';
const READ = 'query Provinces { provinces { id } }';
const BOTH = `${READ} ${WRITE}`;
const NAMELESS = WRITE.replace(' Find', '');
const ACCEPT = 'application/graphql-response+json';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let folder: string;
const gateways = new Map<string, Running>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'methods-'));
  const manifest = join(folder, 'documents.json');
  const texts = [WRITE, READ, BOTH, NAMELESS];
  await writeFile(manifest, JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text]))));
  const documents = { trustedDocumentsFile: manifest };
  gateways.set('demo', await runGateway({}, {}, documents));
  gateways.set('production', await runGateway(PRODUCTION, {}, documents));
});
afterAll(async () => {
  for (const gateway of gateways.values()) await gateway.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  for (const { bank } of gateways.values()) {
    bank.received.length = 0;
    bank.script = ({ url }, response) =>
      url.includes('get_states') ? json(response, 200, []) : json(response, 404, { code: 'NO_PROPOSAL' });
  }
});

function running(profile: string): Running {
  const gateway = gateways.get(profile);
  if (gateway === undefined) throw new Error(`no gateway of ${profile}`);
  return gateway;
}

/** Returns a request by hash in production and by text in the demo. */
function asked(profile: string, text: string, operationName: string | undefined) {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(text) } };
  const document = profile === 'production' ? { extensions } : { query: text };
  return { ...document, ...(operationName === undefined ? {} : { operationName }) };
}

async function byGet(profile: string, text: string, operationName: string | undefined) {
  const parts = Object.entries(asked(profile, text, operationName)).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return running(profile).app.inject({
    url: `/graphql?${new URLSearchParams(parts).toString()}`,
    headers: { 'apollo-require-preflight': '1', accept: ACCEPT },
  });
}

const byPost = (profile: string, text: string, operationName: string | undefined) =>
  running(profile).graphql(asked(profile, text, operationName), { accept: ACCEPT });

const NAMES: readonly [string, string][] = [
  ['unknown', 'Nope'],
  ['empty', ''],
  ['of the prototype', '__proto__'],
  ['of a constructor', 'constructor'],
  ['of a method', 'toString'],
  ['of a space', ' '],
  ['in another case', 'find'],
  ['with a NUL', 'Find\u0000'],
  ['of 10 kB', 'N'.repeat(10_000)],
];
const PROFILES = ['demo', 'production'] as const;
const wrongNames = PROFILES.flatMap((profile) => NAMES.map(([kind, name]) => [profile, kind, name] as const));

describe('an operation that is not in the document', () => {
  it.each(wrongNames)('is not run in the %s profile, by POST: a name %s', async (profile, _kind, name) => {
    for (const text of [WRITE, READ, BOTH, NAMELESS]) {
      const answer = await byPost(profile, text, name);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
      });
      expect(answer.json()).not.toHaveProperty('data');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(running(profile).bank.received).toEqual([]);
  });

  it.each(wrongNames)('is not run in the %s profile, by GET: a name %s', async (profile, _kind, name) => {
    const read = await byGet(profile, READ, name);
    expect(read.statusCode).toBe(400);
    expect(read.json()).toMatchObject({
      errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
    });
    for (const text of [WRITE, BOTH, NAMELESS]) {
      const answer = await byGet(profile, text, name);
      expect(answer.statusCode).toBe(405);
      expect(answer.json()).not.toHaveProperty('data');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(running(profile).bank.received).toEqual([]);
  });
});

describe('a GET', () => {
  it.each(
    PROFILES.flatMap((profile) =>
      [
        ['a mutation by its name', WRITE, 'Find'],
        ['an anonymous mutation', NAMELESS, undefined],
        ['the only mutation, without operationName', WRITE, undefined],
        ['the query of a query and a mutation', BOTH, 'Provinces'],
        ['the mutation of a query and a mutation', BOTH, 'Find'],
        ['a query and a mutation, without operationName', BOTH, undefined],
      ].map(([kind, text, name]) => [profile, kind, text ?? '', name] as const),
    ),
  )('runs no document with a mutation in the %s profile: %s', async (profile, _kind, text, name) => {
    const answer = await byGet(profile, text, name);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
    expect(answer.headers['content-type']).toContain(ACCEPT);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST', requestId: expect.any(String) } }],
    });
    expect(running(profile).bank.received).toEqual([]);
  });

  it.each(PROFILES)('runs a query in the %s profile, cacheable by media type', async (profile) => {
    const answer = await byGet(profile, READ, 'Provinces');
    expect(answer.json()).toEqual({ data: { provinces: [] } });
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'accept' });
  });
});

describe('a POST', () => {
  it.each(PROFILES)('runs the operation that it names in the %s profile', async (profile) => {
    expect((await byPost(profile, BOTH, 'Find')).json()).toMatchObject({
      data: { findProposal: { match: {} } },
    });
    expect((await byPost(profile, BOTH, 'Provinces')).json()).toEqual({ data: { provinces: [] } });
    expect((await byPost(profile, BOTH, undefined)).statusCode).toBe(400);
  });
});
