import { count, like, ne, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bank } from '../bank.ts';
import { proposals } from '../database/tables.ts';
import { type TestBank, testBank } from '../testing/bank.ts';
import { posted, proposalNow, throughOwner } from '../testing/journey.ts';
import { expireProposals } from './expiry.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ DEMO_PROPOSALS: '120' });
});
afterAll(() => bank.close());

/** The job needs no more of a bank than its database and its clock. */
const expireAt = (instant: string) =>
  expireProposals({ sql: bank.sql, clock: { now: () => new Date(instant) } } as Bank);

describe('thirty days after it was posted', () => {
  it('[ST-01] an open proposal ends as X, where it was, and not a moment before', async () => {
    const started = await posted(bank, '30666001');
    const insured = await posted(bank, '30666002');
    await throughOwner(bank, insured.proposalUuid);
    expect(await expireAt('2026-12-20T14:59:59Z')).toBeGreaterThanOrEqual(0);
    expect((await proposalNow(bank, started.proposalUuid)).status).toBe('A');
    expect(await expireAt('2026-12-20T15:00:00Z')).toBeGreaterThanOrEqual(2);
    expect(await proposalNow(bank, started.proposalUuid)).toMatchObject({ status: 'X', phase: 'OWNER' });
    expect(await proposalNow(bank, insured.proposalUuid)).toMatchObject({ status: 'X', phase: 'INSURANCE' });
    expect(await expireAt('2026-12-20T15:00:00Z')).toBe(0);
  });

  it('one whose pledge has begun goes on, as do those that have ended', async () => {
    const states = () =>
      bank.sql
        .select({ status: proposals.flowStatus, phase: proposals.phase, count: count() })
        .from(proposals)
        .where(or(like(proposals.phase, 'REGISTRO%'), ne(proposals.flowStatus, 'A')))
        .groupBy(proposals.flowStatus, proposals.phase)
        .orderBy(proposals.flowStatus, proposals.phase);
    const before = await states();
    expect(before.length).toBeGreaterThan(5);
    await expireAt('2027-12-20T15:00:00Z');
    expect(await states()).toEqual(before);
  });
});
