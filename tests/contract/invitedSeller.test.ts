import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, product } from './guest.ts';
import { type Product, createProposal, seller, sellersKey, untilSeller } from './journeySteps.ts';

const SALE = 'nextStep status seller { identity { __typename } maskedEmail } documents { type }';
type SaleView = { nextStep: string; seller: object; documents: { type: string }[] };
type Payload = { sale: SaleView | null };

let running: Product;
let document = 30_334_100;
beforeAll(async () => {
  running = await product();
});
afterAll(() => running.close());

/** Creates a proposal whose seller got a link; returns the link's key too. */
async function invited(email = 'ana@correo.example') {
  document += 1;
  const applicant = new Guest(running.url);
  const proposalId = await createProposal(applicant, String(document));
  const number = await untilSeller(running, applicant, proposalId);
  const input = { proposalId, seller: { contact: { email } } };
  expect((await applicant.mutate('setSeller', input)).userErrors).toEqual([]);
  const key = await sellersKey(running, applicant, proposalId);
  return { applicant, proposalId, number, key };
}

const find = (browser: Guest, proposalNumber: number, by: object) =>
  browser.mutate<{ match: object | null }>('findSale', { proposalNumber, by }, 'match { proposalId }');
const view = async (browser: Guest, id: string) =>
  (await browser.data<{ sale: SaleView | null }>(`query S($id: ID!) { sale(id: $id) { ${SALE} } }`, { id }))
    .sale;
const identify = (browser: Guest, saleId: string, identity: object = { person: seller }) =>
  browser.mutate<Payload>('setOwnSellerData', { saleId, seller: identity }, `sale { ${SALE} }`);

describe('an invited seller', () => {
  it('[CA-24] [RT-19] can open the sale only with the key', async () => {
    const { proposalId, number, key } = await invited();
    const browser = new Guest(running.url);
    for (const search of [
      { key: `${key}x` },
      { person: { documentNumber: '25111222', gender: 'MALE' } },
      { cuit: '30707070702' },
    ]) {
      expect(await find(browser, number, search)).toEqual({ match: null, userErrors: [] });
    }
    expect(await view(browser, proposalId)).toBeNull();
    expect((await find(browser, number, { key })).match).toEqual({ proposalId });
    expect(await view(browser, proposalId)).toMatchObject({
      nextStep: 'DATA',
      status: 'OPEN',
      seller: { identity: null, maskedEmail: 'a•••@correo.example' },
    });
    // The key gives no access to the proposal.
    const answer = await browser.data('query P($id: ID!) { proposal(id: $id) { id } }', { id: proposalId });
    expect(answer).toEqual({ proposal: null });
  });

  it('[CA-24] has to request a new link for a second browser', async () => {
    const { number, key } = await invited();
    const browser = new Guest(running.url);
    for (let time = 0; time < 2; time += 1)
      expect((await find(browser, number, { key })).match).not.toBeNull();
    const other = new Guest(running.url);
    expect(await find(other, number, { key })).toEqual({ match: null, userErrors: [] });
    const resend = (of: string) =>
      other.mutate<{ isRequested: boolean }>(
        'resendSaleLink',
        { proposalNumber: number, key: of },
        'isRequested',
      );
    for (const asked of [`${key}x`, key])
      expect(await resend(asked)).toEqual({ isRequested: true, userErrors: [] });
    const [message] = await running.bank.outbox();
    const fresh = /#clave=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? '';
    expect(fresh).not.toBe(key);
    expect((await find(other, number, { key: fresh })).match).not.toBeNull();
  });

  it('[CA-23] [RT-19] enters their data once and then uploads documents', async () => {
    const { applicant, proposalId, number, key } = await invited();
    const browser = new Guest(running.url);
    await find(browser, number, { key });
    const wrong = await identify(browser, proposalId, { person: { ...seller, email: 'ana' } });
    expect(wrong.userErrors).toMatchObject([{ path: ['seller', 'person', 'email'] }]);
    const { sale, userErrors } = await identify(browser, proposalId);
    expect(userErrors).toEqual([]);
    expect(sale).toMatchObject({ nextStep: 'DOCUMENTS', seller: { identity: { __typename: 'SalePerson' } } });
    expect(sale?.documents.map(({ type }) => type)).toContain('SELLER_CBU');
    const again = await identify(browser, proposalId, { person: { ...seller, documentNumber: '25111333' } });
    expect(again.userErrors).toMatchObject([{ code: 'STEP_NOT_ALLOWED' }]);
    // Naming another seller closes this browser's sale.
    const other = { proposalId, seller: { contact: { email: 'otra@correo.example' } } };
    await applicant.mutate('setSeller', other);
    expect(await view(browser, proposalId)).toBeNull();
    const former = (who: Guest) =>
      who.data('query F($number: Int) { formerSale(number: $number) }', { number });
    expect(await former(browser)).toEqual({ formerSale: number });
    expect(await former(new Guest(running.url))).toEqual({ formerSale: null });
    expect((await find(new Guest(running.url), number, { key })).match).toBeNull();
  });

  it('[CA-20] requires a usable contact, or the field is rejected', async () => {
    const { applicant, proposalId } = await invited();
    for (const [contact, path] of [
      [{}, ['seller', 'contact', 'phone']],
      [{ email: 'ana' }, ['seller', 'contact', 'email']],
      [{ phone: { areaCode: '11', number: '4' } }, ['seller', 'contact', 'phone']],
    ] as const) {
      const answer = await applicant.mutate('setSeller', {
        proposalId,
        seller: { contact },
      });
      expect(answer.userErrors, JSON.stringify(contact)).toMatchObject([{ path }]);
    }
  });
});
