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
 * round, medians over the rounds. The processor time of a process hardly depends on what else the machine does; the
 * times of answers do.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const COUNT = Number(process.env['BENCH_COUNT'] ?? 1500);
const AT_ONCE = 8;
const SECRET = 'a-cookie-secret-for-the-benchmark-of-forty';

type Contender = { name: string; server: Measured; ask: Ask };
type Result = { name: string; cpu: number; p50: number; p99: number };
type Scene = { title: string; bytes: number; contenders: Contender[] };

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
    TRUSTED_DOCUMENTS_FILE: manifest,
    RATE_LIMIT_GRAPHQL_PER_MINUTE: '1000000',
  }),
  Measured.start('./apollo.server.ts', address),
  Measured.start('./least.server.ts', address),
]);

const guest = GuestCapability.fresh();
guest.addProposal(PROPOSAL_ID);
const cookie = `__Host-guest=${await new GuestCookies(SECRET).seal(guest)}`;
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
  bytes: 7000,
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

async function measure({ title, bytes, contenders }: Scene): Promise<void> {
  const rounds = new Map(contenders.map(({ name }) => [name, [] as Omit<Result, 'name'>[]]));
  // The first round warms up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { name, server, ask } of contenders) {
      const before = await server.cpu();
      const times = await load(server.url, ask, { count: COUNT, atOnce: AT_ONCE, bytes });
      const cpu = ((await server.cpu()) - before) / COUNT;
      if (round > 0) rounds.get(name)?.push({ cpu, p50: quantile(times, 0.5), p99: quantile(times, 0.99) });
    }
  }
  const results = contenders.map(({ name }): Result => {
    const all = rounds.get(name) ?? [];
    const median = (of: 'cpu' | 'p50' | 'p99') =>
      quantile(
        all.map((round) => round[of]),
        0.5,
      );
    return { name, cpu: median('cpu'), p50: median('p50'), p99: median('p99') };
  });
  print(title, results);
}

function print(title: string, results: readonly Result[]): void {
  const fastifyCpu = results.find(({ name }) => name === 'Fastify handler')?.cpu ?? Number.NaN;
  const apolloCpu = results.find(({ name }) => name === 'Apollo + Express')?.cpu ?? Number.NaN;
  say(`\n${title}: ${ROUNDS} rounds of ${COUNT} requests, ${AT_ONCE} at once`);
  say('                     CPU µs   to Fastify   Apollo to it   p50 ms   p99 ms');
  for (const { name, cpu, p50, p99 } of results) {
    const cells = [
      cpu.toFixed(0).padStart(6),
      (cpu / fastifyCpu).toFixed(2).padStart(12),
      (apolloCpu / cpu).toFixed(2).padStart(14),
      p50.toFixed(2).padStart(8),
      p99.toFixed(2).padStart(8),
    ];
    say(`${name.padEnd(19)} ${cells.join(' ')}`);
  }
}

await measure(single);
await measure(list);
for (const server of [fastify, gateway, apollo, least, bank]) await server.stop();
await identity.close();
await rm(folder, { recursive: true });
