import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../testing/bankStandIn.ts';
import { type Running, runGateway } from '../../testing/gateway.ts';
import { TestIdentity } from '../../testing/identity.ts';

const STAGE = { capped: false, targetDays: 2, olderThanTarget: 1 };
const OWN_STAGE = { isCapped: false, targetDays: 2, olderThanTarget: 1 };
const happened = { approved: 3, signed: 2, inscribed: 1 };
const BOARD = {
  stages: [
    { phase: 'OWNER', status: 'A', count: 6, ...STAGE },
    { phase: 'A_NEW_ONE', status: 'A', count: 1, ...STAGE },
    { phase: null, status: 'E', count: 58, capped: true, targetDays: null, olderThanTarget: null },
  ],
  weeks: [{ week: '2026-11-16', ...happened }],
  pointsOfSale: [{ code: '01010', business_name: 'Automotores Libertador', ...happened }],
  sentBackDocuments: [{ type: 'SELLER_CBU', label: 'Constancia de CBU del vendedor', count: 4 }],
};
const QUERY = `query ($code: String) {
  board(pointOfSaleCode: $code) {
    stages { phase status count isCapped targetDays olderThanTarget }
    weeks { startsOn approved signed inscribed }
    pointsOfSale { code businessName approved signed inscribed }
    sentBackDocuments { type label count }
  }
}`;
const STAGES =
  'query ($code: String) { boardStages(pointOfSaleCode: $code) { phase status count isCapped targetDays olderThanTarget } }';
const PAGE_OF_TEN = Array.from({ length: 10 }, () => ITEM());

/** Returns a row with the required fields only. */
function ITEM() {
  return {
    proposalNumber: null,
    proposalUuid: null,
    creationDate: '2026-11-20T15:00:00.000Z',
    documentNumber: null,
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
}

let identity: TestIdentity;
let gateway: Running;
let hasBoard: boolean;
let stated: object;
beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.close());
beforeEach(async () => {
  gateway = await runGateway(identity.environment);
  hasBoard = true;
  stated = BOARD;
  gateway.bank.script = ({ url }, response) => {
    if (url.includes('abilities')) {
      const can = { searchesNames: false, filtersByActor: false, filtersByTarget: true };
      return json(response, 200, { pageSizes: [10], sorts: ['NEWEST'], ...can });
    }
    if (url.includes('ext/board')) {
      if (!hasBoard)
        return json(response, 404, { statusCode: 404, code: 'NOT_FOUND', message: 'No existe.' });
      if (url.includes('muy-largo')) {
        return json(response, 400, {
          statusCode: 400,
          code: 'VALIDATION',
          message: 'Hay datos para corregir.',
        });
      }
      return json(response, 200, stated);
    }
    if (url.includes('flowPhase=SELLER')) return json(response, 200, { items: PAGE_OF_TEN, lastKey: 'next' });
    return json(response, 200, { items: url.includes('flowPhase=OWNER') ? [ITEM()] : [], lastKey: null });
  };
  return () => gateway.close();
});

async function ask(
  query: string,
  { group = 'seller', sub = 'u', code }: { group?: string; sub?: string; code?: string } = {},
) {
  const token = await identity.token({ sub, email: 'a@b.example', 'cognito:groups': [group] }, new Date());
  const answer = await gateway.graphql({ query, variables: { code } }, { authorization: `Bearer ${token}` });
  return answer.json();
}
const calls = (path: string) => gateway.bank.received.filter(({ url }) => url.includes(path));

describe('the board [RT-38]', () => {
  it("has each point of sale's target from the brand file, or null", async () => {
    const { brand } = gateway.settings;
    const signedPerMonth = { '01010': 12, '01099': 30 };
    await gateway.close();
    const { script } = gateway.bank;
    gateway = await runGateway(identity.environment, {}, { brand: { ...brand, signedPerMonth } });
    gateway.bank.script = script;
    stated = { ...BOARD, pointsOfSale: [...BOARD.pointsOfSale, { ...BOARD.pointsOfSale[0], code: '01022' }] };
    const { data } = await ask(
      'query ($code: String) { board(pointOfSaleCode: $code) { pointsOfSale { code signedTarget } } }',
    );
    expect(data.board.pointsOfSale).toEqual([
      { code: '01010', signedTarget: 12 },
      { code: '01022', signedTarget: null },
    ]);
  });

  it('has the bank’s figures for the stages that the list can filter by', async () => {
    const { data, errors } = await ask(QUERY, { code: '01010' });
    expect(errors).toBeUndefined();
    expect(data.board).toEqual({
      stages: [
        { phase: 'OWNER', status: 'OPEN', count: 6, ...OWN_STAGE },
        { phase: null, status: 'CLOSED', count: 58, isCapped: true, targetDays: null, olderThanTarget: null },
      ],
      weeks: [{ startsOn: '2026-11-16', ...happened }],
      pointsOfSale: [{ code: '01010', businessName: 'Automotores Libertador', ...happened }],
      sentBackDocuments: BOARD.sentBackDocuments,
    });
    expect(gateway.bank.received.map(({ url }) => url)).toEqual(['/api/ext/board?pointOfSale=01010']);
    expect(gateway.bank.received[0]?.headers.authorization).toMatch(/^Bearer /);
  });

  it('has conversion, durations, pesos and reasons if the bank provides them', async () => {
    const [first] = BOARD.stages;
    stated = {
      ...BOARD,
      stages: [{ ...first, medianDays: 2.5 }],
      weeks: [{ week: '2026-11-16', ...happened, placed: 29_000_000 }],
      cohorts: [{ week: '2026-10-26', ...happened }],
      sentBackDocuments: [
        { type: 'A', label: 'DNI', count: 4, reasons: [{ reason: 'No se lee.', count: 3 }] },
      ],
    };
    const { data, errors } = await ask(`{ board {
      stages { medianDays } weeks { placed { amount } } cohorts { startsOn approved signed inscribed }
      pointsOfSale { placed { amount } } sentBackDocuments { reasons { reason count } }
    } }`);
    expect(errors).toBeUndefined();
    expect(data.board).toEqual({
      stages: [{ medianDays: 2.5 }],
      weeks: [{ placed: { amount: '29000000.00' } }],
      cohorts: [{ startsOn: '2026-10-26', ...happened }],
      pointsOfSale: [{ placed: null }],
      sentBackDocuments: [{ reasons: [{ reason: 'No se lee.', count: 3 }] }],
    });
  });

  it("has the list's capabilities", async () => {
    const { data, errors } = await ask('{ board { listAbilities { canFilterByTarget canFilterByActor } } }');
    expect(errors).toBeUndefined();
    expect(data.board.listAbilities).toEqual({ canFilterByTarget: true, canFilterByActor: false });
  });

  it('is null for a bank without a board', async () => {
    hasBoard = false;
    expect(await ask(QUERY)).toEqual({ data: { board: null } });
  });

  it.each([QUERY, STAGES])(
    'is rejected for applicants and guests without calling the bank',
    async (query) => {
      expect((await ask(query, { group: 'applicant' })).errors[0].extensions.code).toBe('FORBIDDEN');
      const guest = (await gateway.graphql({ query })).json();
      expect(guest.errors[0].extensions.code).toBe('UNAUTHENTICATED');
      expect(gateway.bank.received).toEqual([]);
    },
  );

  it('is rejected at pointOfSaleCode if the bank does not accept it', async () => {
    const { errors } = await ask(QUERY, { code: 'muy-largo' });
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'pointOfSaleCode' });
  });
});

describe('a board’s stages [RT-38]', () => {
  it('come from the bank’s board with one call', async () => {
    const { data } = await ask(STAGES);
    expect(data.boardStages).toHaveLength(2);
    expect(gateway.bank.received).toHaveLength(1);
  });

  it('are not cached, so that the second of two quick changes is visible', async () => {
    await ask(STAGES);
    await ask(STAGES);
    expect(gateway.bank.received).toHaveLength(2);
  });

  it('are each counted through a list page for a bank without a board', async () => {
    hasBoard = false;
    const { data, errors } = await ask(STAGES, { code: '01010' });
    expect(errors).toBeUndefined();
    expect(data.boardStages).toHaveLength(8);
    const none = { targetDays: null, olderThanTarget: null };
    expect(data.boardStages[0]).toEqual({
      phase: 'OWNER',
      status: 'OPEN',
      count: 1,
      isCapped: false,
      ...none,
    });
    expect(data.boardStages[2]).toEqual({
      phase: 'SELLER',
      status: 'OPEN',
      count: 10,
      isCapped: true,
      ...none,
    });
    expect(data.boardStages[7]).toMatchObject({ phase: null, status: 'CLOSED', count: 0 });
    expect(calls('get_proposals')).toHaveLength(8);
    expect(calls('get_proposals').every(({ url }) => url.includes('pointOfSale=01010'))).toBe(true);
    expect(calls('status=E')).toHaveLength(1);
  });

  it('are cached per user and point of sale for a bank without a board', async () => {
    hasBoard = false;
    await ask(STAGES, { code: '01010' });
    await ask(STAGES, { code: '01010' });
    expect(calls('get_proposals')).toHaveLength(8);
    await ask(STAGES);
    await ask(STAGES, { code: '01010', sub: 'another' });
    expect(calls('get_proposals')).toHaveLength(24);
  });
});
