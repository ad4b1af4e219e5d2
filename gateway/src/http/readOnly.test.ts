import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { type Running, runGateway } from '../testing/gateway.ts';
import { TestIdentity } from '../testing/identity.ts';

const PROPOSAL = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-11-20T15:00:00Z');
const CONFIRM = `mutation { confirmProposal(input: { proposalId: "${PROPOSAL}" }) { userErrors { code } } }`;

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
  gateway.bank.script = (_request, response) =>
    json(response, 403, { code: 'READ_ONLY', message: 'Tu usuario es solo de consulta.' });
});

/** Returns the headers of a user who signed in on a browser where a guest had opened the proposal. */
async function signedInThere(group: string): Promise<Record<string, string>> {
  const person = { sub: `the ${group}`, email: `${group}@ceibo.example`, 'cognito:groups': [group] };
  return {
    authorization: `Bearer ${await identity.token(person, NOW)}`,
    cookie: await gateway.cookieFor(PROPOSAL),
  };
}
const inWhoseName = () => gateway.bank.received.map(({ headers }) => headers.authorization ?? 'a guest’s');

describe('in a browser where a guest has opened a proposal [SH-16]', () => {
  it('changes by an admin are sent in their own name, and the bank rejects them', async () => {
    const headers = await signedInThere('admin');
    const answer = await gateway.graphql({ query: CONFIRM }, headers);
    expect(answer.json().data).toEqual({ confirmProposal: { userErrors: [{ code: 'READ_ONLY' }] } });
    expect(inWhoseName()).toEqual([headers['authorization']]);
  });

  it('photos by an admin are sent in their own name, and the bank rejects them', async () => {
    const headers = await signedInThere('admin');
    const answer = await gateway.app.inject({
      method: 'POST',
      url: `/files/biometry/selfie?proposal=${PROPOSAL}`,
      headers: { ...headers, 'content-type': 'image/jpeg' },
      payload: Buffer.from([1, 2, 3]),
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'READ_ONLY' });
    expect(inWhoseName()).toEqual([headers['authorization']]);
  });

  it("changes by a seller use the guest's access", async () => {
    await gateway.graphql({ query: CONFIRM }, await signedInThere('seller'));
    expect(inWhoseName()).toEqual(['a guest’s']);
  });
});
