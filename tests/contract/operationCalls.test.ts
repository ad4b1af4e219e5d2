import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeDni } from '@prendarios/rules/dni';
import {
  buildSchema,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  typeFromAST,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partyMark } from '../../gateway/src/schema/sales.ts';
import { GuestCapability, GuestCookies } from '../../gateway/src/session/guest.ts';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { TestIdentity } from '../../gateway/src/testing/identity.ts';
import { APPLICANT } from '../../upstream/bank/src/testing/identity.ts';
import { readSource, root, sourceFiles } from '../support/sourceFiles.ts';
import type { Endpoint } from './coverage.ts';
import { IDEAL } from './operationCalls.ts';
import { type SampleBank, sampleBank } from './sampleBank.ts';
import { INVITED, PROPOSAL, sampleInput, SIMULATION } from './samples.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const documents = sourceFiles('client/src', ['.graphql']).map((path) => parse(readSource(path)));
const definitions = documents.flatMap(({ definitions: all }) => all);
const operations = definitions.filter(
  (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
);
const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);

/** Returns an operation's text with the fragments it uses. */
function textOf(operation: OperationDefinitionNode): string {
  const used = new Set<string>();
  const visitText = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/\.\.\.(\w+)/g)) {
      if (name === 'on' || used.has(name)) continue;
      used.add(name);
      const fragment = fragments.find((one) => one.name.value === name);
      if (fragment) visitText(print(fragment));
    }
  };
  visitText(print(operation));
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [operation, ...fragments.filter(({ name }) => used.has(name.value))],
  };
  return print(document);
}

function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type: node }) => {
      const name = variable.name.value;
      const type = node.kind === Kind.NON_NULL_TYPE ? typeFromAST(schema, node) : undefined;
      return type === undefined ? [] : [[name, sampleInput(type, name)]];
    }),
  );
}

let bankOfSamples: SampleBank;
let identity: TestIdentity;
let token: string;
let staffToken: string;
beforeAll(async () => {
  bankOfSamples = await sampleBank();
  identity = await TestIdentity.start();
  token = await identity.token(APPLICANT, NOW);
  staffToken = await identity.token({ ...APPLICANT, 'cognito:groups': ['seller'] }, NOW);
});
afterAll(() => identity.close());

/** The samples use 'A' for any text; normalized as a DNI, it is the sample seller's document. */
const SELLER_DOCUMENT = normalizeDni('A');

/** Operations run as a signed-in user; all others run as a guest. */
const SIGNED_IN: ReadonlySet<string> = new Set([
  'Viewer',
  'SignOut',
  'OwnSessions',
  'EndSession',
  'Morning',
  'ProposalList',
  'ViewCounts',
  'OpenProposals',
  'ResumeProposal',
]);

/** Operations run in a seller's session. */
const OF_STAFF: ReadonlySet<string> = new Set([
  'Board',
  'BoardStages',
  'ChangeFollowUp',
  'Colleagues',
  'FollowUp',
  'NextSellerLink',
  'Outreach',
  'RevealContact',
  'SentBackLabels',
  'SendReminder',
]);

/** Operations run for an invited seller without data. */
const OF_INVITED: ReadonlySet<string> = new Set(['IdentifySaleSeller']);

async function cookieOf({ settings }: Running): Promise<string> {
  const guest = GuestCapability.fresh();
  guest.addProposal(PROPOSAL);
  guest.addSale({ id: PROPOSAL, number: 1, party: partyMark(SELLER_DOCUMENT) });
  guest.addCoOwnership(PROPOSAL);
  guest.addSimulation({ uuid: SIMULATION, idRequest: 'r1' });
  return `guest=${await new GuestCookies(settings.cookieSecrets).seal(guest)}`;
}

const nameOf = ({ path }: Endpoint) =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'))
    .slice(1)
    .join('/');

/** Runs an operation on a gateway without cached catalogues; returns the names of its bank calls. */
async function callsOf(operation: OperationDefinitionNode): Promise<{ calls: string[]; trouble: unknown }> {
  const gateway = await runGateway(identity.environment, { now: () => NOW });
  const calls: string[] = [];
  gateway.bank.script = bankOfSamples(
    (endpoint, url) => {
      calls.push(endpoint === null ? url : nameOf(endpoint));
    },
    OF_INVITED.has(operation.name?.value ?? '') ? INVITED : {},
  );
  const name = operation.name?.value ?? '';
  const session = OF_STAFF.has(name) ? staffToken : SIGNED_IN.has(name) ? token : null;
  const answer = await gateway.graphql(
    { query: textOf(operation), variables: variablesOf(operation) },
    session === null ? { cookie: await cookieOf(gateway) } : { authorization: `Bearer ${session}` },
  );
  await gateway.close();
  const body = answer.json<{
    data: Record<string, { userErrors?: unknown[] } | null> | null;
    errors?: unknown;
  }>();
  const refused = Object.values(body.data ?? {}).flatMap((payload) => payload?.userErrors ?? []);
  return { calls: calls.toSorted((one, two) => one.localeCompare(two)), trouble: body.errors ?? refused };
}

describe('a client operation’s bank calls', () => {
  it('are declared for every operation and no others', () => {
    const names = operations.map(({ name }) => name?.value ?? '');
    expect(Object.keys(IDEAL).toSorted()).toEqual(names.toSorted());
  });

  it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
    'are as few as possible: %s',
    async (name, operation) => {
      const { calls, trouble } = await callsOf(operation);
      expect(trouble).toEqual([]);
      expect(calls).toEqual(IDEAL[name]);
    },
  );
});
