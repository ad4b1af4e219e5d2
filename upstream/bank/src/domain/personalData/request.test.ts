import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { personalDataAnswer } from '../api/personalData.ts';
import { answerRequests, openRequests } from '../records/personalDataRequests.ts';

/** A Friday; the Monday after it is a holiday (docs/domain.md#business-days). */
const FRIDAY = '2026-11-20T15:00:00Z';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
  bank.setTime(FRIDAY);
});
afterAll(() => bank.close());

const asked = (document: string, change: object = {}) => ({
  kind: 'COPY',
  document,
  gender: 'F',
  contact: 'juana@correo.com',
  ...change,
});
const request = (body: object) => bank.post('/ext/personal-data-requests', body);
const receipt = async (body: object) => readAnswer(await request(body), personalDataAnswer);

describe('a request about personal data', () => {
  it.each([
    ['a copy is due in ten days', 'COPY', '2026-11-30'],
    ['an erasure is due in five business days', 'ERASURE', '2026-11-30'],
  ])('%s', async (_what, kind, dueOn) => {
    const answer = await receipt(asked('30909001', { kind, contact: `${kind}@correo.com` }));
    expect(answer).toEqual({
      number: expect.stringMatching(/^\d{4}-\d{4}-\d{4}$/),
      requestedAt: expect.stringContaining('2026-11-20'),
      dueOn,
    });
    const [message] = (await bank.outbox()).filter(({ to }) => to === `${kind.toLowerCase()}@correo.com`);
    expect(message?.body).toContain(answer.number);
    expect(message?.body).toContain('30/11/2026');
  });

  it('has one receipt and one message while open, and new ones once answered', async () => {
    const body = asked('30909002');
    const answers = await Promise.all([1, 2, 3].map(async () => receipt(body)));
    const [first] = answers;
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await receipt(asked('30.909.002', { contact: ' Juana@correo.com' }))).toEqual(first);
    const sent = async () =>
      (await bank.outbox()).filter(({ body: text }) => text.includes(first?.number ?? '-'));
    expect(await sent()).toHaveLength(1);
    const person = { document: '30909002', gender: 'F' };
    expect(await answerRequests(bank.sql, 'ERASURE', person, new Date(FRIDAY))).toBe(0);
    expect(await answerRequests(bank.sql, 'COPY', person, new Date(FRIDAY))).toBe(1);
    expect((await receipt(body)).number).not.toBe(first?.number);
  });

  it('is listed for staff until answered, earliest due date first', async () => {
    const open = await openRequests(bank.sql);
    const days = open.map(({ dueOn }) => dueOn);
    expect(days).toEqual(days.toSorted());
    expect(open.filter(({ document }) => document === '30909002')).toHaveLength(1);
  });

  it('sends at most three messages a day to one contact', async () => {
    const contact = '11 5555-4321';
    for (const at of [1, 2, 3, 4, 5]) await receipt(asked(`3090901${at}`, { contact }));
    expect((await bank.outbox()).filter(({ to }) => to.endsWith('1155554321'))).toHaveLength(3);
  });

  it.each([
    ['document', { document: '12' }],
    ['contact', { contact: 'ana' }],
  ])('is rejected with a message for an invalid %s', async (field, change) => {
    const answer = readError(await request(asked('30909003', change)));
    expect([answer.statusCode, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });

  it('of an unknown kind is rejected', async () => {
    expect((await request(asked('30909003', { kind: 'ALL' }))).status).toBe(400);
  });
});
