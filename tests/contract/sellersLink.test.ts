import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPLICANT } from '../../upstream/bank/src/testing/identity.ts';
import { proposalNow } from '../../upstream/bank/src/testing/journey.ts';
import { Guest } from './guest.ts';
import { createProposal, seller, sellersKey, untilSeller } from './journeySteps.ts';
import { productWithPeople, type ProductWithPeople } from './people.ts';

let running: ProductWithPeople;
beforeAll(async () => {
  running = await productWithPeople({ DEMO_PROPOSALS: '0' });
});
afterAll(() => running.close());

const FIND =
  'mutation F($input: FindSaleInput!) { findSale(input: $input) { match { proposalId } userErrors { code } } }';

it("[CA-24] the applicant cannot open the seller's link, as a guest or signed in", async () => {
  const applicant = new Guest(running.url);
  const proposalId = await createProposal(applicant, '30334901');
  const proposalNumber = await untilSeller(running, applicant, proposalId);
  await applicant.mutate('setSeller', { proposalId, seller: { person: seller } });
  const input = { proposalNumber, by: { key: await sellersKey(running, applicant, proposalId) } };
  const find = async (browser: Guest, headers: Record<string, string> = {}) =>
    (await browser.ask(FIND, { input }, headers)).data;
  const refused = { findSale: { match: null, userErrors: [{ code: 'SELLER_ONLY' }] } };
  expect(await find(applicant)).toEqual(refused);
  const { owner } = await proposalNow(running.bank, proposalId);
  const token = await running.signInAs({ ...APPLICANT, email: owner.email, 'custom:cuit_cuil': owner.cuitl });
  expect(await find(new Guest(running.url), { authorization: `Bearer ${token}` })).toEqual(refused);
  expect(await find(new Guest(running.url))).toEqual({
    findSale: { match: { proposalId }, userErrors: [] },
  });
});

it('[CA-24] a signed-in seller at a point of sale cannot open a link or see a sale', async () => {
  const applicant = new Guest(running.url);
  const proposalId = await createProposal(applicant, '30334902');
  const proposalNumber = await untilSeller(running, applicant, proposalId);
  await applicant.mutate('setSeller', { proposalId, seller: { person: seller } });
  const input = { proposalNumber, by: { key: await sellersKey(running, applicant, proposalId) } };
  const browser = new Guest(running.url);
  const staff = { authorization: `Bearer ${await running.signIn('seller')}` };
  for (const key of [input.by.key, `${input.by.key}x`]) {
    expect((await browser.ask(FIND, { input: { ...input, by: { key } } }, staff)).data).toEqual({
      findSale: { match: null, userErrors: [{ code: 'SELLER_ONLY' }] },
    });
  }
  const sellers = new Guest(running.url);
  expect((await sellers.ask(FIND, { input })).data).toEqual({
    findSale: { match: { proposalId }, userErrors: [] },
  });
  // Signing in also hides a sale that the same browser opened before.
  const current = '{ currentSale { id } }';
  expect((await sellers.ask(current, {})).data).toEqual({ currentSale: { id: proposalId } });
  expect((await sellers.ask(current, {}, staff)).data).toEqual({ currentSale: null });
});

it('[CA-24] opening a newer link elsewhere closes the sale in the earlier browser', async () => {
  const applicant = new Guest(running.url);
  const proposalId = await createProposal(applicant, '30334903');
  const proposalNumber = await untilSeller(running, applicant, proposalId);
  await applicant.mutate('setSeller', { proposalId, seller: { person: seller } });
  const browsers = [new Guest(running.url), new Guest(running.url)];
  for (const browser of browsers) {
    const key = await sellersKey(running, applicant, proposalId);
    await browser.ask(FIND, { input: { proposalNumber, by: { key } } });
  }
  const sale = `{ currentSale(number: ${proposalNumber}) { id } formerSale(number: ${proposalNumber}) }`;
  const seen = await Promise.all(browsers.map(async (browser) => (await browser.ask(sale, {})).data));
  expect(seen).toEqual([
    { currentSale: null, formerSale: null },
    { currentSale: { id: proposalId }, formerSale: null },
  ]);
  const update = `mutation U($input: ReviseOwnSellerDataInput!) { reviseOwnSellerData(input: $input) { userErrors { code } } }`;
  const input = { saleId: proposalId, isDataCorrect: true };
  expect((await browsers[0]?.ask(update, { input }))?.data).toEqual({
    reviseOwnSellerData: { userErrors: [{ code: 'PROPOSAL_NOT_FOUND' }] },
  });
});
