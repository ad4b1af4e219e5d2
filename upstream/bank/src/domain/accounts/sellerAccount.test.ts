import { buildCbu } from '@prendarios/rules/cbu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atSeller, company } from '../../testing/atSeller.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  backOffice,
  CBU,
  command,
  giveSellerAccount,
  heldSince,
  inBiometry,
  openAsSeller,
  sendSellerAccount,
  signedLoan,
  throughContract,
  throughIdentity,
} from '../../testing/formalization.ts';
import { proposalNow, seller, throughDocuments } from '../../testing/journey.ts';
import { accountsAnswer } from '../api/accounts.ts';
import { noticeSellerAnswer, sellerAnswer } from '../api/person.ts';

const OTHER_CBU = buildCbu('9990001', '0000000012345');
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const { inSeller, name, update } = atSeller(() => bank, 30_907_100);

async function opened(): Promise<string> {
  const { proposalUuid: id } = await inSeller({ physicalPerson: seller });
  await openAsSeller(bank, id);
  return id;
}
const account = async (id: string) =>
  readAnswer(await bank.get(`/accounts/${id}/get_accounts`), accountsAnswer).seller;
const toldOf = async (number: number, words: string) =>
  (await bank.outbox())
    .filter(({ body }) => body.includes(words) && body.includes(String(number)))
    .map(({ to }) => to)
    .toSorted();

it('[CA-21] a link says that nothing is left to do once the data, documents and account are complete', async () => {
  const { proposalUuid: id } = await inSeller({ physicalPerson: seller });
  const newest = async () => {
    readAnswer(await bank.get(`/person/seller/notice_seller?id=${id}`), noticeSellerAnswer);
    return (await bank.outbox())[0]?.body;
  };
  await giveSellerAccount(bank, id);
  expect(await newest()).toContain('Para cobrar, subí los documentos que faltan');
  await throughDocuments(bank, id);
  const done = await newest();
  expect(done).toContain('está completa. No te queda nada por hacer');
  expect(done).not.toContain('Para cobrar');
  readAnswer(await update(id, { hasDataValidated: false }), sellerAnswer);
  bank.wait(24 * 60 * 60);
  expect(await newest()).toContain('Para cobrar, completá tus datos');
});

it('[CA-21] a link says that the sale has stopped, or names the seller’s document to upload again', async () => {
  const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30907901', {});
  const newest = async () => {
    bank.wait(24 * 60 * 60);
    readAnswer(await bank.get(`/person/seller/notice_seller?id=${id}`), noticeSellerAnswer);
    return (await bank.outbox())[0]?.body;
  };
  const sendBack = (type: string) =>
    command(bank, proposalNumber, 'observe', { documents: [{ type, reason: 'No se lee.' }] });
  await sendBack('DNI_FRONT');
  expect(await newest()).toMatch(
    /está detenida: falta un documento que no es tuyo\. Cuando lo suban, sigue\./,
  );
  await sendBack('SELLER_CBU');
  expect(await newest()).toContain('volvé a subir Constancia de CBU del vendedor (No se lee), hasta el ');
});

describe('the seller’s account', () => {
  it('[CA-62] accepts a CBU with valid check digits and the seller’s own CUIT, and shows it masked', async () => {
    const id = await opened();
    expect(readAnswer(await sendSellerAccount(bank, id), accountsAnswer).seller).toEqual({
      maskedNumber: '•••• 5201',
      bankCode: '285',
      ownBank: false,
      onHold: false,
      loanOnHold: false,
    });
    const own = readAnswer(await sendSellerAccount(bank, id, OTHER_CBU), accountsAnswer).seller;
    expect(own).toMatchObject({ bankCode: '999', ownBank: true });
    expect((await account(id))?.ownBank).toBe(true);
  });

  it.each(['2810590940090418135201', '0000000000000000000000', '285059094009041813520'])(
    '[CA-62] rejects the CBU %s',
    async (bad) => {
      const refused = readError(await sendSellerAccount(bank, await opened(), bad));
      expect(Object.keys(refused.fields ?? {})).toEqual(['seller.cbu']);
    },
  );

  it('[CA-62] rejects another person’s CUIT, and drops the account when the seller changes', async () => {
    const id = await opened();
    const foreign = { seller: { cbu: CBU, cuit: '30707070702' } };
    const refused = await bank.patch(`/accounts/${id}/update_account`, foreign, {
      'x-subject': 'the seller',
    });
    expect(readError(refused).fields).toEqual({ 'seller.cuit': 'La cuenta tiene que ser tuya.' });
    readAnswer(await sendSellerAccount(bank, id), accountsAnswer);
    readAnswer(await update(id, { hasDataValidated: true }), sellerAnswer);
    expect(await account(id)).not.toBeNull();
    readAnswer(await update(id, { legalPerson: company }), sellerAnswer);
    expect(await account(id)).toBeNull();
  });

  it('[CA-62] accepts no CUIT after five wrong ones in a day', async () => {
    const id = await opened();
    const save = (cuit: string) =>
      bank.patch(
        `/accounts/${id}/update_account`,
        { seller: { cbu: CBU, cuit } },
        { 'x-subject': 'the seller' },
      );
    for (let times = 0; times < 5; times += 1)
      expect(readError(await save('30707070702')).statusCode).toBe(400);
    for (const cuit of ['30707070702', seller.cuitl]) {
      expect(readError(await save(cuit))).toMatchObject({
        statusCode: 429,
        code: 'CONTACT_LIMIT',
        message: expect.stringContaining('no coincidió 5 veces hoy'),
      });
    }
    bank.wait(24 * 60 * 60);
    readAnswer(await save(seller.cuitl), accountsAnswer);
  });

  it('[CA-62] requires a seller', async () => {
    const { proposalUuid } = await inSeller();
    expect(readError(await sendSellerAccount(bank, proposalUuid)).code).toBe('ILLEGAL_MOVE');
  });

  it.each(['', 'the applicant'])('[CA-62] cannot be set or changed by the browser "%s"', async (subject) => {
    const id = await opened();
    for (const before of [null, '•••• 5201']) {
      const refused = readError(await sendSellerAccount(bank, id, OTHER_CBU, subject));
      expect(refused).toMatchObject({ statusCode: 403, code: 'SELLER_KEY_REQUIRED' });
      expect((await account(id))?.maskedNumber ?? null).toBe(before);
      readAnswer(await sendSellerAccount(bank, id), accountsAnswer);
    }
  });

  it('[CA-62] is on hold if nobody confirms its holder, until the bank releases it once', async () => {
    const id = await opened();
    const unknown = buildCbu('2850590', '9400904180000');
    expect(readAnswer(await sendSellerAccount(bank, id, unknown), accountsAnswer).seller?.onHold).toBe(true);
    const { proposalNumber } = await proposalNow(bank, id);
    await command(bank, proposalNumber, 'release', { heldSince: await heldSince(bank, proposalNumber) });
    expect(readAnswer(await sendSellerAccount(bank, id, unknown), accountsAnswer).seller?.onHold).toBe(false);
  });

  it('[CA-62] needs a new link after the seller is saved again', async () => {
    const id = await opened();
    readAnswer(
      await bank.post('/person/seller/post_seller', { proposalId: id, physicalPerson: seller }),
      sellerAnswer,
    );
    expect(readError(await sendSellerAccount(bank, id)).code).toBe('SELLER_KEY_REQUIRED');
  });
});

describe('a change to the seller’s account', () => {
  it('is reported to the stored phone and email, like the first account', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ physicalPerson: seller });
    await openAsSeller(bank, id);
    readAnswer(await sendSellerAccount(bank, id), accountsAnswer);
    readAnswer(await sendSellerAccount(bank, id), accountsAnswer);
    expect(await toldOf(proposalNumber, 'se cargó la cuenta')).toEqual(['+5491144443333', seller.email]);
    expect(await toldOf(proposalNumber, 'cambiaron la cuenta')).toEqual([]);
    readAnswer(await sendSellerAccount(bank, id, OTHER_CBU), accountsAnswer);
    expect(await toldOf(proposalNumber, 'Antes: •••• 5201')).toEqual(['+5491144443333', seller.email]);
  });

  it('is reported to the earlier contact if the contact changes', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ physicalPerson: seller });
    await giveSellerAccount(bank, id);
    const moved = { ...seller, cellPhone: { areaCode: '11', number: '60606060' } };
    readAnswer(await update(id, { physicalPerson: moved }), sellerAnswer);
    expect(await toldOf(proposalNumber, 'cambiaron el celular o el correo')).toEqual([
      '+5491144443333',
      seller.email,
    ]);
  });

  it('holds the payment until the bank releases that change', async () => {
    const { proposalUuid: id, proposalNumber } = await signedLoan(bank, '30907199');
    expect(readAnswer(await sendSellerAccount(bank, id, OTHER_CBU), accountsAnswer).seller?.onHold).toBe(
      true,
    );
    const first = await heldSince(bank, proposalNumber);
    bank.wait(60);
    expect(readAnswer(await sendSellerAccount(bank, id), accountsAnswer).seller?.onHold).toBe(true);
    expect((await proposalNow(bank, id)).paymentOnHold).toBe(true);
    expect(readError(await backOffice(bank, proposalNumber, 'inscribe')).code).toBe('PAYMENT_ON_HOLD');
    const late = await backOffice(bank, proposalNumber, 'release', { heldSince: first });
    expect(readError(late).code).toBe('HOLD_CHANGED');
    expect((await account(id))?.onHold).toBe(true);
    await command(bank, proposalNumber, 'release', { heldSince: await heldSince(bank, proposalNumber) });
    expect((await account(id))?.onHold).toBe(false);
    expect(await command(bank, proposalNumber, 'inscribe')).toMatchObject({ status: 'E' });
  });

  it('also holds the payment before the application is confirmed', async () => {
    const id = await opened();
    readAnswer(await sendSellerAccount(bank, id), accountsAnswer);
    expect(readAnswer(await sendSellerAccount(bank, id, OTHER_CBU), accountsAnswer).seller?.onHold).toBe(
      true,
    );
  });

  it('is rejected above the daily message limit', async () => {
    const id = await opened();
    const codes = new Set<string>();
    for (let at = 0; at < 10; at += 1) {
      const answer = await sendSellerAccount(bank, id, at % 2 === 0 ? CBU : OTHER_CBU);
      if (answer.status !== 200) codes.add(readError(answer).code);
    }
    expect([...codes]).toEqual(['CONTACT_LIMIT']);
  });
});

describe('a seller whose data the owner entered', () => {
  const asked = async (number: number) =>
    (await bank.outbox()).filter(
      ({ body }) => body.includes('nos falta') && body.includes(`propuesta=${number}#clave=`),
    );

  it('is asked for the account once the data are confirmed and again once the contract is signed', async () => {
    const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30907198');
    expect((await asked(proposalNumber)).map(({ to }) => to).toSorted()).toEqual([
      '+5491144443333',
      seller.email,
    ]);
    expect((await proposalNow(bank, id)).sellerAccountMissing).toBe(true);
    await throughIdentity(bank, id);
    await throughContract(bank, id);
    expect(await asked(proposalNumber)).toHaveLength(4);
    await giveSellerAccount(bank, id);
    expect((await proposalNow(bank, id)).sellerAccountMissing).toBe(false);
  });
});

describe('naming another seller, and then the first one again', () => {
  const moved = { ...seller, cellPhone: { areaCode: '11', number: '60606060' }, email: 'otro@correo.com' };

  it('keeps the first one’s account', async () => {
    const { proposalUuid: id } = await inSeller({ physicalPerson: seller });
    await giveSellerAccount(bank, id);
    await name(id, { legalPerson: company });
    expect(await account(id)).toBeNull();
    await name(id, { physicalPerson: seller });
    expect(await account(id)).toMatchObject({ maskedNumber: '•••• 5201', onHold: false });
  });

  it('treats another account as a change: all earlier contacts are notified, and the payment is held', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ physicalPerson: seller });
    await giveSellerAccount(bank, id);
    await name(id, { legalPerson: company });
    await name(id, { physicalPerson: moved });
    await openAsSeller(bank, id);
    const saved = readAnswer(await sendSellerAccount(bank, id, OTHER_CBU), accountsAnswer);
    expect(saved.seller?.onHold).toBe(true);
    expect(await toldOf(proposalNumber, 'cambiaron la cuenta')).toEqual([
      '+5491144440000',
      '+5491144443333',
      '+5491160606060',
      ...[seller.email, moved.email, company.email].toSorted(),
    ]);
  });

  it('keeps a payment on hold', async () => {
    const id = await opened();
    readAnswer(await sendSellerAccount(bank, id), accountsAnswer);
    readAnswer(await sendSellerAccount(bank, id, OTHER_CBU), accountsAnswer);
    await name(id, { legalPerson: company });
    await name(id, { physicalPerson: seller });
    expect(await account(id)).toMatchObject({ ownBank: true, onHold: true });
  });

  it('holds the payment to another payee after a seller has entered data in their own browser', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ legalPerson: company });
    await openAsSeller(bank, id);
    const own = await update(id, { hasDataValidated: true }, { 'x-subject': 'the seller' });
    expect(own.status).toBe(200);
    await name(id, { physicalPerson: moved });
    expect(await toldOf(proposalNumber, 'cargó a otro vendedor')).toEqual(['+5491144440000', company.email]);
    expect(await toldOf(proposalNumber, 'cambiaron el celular')).toEqual([]);
    await openAsSeller(bank, id);
    expect(readAnswer(await sendSellerAccount(bank, id), accountsAnswer).seller?.onHold).toBe(true);
  });

  it('also holds the payment to a dealer, but not to the first seller again', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ physicalPerson: seller });
    await giveSellerAccount(bank, id);
    const onHold = async () => (await proposalNow(bank, id)).paymentOnHold;
    for (let times = 0; times < 2; times += 1) await name(id, { pointOfSale: '01022' });
    expect(await onHold()).toBe(true);
    await command(bank, proposalNumber, 'release', { heldSince: await heldSince(bank, proposalNumber) });
    expect(await onHold()).toBe(false);
    await name(id, { physicalPerson: seller });
    expect(await account(id)).toMatchObject({ maskedNumber: '•••• 5201', onHold: false });
    expect(await onHold()).toBe(false);
  });

  it('notifies nobody before a seller has entered data', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ legalPerson: company });
    await name(id, { physicalPerson: seller });
    await giveSellerAccount(bank, id);
    expect(await toldOf(proposalNumber, 'cambiaron')).toEqual([]);
    expect((await account(id))?.onHold).toBe(false);
  });
});
