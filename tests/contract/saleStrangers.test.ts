import { randomUUID } from 'node:crypto';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GuestCapability, GuestCookies } from '../../gateway/src/session/guest.ts';
import { DEMO_COOKIE_SECRET } from '../../gateway/src/productionRules.ts';
import { partyMark } from '../../gateway/src/schema/sales.ts';
import { pdf } from '../../upstream/bank/src/testing/files.ts';
import { currentSchema } from '../schema/operations.ts';
import { changesOfProposals, fieldsOf } from './anySelection.ts';
import { additionalDataInput, seller } from './journeySteps.ts';
import { productWithPeople, type ProductWithPeople } from './people.ts';

const schema = buildSchema(currentSchema());
const PROPOSAL = fieldsOf(schema.getType('Proposal') as GraphQLObjectType);
const CHANGES = changesOfProposals(schema, {
  saveOwnerAdditionalData: additionalDataInput,
  saveCoOwnerAdditionalData: additionalDataInput,
  setSeller: { seller: { person: seller } },
  sendPhoneCode: {},
  changeEmail: { email: 'otra@correo.example' },
  validatePhoneCode: { code: '123456' },
});
const OWN =
  'number seller { identity { ... on SalePerson { firstName } } } documents { type files { id } } account { maskedNumber }';

let product: ProductWithPeople;
/** A demo sale that no test user owns. */
let id = '';
/** Cookie of the browser in which the seller found the sale. */
let cookie = '';

beforeAll(async () => {
  product = await productWithPeople();
  type Row = { id: string; number: number; seller: { party: { documentNumber?: string } | null } | null };
  const { data } = await product.ask<{ proposals: { nodes: { id: string }[] } }>(
    'admin',
    '{ proposals(filter: { status: OPEN, phase: SELLER, pointOfSaleCode: "01022" }) { nodes { id } } }',
  );
  for (const row of data?.proposals.nodes ?? []) {
    const found = await product.ask<{ proposal: Row }>(
      'admin',
      'query ($id: ID!) { proposal(id: $id) { id number seller { party { ... on PersonSeller { documentNumber } } } } }',
      { id: row.id },
    );
    const proposal = found.data?.proposal;
    const document = proposal?.seller?.party?.documentNumber;
    if (proposal === undefined || document === undefined) continue;
    const guest = GuestCapability.fresh();
    guest.addSale({ id: proposal.id, number: proposal.number, party: partyMark(document) });
    id = proposal.id;
    cookie = `guest=${await new GuestCookies([DEMO_COOKIE_SECRET]).seal(guest)}`;
    return;
  }
  throw new Error('the demo has no open sale of a person');
});
afterAll(() => product.close());

type Who = { cookie?: string; as?: 'applicant' | 'seller' | 'admin' };
async function ask({ cookie: held, as }: Who, query: string, variables: object, nobodys = '') {
  const answer = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { ...product.headersOf(as ?? null), ...(held === undefined ? {} : { cookie: held }) },
    body: JSON.stringify({ query, variables }),
  });
  const text = (await answer.text()).replace(/"requestId":"[^"]*"/g, '');
  return { status: answer.status, text: text.replaceAll(id, '<id>').replaceAll(nobodys || '-', '<id>') };
}

describe('a seller in the browser that found the sale [RT-19] [CA-24]', () => {
  it('reads the sale', async () => {
    const { text } = await ask({ cookie }, `query ($id: ID!) { sale(id: $id) { ${OWN} } }`, { id });
    expect(text).toContain('"firstName"');
  });

  it.each(PROPOSAL)('cannot read the proposal: $name', async ({ selection }) => {
    for (const query of [
      `query ($id: ID!) { proposal(id: $id) { ${selection} } }`,
      `query ($id: ID!) { sale(id: $id) { number } a: proposal(id: $id) { ${selection} } }`,
    ]) {
      const alone = query.replace('sale(id: $id) { number }', '');
      const asked = await ask({ cookie }, alone, { id });
      expect(asked).toEqual(await ask({ cookie }, alone, { id: randomUUID() }));
      const beside = await ask({ cookie }, query, { id });
      expect(JSON.parse(beside.text)).toMatchObject({
        data: query.includes('a:') ? { a: null } : { proposal: null },
      });
    }
  });

  it('cannot read the proposal through other queries', async () => {
    for (const query of [
      'query ($id: ID!) { seller(proposalId: $id) { hasValidData } }',
      'query ($id: ID!) { proposalVersion(id: $id, known: "x") }',
      '{ currentProposal { id } }',
    ]) {
      expect(await ask({ cookie }, query, { id })).toEqual(
        await ask({ cookie }, query, { id: randomUUID() }),
      );
    }
  });

  it.each(CHANGES)('cannot change the proposal: $name', async ({ name, inputType, selection, input }) => {
    const query = `mutation ($input: ${inputType}!) { ${name}(input: $input) ${selection} }`;
    const nobodys = randomUUID();
    expect(await ask({ cookie }, query, { input: input(id) })).toEqual(
      await ask({ cookie }, query, { input: input(nobodys) }, nobodys),
    );
  });

  const part = {
    method: 'POST',
    headers: {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-length': '4',
    },
    body: '%PDF',
  };
  const photo = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: 'photo' };
  const form = {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x--\r\n',
  };
  const ROUTES: readonly (readonly [string, (of: string) => string, RequestInit])[] = [
    ['upload of a whole file', (of) => `/files/pre-upload?proposal=${of}`, form],
    ['upload of a whole file for the sale', (of) => `/files/pre-upload?sale=${of}`, form],
    ['upload in parts for the proposal', (of) => `/files/uploads/some-upload?proposal=${of}`, part],
    ['upload in parts for both', (of) => `/files/uploads/some-upload?sale=${of}&proposal=${of}`, part],
    ['offset of an upload', (of) => `/files/uploads/some-upload?proposal=${of}`, { method: 'HEAD' }],
    ['a document', (of) => `/files/documents/${of}/${randomUUID()}`, {}],
    ['a generated document', (of) => `/files/generated/${of}/LOAN_SUMMARY`, {}],
    ['the contract', (of) => `/files/contracts/${of}`, {}],
    ['the Vivere contract', (of) => `/files/contracts/${of}/vivere`, {}],
    ['a selfie', (of) => `/files/biometry/selfie?proposal=${of}`, photo],
    ['a card', (of) => `/files/biometry/front?proposal=${of}`, photo],
  ];
  it.each(ROUTES)('gets 404 from the file route: %s', async (_what, path, init) => {
    const answerTo = async (of: string) => {
      const answer = await fetch(`${product.url}${path(of)}`, {
        ...init,
        headers: { ...Object(init.headers), cookie },
      });
      return { status: answer.status, body: await answer.text() };
    };
    const asked = await answerTo(id);
    expect(asked.status).toBe(404);
    expect(asked).toEqual(await answerTo(randomUUID()));
  });

  it('gains no access by signing in', async () => {
    const query = `query ($id: ID!) { sale(id: $id) { ${OWN} }
      proposal(id: $id) { owner { documentNumber } documents { type } account { maskedNumber } } seller(proposalId: $id) { hasValidData } }`;
    // Staff of a point of sale cannot use a vehicle seller's link.
    for (const [as, sale] of [
      ['applicant', { seller: {} }],
      ['seller', null],
    ] as const) {
      const { text } = await ask({ cookie, as }, query, { id });
      expect(JSON.parse(text)).toMatchObject({ data: { sale, proposal: null, seller: null } });
    }
  });
});

describe('a sale that this browser did not find [CA-24]', () => {
  const SALE_CHANGES = [
    ['reviseOwnSellerData', 'ReviseOwnSellerDataInput', { isDataCorrect: false }],
    ['setOwnSellerData', 'SetOwnSellerDataInput', { seller: { person: seller } }],
    ['attachSaleDocuments', 'AttachSaleDocumentsInput', { documents: [{ type: 'SELLER_CBU', fileIds: [] }] }],
    ['saveSaleAccount', 'SaveSaleAccountInput', { cbu: '2850590940090418135201', holderCuit: '20301112220' }],
  ] as const;
  const WHO: readonly (readonly [string, () => Who])[] = [
    ['a stranger', () => ({})],
    ['an applicant', () => ({ as: 'applicant' })],
    ['a point of sale', () => ({ as: 'seller' })],
    // The admin signs in to the browser whose cookie opened the sale.
    ['an admin in that browser', () => ({ cookie, as: 'admin' })],
  ];

  it.each(WHO)('looks like a missing sale to %s', async (_name, who) => {
    const query = `query ($id: ID!) { sale(id: $id) { ${OWN} } currentSale { id } }`;
    expect(await ask(who(), query, { id })).toEqual(await ask(who(), query, { id: randomUUID() }));
    for (const [name, type, change] of SALE_CHANGES) {
      const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { sale { ${OWN} } userErrors { code message path } } }`;
      const asked = await ask(who(), mutation, { input: { saleId: id, ...change } });
      expect(asked, name).toEqual(await ask(who(), mutation, { input: { saleId: randomUUID(), ...change } }));
      expect(asked.text, name).toContain('PROPOSAL_NOT_FOUND');
    }
  });

  it('accepts no file', async () => {
    const content = pdf();
    const send = (of: string) =>
      fetch(`${product.url}/files/uploads/strangers-document?sale=${of}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/offset+octet-stream',
          'tus-resumable': '1.0.0',
          'upload-length': String(content.length),
        },
        body: new Uint8Array(content),
      });
    const asked = await send(id);
    expect(asked.status).toBe(404);
    expect(await asked.text()).toBe(await (await send(randomUUID())).text());
  });
});
