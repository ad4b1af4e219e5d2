import { suggestCuil } from '@prendarios/rules/cuil';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../upstream/bank/src/testing/files.ts';
import { Guest, product } from './guest.ts';
import { type Product, createProposal, newestKey, seller, sellersKey, untilSeller } from './journeySteps.ts';

const company = {
  businessName: 'AUTOMOTORES LIBERTADOR S.A.',
  cuit: '30705658613',
  email: 'ventas@libertador.com',
  phone: { areaCode: '11', number: '44440000' },
};
const CBU = '2850590940090418135201';
const CUIL = suggestCuil('25111222', 'M') ?? '';

const SALE = `id number status nextStep buyerName transfer { amount } isVehicleIdentified vehicle { typeCode brandName modelName year zeroKm }
  seller {
    identity {
      ... on SalePerson { firstName lastName maskedDocument maskedCuil }
      ... on SaleCompany { businessName maskedCuit }
    }
    maskedEmail maskedPhone hasValidData
  }
  documents { type party status isMandatory observation files { id name } } account { maskedNumber isOwnBank }`;
type SaleView = {
  id: string;
  status: string;
  nextStep: string;
  seller: Record<string, unknown>;
  documents: { type: string; party: string; status: string; isMandatory: boolean; files: object[] }[];
  account: { maskedNumber: string } | null;
};
type Payload = { sale: SaleView | null };

let running: Product;
let document = 30_333_100;
beforeAll(async () => {
  running = await product();
});
afterAll(() => running.close());

type Given = { applicant: Guest; proposalId: string; number: number };

/** Creates a proposal with a named seller. */
async function proposalWithSeller(given: object = { person: seller }): Promise<Given> {
  document += 1;
  const applicant = new Guest(running.url);
  const proposalId = await createProposal(applicant, String(document));
  const number = await untilSeller(running, applicant, proposalId);
  const saved = await applicant.mutate('setSeller', { proposalId, seller: given });
  expect(saved.userErrors).toEqual([]);
  return { applicant, proposalId, number };
}

type Found = { match: { proposalId: string } | null; isRequested: boolean };
const PERSON = { documentNumber: '25111222', gender: 'MALE' };
const find = (browser: Guest, proposalNumber: number, by: object = { person: PERSON }) =>
  browser.mutate<Found>('findSale', { by, proposalNumber }, 'match { proposalId } isRequested');
const ASKED = { match: null, isRequested: true, userErrors: [] };

const openWith = async (browser: Guest, number: number, key: string) =>
  (await find(browser, number, { key })).match;

/** Returns a seller's browser that has opened the link. */
async function sellersBrowser({ applicant, proposalId, number }: Given): Promise<Guest> {
  const browser = new Guest(running.url);
  const key = await sellersKey(running, applicant, proposalId);
  expect(await openWith(browser, number, key)).not.toBeNull();
  return browser;
}

const view = async (browser: Guest, id: string) =>
  (await browser.data<{ sale: SaleView | null }>(`query S($id: ID!) { sale(id: $id) { ${SALE} } }`, { id }))
    .sale;
const update = (browser: Guest, saleId: string, change: object) =>
  browser.mutate<Payload>('reviseOwnSellerData', { saleId, ...change }, `sale { ${SALE} }`);
const account = (browser: Guest, saleId: string, change: object = {}) =>
  browser.mutate<Payload>(
    'saveSaleAccount',
    { saleId, cbu: CBU, holderCuit: CUIL, ...change },
    `sale { ${SALE} }`,
  );
const attach = (browser: Guest, saleId: string, type: string, fileIds: string[]) =>
  browser.mutate<Payload>(
    'attachSaleDocuments',
    { saleId, documents: [{ type, fileIds }] },
    `sale { ${SALE} }`,
  );

async function upload(browser: Guest, saleId: string, key: string): Promise<string> {
  const content = pdf();
  const answer = await browser.request(`/files/uploads/${key}?sale=${saleId}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-length': String(content.length),
      'upload-metadata': `filename ${btoa('papel.pdf')}`,
    },
    body: new Uint8Array(content),
  });
  expect(answer.status).toBe(200);
  const { fileId } = (await answer.json()) as { fileId: string };
  return fileId;
}

async function allDocuments(browser: Guest, id: string): Promise<SaleView | null> {
  const sale = await view(browser, id);
  let last = sale;
  for (const { type } of (sale?.documents ?? []).filter(({ isMandatory }) => isMandatory)) {
    const done = await attach(browser, id, type, [await upload(browser, id, `documents-${type}`)]);
    expect(done.userErrors).toEqual([]);
    last = done.sale;
  }
  return last;
}

describe('a sale as seen by its seller', () => {
  it('[CA-24] [RT-19] is not opened by DNI, gender and number, which only send a link to the stored phone', async () => {
    const one = await proposalWithSeller();
    const stranger = new Guest(running.url);
    for (const change of [{ gender: 'FEMALE' }, { documentNumber: '25111223' }]) {
      expect(await find(stranger, one.number, { person: { ...PERSON, ...change } })).toEqual(ASKED);
    }
    expect(await find(stranger, one.number + 1)).toEqual(ASKED);
    expect(await view(stranger, one.proposalId)).toBeNull();
    expect(await stranger.data('{ currentSale { id } }')).toEqual({ currentSale: null });
    // The seller's own values get the same answer.
    expect(await find(stranger, one.number)).toEqual(ASKED);
    expect(await view(stranger, one.proposalId)).toBeNull();
    const paid = await account(stranger, one.proposalId);
    expect(paid.userErrors).toMatchObject([{ code: 'PROPOSAL_NOT_FOUND' }]);
    const browser = new Guest(running.url);
    expect(await openWith(browser, one.number, await newestKey(running))).not.toBeNull();
    expect(await view(browser, one.proposalId)).toMatchObject({
      id: one.proposalId,
      number: one.number,
      status: 'OPEN',
      nextStep: 'DOCUMENTS',
      // Nothing else about the buyer and the loan is shown.
      buyerName: 'Juana P.',
      transfer: { amount: '10000000.00' },
      isVehicleIdentified: false,
      vehicle: { brandName: 'FIAT', year: 2027, zeroKm: true },
      seller: {
        identity: {
          firstName: 'Mario',
          lastName: 'Vende',
          maskedDocument: 'DNI 25.•••.••2',
          maskedCuil: '20-25•••••2-•',
        },
        maskedEmail: 'm•••@correo.com',
        maskedPhone: '•• •••• 3333',
      },
      account: null,
    });
    expect(
      await browser.data('query C($n: Int) { currentSale(number: $n) { number } }', { n: one.number }),
    ).toEqual({ currentSale: { number: one.number } });
    expect(
      await browser.data('query C($n: Int) { currentSale(number: $n) { number } }', { n: one.number + 1 }),
    ).toEqual({ currentSale: null });
  });

  it('[CA-23] [ST-19] [RT-19] lets the seller report wrong data and correct it', async () => {
    const one = await proposalWithSeller();
    const browser = await sellersBrowser(one);
    const wrong = await update(browser, one.proposalId, { isDataCorrect: false });
    expect(wrong).toMatchObject({
      userErrors: [],
      sale: { nextStep: 'DATA', seller: { hasValidData: false } },
    });
    const mended = await update(browser, one.proposalId, {
      seller: {
        person: { firstName: 'Mario José', lastName: 'Vende', phone: { areaCode: '351', number: '5556789' } },
      },
    });
    expect(mended).toMatchObject({
      userErrors: [],
      sale: {
        nextStep: 'DOCUMENTS',
        seller: {
          identity: { firstName: 'Mario José', maskedDocument: 'DNI 25.•••.••2' },
          maskedEmail: 'm•••@correo.com',
          maskedPhone: '•• •••• 6789',
          hasValidData: true,
        },
      },
    });
    const kept = await one.applicant.data(
      'query P($id: ID!) { proposal(id: $id) { seller { party { ... on PersonSeller { documentNumber cuil email } } } } }',
      { id: one.proposalId },
    );
    expect(kept).toEqual({
      proposal: { seller: { party: { documentNumber: '25111222', cuil: CUIL, email: 'mario@correo.com' } } },
    });
    const { businessName } = company;
    expect(
      (await update(browser, one.proposalId, { seller: { company: { businessName } } })).userErrors,
    ).toMatchObject([{ code: 'INVALID_FIELD', path: ['seller', 'company'] }]);
    expect(
      (
        await update(browser, one.proposalId, {
          seller: { person: { firstName: '', lastName: 'Vende', email: 'x' } },
        })
      ).userErrors,
    ).toMatchObject([{ path: ['seller', 'person', 'firstName'] }, { path: ['seller', 'person', 'email'] }]);
  });

  it('[CA-52] [CA-53] [RT-20] accepts only documents about the seller and the vehicle', async () => {
    const one = await proposalWithSeller();
    const browser = await sellersBrowser(one);
    const before = await view(browser, one.proposalId);
    expect(new Set(before?.documents.map(({ party }) => party))).toEqual(new Set(['SELLER', 'VEHICLE']));
    const file = await upload(browser, one.proposalId, 'first-document');
    const done = await attach(browser, one.proposalId, 'SELLER_CBU', [file]);
    expect(done.sale?.documents.find(({ type }) => type === 'SELLER_CBU')).toMatchObject({
      status: 'UPLOADED',
      files: [{ id: file, name: 'papel.pdf' }],
    });
    const others = await attach(browser, one.proposalId, 'DNI_FRONT', [file]);
    expect(others).toEqual(await attach(browser, one.proposalId, 'NO_SUCH_DOCUMENT', [file]));
    expect(others.userErrors).toMatchObject([{ code: 'INVALID_FIELD', path: ['documents', '0', 'type'] }]);
    expect((await allDocuments(browser, one.proposalId))?.nextStep).toBe('ACCOUNT');
  });

  it("[CA-62] [RT-21] [RT-22] is done once the seller's account is saved", async () => {
    const one = await proposalWithSeller();
    const browser = await sellersBrowser(one);
    const { proposalId: id } = one;
    await allDocuments(browser, id);
    for (const [change, field] of [
      [{ cbu: '2810590940090418135201' }, 'cbu'],
      [{ cbu: '0000000000000000000000' }, 'cbu'],
      [{ holderCuit: '20-30111222-0' }, 'holderCuit'],
      [{ holderCuit: '20301112221' }, 'holderCuit'],
    ] as const) {
      const refused = await account(browser, id, change);
      expect(refused.userErrors, JSON.stringify(change)).toMatchObject([{ path: [field] }]);
    }
    expect((await view(browser, id))?.account).toBeNull();
    const saved = await account(browser, id, { cbu: '2850590-9 40090418135201' });
    expect(saved).toMatchObject({
      userErrors: [],
      sale: { nextStep: 'DONE', account: { maskedNumber: '•••• 5201', isOwnBank: false } },
    });
  });

  it('[RT-22] sends a company a link by its CUIT and asks for its documents', async () => {
    const one = await proposalWithSeller({ company });
    expect(await find(new Guest(running.url), one.number, { cuit: '30-70565861-3' })).toMatchObject({
      isRequested: true,
      match: null,
    });
    const browser = await sellersBrowser(one);
    const sale = await view(browser, one.proposalId);
    expect(sale?.seller).toMatchObject({
      identity: { businessName: company.businessName, maskedCuit: '30-70•••••1-•' },
    });
    expect(sale?.documents.map(({ type }) => type)).toContain('SELLER_STATUTE');
    const renamed = await update(browser, one.proposalId, {
      seller: { company: { businessName: 'LIBERTADOR  S.R.L.' } },
    });
    expect(renamed.sale?.seller).toMatchObject({ identity: { businessName: 'LIBERTADOR S.R.L.' } });
    const paid = await account(browser, one.proposalId, { holderCuit: company.cuit });
    expect(paid.userErrors).toEqual([]);
  });

  it('[CA-55] [RT-20] accepts a new upload only of a document that was sent back', async () => {
    const one = await proposalWithSeller();
    const browser = await sellersBrowser(one);
    await allDocuments(browser, one.proposalId);
    const { applicant, proposalId, number } = one;
    await applicant.mutate('identifyVehicle', {
      proposalId,
      chassis: '8AP123456K1234567',
      engine: 'ENG12345',
    });
    const finished = await applicant.mutate('finishDocumentation', {
      proposalId,
    });
    expect(finished.userErrors).toEqual([]);
    await running.bank.app.inject({
      method: 'POST',
      url: `/demo/proposals/${number}/observe`,
      payload: { documents: [{ type: 'SELLER_CBU', reason: 'No se lee.' }] },
    });
    expect(await view(browser, proposalId)).toMatchObject({
      status: 'DOCUMENTS_SENT_BACK',
      nextStep: 'DOCUMENTS',
    });
    const file = await upload(browser, proposalId, 'new-document');
    const other = await attach(browser, proposalId, 'SELLER_DNI_FRONT', [file]);
    expect(other.userErrors).toMatchObject([{ path: ['documents', '0', 'type'] }]);
    const again = await attach(browser, proposalId, 'SELLER_CBU', [file]);
    expect(again).toMatchObject({ userErrors: [], sale: { status: 'OPEN', nextStep: 'ACCOUNT' } });
  });

  it('[RT-22] closes when the seller is replaced or the proposal is cancelled', async () => {
    const one = await proposalWithSeller();
    const browser = await sellersBrowser(one);
    const { applicant, proposalId } = one;
    await applicant.mutate('setSeller', { proposalId, seller: { company } });
    expect(await view(browser, proposalId)).toBeNull();
    const none = await update(browser, proposalId, {});
    expect(none.userErrors).toMatchObject([{ code: 'PROPOSAL_NOT_FOUND' }]);
    await applicant.mutate('setSeller', { proposalId, seller: { person: seller } });
    expect((await view(browser, proposalId))?.status).toBe('OPEN');
    await applicant.mutate('cancelProposal', { proposalId });
    expect(await view(browser, proposalId)).toMatchObject({ status: 'CANCELLED', nextStep: 'DONE' });
    expect((await account(browser, proposalId)).userErrors).toMatchObject([{ code: 'STEP_NOT_ALLOWED' }]);
    expect(await find(new Guest(running.url), one.number)).toEqual(ASKED);
  });

  it('[CA-24] has a rate limit on lookups', async () => {
    const few = await product({}, { lookupsPerMinute: 2 });
    try {
      const browser = new Guest(few.url);
      const ask = () =>
        browser.ask(
          'mutation { findSale(input: { by: { cuit: "30705658613" }, proposalNumber: 1 }) { match { proposalId } } }',
        );
      expect((await ask()).errors).toBeUndefined();
      expect((await ask()).errors).toBeUndefined();
      expect((await ask()).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    } finally {
      await few.close();
    }
  });
});
