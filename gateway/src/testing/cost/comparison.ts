import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GuestCapability, GuestCookies } from '../../session/guest.ts';
import { TestIdentity } from '../identity.ts';
import { PROPOSAL_ID, PROPOSAL_QUERY, PROPOSALS_QUERY } from './fixtures.ts';
import type { Ask } from './load.ts';
import { Measured } from './processes.ts';

const SECRET = 'a-cookie-secret-for-the-benchmark-of-forty';
const SELLER = {
  sub: '00000000-0000-4000-8000-000000000003',
  email: 'vendedor@ceibo.example',
  'cognito:groups': ['seller'],
};
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };

/** `bytes`: the minimum size of a response; a smaller one fails the run. */
type Scene = Readonly<{ title: string; bytes: number; ofGateway: Ask; ofPlain: Ask }>;

const graphql = (body: object, headers: Record<string, string> = {}): Ask => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...JSON_HEADERS, ...headers },
  body: JSON.stringify(body),
});

const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');
const trusted = (query: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } },
});

/** Starts a stand-in bank of negligible cost and this gateway, each in its own process, and returns the requests. */
export async function startComparison() {
  const folder = await mkdtemp(join(tmpdir(), 'cost-'));
  const manifest = join(folder, 'documents.json');
  const documents = [PROPOSAL_QUERY, PROPOSALS_QUERY].map((query) => [`sha256:${hashOf(query)}`, query]);
  await writeFile(manifest, JSON.stringify(Object.fromEntries(documents)));
  const identity = await TestIdentity.start();
  const bank = await Measured.start(new URL('upstream.server.ts', import.meta.url), {});
  const environment = { BANK_API_URL: `${bank.url}/api` };
  const gateway = await Measured.start(new URL('gateway.server.ts', import.meta.url), {
    ...environment,
    ...identity.environment,
    PROFILE: 'production',
    BANK_SERVICE_KEY: 'a-service-key-for-the-benchmark',
    COOKIE_SECRET: SECRET,
    BENCH_DOCUMENTS: manifest,
  });

  const guest = GuestCapability.fresh();
  guest.addProposal(PROPOSAL_ID);
  const guestCookie = `__Host-guest=${await new GuestCookies([SECRET]).seal(guest)}`;
  const authorization = `Bearer ${await identity.token(SELLER, new Date())}`;
  const page = graphql(trusted(PROPOSALS_QUERY), { authorization });
  const signIn = await fetch(`${gateway.url}/graphql`, page);
  await signIn.text();
  const sessionCookie = signIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');

  const variables = { id: PROPOSAL_ID };
  const proposal: Scene = {
    title: 'one proposal',
    bytes: 900,
    ofGateway: graphql({ variables, ...trusted(PROPOSAL_QUERY) }, { cookie: guestCookie }),
    ofPlain: graphql({ variables, query: PROPOSAL_QUERY }),
  };
  const proposals: Scene = {
    title: 'a page of 25 proposals',
    bytes: 12_000,
    // Sent as a poll, which does not extend the session, because the run reuses a cookie for over a minute.
    ofGateway: { ...page, headers: { ...page.headers, cookie: sessionCookie, 'x-background': '1' } },
    ofPlain: graphql({ query: PROPOSALS_QUERY }),
  };
  return {
    bank,
    gateway,
    /** Settings for another server with the same bank. */
    environment,
    scenes: { proposal, proposals },
    stop: async () => {
      await Promise.all([gateway.stop(), bank.stop(), identity.close(), rm(folder, { recursive: true })]);
    },
  };
}
