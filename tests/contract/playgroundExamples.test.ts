import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { savedOperations } from '../../gateway/playground/savedOperations.ts';
import { readSource, root, sourceFiles } from '../support/sourceFiles.ts';
import { Guest, product } from './guest.ts';

const files = Object.fromEntries(
  sourceFiles('client/src', ['.graphql']).map((path) => [`/${path}`, readSource(path)]),
);
const queries = savedOperations(files, readFileSync(join(root, 'schema.graphql'), 'utf8')).filter(
  ({ query }) => /^query /m.test(query),
);
/** The playground sends a user's token for these. */
const OF_USERS = new Set(['Board', 'BoardStages', 'Morning', 'OpenProposals', 'ProposalList', 'ViewCounts']);

let running: Awaited<ReturnType<typeof product>>;
let guest: Guest;
beforeAll(async () => {
  running = await product();
  guest = new Guest(running.url);
});
afterAll(() => running.close());

it.each(queries)(
  'the playground example of $name on $screen runs without errors',
  async ({ name, query, variables }) => {
    const { data, errors = [] } = await guest.ask<Record<string, unknown>>(query, variables);
    const codes = new Set(errors.map(({ extensions }) => extensions['code']));
    expect([...codes]).toEqual(OF_USERS.has(name) ? ['UNAUTHENTICATED'] : []);
    // An empty list means that the example asks the bank for an unknown key.
    const empty = Object.entries(data ?? {}).filter(([, answer]) => Array.isArray(answer) && !answer.length);
    expect(empty).toEqual([]);
  },
);
