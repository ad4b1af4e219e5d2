import { count, like, ne, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import type { Bank } from '../bank.ts';
import { proposals } from '../records/tables.ts';
import { readError, type TestBank, testBank } from '../../testing/bank.ts';
import { pdf, preUpload } from '../../testing/files.ts';
import {
  address,
  loanChoice,
  createProposal,
  proposalNow,
  throughOwner,
  vehicleIdentity,
} from '../../testing/journey.ts';
import { expireProposals } from './expiry.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ DEMO_PROPOSALS: '120' });
});
afterAll(() => bank.close());

const expireAt = (instant: string) =>
  expireProposals({
    settings: readSettings({}),
    sql: bank.sql,
    clock: { now: () => new Date(instant) },
  } as Bank);

describe('thirty days after submission', () => {
  it('[ST-01] an open proposal ends as X in its phase, and not earlier', async () => {
    const started = await createProposal(bank, '30666001');
    const insured = await createProposal(bank, '30666002');
    await throughOwner(bank, insured.proposalUuid);
    expect(await expireAt('2026-12-20T14:59:59Z')).toBeGreaterThanOrEqual(0);
    expect((await proposalNow(bank, started.proposalUuid)).status).toBe('A');
    expect(await expireAt('2026-12-20T15:00:00Z')).toBeGreaterThanOrEqual(2);
    expect(await proposalNow(bank, started.proposalUuid)).toMatchObject({ status: 'X', phase: 'OWNER' });
    expect(await proposalNow(bank, insured.proposalUuid)).toMatchObject({ status: 'X', phase: 'INSURANCE' });
    expect(await expireAt('2026-12-20T15:00:00Z')).toBe(0);
  });

  it('a proposal in a pledge phase continues, and ended ones do not change', async () => {
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

  it('[ST-01] a proposal can no longer move, even before the sweep, and does not block a new one', async () => {
    bank.setTime('2026-11-20T15:00:00Z');
    const { proposalUuid: id } = await createProposal(bank, '30666003');
    bank.setTime('2026-12-25T15:00:00Z');
    const before = await proposalNow(bank, id);
    const calls = [
      await bank.post('/person/owner', { ...address, idProposal: id }),
      await bank.post('/person/generate_code', { idProposal: id }),
      await bank.post(`/proposal/${id}/cancel_proposal`),
      await bank.patch(`/proposal/${id}/update_proposal`, { simulation: loanChoice({ terms: 23 }) }),
      await bank.patch(`/proposal/${id}/update_coowner`, { coOwner: null }),
      await bank.post('/insurance/generate_insurances', { proposalId: id }),
      await bank.patch(`/vehicle/update/${before.proposalNumber}`, vehicleIdentity(before)),
      await preUpload(bank, id, pdf(), 'a.pdf'),
    ];
    for (const answer of calls) {
      expect(readError(answer)).toMatchObject({ statusCode: 409, code: 'PROPOSAL_NOT_OPEN' });
    }
    expect(await proposalNow(bank, id)).toEqual(before);
    const next = await createProposal(bank, '30666003');
    expect(next.proposalUuid).not.toBe(id);
    expect((await proposalNow(bank, id)).status).toBe('X');
  });
});
