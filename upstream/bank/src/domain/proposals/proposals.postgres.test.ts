import { sql } from 'drizzle-orm';
import { weekOf } from '../flow/week.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { biometryAnswer } from '../api/biometry.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  ADMIN,
  OTHER_APPLICANT,
  SELLER,
  SELLER_OF_NONE,
  SELLER_OF_THREE,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import { inBiometry } from '../../testing/formalization.ts';
import { createProposal } from '../../testing/journey.ts';
import { getProposalsAnswer, type proposalItem } from '../api/proposals.ts';

type Item = z.infer<typeof proposalItem>;
type Person = { sub: string; email: string };

let bank: TestBank;
let identity: TestIdentity;
let everything: Item[];
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank({ ...identity.environment, DEMO_PROPOSALS: '400' });
  everything = await all(ADMIN);
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const ask = async (person: Person, query: string) =>
  bank.get(`/proposals/get_proposals${query}`, await identity.bearer(person));

async function page(person: Person, filters: Record<string, string> = {}) {
  return readAnswer(await ask(person, `?${new URLSearchParams(filters).toString()}`), getProposalsAnswer);
}

/** Returns the items of all pages. Pages hold ten proposals. */
async function all(person: Person, filters: Record<string, string> = {}): Promise<Item[]> {
  const items: Item[] = [];
  let lastKey: string | null = '';
  while (lastKey !== null) {
    const one: z.infer<typeof getProposalsAnswer> = await page(
      person,
      lastKey === '' ? filters : { ...filters, lastKey },
    );
    if (one.lastKey !== null) expect(one.items).toHaveLength(10);
    items.push(...one.items);
    lastKey = one.lastKey;
  }
  return items;
}

const numbers = (items: Item[]) => items.map(({ proposalNumber }) => proposalNumber);
const phaseOf = (item: Item, name: string) => item.flow.flowPhase.find((phase) => phase.name === name);
const line = (item: Item) => item.flow.flowPhase.filter(({ name }) => name !== 'CONCIERGE');
const isCanceled = ({ status }: Item) => status === 'C' || status === 'X';

describe('the demo', () => {
  it('has 400 proposals, in every phase, status, point of sale and week of the board', () => {
    const demo = everything.filter(({ documentNumber }) => documentNumber?.startsWith('6'));
    expect(demo).toHaveLength(400);
    expect(new Set(demo.map(({ phase }) => phase)).size).toBe(7);
    expect(new Set(demo.map(({ status }) => status))).toEqual(new Set(['A', 'E', 'X', 'C']));
    expect(new Set(demo.map(({ pointOfSale }) => pointOfSale?.code ?? null)).size).toBe(15);
    const weeks = new Set(demo.map(({ creationDate }) => weekOf(new Date(creationDate))));
    expect(weeks.size).toBeGreaterThanOrEqual(12);
    expect(demo.some((item) => phaseOf(item, 'CONCIERGE'))).toBe(true);
  });

  it('are each returned completely', async () => {
    for (const { proposalUuid } of everything.filter((_item, at) => at % 40 === 0)) {
      expect((await bank.get(`/proposal/${proposalUuid}/get_proposal`)).status).toBe(200);
    }
  });

  it('is the same for the same seed', async () => {
    const other = await testBank({ ...identity.environment, DEMO_PROPOSALS: '400' });
    const digest = z.object({ rows: z.tuple([z.object({ md5: z.string() })]) });
    const rows = async (db: TestBank['sql']) =>
      digest.parse(
        await db.execute(sql`select md5(string_agg(uuid || document || flow_status || created_at, '' order by uuid))
          from proposals where document like '6%'`),
      ).rows;
    expect(await rows(other.sql)).toEqual(await rows(bank.sql));
    await other.close();
  });
});

describe('get_proposals', () => {
  it('[CA-81] returns newest first, ten per page, each proposal once', () => {
    const dates = everything.map(({ creationDate }) => creationDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(numbers(everything)).size).toBe(everything.length);
  });

  const filters: [Record<string, string>, (item: Item) => boolean][] = [
    [{ genderType: 'X' }, ({ genderType }) => genderType === 'X'],
    [{ pointOfSale: '01022' }, ({ pointOfSale }) => pointOfSale?.code === '01022'],
    [{ status: 'A' }, ({ status }) => status === 'A'],
    [{ status: 'canceled' }, isCanceled],
    [{ ignoreStatus: 'canceled' }, (item) => !isCanceled(item)],
    [{ ignoreStatus: 'canceled', status: 'E' }, ({ status }) => status === 'E'],
    [{ phaseId: 'RE_LOAD_DOCUMENTATION' }, ({ phase }) => phase === 'RE_LOAD_DOCUMENTATION'],
    [{ flowPhase: 'BIOMETRIA' }, ({ phase }) => phase === 'BIOMETRIA'],
    [
      { flowPhase: 'BIOMETRIA', flowPhaseStatus: 'FINALIZED' },
      (item) => line(item).findLast(({ status }) => status === 'FINALIZED')?.name === 'BIOMETRIA',
    ],
    [
      { flowPhase: 'BIOMETRIA', flowPhaseStatus: 'PENDING' },
      (item) => line(item).find(({ status }) => status === 'PENDING')?.name === 'BIOMETRIA',
    ],
    [{ flowPhase: 'CONCIERGE' }, (item) => phaseOf(item, 'CONCIERGE')?.status === 'ACTIVE'],
    [
      { flowPhase: 'CONCIERGE', flowPhaseStatus: 'FINALIZED', status: 'A' },
      (item) => phaseOf(item, 'CONCIERGE')?.status === 'FINALIZED' && item.status === 'A',
    ],
    [{ flowPhaseStatus: 'FINALIZED' }, ({ phase }) => phase !== 'OWNER'],
    [{ flowPhaseStatus: 'PENDING' }, (item) => line(item).some(({ status }) => status === 'PENDING')],
    [{ flowPhaseStatus: 'ACTIVE' }, () => true],
    [
      { startDate: '2026-10-01', endDate: '2026-10-31' },
      ({ creationDate }) => creationDate >= '2026-10-01T03:00' && creationDate < '2026-11-01T03:00',
    ],
    [{ documentNumber: '61.380.231' }, ({ documentNumber }) => documentNumber === '61380231'],
    [
      { genderType: 'F', status: 'canceled', phaseId: 'SELLER', pointOfSale: '' },
      (item) => item.genderType === 'F' && isCanceled(item) && item.phase === 'SELLER',
    ],
  ];
  it.each(filters)('[CA-81] [ST-10] filters by %o', async (filter, matches) => {
    const expected = everything.filter(matches);
    expect(expected.length).toBeGreaterThan(0);
    expect(numbers(await all(ADMIN, filter))).toEqual(numbers(expected));
  });

  it('[CA-81] finds a number only if the other filters match too', async () => {
    const [first] = everything;
    const proposalNumber = String(first?.proposalNumber);
    expect(numbers(await all(ADMIN, { proposalNumber }))).toEqual([first?.proposalNumber]);
    expect(await all(ADMIN, { proposalNumber, status: first?.status === 'E' ? 'A' : 'E' })).toEqual([]);
  });

  it("[CA-81] limits a seller to their own points of sale, even for 'all'", async () => {
    const codes = async (person: Person, filter = {}) =>
      new Set((await all(person, filter)).map(({ pointOfSale }) => pointOfSale?.code));
    expect(await codes(SELLER)).toEqual(new Set(['01010']));
    expect(await codes(SELLER_OF_THREE)).toEqual(new Set(['01010', '01022', '01035']));
    expect(await codes(SELLER_OF_THREE, { pointOfSale: '01022' })).toEqual(new Set(['01022']));
    expect(await all(SELLER_OF_NONE)).toEqual([]);
    const foreign = everything.find(({ pointOfSale }) => pointOfSale?.code === '01022');
    const foreignFilters: Record<string, string>[] = [
      { pointOfSale: '01022' },
      { pointOfSale: 'all' },
      { proposalNumber: String(foreign?.proposalNumber) },
      { documentNumber: foreign?.documentNumber ?? '' },
    ];
    for (const filter of foreignFilters) expect(await all(SELLER, filter)).toEqual([]);
  });

  it('[CA-81] shows applicants their own proposals', async () => {
    expect(await all(OTHER_APPLICANT)).toEqual([]);
    const made = await createProposal(bank, '30777001');
    await bank.sql.execute(
      sql`update proposals set created_by = ${OTHER_APPLICANT.sub} where uuid = ${made.proposalUuid}`,
    );
    expect(numbers(await all(OTHER_APPLICANT))).toEqual([made.proposalNumber]);
    expect(await all(OTHER_APPLICANT, { status: 'E' })).toEqual([]);
    expect(await all(OTHER_APPLICANT, { pointOfSale: '01010' })).toEqual([]);
  });

  it('[CA-81] [ST-11] has a status id for proposals once they are in the Vivere flow', async () => {
    const demo = everything.filter(({ vivereStatus }) => vivereStatus !== null);
    expect(demo.length).toBeGreaterThan(0);
    expect(demo.length).toBeLessThan(everything.length);
    const { proposalUuid, proposalNumber } = await inBiometry(bank, '30777002');
    const now = async () => (await page(ADMIN, { proposalNumber: String(proposalNumber) })).items;
    expect(await now()).toMatchObject([{ proposalUuid, vivereStatus: null }]);
    const data = { proposalId: proposalUuid, processNumber: 'VIV-1', textVersion: '1' };
    readAnswer(await bank.post('/biometry/save_data_vivere', data), biometryAnswer);
    expect(await now()).toMatchObject([{ proposalUuid, vivereStatus: 1008 }]);
  });

  it('[CA-81] accepts a last key only with the same filters from the same person', async () => {
    const { lastKey } = await page(ADMIN, { status: 'E' });
    const key = lastKey ?? '';
    expect((await page(ADMIN, { status: 'E', lastKey: key })).items.length).toBeGreaterThan(0);
    for (const [person, query] of [
      [ADMIN, { status: 'A', lastKey: key }],
      [ADMIN, { lastKey: key }],
      [SELLER, { status: 'E', lastKey: key }],
      [ADMIN, { status: 'E', lastKey: `${key.slice(0, -4)}AAAA` }],
      [ADMIN, { status: 'E', lastKey: 'x' }],
    ] as const) {
      const answer = readError(await ask(person, `?${new URLSearchParams(query).toString()}`));
      expect(answer).toMatchObject({ statusCode: 400, fields: { lastKey: expect.any(String) } });
    }
  });

  it.each([
    'status=Z',
    'genderType=W',
    'flowPhase=NONE',
    'startDate=2026-02-30',
    'proposalNumber=1e3',
    'other=1',
    'startDate=2026-03-02&endDate=2026-03-01',
  ])('[CA-81] rejects %s', async (query) => {
    expect(readError(await ask(ADMIN, `?${query}`)).statusCode).toBe(400);
  });
});

// Runs last, because the tests above count the demo's proposals.
describe('an item', () => {
  it("[EN-06] has the proposal's data", async () => {
    const { proposalNumber, proposalUuid } = await createProposal(bank, '30700901');
    const [item] = (await page(ADMIN, { proposalNumber: String(proposalNumber) })).items;
    expect(item).toMatchObject({
      proposalNumber,
      proposalUuid,
      creationDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      documentNumber: '30700901',
      pointOfSale: null,
      vehicle: { vehicleType: 'A', brandName: 'FIAT', purchaseValue: 31_200_000 },
      phase: 'OWNER',
      ownerName: 'Juana Pérez',
      genderType: 'F',
      status: 'A',
    });
    expect(item?.flow.status).toBe('A');
    expect(item?.flow.flowPhase.map(({ name, status }) => [name, status])).toEqual(
      expect.arrayContaining([
        ['OWNER', 'ACTIVE'],
        ['INSURANCE', 'PENDING'],
        ['SELLER', 'PENDING'],
        ['BIOMETRIA', 'PENDING'],
      ]),
    );
  });
});
