import { randomUUID } from 'node:crypto';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentSchema } from '../schema/operations.ts';
import { changesOfProposals, fieldsOf } from './anySelection.ts';
import { additionalDataInput, seller } from './journeySteps.ts';
import { NAMES, productWithPeople, type Name, type ProductWithPeople } from './people.ts';

/** The users that may read each demo proposal (docs/security.md#other-peoples-data). */
const READERS: Readonly<Record<string, readonly (Name | null)[]>> = {
  'of point of sale 01010': ['seller', 'sellerOfThree', 'admin'],
  'of point of sale 01022': ['sellerOfThree', 'admin'],
  "an applicant's": ['applicant', 'admin', 'seller', 'sellerOfThree'],
};
const EVERYBODY: readonly (Name | null)[] = [null, ...NAMES];

const PART = 8;
const schema = buildSchema(currentSchema());
const PROPOSAL = fieldsOf(schema.getType('Proposal') as GraphQLObjectType);
/** Valid mutations of a proposal, so that only missing access can make them fail. */
const CHANGES = changesOfProposals(schema, {
  saveOwnerAdditionalData: additionalDataInput,
  saveCoOwnerAdditionalData: additionalDataInput,
  setSeller: { seller: { person: seller } },
  // A returning applicant has no access yet: the code goes to the stored phone (docs/domain.md#finding-a-proposal).
  sendPhoneCode: {},
  changeEmail: { email: 'otra@correo.example' },
  validatePhoneCode: { code: '123456' },
});

/** All fields in several queries, because one query would be too large. */
const PARTS = Array.from({ length: Math.ceil(PROPOSAL.length / PART) }, (_none, at) =>
  PROPOSAL.slice(at * PART, (at + 1) * PART)
    .map(({ selection }) => selection)
    .join(' '),
);

/** Different ways to query a field. */
const WAYS: Readonly<Record<string, (field: string) => string>> = {
  plainly: (field) => `query ($id: ID!) { proposal(id: $id) { ${field} } }`,
  'under an alias': (field) =>
    `query ($id: ID!, $none: ID!) { a: proposal(id: $none) { id } b: proposal(id: $id) { c: id ${field} } }`,
  'through fragments': (field) =>
    `query ($id: ID!) { ...Root } fragment Root on Query { proposal(id: $id) { ...Part } } fragment Part on Proposal { ... on Proposal { ${field} } }`,
};

let product: ProductWithPeople;
const proposals = new Map<string, string>();

type Row = { id: string; pointOfSale: { code: string } | null };
async function openOf(name: Name, filter: object): Promise<Row[]> {
  const { data } = await product.ask<{ proposals: { nodes: Row[] } }>(
    name,
    'query ($filter: ProposalFilter) { proposals(filter: $filter) { nodes { id pointOfSale { code } } } }',
    { filter: { status: 'OPEN', ...filter } },
  );
  return data?.proposals.nodes ?? [];
}

beforeAll(async () => {
  product = await productWithPeople();
  const own = await openOf('applicant', {});
  const first = (rows: Row[]) => rows.find(({ id }) => !own.some((one) => one.id === id))?.id ?? '';
  proposals.set('of point of sale 01010', first(await openOf('admin', { pointOfSaleCode: '01010' })));
  proposals.set('of point of sale 01022', first(await openOf('admin', { pointOfSaleCode: '01022' })));
  proposals.set("an applicant's", own.find(({ pointOfSale }) => pointOfSale?.code === '01010')?.id ?? '');
});
afterAll(() => product.close());

const raw = async (name: Name | null, query: string, variables: Record<string, unknown>) => {
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: product.headersOf(name),
    body,
  });
  return { status: answer.status, text: await answer.text() };
};
const REQUEST_ID = /"requestId":"[^"]*"/g;
const withoutIds = ({ status, text }: { status: number; text: string }, ...ids: string[]) => ({
  status,
  text: ids.reduce((rest, id) => rest.replaceAll(id, '<id>'), text.replace(REQUEST_ID, '')),
});

const cells = Object.entries(READERS).flatMap(([what, readers]) =>
  EVERYBODY.map((who) => ({ what, who, reads: readers.includes(who) })),
);

describe('a proposal by its id [SH-16]', () => {
  it.each(cells)('can be read or not: $what for $who: $reads', async ({ what, who, reads }) => {
    const id = proposals.get(what) ?? '';
    const nobodys = randomUUID();
    for (const way of Object.values(WAYS)) {
      const asked = await raw(who, way('id'), { id, none: nobodys });
      expect(asked.text.includes(id)).toBe(reads);
    }
    if (reads) return;
    for (const part of PARTS) {
      for (const way of Object.values(WAYS)) {
        const asked = await raw(who, way(part), { id, none: nobodys });
        const none = await raw(who, way(part), { id: nobodys, none: nobodys });
        expect(asked).toEqual(none);
        expect(asked.status).toBe(200);
      }
    }
  });

  it('returns every field to its readers', async () => {
    const id = proposals.get('of point of sale 01010') ?? '';
    for (const { name, selection } of PROPOSAL) {
      const { data, errors } = await product.ask<{ proposal: object }>(
        'admin',
        WAYS['plainly']?.(selection) ?? '',
        { id },
      );
      expect(errors, name).toBeUndefined();
      expect(data?.proposal, name).toHaveProperty(name);
    }
  });

  it.each(cells.filter(({ reads }) => !reads))('$what has no version for $who', async ({ what, who }) => {
    const query = 'query ($id: ID!) { proposalVersion(id: $id, known: "x") }';
    const asked = await raw(who, query, { id: proposals.get(what) ?? '' });
    expect(asked).toEqual(await raw(who, query, { id: randomUUID() }));
  });
});

describe("changing another's proposal [SH-16]", () => {
  it('covers every mutation that takes a proposal id', () => {
    expect(CHANGES.length).toBeGreaterThanOrEqual(18);
  });

  const versionOf = async (id: string) =>
    (
      await product.ask<{ proposalVersion: string }>(
        'admin',
        'query ($id: ID!) { proposalVersion(id: $id, known: "x") }',
        { id },
      )
    ).data?.proposalVersion;

  it.each(cells.filter(({ reads }) => !reads))(
    'fails as for a missing proposal: $what by $who',
    async ({ what, who }) => {
      const id = proposals.get(what) ?? '';
      const before = await versionOf(id);
      expect(before).toBeTypeOf('string');
      for (const { name, inputType, selection, input } of CHANGES) {
        const query = `mutation ($input: ${inputType}!) { ${name}(input: $input) ${selection} }`;
        const nobodys = randomUUID();
        const asked = withoutIds(await raw(who, query, { input: input(id) }), id, nobodys);
        const none = withoutIds(await raw(who, query, { input: input(nobodys) }), id, nobodys);
        expect(asked, name).toEqual(none);
      }
      expect(await versionOf(id)).toBe(before);
    },
  );

  it('is denied to an admin', async () => {
    const id = proposals.get('of point of sale 01010') ?? '';
    const before = await versionOf(id);
    for (const { name, inputType, selection, input } of CHANGES) {
      const query = `mutation ($input: ${inputType}!) { ${name}(input: $input) ${selection} }`;
      const { text } = await raw('admin', query, { input: input(id) });
      expect(text, name).not.toContain('"userErrors":[]');
    }
    expect(await versionOf(id)).toBe(before);
  });
});
