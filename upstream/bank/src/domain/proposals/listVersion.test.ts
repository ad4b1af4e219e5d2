import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestBank, testBank } from '../../testing/bank.ts';
import {
  ADMIN,
  APPLICANT,
  SELLER,
  SELLER_OF_THREE,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import { posted } from '../../testing/journey.ts';
import { command } from '../../testing/formalization.ts';

type Person = { sub: string; email: string };

let bank: TestBank;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank({ ...identity.environment, DEMO_PROPOSALS: '60' });
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const ask = async (person: Person, known = '', query = '') =>
  bank.get(`/proposals/get_proposals${query}`, {
    ...(await identity.bearer(person)),
    ...(known !== '' && { 'if-none-match': known }),
  });

const etagOf = async (person: Person, query = '') => String((await ask(person, '', query)).headers['etag']);

const rows = z.object({ rows: z.array(z.object({ code: z.string(), version: z.string() })) });
const versions = async () =>
  rows.parse(await bank.sql.execute(sql`select point_of_sale as code, version from list_versions order by 1`))
    .rows;

describe('the ETag of the optional list', () => {
  it('is 304 for a caller that has it, until something at one of the points of sale changes', async () => {
    const { proposalUuid, proposalNumber } = await posted(bank, '30888001');
    await bank.sql.execute(sql`update proposals set point_of_sale = '01022' where uuid = ${proposalUuid}`);
    const [one, three, all] = [await etagOf(SELLER), await etagOf(SELLER_OF_THREE), await etagOf(ADMIN)];
    const stays = async (person: Person, etag: string) => (await ask(person, etag)).status === 304;
    expect([await stays(SELLER, one), await stays(SELLER_OF_THREE, three), await stays(ADMIN, all)]).toEqual([
      true,
      true,
      true,
    ]);
    await command(bank, proposalNumber, 'advance');
    expect([await stays(SELLER, one), await stays(SELLER_OF_THREE, three), await stays(ADMIN, all)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('moves once for a transaction of many writes, for the point of sale left and the one reached', async () => {
    const { proposalUuid } = await posted(bank, '30888002');
    const before = await versions();
    await bank.sql.transaction(async (tx) => {
      await tx.execute(sql`update proposals set point_of_sale = '01035' where uuid = ${proposalUuid}`);
      await tx.execute(sql`update proposals set vivere = not vivere where uuid = ${proposalUuid}`);
    });
    const after = await versions();
    const moved = after
      .filter((row) => before.every(({ code, version }) => code !== row.code || version !== row.version))
      .map(({ code }) => code);
    expect(moved).toEqual(['', '01035']);
  });

  it('is that of its content for applicants', async () => {
    const etag = await etagOf(APPLICANT);
    expect((await ask(APPLICANT, etag)).status).toBe(304);
  });

  it('does not answer a query that would be refused', async () => {
    expect((await ask(SELLER, '*', '?lastKey=x')).status).toBe(400);
    expect((await bank.get('/proposals/get_proposals', { 'if-none-match': '*' })).status).toBe(401);
  });

  it('is of one list of one person on one day', async () => {
    const etags = [
      await etagOf(SELLER),
      await etagOf(SELLER, '?status=A'),
      await etagOf(SELLER_OF_THREE, '?pointOfSale=01010'),
    ];
    bank.setTime('2026-11-21T04:00:00Z');
    etags.push(await etagOf(SELLER));
    expect(new Set(etags).size).toBe(4);
  });
});
