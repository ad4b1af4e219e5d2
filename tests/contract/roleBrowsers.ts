import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { GuestCapability, GuestCookies } from '../../gateway/src/session/guest.ts';
import { partyMark } from '../../gateway/src/schema/sales.ts';
import { DEMO_COOKIE_SECRET } from '../../gateway/src/productionRules.ts';
import { Guest } from './guest.ts';
import { simulationInput } from './journeySteps.ts';
import { productWithPeople, type ProductWithPeople } from './people.ts';
import { type Answer, type Call, outcomeOf } from './roleCalls.ts';
import { type Role, ROLES } from './roleTable.ts';
import { PROPOSAL, SIMULATION } from './samples.ts';

/** The proposal and simulation a call names. */
type Subject = Readonly<{ proposal: string; simulation: string }>;
export type Situation = 'own' | 'anothers';
export const SITUATIONS: readonly Situation[] = ['own', 'anothers'];

/** Stubs AdminCreateUser and records the users created. */
async function directory() {
  const made: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      made.push(`user-${made.length}`);
      response
        .writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
        .end(JSON.stringify({ User: { Username: made.at(-1) } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the directory does not listen');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { made, endpoint: `http://127.0.0.1:${address.port}`, close };
}

type Listed = { proposals: { nodes: { id: string }[] } };
const OPEN_AT = 'query ($filter: ProposalFilter) { proposals(first: 100, filter: $filter) { nodes { id } } }';
/** Phases in which contracts are made, documents uploaded again and contracts signed. */
const PHASES = ['IDENTITY_AND_CONTRACT', 'DOCUMENTS_SENT_BACK', 'PLEDGE_INSCRIPTION'] as const;
export type Phase = (typeof PHASES)[number];

/** Returns a proposal in the phase for each role, and `nobodys`, which belongs to none of them. */
async function chosenAt(product: ProductWithPeople, phase: Phase) {
  const find = async (name: 'applicant' | 'admin', pointOfSaleCode?: string) => {
    const filter = { status: 'OPEN', phase, ...(pointOfSaleCode === undefined ? {} : { pointOfSaleCode }) };
    const { data, errors } = await product.ask<Listed>(name, OPEN_AT, { filter });
    if (data === null) throw new Error(JSON.stringify(errors));
    return data.proposals.nodes.map(({ id }) => id);
  };
  const applicants = await find('applicant');
  const soldAt = async (code: string, isByPerson = false) => {
    for (const id of await find('admin', code)) {
      if (!applicants.includes(id) && (!isByPerson || (await soldBy(product, id)).party !== '')) return id;
    }
    throw new Error(`the demo has nothing at ${phase} of ${code}`);
  };
  const [guest, seller, nobodys] = [
    // The guest of a sale is a person.
    await soldAt('01035', phase === 'IDENTITY_AND_CONTRACT'),
    await soldAt('01010'),
    await soldAt('01022'),
  ];
  return { guest, applicant: applicants[0] ?? '', seller, sellerOfNone: seller, admin: guest, nobodys };
}

/** Returns the proposal's number and the document of the person who sells; empty for a company. */
async function soldBy(product: ProductWithPeople, id: string) {
  type Sold = { proposal: { number: number; seller: { party: { documentNumber?: string } | null } | null } };
  const { data } = await product.ask<Sold>(
    'admin',
    'query ($id: ID!) { proposal(id: $id) { number seller { party { ... on PersonSeller { documentNumber } } } } }',
    { id },
  );
  if (data === null) throw new Error('the proposal of the sale is not there');
  const { number, seller } = data.proposal;
  return { number, party: seller?.party?.documentNumber ?? '' };
}

/** Returns the sale as the guest cookie stores it once the seller has found it. */
async function saleOf(product: ProductWithPeople, id: string) {
  const { number, party } = await soldBy(product, id);
  return { id, number, party: partyMark(party) };
}

const tables = z.object({ rows: z.array(z.object({ name: z.string() })) });
const marked = z.object({ rows: z.array(z.object({ mark: z.string().nullable() })) });

/** Returns a checksum of each of the bank's tables. */
async function marksOf({ bank }: ProductWithPeople): Promise<string[]> {
  const { rows } = tables.parse(
    await bank.sql.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  );
  const marks: string[] = [];
  for (const { name } of rows) {
    const found = marked.parse(
      await bank.sql.execute(
        sql`select md5(string_agg(t::text, '|' order by t::text)) as mark from ${sql.identifier(name)} t`,
      ),
    );
    marks.push(`${name} ${found.rows[0]?.mark}`);
  }
  return marks;
}

/** Starts the product with a browser per role, each with a simulation and proposals where the role may have them. */
export async function browsersOfRoles() {
  const users = await directory();
  const product = await productWithPeople({ IDENTITY_ENDPOINT: users.endpoint });
  const found = new Map<Phase, Awaited<ReturnType<typeof chosenAt>>>();
  for (const phase of PHASES) found.set(phase, await chosenAt(product, phase));
  const chosen = (whose: Role | 'nobodys', phase: Phase) => found.get(phase)?.[whose] ?? '';
  /** Signs in anew each time, so that signing out ends no other session. */
  const bearer = async (role: Role): Promise<Record<string, string>> =>
    role === 'guest' ? {} : { authorization: `Bearer ${await product.signIn(role)}` };

  const cookies = new Map<Role, string>();
  const simulations = new Map<Role, string>();
  const begin = async (role: Role, document: string, cookie: string) => {
    const browser = new Guest(product.url);
    browser.cookie = cookie;
    const headers = await bearer(role);
    const started = await browser.ask<{ startSimulation: { simulation: { id: string } } }>(
      'mutation ($input: StartSimulationInput!) { startSimulation(input: $input) { simulation { id } } }',
      // Sellers do not consent for the customer (decision 019).
      { input: { ...simulationInput(document), ...(role.startsWith('seller') && { consents: [] }) } },
      headers,
    );
    simulations.set(role, started.data?.startSimulation.simulation.id ?? '');
    if (role !== 'guest' && role !== 'sellerOfNone') {
      await browser.ask(
        'mutation ($id: ID!) { resumeProposal(input: { proposalId: $id }) { proposal { id } } }',
        { id: chosen(role, 'IDENTITY_AND_CONTRACT') },
        headers,
      );
    }
    cookies.set(role, browser.cookie);
  };
  const opened = GuestCapability.fresh();
  opened.addSale(await saleOf(product, chosen('guest', 'IDENTITY_AND_CONTRACT')));
  for (const phase of PHASES.toReversed()) opened.addProposal(chosen('guest', phase));
  await begin('guest', '30222001', `guest=${await new GuestCookies([DEMO_COOKIE_SECRET]).seal(opened)}`);
  await begin('applicant', '30222002', '');
  await begin('seller', '30222003', '');
  await begin('sellerOfNone', '30222004', '');
  const stranger = new Guest(product.url);
  const strangers = await stranger.ask<{ startSimulation: { simulation: { id: string } } }>(
    'mutation ($input: StartSimulationInput!) { startSimulation(input: $input) { simulation { id } } }',
    { input: simulationInput('30222005') },
  );
  // The admin signs in to the guest's browser, whose cookie holds the guest's access.
  cookies.set('admin', cookies.get('guest') ?? '');
  simulations.set('admin', simulations.get('guest') ?? '');

  const subjectOf = (role: Role, situation: Situation, phase: Phase = 'IDENTITY_AND_CONTRACT'): Subject =>
    situation === 'own'
      ? { proposal: chosen(role, phase), simulation: simulations.get(role) ?? '' }
      : {
          proposal: chosen('nobodys', phase),
          simulation: strangers.data?.startSimulation.simulation.id ?? '',
        };
  const headersOf = async (role: Role): Promise<Record<string, string>> => ({
    ...(cookies.has(role) ? { cookie: cookies.get(role) ?? '' } : {}),
    ...(await bearer(role)),
  });
  /** Makes a call about the role's own or another's proposal and simulation. */
  const send = async (role: Role, situation: Situation, call: Call): Promise<Answer> => {
    const { proposal, simulation } = subjectOf(role, situation);
    const text = JSON.stringify({ query: call.document, variables: call.variables })
      .replaceAll(PROPOSAL, proposal)
      .replaceAll(SIMULATION, simulation);
    const answer = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await headersOf(role)) },
      body: text,
    });
    return (await answer.json()) as Answer;
  };
  return {
    product,
    subjectOf,
    headersOf,
    send,
    /** Returns checksums of all data of the bank and the identity service; any write changes one. */
    held: async () => [...(await marksOf(product)), `directory ${users.made.length}`],
    close: async () => {
      await product.close();
      users.close();
    },
  };
}
export type Browsers = Awaited<ReturnType<typeof browsersOfRoles>>;

/** Makes a call as each role and returns the outcomes as a table row. */
export async function rowOf(browsers: Browsers, call: Call, field: string) {
  const cellsOf = async (situation: Situation) => {
    const cells: [Role, string][] = [];
    for (const role of ROLES) {
      cells.push([role, outcomeOf(field, await browsers.send(role, situation, call))]);
    }
    return Object.fromEntries(cells);
  };
  return { own: await cellsOf('own'), anothers: await cellsOf('anothers') };
}
