import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { PRODUCTION, type Running, runGateway } from '../testing/gateway.ts';

/* Attacks from graphql-cop, graphql-armor and the OWASP GraphQL cheat sheet. */
const QUERY = '{ provinces { id name } }';
const MUTATION = 'mutation { signOut { userErrors { message } } }';
const GRAPHQL = 'application/graphql-response+json';
/** Makes the minimum limits apply. */
const NO_MANIFEST = { trustedDocumentsFile: '/nonexistent' };

let open: Running;
/** Like production, but accepts operation texts, which no setting allows. */
let closed: Running;
beforeAll(async () => {
  open = await runGateway({}, {}, NO_MANIFEST);
  closed = await runGateway(PRODUCTION, {}, { ...NO_MANIFEST, trustedDocuments: false });
  for (const { bank } of [open, closed]) {
    bank.script = ({ url }, response) =>
      url.includes('get_states') ? json(response, 200, []) : json(response, 500, { code: 'INTERNAL' });
  }
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

type Answer = { data?: unknown; errors: { message: string; extensions: Record<string, unknown> }[] };

async function refusedBy(gateway: Running, body: unknown, headers: Record<string, string> = {}) {
  const asked = gateway.bank.received.length;
  const answer = await gateway.graphql(body, { accept: GRAPHQL, ...headers });
  expect(gateway.bank.received.length, 'the bank was asked').toBe(asked);
  expect(answer.headers['content-type']).toMatch(/json/);
  return { status: answer.statusCode, body: answer.json<Answer>(), length: answer.body.length };
}

describe('a malformed request', () => {
  it.each([
    ['text that another site could send', 'text/plain', JSON.stringify({ query: MUTATION }), 415],
    ['a form', 'application/x-www-form-urlencoded', `query=${encodeURIComponent(MUTATION)}`, 415],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x--', 415],
    ['a batch', 'application/json', JSON.stringify([{ query: QUERY }, { query: QUERY }]), 400],
    ['a batch of many logins', 'application/json', `[${`{"query":"${QUERY}"},`.repeat(99)}{}]`, 400],
    ['an invalid JSON body', 'application/json', '{"query":', 400],
    ['a key that reaches the prototype', 'application/json', '{"query":"{ a }","__proto__":{"x":1}}', 400],
    ['an empty body', 'application/json', '', 400],
    ['a query that is not text', 'application/json', '{"query":{"a":1}}', 400],
    ['variables that are not an object', 'application/json', `{"query":"${QUERY}","variables":[1]}`, 400],
  ])('is rejected: %s', async (_name, type, body, status) => {
    const answer = await refusedBy(open, body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.body).not.toHaveProperty('data');
  });

  it('is rejected in JSON above 100 kB', async () => {
    const answer = await refusedBy(open, { query: QUERY, padding: 'x'.repeat(101 * 1024) });
    expect(answer).toMatchObject({
      status: 413,
      body: { errors: [{ message: 'The request is over 100 kB.', extensions: { code: 'TOO_LARGE' } }] },
    });
  });

  it.each([
    ['without the preflight header', QUERY, {}, 400],
    ['with a mutation', MUTATION, { 'apollo-require-preflight': 'yes' }, 405],
    [
      'with a mutation in a fragment',
      'mutation { ...F } fragment F on Mutation { signOut { userErrors { message } } }',
      { 'apollo-require-preflight': 'yes' },
      405,
    ],
  ])('is rejected as a GET %s', async (_name, query, headers, status) => {
    const asked = open.bank.received.length;
    const answer = await open.app.inject({
      url: `/graphql?query=${encodeURIComponent(query)}`,
      headers: { accept: GRAPHQL, ...headers },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/json/);
    expect(open.bank.received.length).toBe(asked);
  });

  it.each([
    ['PUT', 'application/json'],
    ['PUT', 'text/plain'],
    ['DELETE', undefined],
    ['PATCH', 'application/json'],
    ['OPTIONS', undefined],
    ['TRACE', undefined],
  ] as const)('is rejected as %s with the content type %s', async (method, type) => {
    const answer = await open.app.inject({
      method,
      url: '/graphql?query={__typename}',
      ...(type !== undefined && {
        headers: { 'content-type': type },
        payload: JSON.stringify({ query: QUERY }),
      }),
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({ allow: 'GET, POST', 'cache-control': 'no-store' });
    expect(answer.json()).toEqual({
      errors: [
        {
          message: 'The endpoint takes GET and POST.',
          extensions: { code: 'METHOD_NOT_ALLOWED', requestId: expect.any(String) },
        },
      ],
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
  ])('is rejected from %s', async (_name, headers) => {
    const answer = await refusedBy(open, { query: QUERY }, headers);
    expect(answer).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
    });
  });
});

const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
const doubling = (links: number) =>
  `${times(links, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)} fragment F${links} on Query { provinces { id } }`;

describe('an operation over its limit', () => {
  it.each([
    ['aliases of __typename', `{ ${times(11, (at) => `a${at}: __typename`)} }`, '(aliases)'],
    ['aliases of a field', `{ ${times(11, (at) => `a${at}: provinces { id }`)} }`, '(aliases)'],
    [
      'aliases hidden in a fragment',
      `{ ${times(11, () => '...F')} } fragment F on Query { a: __typename }`,
      '(aliases)',
    ],
    [
      'aliases in a second operation',
      `query A { __typename } query B { ${times(11, (at) => `a${at}: __typename`)} }`,
      '(aliases)',
    ],
    // The schema has no path this deep, so the fields do not exist; the limit is reported along with unknown fields.
    ['depth', `{ ${'deeper { '.repeat(8)} id ${'} '.repeat(8)} }`, '(depth)'],
    [
      'depth through fragments',
      `{ ...F0 } ${times(8, (at) => `fragment F${at} on Query { a { ...F${at + 1} } }`)} fragment F8 on Query { a }`,
      '(depth)',
    ],
    ['depth through inline fragments', `{ ${'a { ... { '.repeat(8)} id ${'} } '.repeat(8)} }`, '(depth)'],
    ['a repeated field', `{ provinces { ${'id '.repeat(200)} } }`, '(fields)'],
    ['repeated __typename', `{ ${'__typename '.repeat(201)} }`, '(fields)'],
    ['fragments that double', `{ ...F0 } ${doubling(20)}`, '(fields)'],
    [
      'fragments that double in a mutation without effect',
      `mutation { ...F0 } ${times(40, (at) => `fragment F${at} on Mutation { ...F${at + 1} ...F${at + 1} }`)} fragment F40 on Mutation { __typename }`,
      '(fields)',
    ],
    ['directives', `{ provinces { id ${'@include(if: true) '.repeat(11)} } }`, '(directives)'],
    ['unknown directives', `{ provinces { id ${'@aa '.repeat(11)} } }`, '(directives)'],
    [
      'directives under introspection',
      `{ __schema { types { name ${'@skip(if: false) '.repeat(11)} } } }`,
      '(directives)',
    ],
    ['directives of the operation', `query Q ${'@aa '.repeat(11)} { __typename }`, '(directives)'],
    ['tokens', `{ ${'provinces { id } '.repeat(130)} }`, 'more that 500 tokens'],
    ['tokens of a list', `{ provinces(a: [${'1 '.repeat(500)}]) { id } }`, 'more that 500 tokens'],
    ['brackets', `{ a(b: ${'['.repeat(600)} }`, 'more that 500 tokens'],
    ['mutations', `mutation { a: ${MUTATION.slice(11, -2)} b: ${MUTATION.slice(11, -2)} }`, '(mutations)'],
    [
      'mutations in a fragment',
      `mutation { ...F ...G } fragment F on Mutation { a: ${MUTATION.slice(11, -2)} } fragment G on Mutation { b: ${MUTATION.slice(11, -2)} }`,
      '(mutations)',
    ],
  ])('is rejected: %s', async (_name, query, words) => {
    const answer = await refusedBy(open, { query });
    expect(answer.status).toBe(400);
    expect(answer.body.data).toBeUndefined();
    expect(answer.body.errors.map(({ message }) => message).join('\n')).toContain(words);
  });

  it.each([
    ['a fragment that spreads itself', '{ ...A } fragment A on Query { ...A }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a cycle of fragments',
      '{ ...A } fragment A on Query { provinces { id } ...B } fragment B on Query { ...A }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'an unused cycle of fragments',
      `${QUERY} fragment A on Query { ...B } fragment B on Query { ...A }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a NUL in a name', '{ pro\u0000vinces { id } }', 'GRAPHQL_PARSE_FAILED'],
    ['a name in another alphabet', '{ рrovinces { id } }', 'GRAPHQL_PARSE_FAILED'],
    ['a right-to-left override', '{ \u202Eprovinces { id } }', 'GRAPHQL_PARSE_FAILED'],
    ['a lone surrogate', '{ provinces(a: "\uD83D") { id } }', 'GRAPHQL_PARSE_FAILED'],
    ['a subscription', 'subscription { provinces { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two operations without operationName',
      'query A { __typename } query B { __typename }',
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['@defer', '{ ... @defer { provinces { id } } }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('is rejected: %s', async (_name, query, code) => {
    const answer = await refusedBy(open, { query });
    expect(answer.status).toBe(400);
    for (const { extensions } of answer.body.errors)
      expect(extensions['code']).toMatch(new RegExp(`^(${code})$`));
  });

  it.each([
    ['a name', `{ ${'a'.repeat(90_000)} }`],
    ['a text', `{ provinces(a: "${'a'.repeat(90_000)}") { id } }`],
    ['a number', `{ proposals(first: ${'9'.repeat(90_000)}) { version } }`],
    ['a type', `query Q($a: ${'A'.repeat(90_000)}) { provinces { id } }`],
  ])('is not repeated in the error: %s of 90 kB', async (_name, query) => {
    const answer = await refusedBy(open, { query });
    expect(answer.status).toBe(400);
    expect(answer.length).toBeLessThan(5000);
  });

  it.each([10, 200])('gets few errors for %i unknown directives', async (count) => {
    const answer = await refusedBy(open, { query: `query cop { __typename ${'@aa'.repeat(count)} }` });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.length).toBeLessThan(10);
  });

  it('is accepted if its introspection has fragments that double', async () => {
    const links = times(40, (at) => `fragment F${at} on __Schema { ...F${at + 1} ...F${at + 1} }`);
    const end = 'fragment F40 on __Schema { queryType { name } }';
    const answer = await open.graphql({ query: `{ __schema { ...F0 } } ${links} ${end}` });
    expect(answer.json()).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
  });

  it('is rejected: a variable nested ten thousand levels deep', async () => {
    const body = `{"query":"query Q($a: String) { provinces { id } }","variables":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`;
    expect((await refusedBy(open, body)).status).toBe(400);
  });
});

describe('an error response', () => {
  it.each([
    ['a field', '{ provincez { id } }'],
    ['an argument', '{ cities(provinceIdd: 1) { id } }'],
    ['a type', 'query Q($a: IndicativeQuoteInputt!) { provinces { id } }'],
    ['an enum value', '{ indicativeQuote(input: { financedAmount: "1", term: 1, mode: FIXEDD }) { terms } }'],
    ['an input field', '{ indicativeQuote(input: { financedAmountt: "1" }) { terms } }'],
  ])('has no suggestion for %s outside development', async (_name, query) => {
    const answer = await refusedBy(closed, { query });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toMatch(/did you mean/i);
  });

  it('is returned for every form of introspection in production', async () => {
    for (const query of [
      getIntrospectionQuery(),
      '{ __schema { types { name } } }',
      '{ a: __type(name: "Query") { name } }',
      '{ ...F } fragment F on Query { __schema { queryType { name } } }',
    ]) {
      const answer = await refusedBy(closed, { query });
      expect(answer.status).toBe(400);
      expect(answer.body.data).toBeUndefined();
    }
    const named = await closed.graphql({ query: '{ __typename }' });
    expect(named.json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('is not returned for introspection in the demo', async () => {
    const answer = await open.graphql({ query: getIntrospectionQuery() });
    expect(answer.json()).toHaveProperty('data.__schema.queryType.name', 'Query');
  });

  it.each([
    ['apollo-federation-include-trace', 'ftv1'],
    ['apollo-query-plan-experimental', '1'],
    ['x-apollo-tracing', '1'],
    ['x-debug', 'true'],
  ])('has no trace, plan or stack for %s: %s', async (name, value) => {
    for (const gateway of [open, closed]) {
      const answer = await gateway.graphql(
        { query: '{ genders { id } }', extensions: { tracing: true, debug: true } },
        { [name]: value },
      );
      expect(Object.keys(answer.json<object>()).toSorted()).toEqual(['data', 'errors']);
      expect(answer.body).not.toMatch(/stack|node_modules|\.ts:|trace|127\.0\.0\.1/);
    }
  });

  it('has no landing page and no server name', async () => {
    const answer = await closed.app.inject({ url: '/graphql', headers: { accept: 'text/html' } });
    expect(answer.headers['content-type']).toMatch(/json/);
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });
});
