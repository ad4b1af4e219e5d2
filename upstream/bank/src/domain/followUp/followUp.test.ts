import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../../platform/http/idempotencyTable.ts';
import { seedUsers } from '../../demo/seedUsers.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  ADMIN,
  APPLICANT,
  SELLER,
  SELLER_OF_NONE,
  SELLER_OF_THREE,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import { createProposal } from '../../testing/journey.ts';
import { followUpAnswer } from '../api/followUp.ts';
import { contactAnswer } from '../api/outreach.ts';
import { proposalAnswer } from '../api/proposal.ts';
import { getProposalsAnswer } from '../api/proposals.ts';
import { heldOf } from '../personalData/held.ts';
import { shareOf } from '../personalData/tables.ts';
import { staffActs } from '../records/phaseTables.ts';
import { proposals } from '../records/tables.ts';

let bank: TestBank;
let identity: TestIdentity;
let id = '';
let document = 30_650_100;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
});
beforeEach(async () => {
  document += 1;
  bank.setTime('2026-11-20T15:00:00Z');
  id = (await createProposal(bank, String(document))).proposalUuid;
  await bank.sql
    .update(proposals)
    .set({ pointOfSale: '01010', createdBy: APPLICANT.sub })
    .where(eq(proposals.uuid, id));
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

type Person = Parameters<TestIdentity['bearer']>[0];
const LAURA = { ...SELLER, given_name: 'Laura', family_name: 'Sosa' };
const DIEGO = { ...SELLER_OF_THREE, given_name: 'Diego', family_name: 'Luna' };
/** Expiry of the tokens, later than any time of these tests. */
const exp = Date.parse('2026-11-25T15:00:00Z') / 1000;
const bearer = (person: Person) => identity.bearer(person, { claims: { exp } });
const read = async (person: Person) => bank.get(`/ext/follow-up/${id}`, await bearer(person));
const change = async (person: Person, body: object, headers: Record<string, string> = {}) =>
  bank.post(`/ext/follow-up/${id}/change`, body, { ...(await bearer(person)), ...headers });
const changed = async (person: Person, body: object) =>
  readAnswer(await change(person, body), followUpAnswer);
const entries = () => bank.sql.select().from(staffActs).where(eq(staffActs.proposalUuid, id));

const laura = { name: 'Laura Sosa', isUser: true };

describe('a proposal’s follow-up', () => {
  it('is empty at first, and writable only for sellers', async () => {
    const empty = { assignee: null, assignedAt: null, nextOn: null, notes: [], history: [] };
    expect(readAnswer(await read(LAURA), followUpAnswer)).toEqual({ ...empty, writable: true });
    expect(readAnswer(await read(ADMIN), followUpAnswer)).toEqual({ ...empty, writable: false });
  });

  it('can be taken, taken over by a colleague and released, with a record of each; nobody can release it for another user', async () => {
    expect((await changed(LAURA, { assigned: true })).assignee).toEqual(laura);
    await changed(LAURA, { assigned: true });
    bank.wait(1);
    expect((await changed(DIEGO, { assigned: false })).assignee).toEqual({ ...laura, isUser: false });
    const { assignedAt: knownAssignedAt } = readAnswer(await read(DIEGO), followUpAnswer);
    const { assignee } = await changed(DIEGO, { assigned: true, knownAssignedAt });
    expect(assignee).toEqual({ name: 'Diego Luna', isUser: true });
    bank.wait(1);
    expect((await changed(DIEGO, { assigned: false })).assignee).toBeNull();
    expect(readAnswer(await read(LAURA), followUpAnswer).history).toMatchObject([
      { kind: 'LEFT', by: { name: 'Diego Luna', isUser: false }, at: '2026-11-20T15:00:02.000Z' },
      { kind: 'TAKEN', by: { name: 'Diego Luna' }, from: laura },
      {
        kind: 'TAKEN',
        by: { name: 'Laura Sosa', isUser: true },
        from: null,
        at: '2026-11-20T15:00:00.000Z',
      },
    ]);
  });

  it('shows since when a colleague has had it, and notifies the previous user by email', async () => {
    const mailsTo = async (recipient: string) =>
      (await bank.outbox()).filter(({ to, body }) => to === recipient && body.includes(id));
    await seedUsers({ sql: bank.sql, clock: { now: () => new Date('2026-11-20T15:00:00Z') } });
    await changed(DIEGO, { nextOn: '2026-11-25' });
    bank.wait(60);
    expect(await changed(DIEGO, { note: 'Llamo el lunes.' })).toMatchObject({
      assignedAt: '2026-11-20T15:00:00.000Z',
    });
    expect(await mailsTo('vendedor.varios@ceibo.example')).toEqual([]);
    const knownAssignedAt = '2026-11-20T15:00:00Z';
    expect(await changed(LAURA, { assigned: true, knownAssignedAt })).toMatchObject({
      assignedAt: '2026-11-20T15:01:00.000Z',
    });
    const [mail, ...more] = await mailsTo('vendedor.varios@ceibo.example');
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Laura Sosa tomó la propuesta \d+ · /);
    expect(mail?.body).toMatch(
      /^Laura Sosa tomó la propuesta \d+ de [A-ZÁ-Ú]\S+ [A-ZÁ-Ú]\S+, que tenías vos\./,
    );
    expect(await changed(LAURA, { assigned: false })).toMatchObject({ assignedAt: null });
    expect(await mailsTo('vendedor@ceibo.example')).toEqual([]);
  });

  it('cannot be taken from a colleague whose name the user has not seen', async () => {
    const { assignedAt } = await changed(DIEGO, { assigned: true });
    bank.wait(1);
    const taken = readError(await change(LAURA, { assigned: true }));
    expect(taken).toMatchObject({
      statusCode: 409,
      code: 'ASSIGNED_MEANWHILE',
      message: 'Mientras tanto la tomó Diego Luna.',
    });
    await changed(DIEGO, { assigned: false });
    await changed(DIEGO, { assigned: true });
    const late = await change(LAURA, { assigned: true, knownAssignedAt: assignedAt });
    expect(readError(late).code).toBe('ASSIGNED_MEANWHILE');
    expect(readAnswer(await read(DIEGO), followUpAnswer).assignee).toEqual({
      name: 'Diego Luna',
      isUser: true,
    });
    await changed(DIEGO, { assigned: false });
    expect((await changed(LAURA, { assigned: true, knownAssignedAt: assignedAt })).assignee).toEqual(laura);
  });

  it('records each set, changed or removed follow-up date once', async () => {
    for (const nextOn of ['2026-11-24', '2026-11-24', '2026-11-25', null, null]) {
      await changed(LAURA, { nextOn });
      bank.wait(1);
    }
    const { history } = readAnswer(await read(LAURA), followUpAnswer);
    expect(history.filter(({ kind }) => kind !== 'TAKEN')).toMatchObject([
      { kind: 'CALL_CLEARED', nextOn: null, by: laura },
      { kind: 'CALL_SET', nextOn: '2026-11-25' },
      { kind: 'CALL_SET', nextOn: '2026-11-24' },
    ]);
  });

  it('accepts a follow-up date up to a year ahead; setting it assigns an unassigned proposal to the user', async () => {
    expect(await changed(LAURA, { nextOn: '2026-11-20' })).toMatchObject({
      assignee: laura,
      nextOn: '2026-11-20',
    });
    expect(await changed(DIEGO, { nextOn: '2027-11-20' })).toMatchObject({
      assignee: { ...laura, isUser: false },
      nextOn: '2027-11-20',
    });
    for (const nextOn of ['2026-11-19', '2027-11-21']) {
      expect(readError(await change(LAURA, { nextOn }))).toMatchObject({
        statusCode: 400,
        fields: { nextOn: 'Ingresá una fecha de hoy en adelante, hasta un año.' },
      });
    }
    expect(await changed(LAURA, { nextOn: null })).toMatchObject({ assignee: laura, nextOn: null });
  });

  it('has notes with author and time, newest first, which later writes do not change', async () => {
    await changed(LAURA, { note: '  Prefiere que la llamen a la tarde. ' });
    bank.wait(60);
    const { notes } = await changed(DIEGO, { note: 'Llamó: trae los papeles mañana.' });
    expect(notes).toMatchObject([
      {
        text: 'Llamó: trae los papeles mañana.',
        author: { name: 'Diego Luna', isUser: true },
        writtenAt: '2026-11-20T15:01:00.000Z',
      },
      {
        text: 'Prefiere que la llamen a la tarde.',
        author: { name: 'Laura Sosa', isUser: false },
        writtenAt: '2026-11-20T15:00:00.000Z',
      },
    ]);
  });

  it('lists how a seller contacted the customer, without the notes', async () => {
    const asLaura = await bearer(LAURA);
    await changed(LAURA, { note: 'Le escribo.' });
    readAnswer(await bank.post(`/ext/outreach/${id}/contact`, {}, asLaura), contactAnswer);
    expect(readAnswer(await read(DIEGO), followUpAnswer).history).toMatchObject([
      { kind: 'CONTACT_SEEN', by: { name: 'Laura Sosa' }, party: 'OWNER', maskedRecipient: null },
    ]);
  });

  it.each([
    ['empty', '  '],
    ['longer than 500 characters', 'x'.repeat(501)],
  ])('rejects a note that is %s', async (_what, note) => {
    expect(readError(await change(LAURA, { note })).statusCode).toBe(400);
    expect(await entries()).toEqual([]);
  });

  it('is written once per key, and the stored response contains no note', async () => {
    const key = { 'idempotency-key': `note-${id}` };
    const first = readAnswer(await change(LAURA, { note: 'Le interesa a 36.' }, key), followUpAnswer);
    bank.wait(60);
    expect(readAnswer(await change(LAURA, { note: 'Le interesa a 36.' }, key), followUpAnswer)).toEqual(
      first,
    );
    expect(await entries()).toHaveLength(1);
    expect(JSON.stringify(await bank.sql.select().from(idempotencyKeys))).not.toMatch(/Le interesa/);
  });

  it.each([
    ['an applicant', APPLICANT, 403, 'NOT_FOR_APPLICANTS'],
    ['a seller of no point of sale', SELLER_OF_NONE, 404, 'PROPOSAL_NOT_FOUND'],
  ])('cannot be read or changed by %s', async (_who, person, statusCode, code) => {
    await changed(LAURA, { note: 'Interno.' });
    expect(readError(await read(person))).toMatchObject({ statusCode, code });
    expect(readError(await change(person, { note: 'x' }))).toMatchObject({ statusCode, code });
    expect(await entries()).toHaveLength(1);
  });

  it('is hidden from guests, and read-only for admins', async () => {
    expect(readError(await bank.get(`/ext/follow-up/${id}`)).statusCode).toBe(401);
    expect(readError(await change(ADMIN, { assigned: true }))).toMatchObject({
      statusCode: 403,
      code: 'READ_ONLY',
    });
  });

  it('appears neither in the applicant’s responses nor in the copy of their data', async () => {
    await changed(LAURA, { note: 'Solo para el equipo.', nextOn: '2026-11-20' });
    const list = await bank.get('/proposals/get_proposals', await bearer(APPLICANT));
    const { items } = readAnswer(list, getProposalsAnswer);
    const own = items.find(({ proposalUuid }) => proposalUuid === id);
    expect(own).not.toHaveProperty('nextCallOn');
    expect(own).not.toHaveProperty('assignee');
    const answer = await bank.get(`/proposal/${id}/get_proposal`, await bearer(APPLICANT));
    const one = readAnswer(answer, proposalAnswer);
    const held = await heldOf(bank.sql, { document: String(document), gender: one.owner.gender });
    expect(held.proposals).toHaveLength(1);
    const copy = held.proposals.map(({ proposal, parts }) => [proposal, shareOf(parts, 'OWNER')]);
    expect(JSON.stringify([one, copy])).not.toMatch(/Solo para el equipo|Laura Sosa/);
    for (const filter of [
      'assignedTo=ME',
      'assignedTo=NOBODY',
      'assignedTo=COLLEAGUE',
      `assignee=${LAURA.sub}`,
      'nextUntil=2026-12-31',
    ]) {
      const found = await bank.get(`/proposals/get_proposals?${filter}`, await bearer(APPLICANT));
      expect(readAnswer(found, getProposalsAnswer).items).toEqual([]);
    }
  });

  it('names the seller who cancelled, but records no applicant', async () => {
    const cancelled = await bank.post(`/proposal/${id}/cancel_proposal`, {}, await bearer(LAURA));
    expect(readAnswer(cancelled, proposalAnswer).cancellation).toEqual({
      by: 'STAFF',
      at: '2026-11-20T15:00:00.000Z',
    });
    expect(readAnswer(await read(DIEGO), followUpAnswer).history).toMatchObject([
      { kind: 'CANCELLED', by: { name: 'Laura Sosa', isUser: false }, at: '2026-11-20T15:00:00.000Z' },
    ]);
    document += 1;
    id = (await createProposal(bank, String(document))).proposalUuid;
    await bank.sql.update(proposals).set({ pointOfSale: '01010' }).where(eq(proposals.uuid, id));
    const own = readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`, {}), proposalAnswer);
    expect(own.cancellation?.by).toBe('OWNER');
    expect(readAnswer(await read(DIEGO), followUpAnswer).history).toEqual([]);
  });

  it('cannot change after the proposal ends', async () => {
    readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`, {}), proposalAnswer);
    expect(readError(await change(LAURA, { note: 'Tarde.' }))).toMatchObject({
      statusCode: 409,
      code: 'PROPOSAL_NOT_OPEN',
    });
    expect(readAnswer(await read(LAURA), followUpAnswer).writable).toBe(false);
  });

  it('accepts at most 60 notes per user and hour', async () => {
    bank.setTime('2026-11-21T15:00:00Z');
    for (let at = 0; at < 60; at += 1) await changed(DIEGO, { note: `Nota ${at}` });
    expect(readError(await change(DIEGO, { note: 'Otra' })).code).toBe('NOTE_LIMIT');
    await changed(LAURA, { note: 'De otra persona' });
    bank.wait(3601);
    await changed(DIEGO, { note: 'Otra' });
  });
});

describe('the list', () => {
  const found = async (person: Person, query: string) =>
    readAnswer(await bank.get(`/proposals/get_proposals?${query}`, await bearer(person)), getProposalsAnswer)
      .items;

  it('finds the user’s own proposals, and the due ones among them', async () => {
    await changed(LAURA, { nextOn: '2026-11-22' });
    const has = async (person: Person, query: string) =>
      (await found(person, query)).some(({ proposalUuid }) => proposalUuid === id);
    expect(await has(LAURA, 'assignedTo=ME')).toBe(true);
    expect(await has(DIEGO, 'assignedTo=ME')).toBe(false);
    expect(await has(LAURA, 'assignedTo=COLLEAGUE')).toBe(false);
    expect(await has(DIEGO, 'assignedTo=COLLEAGUE')).toBe(true);
    expect(await has(SELLER_OF_NONE, 'assignedTo=COLLEAGUE')).toBe(false);
    expect(await has(DIEGO, 'assignedTo=NOBODY')).toBe(false);
    expect(await has(DIEGO, `assignee=${LAURA.sub}`)).toBe(true);
    expect(await has(DIEGO, `assignee=${DIEGO.sub}`)).toBe(false);
    expect(await has(DIEGO, `assignee=${LAURA.sub}&assignedTo=ME`)).toBe(false);
    expect(await has(SELLER_OF_NONE, `assignee=${LAURA.sub}`)).toBe(false);
    expect(await has(DIEGO, 'assignedTo=COLLEAGUE&nextUntil=2026-11-22')).toBe(false);
    expect(await has(LAURA, 'nextUntil=2026-11-21')).toBe(false);
    expect(await has(LAURA, 'nextUntil=2026-11-22&status=A')).toBe(true);
    expect(await has(DIEGO, 'nextUntil=2026-11-22')).toBe(false);
    expect(await has(ADMIN, 'nextUntil=2026-11-22')).toBe(false);
  });

  it('finds unassigned proposals, including those that were released', async () => {
    const isFree = async () =>
      (await found(DIEGO, 'assignedTo=NOBODY&pageSize=100')).some(({ proposalUuid }) => proposalUuid === id);
    expect(await isFree()).toBe(true);
    await changed(LAURA, { assigned: true });
    expect(await isFree()).toBe(false);
    await changed(LAURA, { assigned: false });
    expect(await isFree()).toBe(true);
  });

  it('names who follows up each proposal', async () => {
    const assigneeFor = async (person: Person) =>
      (await found(person, 'pageSize=100')).find(({ proposalUuid }) => proposalUuid === id)?.assignee;
    expect(await assigneeFor(DIEGO)).toBeNull();
    await changed(LAURA, { assigned: true });
    const assignee = { id: LAURA.sub, name: 'Laura Sosa' };
    expect(await assigneeFor(DIEGO)).toEqual({ ...assignee, isUser: false });
    expect(await assigneeFor(LAURA)).toEqual({ ...assignee, isUser: true });
    expect(await assigneeFor(ADMIN)).toEqual({ ...assignee, isUser: false });
  });

  it('shows the follow-up date, unless a colleague is assigned', async () => {
    const dayFor = async (person: Person) =>
      (await found(person, 'pageSize=100')).find(({ proposalUuid }) => proposalUuid === id)?.nextCallOn;
    expect(await dayFor(LAURA)).toBeNull();
    await changed(LAURA, { nextOn: '2026-11-22' });
    expect([await dayFor(LAURA), await dayFor(DIEGO)]).toEqual(['2026-11-22', null]);
    await changed(LAURA, { assigned: false });
    expect([await dayFor(DIEGO), await dayFor(ADMIN)]).toEqual(['2026-11-22', '2026-11-22']);
  });
});
