import { bankCredential, SERVICE_KEY_HEADER } from '@prendarios/servers/bankCredential';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BankClient } from '../../gateway/src/bank/client/BankClient.ts';
import { sendToBank } from '../../gateway/src/files/files.ts';
import { inlined } from '../../upstream/bank/src/testing/inlined.ts';
import { everyCall } from '../faults/everyCall.ts';
import { readRequirements } from '../ledger/ledger.ts';
import { root } from '../support/sourceFiles.ts';
import { endpointsOf, isCallOf } from './coverage.ts';

const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean() });
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).min(1),
  parameters: z.array(parameter),
  responses: z.record(
    z.string(),
    z.object({ headers: z.record(z.string(), z.object({ required: z.boolean() })).optional() }),
  ),
});
const openApi = z.object({
  openapi: z.string(),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  components: z.object({
    securitySchemes: z.record(
      z.string(),
      z.object({ in: z.string().optional(), name: z.string().optional() }),
    ),
    schemas: z.record(z.string(), z.unknown()),
  }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

const file: unknown = JSON.parse(readFileSync(join(root, 'upstream/bank/openapi.json'), 'utf8'));
const document = openApi.parse(inlined(file));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({
    call: `${method.toUpperCase()} ${path}`,
    method,
    path,
    ...one,
  })),
);

describe('the bank’s OpenAPI document', () => {
  it('has every call in the contract under a unique name', () => {
    expect(document.openapi).toBe('3.1.0');
    const calls = readRequirements().filter(({ kind }) => kind === 'call');
    expect(
      endpointsOf(file)
        .flatMap(({ ids }) => ids)
        .toSorted(),
    ).toEqual(calls.map(({ id }) => id).toSorted());
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  it('has a one-line summary and a described tag for each call', () => {
    const groups = document.tags.map(({ name }) => name);
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(groups));
    expect(document.tags.filter(({ description }) => !/^[A-Z].+\.$/.test(description))).toEqual([]);
    expect(
      operations.filter(({ summary }) => !/^[A-Z].{5,59}[^.]$/.test(summary)).map(({ call }) => call),
    ).toEqual([]);
  });

  it('lists the codes of every error response', () => {
    const refusal = z.object({
      content: z.object({
        'application/json': z.object({
          schema: z.object({
            allOf: z.tuple([
              z.object({ required: z.array(z.string()) }),
              z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()).min(1) }) }) }),
            ]),
          }),
        }),
      }),
    });
    for (const { call, responses } of operations) {
      const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      expect(refusals.length, call).toBeGreaterThanOrEqual(3);
    }
    const paths = z
      .object({
        paths: z.record(
          z.string(),
          z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
        ),
      })
      .parse(inlined(file)).paths;
    const wrong = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.entries(responses))
      .filter(([status, one]) => Number(status) >= 400 && !refusal.safeParse(one).success);
    expect(wrong).toEqual([]);
  });

  it('has an example request and response for each call', () => {
    const media = z.record(z.string(), z.object({ example: z.unknown().optional() }));
    const whole = z
      .object({
        paths: z.record(
          z.string(),
          z.record(
            z.string(),
            z.object({
              requestBody: z.object({ content: media }).optional(),
              responses: z.object({ 200: z.object({ content: media }) }),
            }),
          ),
        ),
      })
      .parse(file);
    const without = Object.entries(whole.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .flatMap(([method, { requestBody, responses }]) => [
          { name: `${method} ${path} request`, content: requestBody?.content ?? {} },
          { name: `${method} ${path} answer`, content: responses[200].content },
        ])
        .filter(({ content }) => {
          // File responses have only a content type.
          const body = content['application/json'];
          return body !== undefined && body.example === undefined;
        })
        .map(({ name }) => name),
    );
    expect(without).toEqual([]);
  });

  it('references every component it defines and no others', () => {
    const names = [...JSON.stringify(file).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(new Set(names)).toEqual(new Set(Object.keys(document.components.schemas)));
  });
});

/** Headers of HTTP itself. */
const TRANSPORT = new Set([
  'host',
  'connection',
  'content-length',
  'content-type',
  'transfer-encoding',
  'accept',
]);
const CALLER = {
  requestId: 'r1',
  subject: 'guest:1',
  clientAddress: '192.0.2.1',
  idempotencyKey: 'k1',
  token: 'a.b.c',
  signal: null,
};

describe('a call’s headers', () => {
  const received = new Map<string, Set<string>>();
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const call = `${method} ${url.replace(/^\/api/, '').split('?')[0]}`;
    received.set(call, new Set([...(received.get(call) ?? []), ...Object.keys(headers)]));
    request.resume().on('end', () => response.setHeader('etag', '"1"').end('{}'));
  });
  let client: BankClient;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = z.object({ port: z.number() }).parse(server.address());
    client = new BankClient({
      apiUrl: `http://127.0.0.1:${port}/api`,
      credential: bankCredential({ key: 'key', header: SERVICE_KEY_HEADER }),
      observe: () => ({ headers: { traceparent: '00-1-1-00' }, end: () => undefined }),
    });
    for (const call of everyCall()) {
      // No call accepts this answer; only the request matters here.
      await client.call(call, CALLER).catch(() => undefined);
    }
    await client.version({ name: 'get_proposals', path: '/proposals/get_proposals' }, CALLER, '"1"');
    const upload = { caller: CALLER, proposal: 'p1', contentType: 'multipart/form-data', signal: null };
    await sendToBank({ client } as Parameters<typeof sendToBank>[0], {
      ...upload,
      body: Readable.from(['x']),
    });
  });
  afterAll(async () => {
    await client.close();
    server.close();
  });

  const declared = ({ parameters, security }: (typeof operations)[number]) => {
    const schemes = new Set(security.flatMap((one) => Object.keys(one)));
    return new Set([
      ...parameters.filter((one) => one.in === 'header').map(({ name }) => name),
      ...[...schemes].map((name) => document.components.securitySchemes[name]?.name ?? 'authorization'),
    ]);
  };
  const sentTo = ({ method, path }: (typeof operations)[number]) =>
    [...received].filter(([call]) => {
      const [verb = '', address = ''] = call.split(' ');
      return isCallOf({ ids: [], method: method.toUpperCase(), path }, { method: verb, path: address });
    });

  it('are declared if the gateway sends them', () => {
    const undeclared = operations.flatMap((one) =>
      sentTo(one).flatMap(([call, headers]) =>
        [...headers]
          .filter((name) => !TRANSPORT.has(name) && !declared(one).has(name))
          .map((name) => `${call}: ${name}`),
      ),
    );
    expect(undeclared).toEqual([]);
    expect(received.size).toBeGreaterThan(75);
  });

  it('are sent if they are required', () => {
    const missing = operations.flatMap((one) =>
      sentTo(one).flatMap(([call, headers]) =>
        one.parameters
          .filter((header) => header.in === 'header' && header.required && !headers.has(header.name))
          .map(({ name }) => `${call}: ${name}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('include an idempotency key for every write and an ETag where the gateway reads one', () => {
    const keyed = operations.filter((one) =>
      sentTo(one).some(([, headers]) => headers.has('idempotency-key')),
    );
    expect(keyed.length).toBeGreaterThan(30);
    expect(keyed.filter((one) => !one.parameters.some(({ name }) => name === 'idempotency-key'))).toEqual([]);
    const versioned = operations.filter((one) =>
      sentTo(one).some(([, headers]) => headers.has('if-none-match')),
    );
    expect(versioned.map(({ operationId }) => operationId).toSorted()).toEqual(['getProposals']);
    expect(versioned.every(({ responses }) => responses['200']?.headers?.['ETag']?.required === true)).toBe(
      true,
    );
  });
});
