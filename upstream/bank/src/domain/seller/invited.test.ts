import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atSeller } from '../../testing/atSeller.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { pdf, preUpload } from '../../testing/files.ts';
import { accept, CBU, sendSellerAccount, throughIdentity } from '../../testing/formalization.ts';
import { confirm, proposalNow, seller, throughDocuments } from '../../testing/journey.ts';
import { contractAnswer } from '../api/contract.ts';
import { documentsAnswer, preUploadAnswer } from '../api/documentation.ts';
import {
  generateCodeAnswer,
  noticeSellerAnswer,
  ownSellerAnswer,
  resendLinkAnswer,
  sellerAnswer,
  sellerDetailsAnswer,
  validateCodeAnswer,
} from '../api/person.ts';
import { proposalAnswer } from '../api/proposal.ts';
import { findProposalByNumber } from '../records/proposals.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const { inSeller, notice, update } = atSeller(() => bank, 30_906_900);

describe('an invited seller without data', () => {
  const contact = { cellPhone: { areaCode: '11', number: '44443333' } };
  const details = (number: number, query: string, browser = 'guest:1') =>
    bank.get(`/person/seller/get_seller_details?proposalNumber=${number}&${query}`, { 'x-subject': browser });
  const resend = (proposalNumber: number, key: string) =>
    bank.post('/ext/seller-links', { proposalNumber, key });
  const lastKey = async () => /#clave=([\w-]{22})$/m.exec((await bank.outbox())[0]?.body ?? '')?.[1] ?? '';
  /** Sends a link and returns its key. */
  async function keyOf(id: string): Promise<string> {
    readAnswer(await notice(id), noticeSellerAnswer);
    return lastKey();
  }
  const types = async (id: string) =>
    readAnswer(await bank.get(`/documentation/${id}/get_documents`), documentsAnswer)
      .filter(({ party }) => party === 'SELLER')
      .map(({ type }) => type);

  it('[CA-20] [CA-22] needs only a phone, and no response contains the link’s key', async () => {
    const { proposalUuid: id } = await inSeller({ contact });
    await keyOf(id);
    const now = readAnswer(await bank.get(`/person/seller/${id}/get_seller`), ownSellerAnswer);
    expect(now).toEqual({
      proposalId: id,
      contact,
      hasDataValidated: false,
      changeable: true,
      nameChangeable: true,
    });
    expect((await proposalNow(bank, id)).seller).not.toHaveProperty('links');
    expect(await types(id)).toEqual([]);
  });

  it.each([
    ['no contact', { contact: {} }, 'contact'],
    ['an invalid email', { contact: { email: 'mario' } }, 'contact.email'],
    ['a name as well', { contact, physicalPerson: seller }, 'physicalPerson'],
  ])('[CA-20] is rejected with %s', async (_what, body, field) => {
    const { proposalUuid: proposalId } = await inSeller();
    const answer = await bank.post('/person/seller/post_seller', { proposalId, ...body });
    expect(readError(answer).fields).toHaveProperty([field]);
  });

  it('[CA-21] gets the link by email if there is no phone', async () => {
    const { proposalUuid: id } = await inSeller({ contact: { email: 'mario@correo.com' } });
    expect(readAnswer(await notice(id), noticeSellerAnswer)).toMatchObject({
      channel: 'EMAIL',
      maskedRecipient: 'm•••@correo.com',
    });
  });

  it('[CA-21] gets every new link at the first one’s destination, even after the phone has changed', async () => {
    const { proposalUuid: id } = await inSeller({ contact: { email: 'mario@correo.com' } });
    await keyOf(id);
    readAnswer(await update(id, { physicalPerson: seller }), sellerAnswer);
    expect(readAnswer(await notice(id), noticeSellerAnswer)).toMatchObject({
      channel: 'EMAIL',
      maskedRecipient: 'm•••@correo.com',
    });
  });

  it('has a contact that the applicant cannot use later', async () => {
    const { proposalUuid: id } = await inSeller({ contact: { ...contact, email: 'mario@correo.com' } });
    const email = await bank.patch(`/ext/person/owner/${id}/email`, { email: 'Mario+2@correo.com' });
    expect(readError(email).fields).toEqual({ email: expect.stringContaining('del vendedor') });
    const phone = await bank.post(`/ext/person/owner/${id}/phone/code`, contact);
    expect(readError(phone).fields).toEqual({ cellPhone: expect.stringContaining('del vendedor') });
  });

  it('[CA-24] is found by the link’s key alone', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ contact });
    const key = await keyOf(id);
    const other = await inSeller({ contact });
    expect(readAnswer(await details(proposalNumber, `key=${key}`), sellerDetailsAnswer)).toMatchObject({
      proposalUuid: id,
      maskedName: '',
      maskedDocument: '',
      maskedPhone: '•• •••• 3333',
      hasDataValidated: false,
    });
    const misses = [
      await details(proposalNumber, `key=${key.slice(1)}x`),
      await details(proposalNumber, 'dni=25111222&gender=M'),
      await details(proposalNumber, ''),
      await details(other.proposalNumber, `key=${key}`),
    ];
    for (const miss of misses) expect(readError(miss).code).toBe('SELLER_NOT_FOUND');
  });

  it('[CA-24] can open the sale repeatedly in one browser, and in no other', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ contact });
    const key = await keyOf(id);
    for (const browser of ['guest:1', 'guest:1'])
      readAnswer(await details(proposalNumber, `key=${key}`, browser), sellerDetailsAnswer);
    for (const browser of ['guest:2', ''])
      expect(readError(await details(proposalNumber, `key=${key}`, browser)).code).toBe('SELLER_NOT_FOUND');
    // Without a subject a caller has no browser identity, so the link opens only once.
    const another = await keyOf(id);
    readAnswer(await details(proposalNumber, `key=${another}`, ''), sellerDetailsAnswer);
    expect(readError(await details(proposalNumber, `key=${another}`, '')).statusCode).toBe(404);
  });

  it('[CA-24] a newer link ends an earlier link’s device and unopened links', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ contact });
    const [first, unopened, newest] = [await keyOf(id), await keyOf(id), await keyOf(id)];
    const read = (browser: string) => bank.get(`/person/seller/${id}/get_seller`, { 'x-subject': browser });
    readAnswer(await details(proposalNumber, `key=${first}`, 'guest:1'), sellerDetailsAnswer);
    readAnswer(await read('guest:1'), ownSellerAnswer);
    readAnswer(await details(proposalNumber, `key=${newest}`, 'guest:2'), sellerDetailsAnswer);
    for (const ended of [
      await read('guest:1'),
      await update(id, { physicalPerson: seller }, { 'x-subject': 'guest:1' }),
      await details(proposalNumber, `key=${first}`, 'guest:1'),
      await details(proposalNumber, `key=${unopened}`, 'guest:3'),
    ]) {
      expect(readError(ended)).toMatchObject({ statusCode: 404, code: 'SELLER_NOT_FOUND' });
    }
    expect(readError(await sendSellerAccount(bank, id, CBU, 'guest:1')).code).toBe('SELLER_KEY_REQUIRED');
    readAnswer(await details(proposalNumber, `key=${unopened}`, 'guest:2'), sellerDetailsAnswer);
    readAnswer(await update(id, { physicalPerson: seller }, { 'x-subject': 'guest:2' }), sellerAnswer);
  });

  it('[CA-24] the applicant’s own browser cannot open a link and does not use it up', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ contact });
    const applicant = { 'x-subject': 'guest:applicant' };
    const ask = { idProposal: id, isReturnProposal: true };
    bank.wait(60);
    readAnswer(await bank.post('/person/generate_code', ask, applicant), generateCodeAnswer);
    const [message] = await bank.outbox();
    readAnswer(
      await bank.post('/person/validate_code', { ...ask, code: message?.code }, applicant),
      validateCodeAnswer,
    );
    const key = await keyOf(id);
    expect(readError(await details(proposalNumber, `key=${key}`, 'guest:applicant'))).toMatchObject({
      statusCode: 403,
      code: 'SELLER_ONLY',
      message: expect.stringContaining('para el vendedor'),
    });
    readAnswer(await details(proposalNumber, `key=${key}`), sellerDetailsAnswer);
  });

  it('[CA-24] has a link that ends after seven days and whose key is not stored', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ contact });
    const key = await keyOf(id);
    const proposal = await findProposalByNumber(bank.sql, proposalNumber);
    expect(JSON.stringify(proposal?.seller)).not.toContain(key);
    expect((await bank.outbox())[0]?.body).toMatch(
      /^Banco Ceibo: Juana P\. pidió un préstamo para comprarte el Fiat Mobi\. Para cobrar, completá tus datos hasta el \d\d\/\d\d\/\d{4}\. ¿Dudas\? Llamanos al 0800 555 0100\. Tu enlace: http/,
    );
    bank.wait(7 * 24 * 60 * 60);
    expect(readError(await details(proposalNumber, `key=${key}`)).code).toBe('SELLER_NOT_FOUND');
    const messages = (await bank.outbox()).length;
    readAnswer(await resend(proposalNumber, key), resendLinkAnswer);
    expect(await bank.outbox()).toHaveLength(messages + 1);
    expect(await lastKey()).not.toBe(key);
    readAnswer(await details(proposalNumber, `key=${await lastKey()}`), sellerDetailsAnswer);
  });

  it('[CA-21] can request three links a day, and the response reveals nothing', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ contact });
    const key = await keyOf(id);
    const before = (await bank.outbox()).length;
    for (const unknown of [`${key.slice(1)}x`, '']) {
      expect(readAnswer(await resend(proposalNumber, unknown), resendLinkAnswer)).toEqual({
        requested: true,
      });
    }
    expect(readAnswer(await resend(999_999, key), resendLinkAnswer)).toEqual({ requested: true });
    expect(await bank.outbox()).toHaveLength(before);
    for (let time = 0; time < 4; time += 1)
      expect(readAnswer(await resend(proposalNumber, key), resendLinkAnswer)).toEqual({ requested: true });
    expect(await bank.outbox()).toHaveLength(before + 2);
    // The first seller's link reveals nothing about another seller of the proposal.
    readAnswer(
      await bank.post('/person/seller/post_seller', {
        proposalId: id,
        contact: { email: 'otra@correo.com' },
      }),
      sellerAnswer,
    );
    expect(readError(await details(proposalNumber, `key=${key}`)).code).toBe('SELLER_NOT_FOUND');
  });

  it('[CA-21] gets at most three links a day per number and nine in total', async () => {
    const numbers = ['44440001', '44440002', '44440003', '44440004'];
    const { proposalUuid: id } = await inSeller();
    const left: (number | string)[] = [];
    for (const number of numbers) {
      const cellPhone = { areaCode: '11', number };
      readAnswer(
        await bank.post('/person/seller/post_seller', { proposalId: id, contact: { cellPhone } }),
        sellerAnswer,
      );
      for (let time = 0; time < 4; time += 1) {
        const sent = await notice(id);
        left.push(
          sent.status === 200 ? readAnswer(sent, noticeSellerAnswer).remainingToday : readError(sent).code,
        );
      }
    }
    const own = [2, 1, 0, 'LINK_LIMIT'];
    const none = 'LINK_LIMIT';
    expect(left).toEqual([...own, ...own, ...own, none, none, none, none]);
  });

  it('[CA-47] [CA-54] does not block the applicant, who confirms the data without them', async () => {
    const { proposalUuid: id } = await inSeller({ contact });
    await throughDocuments(bank, id);
    expect(readAnswer(await confirm(bank, id), proposalAnswer).phase).toBe('BIOMETRIA');
  });

  it('[CA-23] [CA-53] [CA-64] may enter data during the identity check, until the contract is created, which needs the name', async () => {
    const { proposalUuid: id } = await inSeller({ contact });
    await throughDocuments(bank, id);
    readAnswer(await confirm(bank, id), proposalAnswer);
    readAnswer(await notice(id), noticeSellerAnswer);
    await accept(bank, id, 'BIOMETRICS');
    await throughIdentity(bank, id);
    const initiate = () => bank.post(`/contract/${id}/initiate`, {});
    expect(readError(await initiate())).toMatchObject({
      code: 'DOCUMENT_NOT_READY',
      message: expect.stringContaining('el vendedor'),
      fields: { seller: expect.any(String) },
    });
    const given = readAnswer(await update(id, { physicalPerson: seller }), sellerAnswer);
    expect(given).toMatchObject({ hasDataValidated: true, contact });
    const file = readAnswer(await preUpload(bank, id, pdf(), 'dni.pdf'), preUploadAnswer);
    const attach = (type: string, isSeller: boolean) =>
      bank.patch(`/documentation/${id}/upload`, { data: [{ type, fileIds: [file.fileId] }], isSeller });
    expect(readError(await attach('PRO_FORMA_INVOICE', true)).code).toBe('ILLEGAL_MOVE');
    expect(readError(await attach('SELLER_CBU', false)).code).toBe('ILLEGAL_MOVE');
    readAnswer(await attach('SELLER_CBU', true), documentsAnswer);
    const isChangeable = async () =>
      readAnswer(await bank.get(`/person/seller/${id}/get_seller`), ownSellerAnswer).changeable;
    expect(await isChangeable()).toBe(true);
    expect(readAnswer(await initiate(), contractAnswer).status).toBe('CREATED');
    readAnswer(await update(id, { hasDataValidated: true }), sellerAnswer);
    expect(readError(await update(id, { physicalPerson: seller })).code).toBe('ILLEGAL_MOVE');
    expect(await isChangeable()).toBe(false);
  });
});

describe('a dealer on the bank’s list', () => {
  it('[CA-20] needs only its code: the bank has data, documents and account', async () => {
    const { proposalUuid: id } = await inSeller({ pointOfSale: '01022' });
    const now = readAnswer(await bank.get(`/person/seller/${id}/get_seller`), ownSellerAnswer);
    expect(now).toMatchObject({
      pointOfSale: '01022',
      hasDataValidated: true,
      legalPerson: { businessName: 'AUTOS DEL SUR S.R.L.', cuit: '30711056056' },
    });
    const documents = readAnswer(await bank.get(`/documentation/${id}/get_documents`), documentsAnswer);
    expect(documents.filter(({ party }) => party === 'SELLER')).toEqual([]);
  });

  it.each([
    ['00001', 400],
    ['99999', 404],
  ])('[CA-20] cannot be the branch %s', async (pointOfSale, status) => {
    const { proposalUuid: proposalId } = await inSeller();
    const answer = await bank.post('/person/seller/post_seller', { proposalId, pointOfSale });
    expect(readError(answer).statusCode).toBe(status);
  });
});
