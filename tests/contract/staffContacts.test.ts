import { suggestCuil } from '@prendarios/rules/cuil';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposals } from '../../upstream/bank/src/domain/records/tables.ts';
import { Guest } from './guest.ts';
import { additionalDataInput, createProposal, seller, untilSeller } from './journeySteps.ts';
import { type Name, productWithPeople, type ProductWithPeople } from './people.ts';

const CONTACT = 'email phone { areaCode number } maskedEmail maskedPhone';
const READ = `query Q($id: ID!) { proposal(id: $id) {
  owner { documentNumber ${CONTACT} monthlyIncome { amount } address { street } civilData { nationalityId } }
  coOwner { ${CONTACT} } ownerAddress { street } consentKey } }`;
type Read = {
  proposal: {
    owner: Record<string, unknown>;
    coOwner: Record<string, unknown> | null;
    ownerAddress: unknown;
    consentKey: string | null;
  };
};

const MASKED = { maskedEmail: 'j•••@correo.com', maskedPhone: '•• •••• 6677' };
const HIDDEN = { email: null, phone: null, ...MASKED };
const WHOLE = { email: 'juana@correo.com', phone: { areaCode: '11', number: '45556677' }, ...MASKED };
const CO_OWNER = {
  firstName: 'Luis',
  lastName: 'Paz',
  documentNumber: '27334455',
  documentKind: 'DNI',
  gender: 'MALE',
  birthDate: '1988-03-15',
  cuil: suggestCuil('27334455', 'M'),
  email: 'luis@correo.com',
  phone: { areaCode: '11', number: '55551234', providerCode: 'PER' },
  occupationId: 2,
  vatStatusCode: 'CF',
  relationshipCode: 'HER',
};

let product: ProductWithPeople;
beforeAll(async () => {
  product = await productWithPeople({ DEMO_PROPOSALS: '0' });
});
afterAll(() => product.close());

class SellersBrowser extends Guest {
  override request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', product.headersOf('seller')['authorization'] ?? '');
    return super.request(path, { ...init, headers });
  }
}

const atTheBranch = { consents: [], pointOfSaleCode: '01010' };
const readAs = async (name: Name, id: string) => (await product.ask<Read>(name, READ, { id })).data?.proposal;

async function validatePhone(id: string): Promise<void> {
  const { bank, url } = product;
  const customer = new Guest(url);
  const sent = { proposalId: id, purpose: 'VALIDATION_BY_LINK' };
  await customer.mutate('sendPhoneCode', sent, 'sentCode { maskedPhone }');
  const [message] = await bank.outbox();
  const consents = [{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }];
  const input = { ...sent, code: message?.code ?? '', consents };
  expect((await customer.mutate('validatePhoneCode', input)).userErrors).toEqual([]);
}

it("[SH-16] the seller's session that entered a contact reads it until the phone is validated", async () => {
  const browser = new SellersBrowser(product.url);
  const id = await createProposal(browser, '30222741', 'FIXED', atTheBranch);
  const own = async () => (await browser.data<Read>(READ, { id })).proposal;
  expect(await own()).toMatchObject({ owner: WHOLE, consentKey: expect.any(String) });
  expect(await readAs('sellerOfThree', id)).toMatchObject({ owner: HIDDEN });

  await browser.mutate('saveOwnerAdditionalData', { proposalId: id, ...additionalDataInput });
  await validatePhone(id);
  const address = { street: 'Av. Corrientes' };
  expect(await own()).toMatchObject({ owner: { ...HIDDEN, address }, ownerAddress: address });
  const revealed = await browser.mutate('revealContact', { proposalId: id }, 'contact { phone email }');
  expect(revealed).toMatchObject({ contact: { phone: '1145556677', email: 'juana@correo.com' } });
});

it('[SH-16] an admin reads no contact, address, civil data, income or consent key', async () => {
  const browser = new SellersBrowser(product.url);
  const id = await createProposal(browser, '30222742', 'FIXED', atTheBranch);
  await browser.mutate('saveOwnerAdditionalData', { proposalId: id, ...additionalDataInput });
  expect(await readAs('admin', id)).toMatchObject({
    owner: { documentNumber: '30222742', ...HIDDEN, monthlyIncome: null, address: null, civilData: null },
    ownerAddress: null,
    consentKey: null,
  });
});

it("[SH-16] sellers read the co-owner's contact while they may correct it, admins never do", async () => {
  const browser = new SellersBrowser(product.url);
  const id = await createProposal(browser, '30222743', 'FIXED', atTheBranch);
  const added = await browser.mutate('updateCoOwner', { proposalId: id, coOwner: CO_OWNER });
  expect(added.userErrors).toEqual([]);
  expect((await readAs('sellerOfThree', id))?.coOwner).toMatchObject({ email: 'luis@correo.com' });
  expect((await readAs('admin', id))?.coOwner).toMatchObject({
    email: null,
    phone: null,
    maskedEmail: 'l•••@correo.com',
  });
});

it("[SH-16] sellers read the vehicle seller's contact while they may correct it, admins never do", async () => {
  const SELLERS = `query S($id: ID!) { proposal(id: $id) { seller { party { ... on PersonSeller {
    email phone { number } maskedEmail maskedPhone } } } }
    seller(proposalId: $id) { party { ... on PersonSeller { email phone { number } maskedPhone } } } }`;
  type Party = { party: Record<string, unknown> } | null;
  type Sellers = { proposal: { seller: Party } | null; seller: Party };
  const { bank, url } = product;
  const browser = new Guest(url);
  const id = await createProposal(browser, '30222744', 'FIXED');
  await bank.sql.update(proposals).set({ pointOfSale: '01010' }).where(eq(proposals.uuid, id));
  await untilSeller(product, browser, id);
  await browser.mutate('setSeller', { proposalId: id, seller: { person: seller } });
  const as = async (name: Name) => (await product.ask<Sellers>(name, SELLERS, { id })).data;
  const masked = { maskedEmail: 'm•••@correo.com', maskedPhone: '•• •••• 3333' };
  const whole = { email: 'mario@correo.com', phone: { number: seller.phone.number }, ...masked };
  const hidden = { email: null, phone: null, ...masked };
  expect((await as('sellerOfThree'))?.proposal?.seller).toEqual({ party: whole });
  expect((await as('sellerOfThree'))?.seller?.party).toMatchObject({ email: null, phone: null });
  expect((await as('admin'))?.proposal?.seller).toEqual({ party: hidden });

  const [row] = await bank.sql.select().from(proposals).where(eq(proposals.uuid, id));
  if (!row?.seller) throw new Error('the proposal has no seller');
  const contact = { email: 'mario@correo.com' };
  const given = { seller: { ...row.seller, contact, hasDataValidated: true } };
  await bank.sql.update(proposals).set(given).where(eq(proposals.uuid, id));
  expect((await as('sellerOfThree'))?.proposal?.seller).toEqual({ party: hidden });
});
