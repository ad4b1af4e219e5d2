import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productWithPeople, type Name, type ProductWithPeople } from './people.ts';

const LIST = `query ($after: String, $filter: ProposalFilter) {
  proposals(after: $after, filter: $filter) {
    version
    nodes { id number createdAt displayName status maskedDocument pointOfSale { code } }
    pageInfo { hasNextPage endCursor }
  }
}`;
type Node = {
  id: string;
  number: number;
  createdAt: string;
  displayName: string;
  status: string;
  pointOfSale: { code: string } | null;
};
type Connection = {
  version: string;
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

let product: ProductWithPeople;
beforeAll(async () => {
  product = await productWithPeople();
});
afterAll(() => product.close());

async function page(name: Name, variables: object = {}): Promise<Connection> {
  const { data, errors } = await product.ask<{ proposals: Connection }>(name, LIST, variables);
  if (data === null || errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.proposals;
}

async function all(name: Name, filter: object = {}): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const one: Connection = await page(name, { after, filter });
    nodes.push(...one.nodes);
    after = one.pageInfo.hasNextPage ? one.pageInfo.endCursor : null;
  } while (after !== null);
  return nodes;
}

const points = (nodes: Node[]) => new Set(nodes.map(({ pointOfSale }) => pointOfSale?.code ?? null));

describe('the list shows [RT-38] [CA-81]', () => {
  it('a seller the proposals of their points of sale, with and without the parameter [VA-18]', async () => {
    expect(points(await all('seller'))).toEqual(new Set(['01010']));
    expect(points(await all('sellerOfThree'))).toEqual(new Set(['01010', '01022', '01035']));
    expect(points(await all('sellerOfThree', { pointOfSaleCode: '01022' }))).toEqual(new Set(['01022']));
  });

  it('a seller nothing for another point of sale, as for a missing one', async () => {
    const of = async (pointOfSaleCode: string) => {
      const { version: _version, ...shown } = await page('seller', { filter: { pointOfSaleCode } });
      return shown;
    };
    const foreign = await of('01022');
    expect(foreign.nodes).toEqual([]);
    expect(await of('99999')).toEqual(foreign);
  });

  it('a seller without a point of sale nothing', async () => {
    expect(await all('sellerOfNone')).toEqual([]);
  });

  it('an applicant their own proposals and an admin all', async () => {
    const own = await all('applicant');
    const everything = await all('admin');
    expect(own.length).toBeGreaterThan(0);
    expect(everything.length).toBeGreaterThan(400);
    const known = new Set(everything.map(({ id }) => id));
    expect(own.every(({ id }) => known.has(id))).toBe(true);
    const others = await all('otherApplicant');
    expect(others.filter(({ id }) => own.some((one) => one.id === id))).toEqual([]);
  });

  it("nothing for the number or document of another user's proposal", async () => {
    const [foreign] = (await all('admin')).filter(({ pointOfSale }) => pointOfSale?.code === '01022');
    expect(await all('seller', { number: foreign?.number })).toEqual([]);
    expect(await all('applicant', { number: foreign?.number })).toEqual([]);
    expect(await all('applicant', { documentNumber: '60000001' })).toEqual([]);
  });

  it('nothing for another user’s cursor or a cursor for other filters', async () => {
    const { pageInfo } = await page('sellerOfThree');
    const foreign = await product.ask('seller', LIST, { after: pageInfo.endCursor });
    expect(foreign.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
    const other = await product.ask('sellerOfThree', LIST, {
      after: pageInfo.endCursor,
      filter: { status: 'OPEN' },
    });
    expect(other.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
  });

  it.each([
    ['the list', LIST],
    ['the version of the list', 'query { proposals(ifNotVersion: "x") { version } }'],
    ['both under aliases', 'query { a: proposals { version } b: proposals { nodes { id } } }'],
  ])('a guest nothing when asked for %s', async (_name, query) => {
    const { data, errors } = await product.ask(null, query);
    expect(Object.values(data ?? {}).every((answer) => answer === null)).toBe(true);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('the same proposals in the CSV file, which guests cannot download', async () => {
    const file = (name: Name | null) =>
      fetch(`${product.url}/files/proposals.csv`, {
        method: 'POST',
        headers: product.headersOf(name),
        body: JSON.stringify({ filter: null }),
      });
    expect((await file(null)).status).toBe(401);
    const lines = (await (await file('seller')).text()).trimEnd().split('\r\n').slice(1);
    const numbers = (await all('seller')).map(({ number }) => String(number));
    expect(lines.map((line) => line.split(';')[0])).toEqual(numbers);
    // Only the document column: an amount may also have eight digits.
    const documents = lines.map((line) => line.split(';')[7]);
    expect(documents.filter((text) => !/^(?:DNI \d{1,2}\.•••\.••\d|-)$/.test(text ?? ''))).toEqual([]);
  });
});

describe('the list’s filters', () => {
  it("find both cancelled statuses under 'canceladas' and the rest without them [ST-10]", async () => {
    const cancelled = await all('sellerOfThree', { status: 'CANCELLED' });
    expect(new Set(cancelled.map(({ status }) => status))).toEqual(
      new Set(['CANCELLED_BY_BANK', 'CANCELLED_BY_APPLICANT']),
    );
    expect(new Set(cancelled.map(({ displayName }) => displayName))).toEqual(new Set(['Cancelada']));
    const rest = await all('sellerOfThree', { ignoreCancelled: true });
    expect(cancelled.length + rest.length).toBe((await all('sellerOfThree')).length);
  });

  it('combine phase, status and dates and sort newest first', async () => {
    const filter = {
      phase: 'IDENTITY_AND_CONTRACT',
      status: 'OPEN',
      createdFrom: '2026-11-01',
      createdUntil: '2026-11-19',
    };
    const nodes = await all('admin', filter);
    expect(nodes.length).toBeGreaterThan(0);
    expect(new Set(nodes.map(({ displayName }) => displayName))).toEqual(new Set(['Identidad']));
    const times = nodes.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    for (const time of times) {
      expect(time).toBeGreaterThanOrEqual(Date.parse('2026-11-01T03:00:00Z'));
      expect(time).toBeLessThan(Date.parse('2026-11-20T03:00:00Z'));
    }
  });
});

describe('the list’s optional fields', () => {
  type Row = {
    number: number;
    waitsFor: string | null;
    ownerName: string | null;
    amount: { amount: string };
    stageStartedAt: string;
  };
  const rowsOf = async (name: Name, variables: object) => {
    const query = `query ($filter: ProposalFilter, $sort: ProposalSort! = NEWEST) {
      proposals(first: 100, filter: $filter, sort: $sort) { nodes { number waitsFor ownerName amount { amount } stageStartedAt } }
    }`;
    const { data } = await product.ask<{ proposals: { nodes: Row[] } }>(name, query, variables);
    return data?.proposals.nodes ?? [];
  };

  it.each(['OWNER', 'SELLER', 'BANK', 'REGISTRY'])(
    'filter by the party that has to act: %s',
    async (waitsFor) => {
      const rows = await rowsOf('admin', { filter: { waitsFor } });
      // The filter's OWNER includes the co-owner.
      const sides = rows.map((row) => (row.waitsFor === 'CO_OWNER' ? 'OWNER' : row.waitsFor));
      expect(new Set(sides)).toEqual(new Set([waitsFor]));
    },
  );

  it('let a seller search by name, and show no names to an applicant', async () => {
    const [row] = await rowsOf('seller', {});
    const [first = '', ...rest] = (row?.ownerName ?? '').split(' ');
    const found = await rowsOf('seller', { filter: { search: `${rest.join(' ')} ${first}` } });
    expect(found.map(({ number }) => number)).toContain(row?.number);
    expect(Number(row?.amount.amount)).toBeGreaterThan(0);
    const own = await rowsOf('applicant', {});
    expect(new Set(own.map(({ ownerName }) => ownerName))).toEqual(new Set([null]));
  });

  it('sort by the longest time in a stage', async () => {
    const times = (await rowsOf('admin', { sort: 'LONGEST_IN_STAGE' })).map(
      ({ stageStartedAt }) => stageStartedAt,
    );
    expect(times.length).toBeGreaterThan(10);
    expect(times).toEqual(times.toSorted());
  });
});

describe('a row with documents sent back', () => {
  it('[RT-38] [ST-07] names the party that has to upload them again, like the detail page', async () => {
    // The bank asks a dealer for no documents.
    const ofDealer = (await all('seller', { isPaidToPointOfSale: true })).map((row) => row.id);
    const signing = await all('seller', { phase: 'IDENTITY_AND_CONTRACT', status: 'OPEN' });
    const { number, id } = signing.find((row) => !ofDealer.includes(row.id)) ?? { number: 0, id: '' };
    const query = `query ($number: Int!, $id: ID!) {
      proposals(filter: { number: $number }) { nodes { waitsFor } }
      proposal(id: $id) { waitsFor }
    }`;
    const actors = async (...types: string[]) => {
      const documents = types.map((type) => ({ type, reason: 'No se lee.' }));
      const url = `/demo/proposals/${number}/observe`;
      const sentBack = await product.bank.app.inject({ method: 'POST', url, payload: { documents } });
      expect(sentBack.statusCode).toBe(200);
      return (await product.ask('seller', query, { number, id })).data;
    };
    const waiting = (waitsFor: string) => ({ proposals: { nodes: [{ waitsFor }] }, proposal: { waitsFor } });
    expect(await actors('SELLER_CBU')).toEqual(waiting('SELLER'));
    expect(await actors('DNI_BACK')).toEqual(waiting('OWNER'));
  });
});

describe('the list’s version', () => {
  it('changes only when a proposal changes', async () => {
    const filter = { status: 'OPEN' };
    const { version, nodes } = await page('seller', { filter });
    const poll =
      'query ($filter: ProposalFilter, $known: String) { proposals(filter: $filter, ifNotVersion: $known) { version } }';
    const now = async () =>
      (await product.ask<{ proposals: object | null }>('seller', poll, { filter, known: version })).data;
    expect(await now()).toEqual({ proposals: null });
    const moved = await product.bank.app.inject({
      method: 'POST',
      url: `/demo/proposals/${nodes[0]?.number}/expire`,
    });
    expect(moved.statusCode).toBe(200);
    expect((await now())?.proposals).not.toBeNull();
    expect((await page('seller', { filter })).nodes.map(({ id }) => id)).not.toContain(nodes[0]?.id);
  });
});
