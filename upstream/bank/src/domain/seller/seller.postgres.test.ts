import { suggestCuil } from '@prendarios/rules/cuil';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atSeller, company } from '../../testing/atSeller.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { inBiometry } from '../../testing/formalization.ts';
import {
  confirm,
  coOwner,
  createProposal,
  proposalNow,
  seller,
  throughDocuments,
  throughInsurance,
  throughOwner,
} from '../../testing/journey.ts';
import { documentsAnswer } from '../api/documentation.ts';
import { proposalAnswer } from '../api/proposal.ts';
import { noticeSellerAnswer, sellerAnswer, sellerDetailsAnswer } from '../api/person.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const { inSeller, notice, update } = atSeller(() => bank, 30_905_900);

describe('the notification to the seller', () => {
  it('[CA-21] goes to the number in the proposal, at most three times a day', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ physicalPerson: seller });
    expect(readAnswer(await notice(id), noticeSellerAnswer)).toEqual({
      sent: true,
      channel: 'SMS',
      maskedRecipient: '•• •••• 3333',
      remainingToday: 2,
    });
    const [message] = await bank.outbox();
    expect(message).toMatchObject({ channel: 'SMS', to: '+5491144443333' });
    expect(message?.body).toContain(`http://localhost:4000/vendedor/datos?propuesta=${proposalNumber}`);
    readAnswer(await notice(id), noticeSellerAnswer);
    readAnswer(await notice(id), noticeSellerAnswer);
    expect(readError(await notice(id))).toMatchObject({ statusCode: 429, code: 'LINK_LIMIT' });
  });

  it('[CA-21] is sent once for repeated requests with the same key', async () => {
    const { proposalUuid: id } = await inSeller({ physicalPerson: seller });
    const headers = { 'idempotency-key': 'notice-1' };
    const url = `/person/seller/notice_seller?id=${id}`;
    const first = readAnswer(await bank.get(url, headers), noticeSellerAnswer);
    expect(readAnswer(await bank.get(url, headers), noticeSellerAnswer)).toEqual(first);
    expect(readAnswer(await notice(id), noticeSellerAnswer).remainingToday).toBe(1);
  });

  it('[CA-21] requires a seller and an open proposal, and can be sent until the payment', async () => {
    expect(readError(await notice((await inSeller()).proposalUuid)).code).toBe('SELLER_NOT_FOUND');
    const { proposalUuid } = await inBiometry(bank, '30905991');
    readAnswer(await notice(proposalUuid), noticeSellerAnswer);
    readAnswer(await bank.post(`/proposal/${proposalUuid}/cancel_proposal`, {}), proposalAnswer);
    expect(readError(await notice(proposalUuid)).code).toBe('PROPOSAL_NOT_OPEN');
  });
});

describe('the seller’s data', () => {
  it('[CA-23] [ST-19] are marked as correct or wrong by the seller; corrected data count as correct', async () => {
    const { proposalUuid: id } = await inSeller({ physicalPerson: seller });
    expect(readAnswer(await update(id, { hasDataValidated: false }), sellerAnswer)).toMatchObject({
      hasDataValidated: false,
      physicalPerson: { document: '25111222' },
    });
    expect((await proposalNow(bank, id)).seller?.hasDataValidated).toBe(false);
    const told = async () =>
      (await bank.outbox()).filter(
        ({ to, body }) => to === 'juana@correo.com' && body.includes('no son suyos'),
      );
    const before = (await told()).length;
    expect(before).toBe(1);
    readAnswer(await update(id, { hasDataValidated: false }), sellerAnswer);
    expect(await told()).toHaveLength(before);
    const physicalPerson = { ...seller, email: ' Mario.Nuevo@correo.com' };
    const corrected = readAnswer(await update(id, { physicalPerson }), sellerAnswer);
    expect(corrected).toMatchObject({
      hasDataValidated: true,
      physicalPerson: { email: 'mario.nuevo@correo.com' },
    });
  });

  it('[CA-47] [CA-54] [ST-19] marked as wrong, block the documents and the confirmation until they are corrected', async () => {
    const { proposalUuid: id } = await inSeller({ physicalPerson: seller });
    const uploaded = () => bank.patch(`/documentation/${id}/upload-proposal`, {});
    readAnswer(await update(id, { hasDataValidated: false }), sellerAnswer);
    expect(readError(await uploaded())).toMatchObject({ statusCode: 409, code: 'SELLER_NOT_VALIDATED' });
    readAnswer(await update(id, { hasDataValidated: true }), sellerAnswer);
    await throughDocuments(bank, id);
    readAnswer(await update(id, { hasDataValidated: false }), sellerAnswer);
    const before = await proposalNow(bank, id);
    expect(readError(await confirm(bank, id)).code).toBe('SELLER_NOT_VALIDATED');
    expect(await proposalNow(bank, id)).toEqual(before);
    readAnswer(await update(id, { physicalPerson: seller }), sellerAnswer);
    expect(readAnswer(await confirm(bank, id), proposalAnswer).phase).toBe('BIOMETRIA');
  });

  it('[CA-23] [CA-56] can become a company’s, which requires other documents', async () => {
    const { proposalUuid: id } = await inSeller({ physicalPerson: seller });
    const types = async () =>
      readAnswer(await bank.get(`/documentation/${id}/get_documents`), documentsAnswer).map(
        ({ type }) => type,
      );
    expect(await types()).toContain('SELLER_DNI_FRONT');
    const changed = readAnswer(await update(id, { legalPerson: company }), sellerAnswer);
    expect(changed.physicalPerson).toBeUndefined();
    expect(changed.legalPerson?.cuit).toBe('30705658613');
    expect(await types()).toEqual(
      expect.arrayContaining(['SELLER_STATUTE', 'SELLER_AUTHORITY', 'SELLER_CUIT_CERTIFICATE']),
    );
    expect(await types()).not.toContain('SELLER_DNI_FRONT');
  });

  it.each([
    ['both kinds', { physicalPerson: seller, legalPerson: company }, 'physicalPerson'],
    [
      'a CUIT with a wrong check digit',
      { legalPerson: { ...company, cuit: '30123456789' } },
      'legalPerson.cuit',
    ],
    ['an unknown key', { role: 'admin' }, 'role'],
  ])('[CA-23] reject %s and stay unchanged', async (_what, body, field) => {
    const { proposalUuid: id } = await inSeller({ physicalPerson: seller });
    const before = await proposalNow(bank, id);
    expect(readError(await update(id, body)).fields).toHaveProperty([field]);
    expect(await proposalNow(bank, id)).toEqual(before);
  });

  it('[CA-23] cannot be the applicant’s, and cannot change before they exist or after the data are confirmed', async () => {
    const { proposalUuid: id, documentNumber } = await inSeller({ physicalPerson: seller });
    const cuitl = suggestCuil(documentNumber, 'F') ?? '';
    const own = { physicalPerson: { ...seller, document: documentNumber, cuitl, gender: 'F' } };
    expect(readError(await update(id, own)).fields).toHaveProperty(['physicalPerson.document']);
    const without = (await inSeller()).proposalUuid;
    expect(readError(await update(without, { hasDataValidated: true })).code).toBe('SELLER_NOT_FOUND');
    const { proposalUuid: confirmed } = await inBiometry(bank, '30905992');
    expect(readError(await update(confirmed, { hasDataValidated: false })).code).toBe('ILLEGAL_MOVE');
  });
});

describe('another seller', () => {
  const sellers = async (id: string) =>
    readAnswer(await bank.get(`/documentation/${id}/get_documents`), documentsAnswer).filter(
      ({ party }) => party === 'SELLER',
    );

  it.each(['the owner', 'the co-owner'] as const)(
    '[CA-20] [CA-23] cannot be %s or share their contact, entered directly or through a link',
    async (who) => {
      const other = coOwner('30905990');
      const { proposalUuid: id, documentNumber } = await createProposal(bank, '30905989', { coOwner: other });
      await throughOwner(bank, id, true);
      await throughInsurance(bank, id);
      const { owner } = await proposalNow(bank, id);
      const borrower = who === 'the owner' ? { ...owner, document: documentNumber } : other;
      const physicalPerson = {
        ...seller,
        document: borrower.document,
        cuitl: suggestCuil(borrower.document, 'M') ?? '',
        email: borrower.email,
        cellPhone: { areaCode: borrower.cellPhone.areaCode, number: borrower.cellPhone.number },
      };
      const { email, cellPhone } = physicalPerson;
      const save = (body: object) => bank.post('/person/seller/post_seller', { proposalId: id, ...body });
      expect(Object.keys(readError(await save({ physicalPerson })).fields ?? {}).toSorted()).toEqual([
        'physicalPerson.cellPhone',
        'physicalPerson.document',
        'physicalPerson.email',
      ]);
      expect(
        Object.keys(readError(await save({ contact: { email, cellPhone } })).fields ?? {}).toSorted(),
      ).toEqual(['contact.cellPhone', 'contact.email']);
      readAnswer(await save({ contact: { cellPhone: seller.cellPhone } }), sellerAnswer);
      expect(readError(await update(id, { physicalPerson })).fields).toHaveProperty([
        'physicalPerson.document',
      ]);
      readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`), proposalAnswer);
    },
  );

  it('[CA-20] [CA-54] must upload new documents, and the flow waits for them', async () => {
    const { proposalUuid: id } = await inSeller({ physicalPerson: seller });
    await throughDocuments(bank, id);
    expect((await sellers(id)).map(({ status }) => status)).toEqual(['UPLOADED', 'UPLOADED', 'UPLOADED']);
    const same = { ...seller, firstName: 'Mario Luis' };
    readAnswer(
      await bank.post('/person/seller/post_seller', { proposalId: id, physicalPerson: same }),
      sellerAnswer,
    );
    expect((await sellers(id)).map(({ status }) => status)).toEqual(['UPLOADED', 'UPLOADED', 'UPLOADED']);
    const physicalPerson = { ...seller, document: '26111333', cuitl: suggestCuil('26111333', 'M') ?? '' };
    readAnswer(
      await bank.post('/person/seller/post_seller', { proposalId: id, physicalPerson }),
      sellerAnswer,
    );
    expect((await sellers(id)).map(({ status }) => status)).toEqual(['PENDING', 'PENDING', 'PENDING']);
    expect(await proposalNow(bank, id)).toMatchObject({ phase: 'SELLER' });
    expect(readError(await confirm(bank, id)).code).toBe('ILLEGAL_MOVE');
    await throughDocuments(bank, id);
    expect(readAnswer(await confirm(bank, id), proposalAnswer).phase).toBe('BIOMETRIA');
  });
});

describe('the seller’s own search', () => {
  const search = (dni: string, gender: string, number: number) =>
    bank.get(`/person/seller/get_seller_details?dni=${dni}&gender=${gender}&proposalNumber=${number}`);

  it('[CA-24] finds a person’s sale, masked', async () => {
    const { proposalNumber, proposalUuid } = await inSeller({ physicalPerson: seller });
    expect(readAnswer(await search('25.111.222', 'M', proposalNumber), sellerDetailsAnswer)).toEqual({
      proposalUuid,
      kind: 'PERSON',
      maskedName: 'Mario V•••',
      maskedDocument: 'DNI 25.•••.••2',
      maskedEmail: 'm•••@correo.com',
      maskedPhone: '•• •••• 3333',
      hasDataValidated: true,
    });
  });

  it('[CA-24] finds a company’s sale by its CUIT', async () => {
    const { proposalNumber } = await inSeller({ legalPerson: company });
    expect(readAnswer(await search('30705658613', 'N', proposalNumber), sellerDetailsAnswer)).toMatchObject({
      kind: 'COMPANY',
      maskedName: 'AUTOMOTORES •••',
      maskedDocument: '30-70•••••1-•',
    });
  });

  it('[CA-24] returns the same response for every mismatch', async () => {
    const { proposalNumber, proposalUuid } = await inSeller({ physicalPerson: seller });
    const cancelled = await inSeller({ physicalPerson: seller });
    await bank.post(`/proposal/${cancelled.proposalUuid}/cancel_proposal`);
    const misses = [
      await search('25111223', 'M', proposalNumber),
      await search('25111222', 'F', proposalNumber),
      await search('25111222', 'M', 999_999_999),
      await search('25111222', 'M', cancelled.proposalNumber),
      await search('25111222', 'M', (await inSeller()).proposalNumber),
    ];
    for (const miss of misses) {
      expect(miss.status).toBe(404);
      expect(miss.body).toEqual(misses[0]?.body);
      expect(JSON.stringify(miss.body)).not.toContain(proposalUuid);
    }
  });
});
