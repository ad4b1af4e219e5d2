import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractAlone, json, type Script } from '../../testing/bankStandIn.ts';
import { type Running, runGateway } from '../../testing/gateway.ts';
import { TestIdentity } from '../../testing/identity.ts';

const ITEM = {
  proposalNumber: 104_882,
  proposalUuid: '00000000-0000-4000-8000-000000000001',
  creationDate: '2026-11-20T15:00:00.000Z',
  documentNumber: '30111222',
  pointOfSale: null,
  vehicle: {
    vehicleType: 'A',
    brand: 'FIAT',
    brandName: 'FIAT',
    model: 7,
    modelName: 'CRONOS',
    fuelYear: { year: 2026, price: 30_000_000, zeroKm: true, valid: true },
    purchaseValue: 30_000_000,
  },
  flow: {
    status: 'A',
    flowPhase: [
      { name: 'OWNER', status: 'ACTIVE', steps: [{ name: 'address', status: 'ACTIVE' }] },
      { name: 'CONCIERGE', status: 'ACTIVE', steps: [] },
    ],
  },
  genderType: 'F',
};
const PAGE = { items: [ITEM], lastKey: 'next-page' };
const LIST = `query ($after: String, $filter: ProposalFilter) {
  proposals(after: $after, filter: $filter) {
    version
    nodes { id number maskedDocument displayName brand stage stageKind waitsFor pointOfSale { code } vehicle { brandName } }
    edges { cursor node { number } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;
const versionOf = (mark: string) => Buffer.from(JSON.stringify([mark])).toString('base64url');
const POLL = 'query ($ifNotVersion: String) { proposals(ifNotVersion: $ifNotVersion) { version } }';

let identity: TestIdentity;
let gateway: Running;
let token: string;
beforeAll(async () => {
  identity = await TestIdentity.start();
  gateway = await runGateway(identity.environment);
  token = await identity.token({ sub: 'u', email: 'a@b.example', 'cognito:groups': ['seller'] }, new Date());
});
afterAll(async () => {
  await gateway.close();
  await identity.close();
});
beforeEach(() => {
  gateway.bank.received.length = 0;
  answerWith((request, response) => {
    if (request.url.includes('get_flow_phases'))
      return json(response, 200, [{ name: 'OWNER', label: 'Tus datos' }]);
    if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
    return void response
      .writeHead(200, { 'content-type': 'application/json', etag: '"v1"' })
      .end(JSON.stringify(PAGE));
  });
});

const answerWith = (script: Script) => {
  gateway.bank.script = contractAlone(script);
};

const ask = async (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
  (await gateway.graphql({ query, variables }, { authorization: `Bearer ${token}`, ...headers })).json();

const listCalls = () => gateway.bank.received.filter(({ url }) => url.includes('get_proposals'));

describe('the list of proposals [CA-81] [RT-38]', () => {
  it('shows rows with masked documents, stage and the party that must act [ST-09] [ST-12] [EN-07]', async () => {
    const { data, errors } = await ask(LIST);
    expect(errors).toBeUndefined();
    expect(data.proposals).toEqual({
      version: versionOf('"v1"'),
      nodes: [
        {
          id: ITEM.proposalUuid,
          number: 104_882,
          maskedDocument: 'DNI 30.•••.••2',
          displayName: 'Datos',
          brand: 'BANK',
          stage: 'Datos',
          stageKind: 'PREPARING',
          waitsFor: 'OWNER',
          pointOfSale: null,
          vehicle: { brandName: 'FIAT' },
        },
      ],
      edges: [{ cursor: '0.next-page', node: { number: 104_882 } }],
      pageInfo: {
        hasNextPage: true,
        hasPreviousPage: false,
        endCursor: '0.next-page',
      },
    });
    expect(JSON.stringify(data)).not.toContain('30111222');
    expect(listCalls()).toHaveLength(1);
    expect(listCalls()[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it.each([
    [{ observedParties: ['SELLER'] }, 'SELLER'],
    [{ observedParties: ['SELLER', 'HOLDER'] }, 'OWNER'],
    [{ observedParties: [] }, 'OWNER'],
    [{}, 'OWNER'],
  ])('[RT-38] [ST-07] shows with %j that documents sent back wait for %s', async (parties, actor) => {
    const steps = [{ name: 'SELLER_CBU', status: 'ACTIVE' }];
    const flowPhase = [{ name: 'RE_LOAD_DOCUMENTATION', status: 'ACTIVE', steps }];
    const item = { ...ITEM, flow: { status: 'A', flowPhase }, ...parties };
    answerWith((request, response) =>
      json(response, 200, request.url.includes('get_flow_phases') ? [] : { items: [item], lastKey: null }),
    );
    const { data } = await ask(LIST);
    expect(data.proposals.nodes).toMatchObject([{ waitsFor: actor }]);
    expect(listCalls()).toHaveLength(1);
  });

  it.each([
    [{}, ''],
    [{ pointOfSaleCode: null, number: null }, ''],
    [{ status: 'CANCELLED' }, '?status=canceled'],
    [{ status: 'OPEN', ignoreCancelled: true }, '?status=A&ignoreStatus=canceled'],
    [{ ignoreCancelled: false }, ''],
    [{ number: 7, documentNumber: '30111222' }, '?proposalNumber=7&documentNumber=30111222'],
    [{ documentNumber: '30.111.222' }, '?documentNumber=30111222'],
    [{ gender: 'NON_BINARY', pointOfSaleCode: '01010' }, '?genderType=X&pointOfSale=01010'],
    [{ phase: 'SELLER', phaseStatus: 'FINALIZED' }, '?flowPhase=SELLER&flowPhaseStatus=FINALIZED'],
    [{ phase: 'SELLER' }, '?phaseId=SELLER&flowPhase=SELLER'],
    [{ phase: 'SELLER', phaseStatus: 'ACTIVE' }, '?phaseId=SELLER&flowPhase=SELLER&flowPhaseStatus=ACTIVE'],
    [{ phase: 'CONCIERGE' }, '?flowPhase=CONCIERGE'],
    [{ phaseStatus: 'PENDING' }, '?flowPhaseStatus=PENDING'],
    [{ createdFrom: '2026-11-01', createdUntil: '2026-11-20' }, '?startDate=2026-11-01&endDate=2026-11-20'],
  ])('sends the filter %j to the bank as %j [VA-18] [ST-10]', async (filter, query) => {
    await ask(LIST, { filter });
    expect(listCalls()[0]?.url).toBe(`/api/proposals/get_proposals${query}`);
  });

  it('shows a Vivere proposal’s stage and colour by its status id [ST-11] [ST-12]', async () => {
    const item = { ...ITEM, vivereStatus: 1019 };
    answerWith((request, response) =>
      json(
        response,
        200,
        request.url.includes('get_flow_phases')
          ? [{ name: 'OWNER', label: 'Tus datos' }]
          : { items: [item], lastKey: null },
      ),
    );
    const { data } = await ask(LIST);
    expect(data.proposals.nodes).toMatchObject([
      {
        brand: 'VIVERE',
        stage: 'Recepción de prenda',
        stageKind: 'AT_REGISTRY',
        displayName: 'Datos',
      },
    ]);
  });

  it.each([
    ['applicant', [], 'Tus datos'],
    ['seller', ['seller'], 'Datos'],
    ['admin', ['admin'], 'Datos'],
  ])('names the holder’s phase for an %s [ST-09]', async (sub, groups, displayName) => {
    const claims = { sub, email: 'a@b.example', 'cognito:groups': groups };
    const authorization = `Bearer ${await identity.token(claims, new Date())}`;
    const { data } = await ask(LIST, {}, { authorization });
    expect(data.proposals.nodes).toMatchObject([{ displayName, stage: displayName }]);
  });

  it('loads the next page by the previous page’s key', async () => {
    const { data } = await ask(LIST, { after: '0.next-page', filter: { status: 'CLOSED' } });
    expect(listCalls()[0]?.url).toBe('/api/proposals/get_proposals?status=E&lastKey=next-page');
    expect(data.proposals.pageInfo.hasPreviousPage).toBe(true);
  });

  it("is null after the bank's 304 while nothing has changed", async () => {
    const version = versionOf('"v1"');
    expect((await ask(POLL, { ifNotVersion: version })).data).toEqual({ proposals: null });
    expect(gateway.bank.received).toHaveLength(1);
    expect(listCalls()[0]?.headers['if-none-match']).toBe('"v1"');
    for (const ifNotVersion of [versionOf('"v0"'), 'no version', null]) {
      expect((await ask(POLL, { ifNotVersion })).data).toEqual({ proposals: { version } });
    }
  });

  it('is null for the same version of a page built from several bank pages', async () => {
    const page = '{ proposals(first: 25) { version nodes { number } } }';
    answerWith((request, response) =>
      json(response, 200, { items: [ITEM], lastKey: request.url.includes('lastKey') ? null : 'next-page' }),
    );
    const { version, nodes } = (await ask(page)).data.proposals;
    expect(nodes).toHaveLength(2);
    const poll = 'query ($known: String) { proposals(first: 25, ifNotVersion: $known) { version } }';
    expect((await ask(poll, { known: version })).data).toEqual({ proposals: null });
    expect((await ask(poll, { known: versionOf('"v1"') })).data).toEqual({ proposals: { version } });
  });

  it('also notices changes at a bank without ETags', async () => {
    const page = (lastKey: string | null) =>
      answerWith((_request, response) => {
        response.removeHeader('etag');
        json(response, 200, { items: [], lastKey });
      });
    page(null);
    const ifNotVersion: unknown = (await ask(LIST)).data.proposals.version;
    expect((await ask(POLL, { ifNotVersion })).data).toEqual({ proposals: null });
    page('next-page');
    expect((await ask(POLL, { ifNotVersion })).data.proposals).not.toBeNull();
  });

  it.each([
    ['a cursor of another list', { lastKey: 'x' }, 'after'],
    ['a reversed date range', { createdUntil: 'x' }, 'filter'],
  ])('returns BAD_USER_INPUT for %s', async (_name, fields, field) => {
    answerWith((_request, response) =>
      json(response, 400, { statusCode: 400, code: 'INVALID', message: 'No.', fields }),
    );
    const { errors } = await ask(LIST);
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it.each([0, 101])('rejects pages of %i and names the range', async (first) => {
    const { errors } = await ask(`{ proposals(first: ${first}) { version } }`);
    expect(errors[0].message).toBe('first must be 1 to 100.');
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
    expect(gateway.bank.received).toHaveLength(0);
  });

  it('counts the proposals that match a filter if the bank can', async () => {
    const COUNT =
      'query ($filters: [ProposalFilter!]!) { proposalCounts(filters: $filters) { count isCapped } }';
    gateway.bank.script = ({ url }, response) =>
      url.includes('proposal-count')
        ? json(response, 200, { count: 10_000, capped: true })
        : void response.writeHead(404).end();
    const { data } = await ask(COUNT, { filters: [{ status: 'CANCELLED', gender: 'FEMALE' }] });
    expect(data.proposalCounts).toEqual([{ count: 10_000, isCapped: true }]);
    const call = gateway.bank.received.find(({ url }) => url.includes('proposal-count'));
    expect(Object.fromEntries(new URL(call?.url ?? '', 'http://bank').searchParams)).toEqual({
      status: 'canceled',
      genderType: 'F',
    });
    expect(call?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it.each([0, 11])('rejects %i filters', async (length) => {
    const filters = Array.from({ length }, () => ({}));
    const { errors } = await ask(
      'query ($filters: [ProposalFilter!]!) { proposalCounts(filters: $filters) { count } }',
      {
        filters,
      },
    );
    expect(errors[0]).toMatchObject({
      message: 'filters must have 1 to 10 entries.',
      extensions: { code: 'BAD_USER_INPUT', field: 'filters' },
    });
  });

  it('has no counts if the bank cannot count', async () => {
    const { data, errors } = await ask('{ proposalCounts(filters: [{}]) { count } }');
    expect(errors).toBeUndefined();
    expect(data.proposalCounts).toBeNull();
  });

  it('rejects an invalid cursor without calling the bank', async () => {
    const { errors } = await ask(LIST, { after: 'next-page' });
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
    expect(gateway.bank.received).toHaveLength(0);
  });

  it.each([LIST, POLL])('is rejected for guests without calling the bank', async (query) => {
    const answer = await gateway.graphql({ query, variables: { ifNotVersion: 'x' } });
    expect(answer.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(gateway.bank.received).toHaveLength(0);
  });
});
