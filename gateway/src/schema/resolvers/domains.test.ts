import { GENERIC_ERROR } from '@prendarios/rules/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../testing/bankStandIn.ts';
import { PRODUCTION, type Running, runGateway } from '../../testing/gateway.ts';

const PROPOSAL = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const WORDS = 'Lo que dice el banco.';

let gateway: Running;
let cookie: string;
beforeAll(async () => {
  gateway = await runGateway();
  cookie = await gateway.cookieFor(PROPOSAL);
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.bank.received.length = 0;
});

type Payload = { userErrors: { code: string; message: string; path: string[] }[] } & Record<string, unknown>;
type Answer = {
  data: Record<string, Payload | null> | null;
  errors?: { extensions: { code: string } }[];
};

async function mutate(name: string, type: string, selection: string, input: object, headers = { cookie }) {
  const query = `mutation M($input: ${type}!) { it: ${name}(input: $input) { ${selection} userErrors { code message path } } }`;
  const answer = await gateway.graphql({ query, variables: { input } }, headers);
  return answer.json<Answer>();
}

type Mutation = readonly [name: string, type: string, selection: string, input: object];
const PROPOSAL_INPUT = { proposalId: PROPOSAL };
const SALE = { by: { person: { documentNumber: '25111222', gender: 'MALE' } }, proposalNumber: 7 };

const notify: Mutation = ['notifySeller', 'NotifySellerInput', 'maskedRecipient', PROPOSAL_INPUT];
const update: Mutation = ['reviseSeller', 'ReviseSellerInput', 'proposal { id }', PROPOSAL_INPUT];
const find: Mutation = ['findSale', 'FindSaleInput', 'match { proposalId }', SALE];
const taxpayer: Mutation = [
  'findTaxpayer',
  'FindTaxpayerInput',
  'taxpayer { cuit }',
  { cuit: '30-50001091-2' },
];
const validate: Mutation = [
  'setIdentityValidated',
  'SetIdentityValidatedInput',
  'biometry { isValidated }',
  PROPOSAL_INPUT,
];
const process: Mutation = [
  'saveBiometryProcess',
  'SaveBiometryProcessInput',
  'biometry { processNumber }',
  { ...PROPOSAL_INPUT, processNumber: 'A-1' },
];
const vivere: Mutation = [
  'saveVivereBiometry',
  'SaveVivereBiometryInput',
  'biometry { isVivere }',
  { ...PROPOSAL_INPUT, processNumber: 'A-1' },
];
const prepare: Mutation = [
  'readContractDocuments',
  'ReadContractDocumentsInput',
  'documents { name } consents { kind }',
  PROPOSAL_INPUT,
];
const initiate: Mutation = ['createContract', 'CreateContractInput', 'contract { status }', PROPOSAL_INPUT];
const generate: Mutation = [
  'createContract',
  'CreateContractInput',
  'contract { status }',
  { ...PROPOSAL_INPUT, brand: 'VIVERE' },
];
const confirm: Mutation = [
  'confirmContract',
  'ConfirmContractInput',
  'proposal { id }',
  { ...PROPOSAL_INPUT, isConfirmed: true },
];
const log: Mutation = ['createClientLog', 'CreateClientLogInput', 'isLogged', { message: 'algo falló' }];

describe('a rejection by the bank', () => {
  it.each<[Mutation, number, string, string]>([
    [notify, 429, 'LINK_LIMIT', 'TOO_MANY_LINKS'],
    [notify, 404, 'SELLER_NOT_FOUND', 'SELLER_NOT_FOUND'],
    [update, 404, 'SELLER_NOT_FOUND', 'SELLER_NOT_FOUND'],
    [update, 403, 'READ_ONLY', 'READ_ONLY'],
    [update, 409, 'ILLEGAL_MOVE', 'STEP_NOT_ALLOWED'],
    [find, 400, 'VALIDATION', 'INVALID_FIELD'],
    [taxpayer, 400, 'VALIDATION', 'INVALID_FIELD'],
    [validate, 409, 'BIOMETRY_INCOMPLETE', 'BIOMETRY_INCOMPLETE'],
    [validate, 409, 'BIOMETRY_REJECTED', 'BIOMETRY_REJECTED'],
    [validate, 409, 'OUT_OF_HOURS', 'OUT_OF_HOURS'],
    [process, 409, 'ILLEGAL_MOVE', 'STEP_NOT_ALLOWED'],
    [vivere, 409, 'ILLEGAL_MOVE', 'STEP_NOT_ALLOWED'],
    [prepare, 409, 'ILLEGAL_MOVE', 'STEP_NOT_ALLOWED'],
    [initiate, 409, 'BIOMETRY_REQUIRED', 'BIOMETRY_REQUIRED'],
    [initiate, 409, 'IDENTITY_REJECTED', 'REJECTED_BY_REGISTER'],
    [generate, 409, 'OUT_OF_HOURS', 'OUT_OF_HOURS'],
    [confirm, 409, 'CONTRACT_NOT_CREATED', 'CONTRACT_NOT_CREATED'],
  ])(
    'of %s with %s %s becomes a user error with the code %s',
    async ([...mutation], status, code, expected) => {
      gateway.bank.script = (_request, response) => json(response, status, { code, message: WORDS });
      const { data, errors } = await mutate(...mutation);
      expect(errors).toBeUndefined();
      expect(data?.['it']?.userErrors).toEqual([{ code: expected, message: WORDS, path: [] }]);
    },
  );

  it.each([
    [403, { code: 'OUR_OWN', message: WORDS }],
    [200, { statusCode: '409', code: 'CONSTRAINT', message: WORDS }],
    [413, { code: 'TOO_LARGE', message: WORDS }],
  ])('with an unknown code gets a generic message: %i %o', async (status, refusal) => {
    gateway.bank.script = (_request, response) => json(response, status, refusal);
    const { data } = await mutate(...log);
    expect(data?.['it']?.userErrors).toEqual([{ code: 'UNKNOWN', message: GENERIC_ERROR.message, path: [] }]);
  });

  it('names the data that a document lacks', async () => {
    const fields = { 'vehicle.chassis': 'Falta este dato.', account: 'Falta este dato.' };
    gateway.bank.script = (_request, response) =>
      json(response, 409, { code: 'DOCUMENT_NOT_READY', message: WORDS, fields });
    const [name, type, , input] = initiate;
    const { data } = await mutate(name, type, 'userErrors { missing { kind name } }', input);
    expect(data?.['it']?.userErrors).toEqual([
      {
        code: 'DOCUMENT_NOT_READY',
        message: WORDS,
        path: [],
        missing: [
          { kind: 'DATA', name: 'vehicle.chassis' },
          { kind: 'DATA', name: 'account' },
        ],
      },
    ]);
  });
});

describe('a response that breaks the contract', () => {
  it.each<[Mutation]>(
    [notify, find, taxpayer, validate, process, vivere, prepare, initiate, generate, log].map((one) => [one]),
  )('of %s is the error BANK_CONTRACT', async ([...mutation]) => {
    gateway.bank.script = (_request, response) => json(response, 200, { status: 'SOMETHING', documents: 1 });
    const { errors } = await mutate(...mutation);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BANK_CONTRACT']);
  });
});

describe("another person's proposal", () => {
  it.each<[Mutation]>(
    [notify, update, validate, process, vivere, prepare, initiate, generate, confirm].map((one) => [one]),
  )('is not found by %s, without calling the bank', async ([name, type, selection, input]) => {
    const { data } = await mutate(name, type, selection, { ...input, proposalId: OTHER });
    expect(data?.['it']?.userErrors).toMatchObject([{ code: 'PROPOSAL_NOT_FOUND' }]);
    expect(gateway.bank.received).toHaveLength(0);
  });

  it('has no seller', async () => {
    const query = `{ seller(proposalId: "${OTHER}") { hasValidData } }`;
    expect((await gateway.graphql({ query }, { cookie })).json()).toEqual({ data: { seller: null } });
    expect(gateway.bank.received).toHaveLength(0);
  });
});

describe('lookups by document number', () => {
  it('[CA-51] of companies are rejected until the caller has started a loan', async () => {
    const { data } = await mutate(...taxpayer, { cookie: '' });
    expect(data?.['it']).toEqual({
      taxpayer: null,
      userErrors: [
        {
          code: 'STEP_NOT_ALLOWED',
          message: 'Para buscar una empresa por su CUIT, empezá una solicitud o iniciá sesión.',
          path: [],
        },
      ],
    });
    expect(gateway.bank.received).toHaveLength(0);
  });

  it.each<[Mutation, string]>([
    [taxpayer, 'taxpayer'],
    [find, 'match'],
  ])('by %s return the same null for everything missing', async ([...mutation], field) => {
    gateway.bank.script = (_request, response) => json(response, 404, { code: 'ANY', message: WORDS });
    expect(await mutate(...mutation)).toEqual({ data: { it: { [field]: null, userErrors: [] } } });
  });

  it.each<[Mutation, object, string]>([
    [taxpayer, { cuit: '30500010911' }, 'cuit'],
    [find, { by: { person: { documentNumber: '12', gender: 'MALE' } } }, 'by.person.documentNumber'],
    [find, { by: { cuit: '20-25111222-1' } }, 'by.cuit'],
  ])('by %s with %s do not reach the bank', async ([name, type, selection, input], change, path) => {
    const { data } = await mutate(name, type, selection, { ...input, ...change });
    expect(data?.['it']?.userErrors).toMatchObject([{ code: 'INVALID_FIELD', path: path.split('.') }]);
    expect(gateway.bank.received).toHaveLength(0);
  });

  it("[CA-24] of a company send its CUIT in the bank's parameters", async () => {
    gateway.bank.script = (_request, response) => json(response, 404, {});
    await mutate('findSale', 'FindSaleInput', 'match { proposalId }', {
      by: { cuit: '30-50001091-2' },
      proposalNumber: 7,
    });
    expect(gateway.bank.received[0]?.url).toBe(
      '/api/person/seller/get_seller_details?dni=30500010912&gender=N&proposalNumber=7',
    );
  });

  it('are limited per minute for each caller and IP address', async () => {
    let now = new Date('2026-11-20T15:00:10Z');
    const busy = await runGateway(PRODUCTION, { now: () => now }, { trustedDocuments: false });
    busy.bank.script = (_request, response) => json(response, 404, {});
    const query = `mutation { findSale(input: { by: { cuit: "30500010912" }, proposalNumber: 7 }) { match { proposalId } } }`;
    const ask = async (from: string) => {
      const answer = await busy.graphql({ query }, { cookie: from });
      return answer.json<Answer>().errors?.[0]?.extensions.code ?? 'answered';
    };
    const one = await busy.cookieFor(PROPOSAL);
    const codes: string[] = [];
    for (let at = 0; at < 21; at += 1) codes.push(await ask(one));
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'answered'), 'RATE_LIMITED']);
    // A browser without cookies is a new guest on each request, with the same address.
    const fresh: string[] = [];
    for (let at = 0; at < 61; at += 1) fresh.push(await ask(''));
    expect(fresh.filter((code) => code === 'answered')).toHaveLength(60);
    expect(fresh.at(-1)).toBe('RATE_LIMITED');
    expect(busy.bank.times('get_seller_details')).toBe(80);
    now = new Date('2026-11-20T15:01:11Z');
    expect(await ask(one)).toBe('answered');
    await busy.close();
  });
});

describe("the client's log", () => {
  it('[CA-80] accepts a line with facts', async () => {
    gateway.bank.script = (_request, response) => json(response, 200, { logged: true });
    const context = [{ name: 'ruta', value: '/titular' }];
    const answer = await mutate('createClientLog', 'CreateClientLogInput', 'isLogged', {
      level: 'WARN',
      message: ' algo ',
      context,
    });
    expect(answer).toEqual({ data: { it: { isLogged: true, userErrors: [] } } });
    expect(JSON.parse(gateway.bank.received[0]?.body ?? '')).toEqual({
      level: 'warn',
      message: 'algo',
      context: { ruta: '/titular' },
    });
  });

  it.each([
    ['an empty line', { message: '  ' }],
    ['a line that is too long', { message: 'ñ'.repeat(4000) }],
    [
      'too many facts',
      { message: 'x', context: Array.from({ length: 11 }, (_, at) => ({ name: `n${at}`, value: '' })) },
    ],
  ])('rejects %s', async (_name, input) => {
    const { data } = await mutate('createClientLog', 'CreateClientLogInput', 'isLogged', input);
    expect(data?.['it']?.userErrors).toMatchObject([{ code: 'INVALID_FIELD', path: ['message'] }]);
    expect(gateway.bank.received).toHaveLength(0);
  });

  it('is off without its flag', async () => {
    const silent = await runGateway({ FLAG_LOGS: 'off' });
    const query = 'mutation { createClientLog(input: { message: "x" }) { isLogged userErrors { code } } }';
    expect((await silent.graphql({ query })).json()).toEqual({
      data: { createClientLog: { isLogged: false, userErrors: [] } },
    });
    expect(silent.bank.received).toHaveLength(0);
    await silent.close();
  });
});

it('[ST-17] the browser keeps access if the bank rejects a cancellation', async () => {
  gateway.bank.script = (_request, response) =>
    json(response, 409, { statusCode: 409, code: 'ILLEGAL_MOVE', message: WORDS });
  const query =
    'mutation M($input: CancelProposalInput!) { cancelProposal(input: $input) { userErrors { message } } }';
  const answer = await gateway.graphql({ query, variables: { input: PROPOSAL_INPUT } }, { cookie });
  expect(answer.json()).toEqual({ data: { cancelProposal: { userErrors: [{ message: WORDS }] } } });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it("signOut removes a guest's access from the browser", async () => {
  const answer = await gateway.graphql({ query: 'mutation { signOut { isSignedOut } }' }, { cookie });
  expect(answer.json()).toEqual({ data: { signOut: { isSignedOut: true } } });
  expect(answer.headers['clear-site-data']).toBe('"cache"');
  expect(answer.cookies.map(({ name, value }) => [name, value])).toContainEqual(['guest', '']);
});
