import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bank } from '../bank.ts';
import { proposals, proposalSubjects } from '../records/tables.ts';
import { setSimulationAnswer } from '../api/simulation.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import {
  ADMIN,
  APPLICANT,
  OTHER_APPLICANT,
  SELLER,
  SELLER_OF_NONE,
  SELLER_OF_THREE,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import { createProposal, simulation } from '../../testing/journey.ts';
import { guardRoutes } from './guard.ts';
import { ACCESS, type Access } from './table.ts';

const DOCUMENT = '30444001';
const UNKNOWN = '7d3f3ec2-7d3f-4ec2-9d3f-3ec27d3f3ec2';
const columns = [
  'noKey',
  'guestA',
  'guestB',
  'sellerA',
  'userA',
  'userB',
  'pointOfSale1',
  'pointOfSale2',
  'pointOfSaleNone',
  'admin',
  'expired',
  // `coOwner`, `asCoOwner`: the browser that opened the co-owner's link, without and with personType=CO_OWNER.
  // `newDevice`, `impostor`: with personType=CO_OWNER, a browser that has not entered a code yet and an unrelated
  // one.
  'coOwner',
  'asCoOwner',
  'newDevice',
  'impostor',
] as const;
type Column = (typeof columns)[number];
type Cell = 'passes' | '401' | '403' | '404';

/** The proposal and the simulation belong to user A, at point of sale 1 (01035). */
const row = (cells: Partial<Record<Column, Cell>>): Record<Column, Cell> => ({
  noKey: '401',
  guestA: 'passes',
  guestB: 'passes',
  sellerA: 'passes',
  userA: 'passes',
  userB: 'passes',
  pointOfSale1: 'passes',
  pointOfSale2: 'passes',
  pointOfSaleNone: 'passes',
  admin: 'passes',
  expired: '401',
  coOwner: 'passes',
  asCoOwner: 'passes',
  newDevice: 'passes',
  impostor: 'passes',
  ...cells,
});
const elsewhere = { pointOfSale2: '404', pointOfSaleNone: '404' } as const;
const guests = {
  guestA: '401',
  guestB: '401',
  sellerA: '401',
  coOwner: '401',
  asCoOwner: '401',
  newDevice: '401',
  impostor: '401',
} as const;
const others = { userB: '404', pointOfSale1: '404', admin: '404', ...elsewhere } as const;

/** POSTs and PATCHes that an admin may call, and GETs that an admin may not call. */
const ASKING = [/get_\w+$/, /create_log$/, /quote-pdf$/, /consent-requests$/];
const DOING = [/notice_seller$/, /reload_insurances$/, /confirm_proposal$/, /vivere\/:id\/generate$/];

function isForAdmins(route: string): boolean {
  if (route.startsWith('GET ')) return !DOING.some((pattern) => pattern.test(route));
  return ASKING.some((pattern) => pattern.test(route));
}

function declared(route: string, access: Access): Record<Column, Cell> {
  const cells = declaredOf(access);
  return isForAdmins(route) ? cells : { ...cells, admin: '403' };
}

/** Every caller except the co-owner's browser, with and without personType=CO_OWNER. */
const notCoOwner = Object.fromEntries(
  columns.flatMap((column) =>
    ['noKey', 'expired', 'coOwner', 'asCoOwner', 'newDevice'].includes(column)
      ? []
      : [[column, '404' as const]],
  ),
);

function declaredOfProposal({
  opens,
  coOwner,
  personal,
  staff,
}: Access & { about: 'proposal' }): Record<Column, Cell> {
  if (staff) return row({ ...guests, userA: '403', userB: '403', ...elsewhere });
  if (coOwner === 'own') return row(notCoOwner);
  return row({
    ...elsewhere,
    ...(opens ? {} : { userB: '404', coOwner: '404' }),
    ...(coOwner === undefined ? { asCoOwner: '404', newDevice: '404' } : {}),
    ...(coOwner === 'proved' ? { newDevice: '403' } : {}),
    ...(coOwner === 'named' || coOwner === 'proved' ? { impostor: '404' } : {}),
    ...(personal ? { pointOfSale1: '403' } : {}),
  });
}

function declaredOf(access: Access): Record<Column, Cell> {
  switch (access.about) {
    case 'public':
    case 'person':
      break;
    case 'proposal':
      return declaredOfProposal(access);
    case 'simulation':
      return row({ userB: '404', ...elsewhere });
    case 'self':
      return row({ ...guests, ...others });
    case 'ownList':
      return row(guests);
    case 'board':
      return row({ ...guests, userA: '403', userB: '403' });
  }
  return row({});
}

let bank: TestBank;
let identity: TestIdentity;
let headers: Record<Column, Record<string, string>>;
let ids: { proposal: string; number: string; simulation: string };
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
  const userA = await identity.bearer(APPLICANT);
  const made = await createProposal(bank, DOCUMENT);
  const pointOfSale = '01035';
  await bank.sql
    .update(proposals)
    .set({ pointOfSale, createdBy: APPLICANT.sub })
    .where(eq(proposals.uuid, made.proposalUuid));
  const body = { ...simulation('30444002'), pointOfSale };
  const { uuid } = readAnswer(
    await bank.post('/simulation/set_simulation', body, userA),
    setSimulationAnswer,
  );
  ids = { proposal: made.proposalUuid, number: String(made.proposalNumber), simulation: uuid };
  headers = {
    noKey: { 'x-service-key': '' },
    guestA: { 'x-subject': 'guest:a' },
    guestB: { 'x-subject': 'guest:b' },
    sellerA: { 'x-subject': 'seller:a' },
    userA,
    userB: await identity.bearer(OTHER_APPLICANT),
    pointOfSale1: await identity.bearer(SELLER_OF_THREE),
    pointOfSale2: await identity.bearer(SELLER),
    pointOfSaleNone: await identity.bearer(SELLER_OF_NONE),
    admin: await identity.bearer(ADMIN),
    expired: await identity.bearer(APPLICANT, { claims: { exp: 1_700_000_000 } }),
    coOwner: { 'x-subject': 'guest:co-owner' },
    asCoOwner: { 'x-subject': 'guest:co-owner' },
    newDevice: { 'x-subject': 'guest:new-device' },
    impostor: { 'x-subject': 'guest:a' },
  };
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

async function bindCoOwner(): Promise<void> {
  const at = new Date(0);
  const bound = { proposalUuid: ids.proposal, party: 'CO_OWNER' as const, createdAt: at };
  await bank.sql
    .insert(proposalSubjects)
    .values([
      { ...bound, subject: 'guest:co-owner', provedAt: at },
      { ...bound, subject: 'guest:new-device' },
    ])
    .onConflictDoNothing();
}

const nested = (path: string, value: string): object =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;

type Request = {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  body?: object;
  headers: Record<string, string>;
};

/** Builds a call with only the id that it needs. */
function request(route: string, access: Access, known: boolean): Request {
  const [method, pattern] = route.split(' ') as [Request['method'], string];
  const value = () => {
    if (access.about === 'self') return known ? APPLICANT.sub : UNKNOWN;
    if (!known) return /number/i.test('at' in access ? access.at.name : '') ? '999999999' : UNKNOWN;
    if (access.about === 'simulation') return ids.simulation;
    return 'at' in access && /number/i.test(access.at.name) ? ids.number : ids.proposal;
  };
  const at = 'at' in access ? access.at : null;
  const url = at?.in === 'params' ? pattern.replace(`:${at.name}`, value()) : pattern;
  return {
    method,
    url: at?.in === 'query' ? `${url}?${at.name}=${value()}` : url,
    headers: at?.in === 'headers' ? { [at.name]: value() } : {},
    ...(method === 'GET' ? {} : { body: at?.in === 'body' ? nested(at.name, value()) : {} }),
  };
}

function inTheirName({ url, body, ...call }: Request): Request {
  if (body) return { ...call, url, body: { ...body, personType: 'CO_OWNER' } };
  return { ...call, url: `${url}${url.includes('?') ? '&' : '?'}personType=CO_OWNER` };
}

async function send(plain: Request, column: Column) {
  const call = ['asCoOwner', 'newDevice', 'impostor'].includes(column) ? inTheirName(plain) : plain;
  const response = await bank.app.inject({
    method: call.method,
    url: call.url,
    headers: {
      'x-service-key': 'demo-service-key-of-banco-ceibo',
      ...(call.body ? { 'content-type': 'application/json' } : {}),
      ...call.headers,
      ...headers[column],
    },
    ...(call.body ? { payload: JSON.stringify(call.body) } : {}),
  });
  return { status: response.statusCode, text: response.body };
}

const REFUSED = ['READ_ONLY', 'NOT_FOR_APPLICANTS', 'BORROWERS_ONLY', 'DEVICE_NOT_PROVED'];
const HIDDEN = ['PROPOSAL_NOT_FOUND', 'SIMULATION_NOT_FOUND', 'USER_NOT_FOUND'];

function cellOf({ status, text }: { status: number; text: string }): Cell {
  if (status === 401) return '401';
  if (status === 403 && REFUSED.some((code) => text.includes(code))) return '403';
  return status === 404 && HIDDEN.some((code) => text.includes(code)) ? '404' : 'passes';
}

const isServed = (route: string) => {
  const [method = '', url = ''] = route.split(' ');
  return bank.app.hasRoute({ method, url });
};

describe('the access table [RO-02]', () => {
  it('lists every call in the contract, most of which the bank serves', () => {
    expect(Object.keys(ACCESS).filter((route) => !route.includes(' /api/ext/'))).toHaveLength(80);
    expect(Object.keys(ACCESS).filter(isServed).length).toBeGreaterThanOrEqual(50);
  });

  it('makes startup fail if it lacks a route', () => {
    const app = Fastify().withTypeProvider<ZodTypeProvider>();
    guardRoutes(app, {} as Bank, () => Promise.reject(new Error('never asked')));
    expect(() => app.get('/api/proposal/everything', () => 'all')).toThrow(
      'does not say who may call GET /api/proposal/everything',
    );
  });

  it.each(Object.entries(ACCESS))('%s', async (route, access) => {
    if (!isServed(route)) return;
    const cells: Partial<Record<Column, Cell>> = {};
    for (const column of columns) {
      // The previous call may have removed the co-owner.
      await bindCoOwner();
      const answer = await send(request(route, access, true), column);
      cells[column] = cellOf(answer);
      if (cells[column] === 'passes') continue;
      expect(answer.text).not.toContain(ids.number);
      expect(answer.text).not.toContain(DOCUMENT);
      // The co-owner may know that the proposal exists.
      if (cells[column] === '404' && !/co-?owner|newDevice/i.test(column)) {
        expect(answer).toEqual(await send(request(route, access, false), column));
      }
    }
    expect(cells).toEqual(declared(route, access));
  });
});
