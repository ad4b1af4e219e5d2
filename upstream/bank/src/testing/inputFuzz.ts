import { ok as truly, strictEqual } from 'node:assert';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import { newFlow } from '../domain/flow/machine.ts';
import { flowAt } from './testFlows.ts';
import { errorAnswer } from '../platform/http/shapes.ts';
import { flowColumns } from '../domain/lifecycle/moves.ts';
import { changeProposal } from '../domain/records/proposals.ts';
import { DEMO_SERVICE_KEY } from '../platform/settings.ts';
import type { TestBank } from './bank.ts';
import { multipartOf, pdf } from './files.ts';
import { copiesOf, templateFlow } from './flowCalls.ts';
import { type Pool, type Schema, spoil, spoilt, textFor, textKind, valueOf } from './hostileInput.ts';
import { ADMIN, APPLICANT, OTHER_APPLICANT, SELLER, type TestIdentity } from './identity.ts';
import { inlined } from './inlined.ts';
import { simulate, simulation } from './journey.ts';

type Parameter = { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
  responses: Record<string, unknown>;
};
const METHODS = z.enum(['GET', 'POST', 'PATCH']);
type Method = z.infer<typeof METHODS>;
type Route = { method: Method; path: string; operation: Operation };

function routesOf(document: { paths: Record<string, Record<string, Operation>> }): Route[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: METHODS.parse(method.toUpperCase()),
      path,
      operation,
    })),
  );
}

type Request = { method: Method; url: string; headers: Record<string, string>; payload?: string | Buffer };

const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'application/xml',
  '',
];
const UPLOAD = '/api/documentation/pre-upload';

/** Returns the value as text for a URL or header, which cannot carry other values. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const inUrl = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());
const inHeader = (value: unknown): string =>
  asText(value)
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 4000);

const upload = fc
  .oneof(
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
    fc.nat(300).map((cut) => pdf().subarray(0, cut)),
    fc.constant(pdf(2)),
  )
  .chain((content) =>
    fc.constantFrom('a.pdf', '../../a', 'x'.repeat(300)).map((name) => multipartOf(content, name)),
  );

function addressOf(path: string, given: readonly (readonly [Parameter, unknown])[]): string {
  const named = (place: Parameter['in']) => given.filter(([parameter]) => parameter.in === place);
  const base = named('path').reduce((url, [{ name }, value]) => url.replace(`{${name}}`, inUrl(value)), path);
  const query = named('query').filter(([, value]) => value !== undefined);
  return query.length === 0
    ? base
    : `${base}?${query.map(([{ name }, value]) => `${name}=${inUrl(value)}`).join('&')}`;
}

function requestsOf(
  { method, path, operation }: Route,
  pool: Pool,
  callers: readonly Record<string, string>[],
): fc.Arbitrary<Request> {
  const parameters = operation.parameters ?? [];
  const values = fc.tuple(
    ...parameters.map((parameter) => {
      const value = valueOf(parameter.schema, pool, parameter.name);
      return parameter.required ? value : fc.option(value, { nil: undefined });
    }),
  );
  const schema = operation.requestBody?.content['application/json']?.schema ?? null;
  return fc
    .record({
      values,
      odd: spoil,
      extra: fc.constantFrom('', '', '', 'extra=1', '__proto__=1', 'id=1&id=2', '%zz'),
      caller: fc.constantFrom(...callers),
      body: schema === null ? fc.constant(undefined) : valueOf(schema, pool),
      spoils: fc.array(spoil, { maxLength: 2 }),
      kind: textKind,
      type: fc.constantFrom(...TYPES),
      file: upload,
    })
    .map(({ values: given, odd, extra, caller, body, spoils, kind, type, file }) => {
      const at = odd.at % Math.max(parameters.length, 1);
      const isOdd = odd.kind === 'replace' || odd.kind === 'add';
      const chosen = parameters.map(
        (parameter, index) => [parameter, isOdd && index === at ? odd.by : given[index]] as const,
      );
      const address = addressOf(path, chosen);
      const url = extra === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${extra}`;
      const headers: Record<string, string> = {
        'x-service-key': DEMO_SERVICE_KEY,
        'x-requested-action': 'confirm',
        ...caller,
      };
      for (const [{ in: place, name }, value] of chosen) {
        if (place === 'header' && value !== undefined) headers[name] = inHeader(value);
      }
      if (method === 'GET') return { method, url, headers };
      if (path === UPLOAD && kind === 'plain') {
        headers['content-type'] = 'multipart/form-data; boundary=boundary-of-a-test';
        return { method, url, headers, payload: file };
      }
      if (type !== '') headers['content-type'] = type;
      return { method, url, headers, payload: textFor(spoils.reduce(spoilt, body), kind) };
    });
}

const TABLES = [
  'simulations',
  'proposals',
  'insurance_offers',
  'outbox',
  'proposal_subjects',
  'files',
  'users',
  'document_observations',
  'contracts',
  'biometries',
  'biometry_images',
];
/**
 * Changes with every inserted, changed or deleted row, except used tries of codes
 * (docs/security.md#guessing-phone-codes).
 */
const STATE = sql.raw(
  TABLES.map((name) => `select count(*) n, coalesce(sum(xmin::text::bigint), 0) x from ${name}`).join(
    ' union all ',
  ),
);
const anyRows = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });
const stateOf = async (bank: TestBank) =>
  JSON.stringify(anyRows.parse(await bank.sql.execute(STATE)).rows, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );

const INTERNALS =
  /node_modules|\.ts:\d|\.js:\d|file:\/\/|\/upstream\/|\bselect\b.*\bfrom\b|\binsert into\b|\bstack\b|ZodError|TypeError|ECONN|relation "|violates|constraint/i;

const strictError = errorAnswer.strict();

async function check(
  bank: TestBank,
  { operation }: Route,
  request: Request,
  before: string,
): Promise<{ status: number; state: string }> {
  const answer = await bank.app.inject(request);
  const { statusCode: status, body } = answer;
  const exchange = `${request.method} ${request.url.slice(0, 300)} ${String(request.payload).slice(0, 600)} → ${status} ${body.slice(0, 300)}`;
  truly(status < 500, exchange);
  truly(Object.hasOwn(operation.responses, String(status)), `not declared: ${exchange}`);
  const after = await stateOf(bank);
  if (status < 400) return { status, state: after };
  const error = strictError.safeParse(JSON.parse(body));
  truly(error.success && error.data.statusCode === status, `not the shape of a refusal: ${exchange}`);
  truly(
    JSON.stringify(operation.responses[status]).includes(`"${error.data?.code}"`),
    `code not declared: ${exchange}`,
  );
  truly(!INTERNALS.test(body), `reveals internals: ${exchange}`);
  strictEqual(after, before, `refused but written: ${exchange}`);
  return { status, state: after };
}

const FROM = [
  'OWNER.address',
  'INSURANCE.load',
  'SELLER.uploadDocumentation',
  'BIOMETRIA.createFormalization',
] as const;

/** Creates new proposals at several steps per route, so that routes do not affect each other. */
async function poolOf(bank: TestBank, template: string, round: number): Promise<Pool> {
  const targets = await copiesOf(
    bank,
    template,
    32_000_000 + round * 10,
    FROM.length,
    newFlow({ hasCoOwner: false }),
  );
  for (const [at, position] of FROM.entries()) {
    const id = targets[at]?.proposalUuid ?? '';
    await changeProposal(bank.sql, id, flowColumns(flowAt(position, false)), new Date(0));
  }
  const { uuid } = await simulate(bank, simulation(String(33_000_000 + round)));
  const { rows } = z.object({ rows: z.array(z.object({ id: z.uuid() })) }).parse(
    await bank.sql.execute(
      sql`select id from files where proposal_uuid = ${targets[2]?.proposalUuid} union all
          select id from insurance_offers where proposal_uuid = ${targets[1]?.proposalUuid}`,
    ),
  );
  return {
    ids: [...targets.map(({ proposalUuid }) => proposalUuid), uuid, ...rows.map(({ id }) => id).slice(0, 4)],
    numbers: targets.map(({ proposalNumber }) => proposalNumber),
  };
}

/**
 * Sends `requests` in total, spread over the routes. Expects no 5xx, only declared statuses, uniform errors without
 * internal details, and no write by a refused request (docs/domain.md#errors).
 */
export async function fuzzInput(
  bank: TestBank,
  identity: TestIdentity,
  { requests, seed }: { requests: number; seed: number },
): Promise<{ requests: number; routes: number; statuses: Map<number, number> }> {
  const document = inlined((await bank.app.inject('/api/docs/json')).json());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the document of this bank
  const routes = routesOf(document as Parameters<typeof routesOf>[0]);
  const template = await templateFlow(bank, '30990001', false);
  const people = await Promise.all(
    [APPLICANT, OTHER_APPLICANT, SELLER, ADMIN].map((person) => identity.bearer(person)),
  );
  const expired = await identity.bearer(APPLICANT, { claims: { exp: 1_700_000_000 } });
  const guest = { 'x-subject': 'guest:fuzz' };
  const known = Array.from({ length: 16 }, () => guest);
  const callers = [...known, ...people, expired, { 'x-service-key': 'x' }];
  const statuses = new Map<number, number>();
  let sent = 0;
  for (const [round, route] of routes.entries()) {
    const pool = await poolOf(bank, template, round);
    let before = await stateOf(bank);
    const property = fc.asyncProperty(requestsOf(route, pool, callers), async (request) => {
      sent += 1;
      const { status, state } = await check(bank, route, request, before);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      before = state;
    });
    await fc.assert(property, {
      numRuns: Math.ceil(requests / routes.length),
      seed: seed + round,
      endOnFailure: true,
    });
  }
  return { requests: sent, routes: routes.length, statuses };
}
