import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractAlone, json } from '../../testing/bankStandIn.ts';
import { type Running, runGateway } from '../../testing/gateway.ts';
import { TestIdentity } from '../../testing/identity.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-11-20T15:00:00Z');

let identity: TestIdentity;
let gateway: Running;
beforeAll(async () => {
  identity = await TestIdentity.start();
  gateway = await runGateway(identity.environment, { now: () => NOW });
});
afterAll(async () => {
  await gateway.close();
  await identity.close();
});
beforeEach(() => {
  gateway.bank.received.length = 0;
});

async function ask(query: string, variables: object, group = 'seller') {
  const token = await identity.token({ sub: 'u', email: 'a@b.example', 'cognito:groups': [group] }, NOW);
  const headers = { authorization: `Bearer ${token}`, cookie: await gateway.cookieFor(ID) };
  return (await gateway.graphql({ query, variables }, headers)).json();
}
const READ =
  'query ($id: ID!) { followUp(proposalId: $id) { nextCallOn canChange notes { text author { name isViewer } } assignedAt history { kind by { name } from { name isViewer } nextCallOn party maskedRecipient doneAt } } }';
const CHANGE = `mutation ($input: ChangeFollowUpInput!) {
  changeFollowUp(input: $input) { followUp { nextCallOn } userErrors { code message path } } }`;
const answer = {
  assignee: null,
  nextOn: '2026-12-03',
  notes: [
    {
      id: ID,
      text: 'Llamar a la tarde.',
      author: { name: 'Laura Sosa', isUser: false },
      writtenAt: '2026-11-20T15:00:00.000Z',
    },
  ],
  history: [
    {
      id: ID,
      kind: 'REMINDED',
      by: { name: 'Laura Sosa', isUser: false },
      party: 'OWNER',
      maskedRecipient: '•• •••• 0000',
      at: '2026-11-20T15:00:00.000Z',
    },
    {
      id: ID,
      kind: 'TAKEN',
      by: { name: 'Laura Sosa', isUser: false },
      party: null,
      maskedRecipient: null,
      from: { name: 'Diego Luna', isUser: true },
      nextOn: null,
      at: '2026-11-20T14:00:00.000Z',
    },
  ],
  writable: false,
};

describe('a proposal’s follow-up', () => {
  it('is null for a bank without the call, and an error if the bank fails', async () => {
    gateway.bank.script = contractAlone((_request, response) => json(response, 200, {}));
    expect(await ask(READ, { id: ID })).toEqual({ data: { followUp: null } });
    gateway.bank.script = (_request, response) => json(response, 500, {});
    expect((await ask(READ, { id: ID })).errors).toHaveLength(1);
  });

  it('is read with a staff token, and is neither readable nor writable for the applicant', async () => {
    gateway.bank.script = (_request, response) => json(response, 200, answer);
    const { data } = await ask(READ, { id: ID }, 'admin');
    expect(data.followUp).toEqual({
      nextCallOn: '2026-12-03',
      canChange: false,
      assignedAt: null,
      notes: [{ text: 'Llamar a la tarde.', author: { name: 'Laura Sosa', isViewer: false } }],
      history: [
        {
          kind: 'REMINDED',
          by: { name: 'Laura Sosa' },
          from: null,
          nextCallOn: null,
          party: 'OWNER',
          maskedRecipient: '•• •••• 0000',
          doneAt: '2026-11-20T15:00:00.000Z',
        },
        {
          kind: 'TAKEN',
          by: { name: 'Laura Sosa' },
          from: { name: 'Diego Luna', isViewer: true },
          nextCallOn: null,
          party: null,
          maskedRecipient: null,
          doneAt: '2026-11-20T14:00:00.000Z',
        },
      ],
    });
    expect(gateway.bank.received.map(({ headers }) => headers.authorization)).toEqual([
      expect.stringMatching(/^Bearer /),
    ]);
    gateway.bank.received.length = 0;
    expect(await ask(READ, { id: ID }, 'applicant')).toEqual({ data: { followUp: null } });
    const written = await ask(CHANGE, { input: { proposalId: ID, note: 'x' } }, 'applicant');
    expect(written.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(gateway.bank.received).toEqual([]);
  });

  it("shows the bank's message for a past day at its field", async () => {
    const message = 'Ingresá una fecha de hoy en adelante, hasta un año.';
    gateway.bank.script = (_request, response) =>
      json(response, 400, { statusCode: 400, code: 'VALIDATION', message: '', fields: { nextOn: message } });
    const { data } = await ask(CHANGE, { input: { proposalId: ID, nextCallOn: '2026-11-01' } });
    expect(data.changeFollowUp).toEqual({
      followUp: null,
      userErrors: [{ code: 'INVALID_FIELD', message, path: ['nextCallOn'] }],
    });
  });
});
