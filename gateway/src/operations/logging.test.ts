import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { type Running, runGateway } from '../testing/gateway.ts';
import { withoutPersonal } from './logging.ts';

/** Marked values that must never appear in the log. */
const MARKED = {
  dni: '31987654',
  dottedDni: '31.987.654',
  cuil: '27319876541',
  cuilWithHyphens: '27-31987654-1',
  phone: '1145998877',
  mail: 'marcada.persona@canario.example',
  code: '739182',
  cbu: '0170099220000067797370',
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJjYW5hcmlvIn0.c2VjcmV0',
  name: 'Canarina',
  file: 'dni-de-canarina.pdf',
} as const;
const marks: readonly string[] = Object.values(MARKED);
const everything = marks.join(' ');
const PROPOSAL = '00000000-0000-4000-8000-0000000000c1';
const OTHER = '00000000-0000-4000-8000-0000000000c2';

let gateway: Running;
let url: string;
let cookie: string;
let log = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  gateway = await runGateway({ LOG_LEVEL: 'debug' }, { log: stream });
  url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  cookie = await gateway.cookieFor(PROPOSAL);
});
afterAll(() => gateway.close());

const person = {
  firstName: MARKED.name,
  lastName: MARKED.name,
  documentNumber: MARKED.dni,
  documentKind: 'DNI',
  gender: 'FEMALE',
  birthDate: '1990-05-01',
  cuil: MARKED.cuil,
  email: MARKED.mail,
  phone: { areaCode: '11', number: MARKED.phone.slice(2), providerCode: 'PER' },
  occupationId: 2,
  vatStatusCode: 'CF',
};
const start = {
  customer: person,
  vehicle: {
    typeCode: 'A',
    brandId: 'FIAT',
    modelId: 1,
    year: 2027,
    zeroKm: true,
    purchaseValue: '31200000',
  },
  kind: 'PER_MODEL',
  agreementId: 1,
  consents: [{ kind: 'PERSONAL_DATA', textVersion: '1' }],
};
const requests: readonly (() => Promise<unknown>)[] = [
  () =>
    post(
      'mutation M($input: StartSimulationInput!) { startSimulation(input: $input) { userErrors { message } } }',
      { input: start },
    ),
  () =>
    post(
      `mutation ${MARKED.name} { findProposal(input: { documentNumber: "${MARKED.dottedDni}" }) { match { id } } }`,
    ),
  () =>
    post(
      `mutation { validatePhoneCode(input: { proposalId: "${PROPOSAL}", code: "${MARKED.code}" }) { userErrors { message } } }`,
    ),
  () => post(`mutation { sendPhoneCode(input: { proposalId: "${PROPOSAL}" }) { maskedPhone } }`),
  () =>
    post(`query Q${MARKED.dni} { proposal(id: "${PROPOSAL}") { id owner { email } documents { label } } }`),
  () => post(`{ proposal(id: "${MARKED.dni}") { id } }`),
  () => post(`{ provinces { ${MARKED.name} } }`),
  () => post(`{ "${everything}`),
  () => post('query Q($a: Int!) { cities(provinceId: $a) { id } }', { a: everything }),
  () =>
    fetch(`${url}/graphql?query=${encodeURIComponent(`{ cities(provinceId: ${MARKED.dni}) { id } }`)}`, {
      headers: { 'apollo-require-preflight': '1' },
    }),
  () =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"${everything}`,
    }),
  () =>
    fetch(`${url}/titular/${MARKED.dni}?email=${MARKED.mail}`, {
      headers: { 'user-agent': everything, referer: `http://x/${MARKED.cuil}` },
    }),
  () =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${MARKED.token}`,
        cookie: `guest=${MARKED.token}`,
        'x-forwarded-for': MARKED.phone,
        'idempotency-key': MARKED.cuil,
        'content-type': 'application/json',
      },
      body: '{"query":"{ currentProposal { id } }"}',
    }),
  () => fetch(`${url}/files/documents/${PROPOSAL}/${PROPOSAL}`, { headers: { cookie } }),
  () => {
    const form = new FormData();
    form.append('file', new Blob([everything]), MARKED.file);
    return fetch(`${url}/files/pre-upload?proposal=${PROPOSAL}`, {
      method: 'POST',
      body: form,
      headers: { cookie },
    });
  },
];

function post(query: string, variables: Record<string, unknown> = {}) {
  return gateway.graphql({ query, variables }, { cookie });
}

describe('the log', () => {
  it.each([
    [
      'rejects with a message',
      400,
      { statusCode: 400, code: 'VALIDATION', message: everything, fields: { email: everything } },
    ],
    ['fails with a message', 500, { statusCode: 500, code: 'INTERNAL', message: everything }],
    [
      'breaks the contract',
      200,
      { proposalUuid: everything, owner: { email: MARKED.mail }, [MARKED.name]: 1 },
    ],
    ['throttles', 429, { statusCode: 429, code: MARKED.name, message: everything }],
  ])('has no personal data when the bank %s', async (_how, status, body) => {
    log = '';
    gateway.bank.script = (_request, response) => json(response, status, body);
    for (const request of requests) await request();
    expect(log).toMatch(/"msg":"answered"/);
    expect(log).toMatch(/"msg":"operation"/);
    // The bank's codes are logged unchanged, because they come from a closed list, never from a person.
    const found = marks.filter((mark) => log.includes(mark) && !(status === 429 && mark === MARKED.name));
    expect(found).toEqual([]);
  });

  it('names the failed call, with the error’s path and kind', async () => {
    log = '';
    gateway.bank.script = (_request, response) => json(response, 200, { id: 1 });
    await post('{ genders { id } }');
    expect(log).toMatch(/"code":"BANK_CONTRACT","call":"getGenders","detail":"\(root\): type"/);
  });

  it.each([
    ["another browser's proposal", `{ proposal(id: "${OTHER}") { id } }`],
    ['a proposal denied by the bank', `{ proposal(id: "${PROPOSAL}") { id } }`],
    [
      "a change to another browser's proposal",
      `mutation { confirmProposal(input: { proposalId: "${OTHER}" }) { userErrors { code } } }`,
    ],
  ])('reports the denial of %s without naming the caller', async (_what, query) => {
    log = '';
    gateway.bank.script = (_request, response) =>
      json(response, 404, { statusCode: 404, code: 'PROPOSAL_NOT_FOUND', message: '' });
    await post(query);
    const lines = log.split('\n').filter((line) => line.includes('not shown to its caller'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"signedIn":false');
    expect(log).not.toContain(OTHER);
  });

  it('redacts personal data from finished lines, and nothing else', () => {
    const shapes = marks.filter(
      (mark) => mark !== MARKED.name && mark !== MARKED.file && mark !== MARKED.code,
    );
    for (const mark of shapes)
      expect(withoutPersonal(`{"msg":"about ${mark}"}`)).toBe('{"msg":"about [redacted]"}');
    const line =
      '{"level":30,"time":1795186800000,"service":"gateway","reqId":"31987654-0000-4000-8000-000000000001","ms":12,"status":200,"detail":"installments.0.total: invalid_type"}';
    expect(withoutPersonal(line)).toBe(line);
  });
});
