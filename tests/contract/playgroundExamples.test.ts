import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '../../gateway/playground/errorCodes.ts';
import { hasUnknownId, needsFile, ownIds, SAMPLE_FILE, withIds } from '../../gateway/playground/ownIds.ts';
import { savedOperations } from '../../gateway/playground/savedOperations.ts';
import { readSource, root, sourceFiles } from '../support/sourceFiles.ts';
import { Guest } from './guest.ts';
import { awaitDecision } from './journeySteps.ts';
import { productWithPeople, type ProductWithPeople } from './people.ts';

const files = Object.fromEntries(
  sourceFiles('client/src', ['.graphql']).map((path) => [`/${path}`, readSource(path)]),
);
const examples = savedOperations(files, readFileSync(join(root, 'schema.graphql'), 'utf8'));
const queries = examples.filter(({ query }) => /^query /m.test(query));
/** End the caller's access, so they run last. */
const ENDS = ['CancelProposal', 'CancelApplication', 'ConfirmProposal', 'SignOut'];
const mutations = examples
  .filter(({ query }) => /^mutation /m.test(query))
  .toSorted((one, other) => ENDS.indexOf(one.name) - ENDS.indexOf(other.name));
/** The playground sends a user's token for these. */
const OF_USERS = new Set([
  'Board',
  'BoardStages',
  'Colleagues',
  'Morning',
  'OpenProposals',
  'ProposalList',
  'SentBackLabels',
  'ViewCounts',
]);
/** Codes that say that an example itself is wrong. */
const WRONG = ['INVALID_FIELD', 'BAD_USER_INPUT', 'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'];

type Example = (typeof examples)[number];
type Variables = Record<string, unknown>;
type Caller = Readonly<{ guest: Guest; headers: Record<string, string>; proposal: string | null }>;

let product: ProductWithPeople;
let callers: Caller[];

/** Returns an example's variables as the playground fills them in for the caller. */
async function filledFor({ guest, headers, proposal }: Caller, { variables }: Example): Promise<Variables> {
  const ids = await ownIds(
    {
      ask: async (text, given) => (await guest.ask(text, { ...given }, headers)).data,
      upload: async (id) => {
        const answer = await guest.upload(id, new TextEncoder().encode(SAMPLE_FILE), 'sample.pdf');
        return ((await answer.json()) as { fileId?: string }).fileId;
      },
    },
    proposal,
    needsFile(variables),
  );
  return withIds(variables, ids) as Variables;
}

const run = ({ guest, headers }: Caller, { query }: Example, variables: Variables) =>
  guest.ask<Variables>(query, variables, headers);

/** Returns a guest who got a simulation and a proposal by running the examples. */
async function guestByExamples(): Promise<Caller> {
  const caller = { guest: new Guest(product.url), headers: {}, proposal: null };
  for (const name of ['StartSimulation', 'CreateProposal']) {
    const example = examples.find((one) => one.name === name) ?? expect.fail(name);
    expect(errorCodes(await run(caller, example, await filledFor(caller, example)))).toEqual([]);
    await awaitDecision(caller.guest);
  }
  return caller;
}

/** Returns the playground's guests at these steps of the bank. */
async function guestsAt(steps: readonly string[]): Promise<Caller[]> {
  const visitors = '/developers/visitors';
  const headers = { 'content-type': 'application/json' };
  const listed = await new Guest(product.url).request(visitors);
  const { guests } = (await listed.json()) as { guests: { step: string; proposal: string }[] };
  return Promise.all(
    steps.map(async (step) => {
      const { proposal } = guests.find((one) => one.step === step) ?? expect.fail(`nobody is at ${step}`);
      const guest = new Guest(product.url);
      await guest.request(visitors, { method: 'POST', headers, body: JSON.stringify({ proposal }) });
      return { guest, headers: {}, proposal };
    }),
  );
}

beforeAll(async () => {
  product = await productWithPeople();
  const { data } = await product.ask<{ proposals: { nodes: { id: string }[] } }>(
    'seller',
    '{ proposals(first: 1) { nodes { id } } }',
  );
  const seller = {
    guest: new Guest(product.url),
    headers: product.headersOf('seller'),
    proposal: data?.proposals.nodes[0]?.id ?? null,
  };
  const guests = await guestsAt(['sendLoanSummary', 'uploadDocumentation', 'saveAccount', 'DNI_FRONT']);
  callers = [seller, await guestByExamples(), ...guests];
});
afterAll(() => product.close());

describe('the playground example', () => {
  it.each(queries)('$name on $screen runs without errors', async (example) => {
    const [seller] = callers;
    const guest = { guest: new Guest(product.url), headers: {}, proposal: null };
    const caller = OF_USERS.has(example.name) && seller !== undefined ? seller : guest;
    const answer = await run(caller, example, example.variables);
    expect(errorCodes(answer)).toEqual([]);
    // An empty list means that the example asks the bank for an unknown key.
    const empty = Object.entries(answer.data ?? {}).filter(
      ([, value]) => Array.isArray(value) && !value.length,
    );
    expect(empty).toEqual([]);
  });

  it.each(mutations)(
    '$name on $screen has valid variables for every caller who has the records',
    async (example) => {
      const wrong: string[][] = [];
      for (const caller of callers) {
        const variables = await filledFor(caller, example);
        const codes = errorCodes(await run(caller, example, variables)).filter((code) =>
          WRONG.includes(code),
        );
        if (!hasUnknownId(variables)) expect(codes).toEqual([]);
        wrong.push(codes);
      }
      expect(wrong).toContainEqual([]);
    },
  );
});
