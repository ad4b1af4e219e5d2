import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestIdentity } from '../../gateway/src/testing/identity.ts';
import { GuestCapability, GuestCookies } from '../../gateway/src/session/guest.ts';
import { PROPOSAL_ID, PROPOSAL_QUERY, PROPOSALS_QUERY } from './fixtures.ts';
import { type Ask, load, quantile } from './load.ts';
import { Measured } from './processes.ts';

/**
 * What one request costs, as ratios: every server in its own process before the same bank, all of them in turn in each
 * round. A ratio is that of one round, where both met the same machine, and the median of those is printed. The
 * processor time of a process hardly depends on what else the machine does; the times of answers do.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const COUNT = Number(process.env['BENCH_COUNT'] ?? 1500);
const AT_ONCE = 8;
const SECRET = 'a-cookie-secret-for-the-benchmark-of-forty';

type Contender = { name: string; server: Measured; ask: Ask };
type Round = Record<'cpu' | 'toFastify' | 'apolloToIt' | 'p50' | 'p99', number>;
/** `goal`: the processor time of this gateway, in times that of the Fastify handler. */
type Scene = { title: string; goal: number; bytes: number; contenders: Contender[] };

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const manifest = join(folder, 'documents.json');
const say = (line: string) => process.stdout.write(`${line}\n`);
const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');
const manifestOf = (...queries: string[]) =>
  JSON.stringify(Object.fromEntries(queries.map((query) => [`sha256:${hashOf(query)}`, query])));
await writeFile(manifest, manifestOf(PROPOSAL_QUERY, PROPOSALS_QUERY));

const identity = await TestIdentity.start();
const bank = await Measured.start('./upstream.server.ts', {});
const address = { BANK_API_URL: `${bank.url}/api` };
const [fastify, gateway, apollo, least] = await Promise.all([
  Measured.start('./fastify.server.ts', address),
  Measured.start('./gateway.server.ts', {
    ...address,
    ...identity.environment,
    PROFILE: 'production',
    BANK_SERVICE_KEY: 'a-service-key-for-the-benchmark',
    COOKIE_SECRET: SECRET,
    BENCH_DOCUMENTS: manifest,
  }),
  Measured.start('./apollo.server.ts', address),
  Measured.start('./least.server.ts', address),
]);

const guest = GuestCapability.fresh();
guest.addProposal(PROPOSAL_ID);
const cookie = `__Host-guest=${await new GuestCookies([SECRET]).seal(guest)}`;
const json = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };

const graphql = (body: object, headers: Record<string, string> = {}): Ask => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
const trusted = (query: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } },
});

const variables = { id: PROPOSAL_ID };
const single: Scene = {
  title: 'one proposal',
  goal: 2.2,
  bytes: 900,
  contenders: [
    {
      name: 'REST call',
      server: bank,
      ask: { method: 'GET', path: `/api/proposal/${PROPOSAL_ID}/get_proposal` },
    },
    { name: 'Fastify handler', server: fastify, ask: { method: 'GET', path: `/proposal/${PROPOSAL_ID}` } },
    {
      name: 'this gateway',
      server: gateway,
      ask: graphql({ variables, ...trusted(PROPOSAL_QUERY) }, { cookie }),
    },
    { name: 'Apollo + Express', server: apollo, ask: graphql({ variables, query: PROPOSAL_QUERY }) },
    { name: 'least of Apollo', server: least, ask: graphql({ query: '{ proposal }' }) },
  ],
};

const person = {
  sub: '00000000-0000-4000-8000-000000000003',
  email: 'vendedor@ceibo.example',
  'cognito:groups': ['seller'],
};
const authorization = `Bearer ${await identity.token(person, new Date())}`;
const list: Scene = {
  title: 'a page of 25 proposals',
  goal: 2.8,
  bytes: 12_000,
  contenders: [
    { name: 'REST call', server: bank, ask: { method: 'GET', path: '/api/proposals/get_proposals' } },
    { name: 'Fastify handler', server: fastify, ask: { method: 'GET', path: '/proposals' } },
    {
      name: 'this gateway',
      server: gateway,
      ask: graphql(trusted(PROPOSALS_QUERY), { authorization, cookie: await sessionCookie() }),
    },
    { name: 'Apollo + Express', server: apollo, ask: graphql({ query: PROPOSALS_QUERY }) },
    { name: 'least of Apollo', server: least, ask: graphql({ query: '{ proposals }' }) },
  ],
};

/** As a browser that signed in a moment ago. */
async function sessionCookie(): Promise<string> {
  const { url } = gateway;
  const body = JSON.stringify(trusted(PROPOSALS_QUERY));
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: { ...json, authorization }, body });
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

async function measure({ title, goal, bytes, contenders }: Scene): Promise<void> {
  const rounds = new Map(contenders.map(({ name }) => [name, [] as Round[]]));
  // The first round warms up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = new Map<string, Pick<Round, 'cpu' | 'p50' | 'p99'>>();
    for (const { name, server, ask } of contenders) {
      const before = await server.cpu();
      const times = await load(server.url, ask, { count: COUNT, atOnce: AT_ONCE, bytes });
      const cpu = ((await server.cpu()) - before) / COUNT;
      measured.set(name, { cpu, p50: quantile(times, 0.5), p99: quantile(times, 0.99) });
    }
    if (round === 0) continue;
    const cpuOf = (name: string) => measured.get(name)?.cpu ?? Number.NaN;
    for (const [name, one] of measured) {
      const toFastify = one.cpu / cpuOf('Fastify handler');
      rounds.get(name)?.push({ ...one, toFastify, apolloToIt: cpuOf('Apollo + Express') / one.cpu });
    }
  }
  say(`\n${title}: medians of ${ROUNDS} rounds of ${COUNT} requests, ${AT_ONCE} at once`);
  say('                     CPU µs   to Fastify   Apollo to it   p50 ms   p99 ms');
  for (const [name, all] of rounds) {
    const cell = (of: keyof Round, digits: number, width: number) =>
      median(all, of).toFixed(digits).padStart(width);
    const cells = [
      cell('cpu', 0, 6),
      cell('toFastify', 2, 12),
      cell('apolloToIt', 2, 14),
      cell('p50', 2, 8),
      cell('p99', 2, 8),
    ];
    say(`${name.padEnd(19)} ${cells.join(' ')}`);
  }
  const reached = median(rounds.get('this gateway') ?? [], 'toFastify');
  say(`goal: at most ${goal} times the Fastify handler; ${reached <= goal ? 'met' : 'missed'}`);
}

const median = (rounds: readonly Round[], of: keyof Round): number =>
  quantile(
    rounds.map((round) => round[of]),
    0.5,
  );

await measure(single);
await measure(list);
for (const server of [fastify, gateway, apollo, least, bank]) await server.stop();
await identity.close();
await rm(folder, { recursive: true });
