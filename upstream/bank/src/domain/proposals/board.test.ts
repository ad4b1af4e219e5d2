import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { command, inBiometry } from '../../testing/formalization.ts';
import {
  ADMIN,
  APPLICANT,
  SELLER,
  SELLER_OF_NONE,
  SELLER_OF_THREE,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import { boardAnswer } from '../api/board.ts';
import { countProposalsAnswer, getProposalsAnswer } from '../api/proposals.ts';

type Person = { sub: string; email: string };
type Filters = Record<string, string>;

/** A reason that the demo's analysts also give. */
const BLURRED = 'La foto salió movida y no se lee el número.';

let bank: TestBank;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank({ ...identity.environment, DEMO_PROPOSALS: '400' });
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const ask = async (path: string, person: Person, query: Filters = {}) =>
  bank.get(`${path}?${new URLSearchParams(query).toString()}`, await identity.bearer(person));
const board = async (person: Person, query: Filters = {}) =>
  readAnswer(await ask('/ext/board', person, query), boardAnswer);

async function listed(person: Person, filters: Filters): Promise<number> {
  let rows = 0;
  let lastKey: string | null = '';
  while (lastKey !== null) {
    const page: z.infer<typeof getProposalsAnswer> = readAnswer(
      await ask('/proposals/get_proposals', person, { ...filters, lastKey }),
      getProposalsAnswer,
    );
    rows += page.items.length;
    ({ lastKey } = page);
  }
  return rows;
}

const found = async (person: Person, filters: Filters) =>
  readAnswer(await ask('/ext/proposal-count', person, filters), countProposalsAnswer).count;

const KINDS = ['approved', 'signed', 'inscribed'] as const;

describe('GET /api/ext/board [RT-38]', () => {
  it.each([
    ['an admin', ADMIN, {}],
    ['an admin at one point of sale', ADMIN, { pointOfSale: '01022' }],
    ['a seller', SELLER, {}],
    ['a seller of three points of sale', SELLER_OF_THREE, {}],
    ['that seller at one of them', SELLER_OF_THREE, { pointOfSale: '01035' }],
  ])(
    'counts for %s as many proposals in each stage as the filtered list finds',
    async (_name, person, query) => {
      const { stages } = await board(person, query);
      expect(stages).toHaveLength(8);
      expect(stages.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(5);
      for (const { phase, status, count, capped, olderThanTarget } of stages) {
        const filters: Filters = { ...query, status, ...(phase === null ? {} : { flowPhase: phase }) };
        expect({ phase, count, capped }).toEqual({
          phase,
          count: await listed(person, filters),
          capped: false,
        });
        if (olderThanTarget !== null) {
          expect({ phase, late: olderThanTarget }).toEqual({
            phase,
            late: await listed(person, { ...filters, pastTarget: 'true' }),
          });
        }
      }
    },
  );

  it('has twelve weeks up to the current one, whose totals match the sums over the points of sale', async () => {
    const { weeks, pointsOfSale } = await board(ADMIN);
    expect(weeks.map(({ week }) => week).slice(-2)).toEqual(['2026-11-09', '2026-11-16']);
    expect(weeks).toHaveLength(12);
    for (const name of KINDS) {
      const sum = weeks.reduce((total, week) => total + week[name], 0);
      expect(sum).toBeGreaterThan(0);
      expect(pointsOfSale.reduce((total, point) => total + point[name], 0)).toBe(sum);
    }
  });

  it('follows each four-week cohort’s proposals to signature and inscription', async () => {
    const { weeks, cohorts = [] } = await board(ADMIN);
    expect(cohorts.map(({ week }) => week)).toEqual([0, 4, 8].map((at) => weeks[at]?.week));
    for (const { approved, signed, inscribed } of cohorts) {
      expect(signed).toBeLessThan(approved);
      expect(inscribed).toBeLessThanOrEqual(signed);
    }
    const [oldest] = cohorts;
    const ofOldest = weeks.slice(0, 4).reduce((sum, week) => sum + week.approved, 0);
    expect(oldest?.approved).toBe(ofOldest);
    expect(oldest?.inscribed).toBeGreaterThan(0);
  });

  it('adds up the signed loans’ pesos by week and by point of sale', async () => {
    const { weeks, pointsOfSale } = await board(ADMIN);
    const total = (rows: readonly { placed?: number | undefined }[]) =>
      rows.reduce((sum, { placed = 0 }) => sum + placed, 0);
    expect(total(weeks)).toBeGreaterThan(1_000_000);
    expect(total(pointsOfSale)).toBeCloseTo(total(weeks), 2);
  });

  it('shows how long finished proposals were in each stage, unless too few have finished', async () => {
    const { stages } = await board(ADMIN);
    const medians = Object.fromEntries(stages.map(({ phase, medianDays }) => [phase, medianDays]));
    expect(medians['REGISTRO_PRENDA_INSCRIPTA']).toBeGreaterThan(medians['OWNER'] ?? Infinity);
    expect(medians['null']).toBeNull();
    const none = await board(SELLER_OF_NONE);
    expect(none.stages.every(({ medianDays }) => medianDays === null)).toBe(true);
  });

  it.each([
    ['an admin', ADMIN],
    ['a seller of three points of sale', SELLER_OF_THREE],
  ])('counts for %s what the list finds by event day and kind', async (_name, person) => {
    const { weeks, pointsOfSale, cohorts = [], sentBackDocuments } = await board(person);
    const begin = weeks[0]?.week ?? '';
    const ofDays = (startDate: string, days: number) => {
      const end = new Date(Date.parse(startDate) + (days - 1) * 86_400_000).toISOString().slice(0, 10);
      return {
        approved: { startDate, endDate: end },
        signed: { signedFrom: startDate, signedUntil: end },
        inscribed: { inscribedFrom: startDate, inscribedUntil: end },
      };
    };
    const figures = [
      ...weeks.flatMap((counts) =>
        KINDS.map((kind) => [counts[kind], ofDays(counts.week, 7)[kind]] as const),
      ),
      ...pointsOfSale
        .filter(({ code }) => code !== null)
        .flatMap((counts) =>
          KINDS.map((kind) => {
            const filters = { ...ofDays(begin, 84)[kind], pointOfSale: counts.code ?? '' };
            return [counts[kind], filters] as const;
          }),
        ),
      ...cohorts.flatMap(({ week, approved, signed, inscribed }) => {
        const created = ofDays(week, 28).approved;
        return [
          [approved, created] as const,
          [signed, { ...created, signedFrom: week }] as const,
          [inscribed, { ...created, inscribedFrom: week }] as const,
        ];
      }),
      ...sentBackDocuments.map(
        ({ type, count }) => [count, { sentBackDocument: type, sentBackFrom: begin }] as const,
      ),
    ];
    expect(figures.filter(([count]) => count > 0).length).toBeGreaterThan(30);
    for (const [count, filters] of figures) {
      expect({ filters, count: await found(person, filters) }).toEqual({ filters, count });
    }
  });

  it('hides other points of sale from a seller', async () => {
    const { pointsOfSale } = await board(SELLER);
    expect(pointsOfSale.map(({ code }) => code)).toEqual(['01010']);
    const foreign = await board(SELLER, { pointOfSale: '01022' });
    expect(await board(SELLER, { pointOfSale: '99999' })).toEqual(foreign);
    expect(await board(SELLER_OF_NONE)).toEqual(foreign);
    expect(foreign.pointsOfSale).toEqual([]);
    expect(foreign.stages.every(({ count }) => count === 0)).toBe(true);
  });

  it('is forbidden for applicants', async () => {
    expect(readError(await ask('/ext/board', APPLICANT))).toMatchObject({
      statusCode: 403,
      code: 'NOT_FOR_APPLICANTS',
    });
  });

  it('counts a new proposal and a document sent back in the week in which they happen', async () => {
    const before = await board(ADMIN);
    const { proposalNumber } = await inBiometry(bank, '30901977');
    // A proposal counts once, even if the document was sent back twice.
    const documents = [{ type: 'SELLER_CBU', reason: BLURRED }];
    await command(bank, proposalNumber, 'observe', { documents });
    await command(bank, proposalNumber, 'observe', { documents });
    const after = await board(ADMIN);
    const approved = ({ weeks }: typeof before) => weeks.at(-1)?.approved ?? 0;
    expect(approved(after)).toBe(approved(before) + 1);
    const sentBack = ({ sentBackDocuments }: typeof before) =>
      sentBackDocuments.find(({ type }) => type === 'SELLER_CBU')?.count ?? 0;
    expect(sentBack(after)).toBe(sentBack(before) + 1);
    expect(after.sentBackDocuments.find(({ type }) => type === 'SELLER_CBU')?.label).toBe(
      'Constancia de CBU del vendedor',
    );
    expect(await found(ADMIN, { sentBackDocument: 'SELLER_CBU', sentBackFrom: '2026-08-31' })).toBe(
      sentBack(after),
    );
    const blurred = ({ sentBackDocuments }: typeof before) =>
      sentBackDocuments
        .find(({ type }) => type === 'SELLER_CBU')
        ?.reasons?.find(({ reason }) => reason === BLURRED)?.count ?? 0;
    expect(blurred(after)).toBe(blurred(before) + 1);
  });
});
