import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../gateway/src/testing/bankStandIn.ts';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { root } from '../support/sourceFiles.ts';
import { selectionOf } from './anySelection.ts';
import { type SampleBank, sampleBank } from './sampleBank.ts';

const PROPOSAL = '00000000-0000-4000-8000-000000000001';
const type = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8')).getType('Proposal');
const edges = Object.values(isObjectType(type) ? type.getFields() : {}).filter(({ astNode }) =>
  astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull'),
);
/** The calls of fields whose description does not name exactly one. */
const CALLS: Readonly<Record<string, string>> = { stage: 'get_biometry', stageKind: 'get_biometry' };

let gateway: Running;
let cookie: string;
let answers: SampleBank;
beforeAll(async () => {
  gateway = await runGateway();
  cookie = await gateway.cookieFor(PROPOSAL);
  answers = await sampleBank();
});
afterAll(() => gateway.close());

describe('a failed bank call', () => {
  it.each(edges.map((edge) => [edge.name, edge] as const))(
    'for Proposal.%s leaves the other fields intact',
    async (name, edge) => {
      const call = CALLS[name] ?? /\(`([\w/-]+)`\)/.exec(edge.description ?? '')?.[1] ?? '';
      expect(call).not.toBe('');
      const sample = answers();
      gateway.bank.script = (request, response) =>
        request.url.includes(call.split('/').at(-1) ?? '')
          ? json(response, 500, {})
          : sample(request, response);
      const query = `query ($id: ID!) { proposal(id: $id) { __typename number owner { lastName } ${name} ${selectionOf(edge.type, 1)} } }`;
      const answer = await gateway.graphql({ query, variables: { id: PROPOSAL } }, { cookie });
      const { data, errors } = answer.json<{
        data: { proposal: object };
        errors: { path: string[]; extensions: { code: string } }[];
      }>();
      expect(data.proposal).toMatchObject({
        __typename: 'Proposal',
        owner: { lastName: expect.any(String) },
      });
      expect(data.proposal).toHaveProperty(name, null);
      expect(errors.map(({ path, extensions }) => [path.join('.'), extensions.code])).toEqual([
        [`proposal.${name}`, 'BANK_ERROR'],
      ]);
    },
  );
});
