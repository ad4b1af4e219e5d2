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
  flow: { status: 'A', flowPhase: [] },
  genderType: 'F',
};
const FULL_ITEM = {
  ...ITEM,
  ownerName: 'Ana Prueba',
  amount: 12_500_000,
  stageSince: '2026-11-21T15:00:00.000Z',
  stageTargetDays: 5,
  assignee: { name: 'Ana Gil', isUser: false },
};
const AMOUNT = { amount: '12500000.00', currency: 'ARS' };
const CAN = {
  pageSizes: [10, 25],
  sorts: ['NEWEST', 'OLDEST', 'BY_COLOUR'],
  searchesNames: true,
  filtersByActor: true,
  filtersByTarget: true,
  filtersBySignature: true,
  filtersByPayment: true,
  filtersByPayee: true,
  filtersByEvent: true,
  filtersByAssignee: true,
};
const LIST = `query ($first: Int! = 10, $filter: ProposalFilter, $sort: ProposalSort! = NEWEST) {
  proposals(first: $first, filter: $filter, sort: $sort) {
    nodes { ownerName amount { amount currency } stageStartedAt stageTargetDays assignee { name isViewer } }
    abilities { pageSizes sorts canSearchNames canFilterByActor canFilterByTarget canFilterBySignature canFilterByPayment canFilterByPayee canFilterByEvent canFilterByAssignee }
  }
}`;

const answering =
  (item: object): Script =>
  (request, response) => {
    if (request.url.includes('get_flow_phases')) return json(response, 200, []);
    if (request.url.includes('abilities')) return json(response, 200, CAN);
    return json(response, 200, { items: [item], lastKey: null });
  };

let identity: TestIdentity;
let full: Running;
let least: Running;
beforeAll(async () => {
  identity = await TestIdentity.start();
  full = await runGateway(identity.environment);
  least = await runGateway(identity.environment);
});
afterAll(async () => {
  await full.close();
  await least.close();
  await identity.close();
});
beforeEach(() => {
  full.bank.script = answering(FULL_ITEM);
  least.bank.script = contractAlone(answering(ITEM));
  full.bank.received.length = 0;
  least.bank.received.length = 0;
});

async function ask(gateway: Running, variables: object = {}, group = 'seller', query = LIST) {
  const claims = { sub: 'u', email: 'a@b.example', 'cognito:groups': [group] };
  const authorization = `Bearer ${await identity.token(claims, new Date())}`;
  return (await gateway.graphql({ query, variables }, { authorization })).json();
}

const urls = ({ bank }: Running) =>
  bank.received.map(({ url }) => url).filter((url) => !/abilities|get_flow_phases/.test(url));

describe('a bank with the optional list [CA-81]', () => {
  it('states its capabilities, without unknown sorts, and has every column', async () => {
    const { data } = await ask(full);
    expect(data.proposals).toEqual({
      nodes: [
        {
          ownerName: 'Ana Prueba',
          amount: AMOUNT,
          stageStartedAt: '2026-11-21T15:00:00.000Z',
          stageTargetDays: 5,
          assignee: { name: 'Ana Gil', isViewer: false },
        },
      ],
      abilities: {
        pageSizes: CAN.pageSizes,
        sorts: ['NEWEST', 'OLDEST'],
        canSearchNames: true,
        canFilterByActor: true,
        canFilterByTarget: true,
        canFilterBySignature: true,
        canFilterByPayment: true,
        canFilterByPayee: true,
        canFilterByEvent: true,
        canFilterByAssignee: true,
      },
    });
  });

  it('shows applicants no names, because the proposals are their own', async () => {
    const { data } = await ask(full, {}, 'applicant');
    expect(data.proposals.nodes).toMatchObject([{ ownerName: null, amount: AMOUNT }]);
  });

  it.each([
    [{}, ''],
    [{ first: 25, sort: 'OLDEST' }, '?sort=OLDEST&pageSize=25'],
    [{ first: 11 }, '?pageSize=25'],
    [{ first: 100 }, '?pageSize=25'],
    [{ first: 1 }, ''],
    [{ filter: { search: ' Pérez ' } }, '?search=P%C3%A9rez'],
    [{ filter: { search: '30.111.222', status: 'OPEN' } }, '?status=A&search=30.111.222'],
    [{ filter: { waitsFor: 'BANK', isPastTarget: true } }, '?waitsFor=BANK&pastTarget=true'],
    [{ filter: { isPastTarget: false } }, ''],
    [{ filter: { signedFrom: '2026-11-19' } }, '?signedFrom=2026-11-19'],
    [{ filter: { expectedPaymentUntil: '2026-11-27' } }, '?paymentUntil=2026-11-27'],
    [{ filter: { isPaidToPointOfSale: true } }, '?paidToPointOfSale=true'],
    [{ filter: { signedUntil: '2026-11-19' } }, '?signedUntil=2026-11-19'],
    [
      { filter: { inscribedFrom: '2026-11-16', inscribedUntil: '2026-11-22' } },
      '?inscribedFrom=2026-11-16&inscribedUntil=2026-11-22',
    ],
    [
      { filter: { sentBackDocument: 'SELLER_CBU', sentBackFrom: '2026-11-16' } },
      '?sentBackDocument=SELLER_CBU&sentBackFrom=2026-11-16',
    ],
    [{ filter: { assignedTo: 'VIEWER' } }, '?assignedTo=ME'],
    [{ filter: { assignedTo: 'COLLEAGUE' } }, '?assignedTo=COLLEAGUE'],
    [{ filter: { assignedTo: 'NOBODY' } }, '?assignedTo=NOBODY'],
    [{ filter: { assigneeId: 'ana' } }, '?assignee=ana'],
    [{ filter: { nextCallUntil: '2026-11-20' } }, '?nextUntil=2026-11-20'],
    [{ filter: { search: ' ', waitsFor: null, isPastTarget: null } }, ''],
  ])('gets %j as %j', async (variables, query) => {
    expect((await ask(full, variables)).errors).toBeUndefined();
    expect(urls(full)).toEqual([`/api/proposals/get_proposals${query}`]);
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ sort: 'LONGEST_IN_STAGE' }, 'sort'],
    [{ filter: { search: 'x'.repeat(61) } }, 'filter.search'],
    [{ filter: { number: 0 } }, 'filter.number'],
    [{ filter: { createdFrom: '2026-11-20', createdUntil: '2026-11-19' } }, 'filter.createdUntil'],
    [{ filter: { documentNumber: 'abc' } }, 'filter.documentNumber'],
    [{ filter: { documentNumber: '123' } }, 'filter.documentNumber'],
    [{ filter: { pointOfSaleCode: 'Libertador S.A.' } }, 'filter.pointOfSaleCode'],
  ])('does not get the invalid %j', async (variables, field) => {
    expect((await ask(full, variables)).errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
    expect(urls(full)).toEqual([]);
  });

  it('is asked for its capabilities once', async () => {
    const fresh = await runGateway(identity.environment);
    fresh.bank.script = answering(FULL_ITEM);
    await ask(fresh);
    await ask(fresh, {}, 'admin');
    expect(fresh.bank.times('abilities')).toBe(1);
    await fresh.close();
  });
});

describe('a bank with only the contract’s list [CA-81]', () => {
  it('has pages of ten, newest first, and no optional columns', async () => {
    const { data } = await ask(least);
    expect(data.proposals).toEqual({
      nodes: [{ ownerName: null, amount: null, stageStartedAt: null, stageTargetDays: null, assignee: null }],
      abilities: {
        pageSizes: [10],
        sorts: ['NEWEST'],
        canSearchNames: false,
        canFilterByActor: false,
        canFilterByTarget: false,
        canFilterBySignature: false,
        canFilterByPayment: false,
        canFilterByPayee: false,
        canFilterByEvent: false,
        canFilterByAssignee: false,
      },
    });
  });

  it('is asked for the optional call once', async () => {
    const fresh = await runGateway(identity.environment);
    fresh.bank.script = contractAlone(answering(ITEM));
    await ask(fresh);
    await ask(fresh);
    expect(fresh.bank.times('/ext/')).toBe(1);
    await fresh.close();
  });

  it.each([
    ['104882', 'proposalNumber=104882'],
    ['30.111.222', 'documentNumber=30111222'],
    ['27-30111222-5', 'documentNumber=30111222'],
  ])('gets a search for %s as %s', async (search, query) => {
    await ask(least, { filter: { search } });
    expect(urls(least)).toEqual([`/api/proposals/get_proposals?${query}`]);
  });

  it.each([
    [{ sort: 'OLDEST' }, 'sort'],
    [{ filter: { search: 'Pérez' } }, 'filter.search'],
    [{ filter: { search: '104882', number: 104_883 } }, 'filter.search'],
    [{ filter: { waitsFor: 'BANK' } }, 'filter.waitsFor'],
    [{ filter: { isPastTarget: true } }, 'filter.isPastTarget'],
    [{ filter: { signedFrom: '2026-11-19' } }, 'filter.signedFrom'],
    [{ filter: { expectedPaymentUntil: '2026-11-27' } }, 'filter.expectedPaymentUntil'],
    [{ filter: { isPaidToPointOfSale: true } }, 'filter.isPaidToPointOfSale'],
    [{ filter: { signedUntil: '2026-11-19' } }, 'filter.signedUntil'],
    [{ filter: { inscribedFrom: '2026-11-16' } }, 'filter.inscribedFrom'],
    [{ filter: { inscribedUntil: '2026-11-16' } }, 'filter.inscribedUntil'],
    [{ filter: { sentBackDocument: 'SELLER_CBU' } }, 'filter.sentBackDocument'],
    [{ filter: { sentBackFrom: '2026-11-16' } }, 'filter.sentBackFrom'],
    [{ filter: { assignedTo: 'VIEWER' } }, 'filter.assignedTo'],
    [{ filter: { assigneeId: 'ana' } }, 'filter.assigneeId'],
    [{ filter: { nextCallUntil: '2026-11-20' } }, 'filter.nextCallUntil'],
  ])('does not get %j, which it does not support', async (variables, field) => {
    expect((await ask(least, variables)).errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
    expect(urls(least)).toEqual([]);
  });
});
