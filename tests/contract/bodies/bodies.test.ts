import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeDni } from '@prendarios/rules/dni';
import { buildSchema, getNamedType, type GraphQLInputType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankCall } from '../../../gateway/src/bank/client/BankClient.ts';
import { partyMark } from '../../../gateway/src/schema/sales.ts';
import { GuestCapability, GuestCookies } from '../../../gateway/src/session/guest.ts';
import type { Received } from '../../../gateway/src/testing/bankStandIn.ts';
import { type Running, runGateway } from '../../../gateway/src/testing/gateway.ts';
import { TestIdentity } from '../../../gateway/src/testing/identity.ts';
import { APPLICANT } from '../../../upstream/bank/src/testing/identity.ts';
import { everyCall } from '../../faults/everyCall.ts';
import { root } from '../../support/sourceFiles.ts';
import { type SampleBank, sampleBank } from '../sampleBank.ts';
import { PROPOSAL, SIMULATION } from '../samples.ts';
import { CLOSING_ROWS, QUERY_ROWS } from './closingRows.ts';
import { CO_OWNER_ROWS } from './coOwnerRows.ts';
import { PROPOSAL_ROWS } from './proposalRows.ts';
import { REQUEST_ROWS } from './requestRows.ts';
import type { Row, Sent } from './row.ts';
import { START_ROWS } from './startRows.ts';

const ROWS = [
  ...START_ROWS,
  ...PROPOSAL_ROWS,
  ...REQUEST_ROWS,
  ...CLOSING_ROWS,
  ...CO_OWNER_ROWS,
  ...QUERY_ROWS,
];
const NOW = new Date('2026-11-20T15:00:00Z');
const KEY = 'the-key-of-this-write';
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const mutations = schema.getMutationType()?.getFields() ?? {};

/** The samples use 'A' for any text; normalized as a DNI, it is the sample seller's document. */
const SELLER_DOCUMENT = normalizeDni('A');
const guest = GuestCapability.fresh();
guest.addProposal(PROPOSAL);
guest.addSale({ id: PROPOSAL, number: 1, party: partyMark(SELLER_DOCUMENT) });
guest.addCoOwnership(PROPOSAL);
guest.addSimulation({ uuid: SIMULATION, idRequest: 'r1' });

let bankOfSamples: SampleBank;
let identity: TestIdentity;
let tokens: Record<NonNullable<Row['as']>, string>;
let compared: BankCall<unknown>[];
let gateway: Running;
beforeAll(async () => {
  bankOfSamples = await sampleBank();
  identity = await TestIdentity.start();
  tokens = {
    user: await identity.token(APPLICANT, NOW),
    seller: await identity.token({ ...APPLICANT, 'cognito:groups': ['seller'] }, NOW),
  };
  compared = everyCall().filter(isCompared);
  gateway = await runGateway(identity.environment, { now: () => NOW });
});
afterAll(async () => {
  await gateway.close();
  await identity.close();
});

/** Whether a call has a body or changes something; findSale is a mutation whose lookup does neither. */
function isCompared({ name, kind, method }: BankCall<unknown>): boolean {
  return method !== 'GET' || kind === 'write' || name === 'findSale';
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<=\/)\d+/g;
const template = (method: string, path: string) =>
  `${method} ${path
    .replace(/^\/api/, '')
    .replace(/\?.*/, '')
    .replaceAll(ID, '*')}`;

function comparedCall({ method, url }: Received): BankCall<unknown> | undefined {
  return compared.find((call) => template(call.method, call.path) === template(method, url));
}

/** Returns who a call is made for; undefined for this test's guest. */
function askerOf({ headers }: Received): Sent['by'] {
  if (Object.values(tokens).some((token) => headers.authorization === `Bearer ${token}`)) return 'user';
  expect(headers.authorization).toBeUndefined();
  if (headers['x-subject'] === undefined) return 'nobody';
  expect(headers['x-subject']).toBe(`guest:${guest.subject}`);
  return undefined;
}

function sentIn(received: Received): Sent {
  const { pathname, searchParams } = new URL(received.url.replace(/^\/api/, ''), 'http://bank');
  const by = askerOf(received);
  return {
    call: `${received.method} ${pathname}`,
    ...(searchParams.size === 0 ? {} : { query: Object.fromEntries(searchParams) }),
    ...(received.body === '' ? {} : { body: JSON.parse(Buffer.from(received.body, 'latin1').toString()) }),
    ...(by === undefined ? {} : { by }),
  };
}

function textOf({ field, query }: Row): string {
  if (query !== undefined) return `{ ${query} }`;
  const input = mutations[field]?.args.find(({ name }) => name === 'input')?.type;
  return input === undefined
    ? `mutation { ${field} { userErrors { code path } } }`
    : `mutation M($input: ${input.toString()}) { ${field}(input: $input) { userErrors { code path } } }`;
}

type Answer = { data: Record<string, { userErrors?: unknown[] } | null> | null; errors?: unknown[] };

type Credentials = (before: Running) => Promise<Record<string, string>>;

/** Runs a row's operation and returns the calls to compare. */
async function callsOf(before: Running, row: Row, credentials: Credentials): Promise<Received[]> {
  const { bank, settings } = before;
  bank.received.length = 0;
  bank.script = bankOfSamples(undefined, row.bank);
  const answer = await before.graphql(
    { query: textOf(row), variables: { input: row.input } },
    { 'idempotency-key': KEY, ...(await credentials(before)) },
  );
  const { data, errors } = answer.json<Answer>();
  expect(errors).toBeUndefined();
  expect(Object.values(data ?? {}).flatMap((payload) => payload?.userErrors ?? [])).toEqual([]);
  for (const { headers } of bank.received) {
    expect(settings.bank.proof).toEqual({ key: headers['x-service-key'], header: 'x-service-key' });
  }
  return bank.received.filter((received) => comparedCall(received) !== undefined);
}

const asGuest = async ({ settings }: Running) => ({
  cookie: `guest=${await new GuestCookies(settings.cookieSecrets).seal(guest)}`,
});
const asUser = ({ as = 'user' }: Row) => Promise.resolve({ authorization: `Bearer ${tokens[as]}` });

/** Expects exactly these calls in any order, because some run in parallel. */
function expectSent(received: readonly Received[], sent: readonly Sent[]): void {
  const found = received.map(sentIn);
  expect(found).toEqual(expect.arrayContaining([...sent]));
  expect(found).toHaveLength(sent.length);
}

const named = (rows: readonly Row[]) => rows.map((row) => [`${row.field}: ${row.of}`, row] as const);

describe('calls to the bank', () => {
  it.each(named(ROWS))('match the table for %s', async (_name, row) => {
    // A fresh gateway has no cached catalogues.
    const fresh = await runGateway(identity.environment, { now: () => NOW });
    const received = await callsOf(fresh, row, row.as === undefined ? asGuest : () => asUser(row));
    await fresh.close();
    expectSent(received, row.sent);
    for (const one of received) {
      const call = comparedCall(one);
      const key = call?.kind === 'write' ? `${KEY}:${call.name}` : undefined;
      expect(one.headers['idempotency-key']).toBe(key);
    }
  });

  const onProposals = ROWS.filter(({ input }) => input !== undefined && 'proposalId' in input);
  it.each(named(onProposals))("[RO-02] carry a signed-in user's token for %s", async (_name, row) => {
    const sent = row.sent.map((one) => ({ ...one, by: 'user' as const }));
    expectSent(await callsOf(gateway, row, () => asUser(row)), sent);
  });
});

/** Returns every field of an input type and its nested inputs, as `Type.field`. */
function fieldsOf(type: GraphQLInputType, known = new Set<string>()): Set<string> {
  const inner = getNamedType(type);
  if (!isInputObjectType(inner)) return known;
  for (const field of Object.values(inner.getFields())) {
    const place = `${inner.name}.${field.name}`;
    if (known.has(place)) continue;
    known.add(place);
    fieldsOf(field.type, known);
  }
  return known;
}

/** Returns the fields set in a value, as `Type.field`. */
function givenIn(type: GraphQLInputType, value: unknown): string[] {
  const inner = getNamedType(type);
  if (Array.isArray(value)) return value.flatMap((item) => givenIn(type, item));
  if (!isInputObjectType(inner) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const field = inner.getFields()[name];
    return field === undefined ? [] : [`${inner.name}.${name}`, ...givenIn(field.type, part)];
  });
}

describe('the call table', () => {
  it('covers every mutation and every input field', () => {
    const missing = Object.values(mutations).flatMap(({ name, args }) => {
      const rows = ROWS.filter(({ field }) => field === name);
      const given = new Set(args.flatMap(({ type }) => rows.flatMap(({ input }) => givenIn(type, input))));
      const fields = args.flatMap(({ type }) => [...fieldsOf(type)]);
      return rows.length === 0
        ? [name]
        : fields.filter((field) => !given.has(field)).map((field) => `${name}: ${field}`);
    });
    expect(missing).toEqual([]);
  });

  it('covers every bank call that has a body or changes something', () => {
    const sent = ROWS.flatMap(({ sent: all }) => all.map(({ call }) => call));
    const known = new Set(sent.map((call) => template(call.split(' ')[0] ?? '', call.split(' ')[1] ?? '')));
    const missing = compared.filter(({ method, path }) => !known.has(template(method, path)));
    // Upload routes make these calls; gateway/src/files/biometryEvidence.test.ts compares their bodies.
    expect(missing.map(({ name }) => name)).toEqual(['saveSelfie', 'saveIdentityDocument']);
  });
});
