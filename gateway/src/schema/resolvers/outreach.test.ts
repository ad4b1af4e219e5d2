import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractAlone, json } from '../../testing/bankStandIn.ts';
import { type Running, runGateway } from '../../testing/gateway.ts';
import { TestIdentity } from '../../testing/identity.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-11-20T15:00:00Z');

let identity: TestIdentity;
let gateway: Running;
let token: string;
beforeAll(async () => {
  identity = await TestIdentity.start();
  token = await identity.token({ sub: 'u', email: 'a@b.example', 'cognito:groups': ['seller'] }, NOW);
  gateway = await runGateway(identity.environment, { now: () => NOW });
});
afterAll(async () => {
  await gateway.close();
  await identity.close();
});
beforeEach(() => {
  gateway.bank.received.length = 0;
});

const ask = async (query: string, variables: object) =>
  (
    await gateway.graphql(
      { query, variables },
      { authorization: `Bearer ${token}`, cookie: await gateway.cookieFor(ID) },
    )
  ).json();
const OUTREACH = 'query ($id: ID!) { outreach(proposalId: $id) { canRevealContact } }';
const REVEAL = `mutation ($input: RevealContactInput!) {
  revealContact(input: $input) { contact { phone } userErrors { code message } } }`;

describe('contacting the people in a proposal', () => {
  it('is not offered for a bank that lacks the calls or fails', async () => {
    gateway.bank.script = contractAlone((_request, response) => json(response, 200, {}));
    expect(await ask(OUTREACH, { id: ID })).toEqual({ data: { outreach: null } });
    gateway.bank.script = (_request, response) => json(response, 500, {});
    expect(await ask(OUTREACH, { id: ID })).toEqual({ data: { outreach: null } });
  });

  it("uses the seller's token, even for a proposal that the browser also opened as a guest", async () => {
    gateway.bank.script = (_request, response) =>
      json(response, 200, { contactVisible: true, reminder: null });
    expect(await ask(OUTREACH, { id: ID })).toEqual({ data: { outreach: { canRevealContact: true } } });
    expect(gateway.bank.received.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`]);
  });

  it('shows the state of the vehicle seller’s link if the bank provides it', async () => {
    const query =
      'query ($id: ID!) { outreach(proposalId: $id) { sellerLink { state sentAt expiresAt nextAt } } }';
    const [sentAt, until] = ['2026-11-20T12:40:00.000Z', '2026-11-27T12:40:00.000Z'];
    for (const [sellerLink, shown] of [
      [
        { state: 'OPENED', sentAt, until, nextAt: sentAt },
        { state: 'OPENED', sentAt, expiresAt: until, nextAt: sentAt },
      ],
      [undefined, null],
    ]) {
      gateway.bank.script = (_request, response) =>
        json(response, 200, { contactVisible: true, reminder: null, sellerLink });
      expect(await ask(query, { id: ID })).toEqual({ data: { outreach: { sellerLink: shown } } });
    }
  });

  it('lists all people who have to act, or the only one that the bank names', async () => {
    const query = 'query ($id: ID!) { outreach(proposalId: $id) { reminders { party nextAt } } }';
    const holder = { party: 'HOLDER', last: null };
    for (const [answer, shown] of [
      [{ reminder: holder, reminders: [holder, { party: 'SELLER', last: null, nextAt: NOW }] }, 2],
      [{ reminder: holder }, 1],
      [{ reminder: null }, 0],
    ] as const) {
      gateway.bank.script = (_request, response) => json(response, 200, { contactVisible: true, ...answer });
      const all = [
        { party: 'OWNER', nextAt: null },
        { party: 'SELLER', nextAt: NOW.toISOString() },
      ];
      expect(await ask(query, { id: ID })).toEqual({
        data: { outreach: { reminders: all.slice(0, shown) } },
      });
    }
  });

  it('sends a reminder to the chosen party, or without a party to a bank that reminds only one', async () => {
    const query = `mutation ($input: SendReminderInput!) {
      sendReminder(input: $input) { reminder { party } userErrors { code } } }`;
    gateway.bank.script = (_request, response) =>
      json(response, 200, { reminder: { party: 'HOLDER', last: null } });
    for (const party of ['OWNER', undefined]) await ask(query, { input: { proposalId: ID, party } });
    expect(gateway.bank.received.map(({ body }) => JSON.parse(body))).toEqual([{ party: 'HOLDER' }, {}]);
  });

  it("shows the bank's message for too many revealed contacts", async () => {
    const message = 'Viste muchos contactos seguidos. Probá de nuevo en una hora.';
    gateway.bank.script = (_request, response) =>
      json(response, 429, { statusCode: 429, code: 'REVEAL_LIMIT', message });
    const { data } = await ask(REVEAL, { input: { proposalId: ID } });
    expect(data.revealContact).toEqual({
      contact: null,
      userErrors: [{ code: 'TOO_MANY_CONTACTS', message }],
    });
  });
});
