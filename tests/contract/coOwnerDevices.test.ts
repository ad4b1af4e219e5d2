import { afterAll, beforeAll, expect, it } from 'vitest';
import { newestLink } from '../../upstream/bank/src/testing/coOwner.ts';
import { APPLICANT } from '../../upstream/bank/src/testing/identity.ts';
import { proposalNow, withInvitation } from '../../upstream/bank/src/testing/journey.ts';
import { Guest } from './guest.ts';
import { productWithPeople, type ProductWithPeople } from './people.ts';

let running: ProductWithPeople;
beforeAll(async () => {
  running = await productWithPeople({ DEMO_PROPOSALS: '0' });
});
afterAll(() => running.close());

const CONSENTS = ['PERSONAL_DATA', 'TERMS'].map((kind) => ({ kind, textVersion: '2026-11' }));

async function open(browser: Guest) {
  const input = await newestLink(running.bank);
  return browser.mutate<{ coOwnership: { id: string; step: string; isCodeRequired: boolean } | null }>(
    'openCoOwnerLink',
    input,
    'coOwnership { id step isCodeRequired }',
  );
}

async function sentCode(): Promise<string> {
  const [message] = await running.bank.outbox();
  return message?.code ?? '';
}

async function accept(browser: Guest, coOwnershipId: string): Promise<void> {
  await browser.mutate('sendCoOwnerCode', { coOwnershipId }, 'sentCode { maskedPhone }');
  const input = { coOwnershipId, code: await sentCode(), consents: CONSENTS };
  const { userErrors } = await browser.mutate('acceptCoOwnership', input, 'coOwnership { step }');
  expect(userErrors).toEqual([]);
}

it('the co-owner can continue on another device with a code sent to their phone', async () => {
  const coOwnershipId = await withInvitation(running.bank, 30_603_001);
  const first = new Guest(running.url);
  await open(first);
  await accept(first, coOwnershipId);
  await running.bank.post(`/ext/co-owner-links/${coOwnershipId}`, { channel: 'EMAIL' });
  const second = new Guest(running.url);
  expect(await open(second)).toMatchObject({ coOwnership: { isCodeRequired: true } });
  const consents = [{ kind: 'BIOMETRICS', textVersion: '2026-11' }];
  const prepared = await second.mutate(
    'readCoOwnerContractDocuments',
    { coOwnershipId, consents },
    'consents { kind }',
  );
  expect(prepared.userErrors).toMatchObject([{ code: 'DEVICE_NOT_PROVED' }]);
  running.bank.wait(60);
  const ask = { coOwnershipId, purpose: 'DEVICE' };
  await second.mutate('sendCoOwnerCode', ask, 'sentCode { maskedPhone }');
  const proved = await second.mutate<{ coOwnership: object }>(
    'proveCoOwnerDevice',
    { coOwnershipId, code: await sentCode() },
    'coOwnership { step isCodeRequired }',
  );
  expect(proved).toMatchObject({
    coOwnership: { step: 'WAITING_FOR_OWNER', isCodeRequired: false },
    userErrors: [],
  });
});

it('a browser with the co-owner’s access also gets the owner’s with a code sent to the owner’s phone', async () => {
  const id = await withInvitation(running.bank, 30_603_002);
  const shared = new Guest(running.url);
  await open(shared);
  await accept(shared, id);
  const both = `query Both($id: ID!) { proposal(id: $id) { id } coOwnership(id: $id) { step } }`;
  expect(await shared.data(both, { id })).toMatchObject({ proposal: null });
  const returning = { proposalId: id, purpose: 'RETURN' };
  await shared.mutate('sendPhoneCode', returning, 'sentCode { maskedPhone }');
  const input = { ...returning, code: await sentCode() };
  expect((await shared.mutate('validatePhoneCode', input)).userErrors).toEqual([]);
  expect(await shared.data(both, { id })).toEqual({
    proposal: { id },
    coOwnership: { step: 'WAITING_FOR_OWNER' },
  });
});

it.each(['seller', 'admin'] as const)(
  'a signed-in %s cannot open a co-owner’s link or see an opened one',
  async (name) => {
    const id = await withInvitation(running.bank, name === 'seller' ? 30_603_003 : 30_603_004);
    const input = await newestLink(running.bank);
    const openLink =
      'mutation Open($input: OpenCoOwnerLinkInput!) { openCoOwnerLink(input: $input) { coOwnership { id } userErrors { code } } }';
    const browser = new Guest(running.url);
    const asStaff = running.headersOf(name);
    expect((await browser.ask(openLink, { input }, asStaff)).data).toEqual({
      openCoOwnerLink: { coOwnership: null, userErrors: [] },
    });
    // The link is still unused.
    expect(await open(browser)).toMatchObject({ coOwnership: { id } });
    const seen = await browser.ask('query Seen($id: ID!) { coOwnership(id: $id) { id } }', { id }, asStaff);
    expect(seen.data).toEqual({ coOwnership: null });
  },
);

it('the owner, signed in on another browser, cannot open the co-owner’s link', async () => {
  const id = await withInvitation(running.bank, 30_603_005);
  const { owner } = await proposalNow(running.bank, id);
  const token = await running.signInAs({ ...APPLICANT, email: owner.email, 'custom:cuit_cuil': owner.cuitl });
  const input = await newestLink(running.bank);
  const openLink =
    'mutation Open($input: OpenCoOwnerLinkInput!) { openCoOwnerLink(input: $input) { coOwnership { id } userErrors { code } } }';
  const browser = new Guest(running.url);
  const answer = await browser.ask(openLink, { input }, { authorization: `Bearer ${token}` });
  expect(answer.data).toEqual({
    openCoOwnerLink: { coOwnership: null, userErrors: [{ code: 'CO_OWNER_ONLY' }] },
  });
  expect(await open(browser)).toMatchObject({ coOwnership: { id } });
});
