import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../platform/messages/outboxTable.ts';
import { atSeller } from '../../testing/atSeller.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import { pdf, preUpload } from '../../testing/files.ts';
import { accept, command, inBiometry, signedLoan, throughIdentity } from '../../testing/formalization.ts';
import { confirm, createProposal, seller, throughDocuments, throughOwner } from '../../testing/journey.ts';
import { accountsAnswer } from '../api/accounts.ts';
import { documentsAnswer, preUploadAnswer } from '../api/documentation.ts';
import { sellerAnswer, sellerDetailsAnswer } from '../api/person.ts';
import { proposalAnswer } from '../api/proposal.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
beforeEach(() => bank.setTime('2026-11-20T15:00:00Z'));
afterAll(() => bank.close());

const PHONE = '0800 555 0100';
const OWNER = 'juana@correo.com';

/** Returns the messages of a proposal, oldest first, except those with a code. */
async function told(id: string) {
  const rows = await bank.sql.select().from(outbox).orderBy(outbox.position);
  return rows.filter(({ proposalUuid, code }) => proposalUuid === id && code === null);
}
const subjects = async (id: string) => (await told(id)).map(({ channel, subject }) => subject ?? channel);
async function newest(id: string) {
  const message = (await told(id)).at(-1);
  if (!message) throw new Error('nothing was sent');
  return message;
}

describe('emails to the applicant report', () => {
  it('that the application was received, once, and the next steps', async () => {
    const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30911001');
    readAnswer(await confirm(bank, id), proposalAnswer);
    const mails = (await told(id)).filter(({ subject }) => subject?.startsWith('Recibimos tu solicitud'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ channel: 'EMAIL', recipient: OWNER });
    for (const words of [
      `Recibimos tu solicitud ${proposalNumber}: $ 10.000.000,00 para comprar el Fiat Mobi`,
      `1. Validá tu identidad`,
      `http://localhost:4000/biometria?id=${id}`,
      PHONE,
    ]) {
      expect(mails[0]?.body.replaceAll('\u00a0', ' ')).toContain(words);
    }
  });

  it('each stage up to the payment, once', async () => {
    const { proposalUuid: id, proposalNumber } = await signedLoan(bank, '30911002');
    const signed = await newest(id);
    expect(signed.body).toContain(`/biometria/fin-proceso?id=${id}`);
    expect(signed.body).toContain('hasta 10 días hábiles después de que paguemos el vehículo');
    await command(bank, proposalNumber, 'present');
    await command(bank, proposalNumber, 'inscribe');
    const of = `solicitud ${proposalNumber} · Banco Ceibo`;
    expect((await subjects(id)).slice(-7)).toEqual([
      `Ya podés seguir con tu contrato · ${of}`,
      'SMS',
      'SMS',
      `Tu contrato está firmado · ${of}`,
      `Presentamos tu prenda en el registro · ${of}`,
      `Pagamos tu vehículo: tu cuadro de pagos definitivo · ${of}`,
      // SMS to the seller.
      'SMS',
    ]);
    for (const { body } of await told(id)) expect(body).toContain(PHONE);
  });

  it('where to follow the application, until it is cancelled', async () => {
    const { proposalUuid: id, proposalNumber } = await signedLoan(bank, '30911013', { coOwner: '40911013' });
    await command(bank, proposalNumber, 'present');
    const pages: Readonly<Record<string, string>> = {
      [OWNER]: `http://localhost:4000/mi-prestamo/${id}`,
      // An SMS that asks for a step links to it.
      '+5491145556677': 'http://localhost:4000/',
      'julian@correo.com': `http://localhost:4000/cotitular?propuesta=${proposalNumber}`,
    };
    for (const { recipient, body } of await told(id)) {
      const page = pages[recipient];
      if (page === undefined) expect(body).not.toContain('/mi-prestamo');
      else expect(body).toContain(page);
    }
    const { proposalUuid: other } = await createProposal(bank, '30911014');
    await throughOwner(bank, other);
    readAnswer(await bank.post(`/proposal/${other}/cancel_proposal`), proposalAnswer);
    expect((await newest(other)).body).not.toContain('/mi-prestamo');
  });

  it('the first account and the passed identity check, also by SMS', async () => {
    const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30911012', {
      coOwner: '40911012',
      account: false,
    });
    const of = `solicitud ${proposalNumber} · Banco Ceibo`;
    for (let times = 0; times < 2; times += 1) {
      readAnswer(
        await bank.patch(`/accounts/${id}/update_account`, { openNewAccount: true }),
        accountsAnswer,
      );
    }
    const about = async (words: string) =>
      (await told(id))
        .filter(({ subject, body }) => `${subject} ${body}`.includes(words))
        .map(({ recipient }) => recipient);
    expect(await about(`Elegiste la cuenta de tu préstamo · ${of}`)).toEqual([OWNER]);
    await throughIdentity(bank, id, 'CO_OWNER');
    expect(await about('Validamos tu identidad')).toEqual(['julian@correo.com']);
    expect(await about('validamos tu identidad')).toEqual(['+5491145678124']);
    await throughIdentity(bank, id);
    expect(await about('Validamos tu identidad')).toEqual(['julian@correo.com', OWNER]);
    expect(await about('validamos tu identidad')).toEqual(['+5491145678124', '+5491145556677']);
  });

  it('the documents sent back, whose SMS names none of them', async () => {
    const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30911003');
    const documents = [{ type: 'DNI_FRONT', reason: 'No se lee el número.' }];
    await command(bank, proposalNumber, 'observe', { documents });
    const [sms, mail] = (await told(id)).slice(-2);
    expect(sms).toMatchObject({ channel: 'SMS' });
    // An SMS may appear on a locked screen.
    expect(sms?.body).not.toContain('DNI');
    expect(mail?.body).toContain('No se lee el número.');
    for (const message of [sms, mail]) {
      expect(message?.body).toContain('http://localhost:4000/titular/cotizacion?retomar=si');
    }
  });

  it('that the seller was asked for their documents again and uploaded them', async () => {
    const { proposalUuid: id, proposalNumber } = await inBiometry(bank, '30911008');
    const before = (await told(id)).length;
    const documents = [{ type: 'SELLER_CBU', reason: 'Es de otra persona.' }];
    await command(bank, proposalNumber, 'observe', { documents });
    const [sms, mail, owners] = (await told(id)).slice(before);
    expect(sms).toMatchObject({ channel: 'SMS', recipient: '+5491144443333' });
    expect(sms?.body).not.toContain('CBU');
    expect(mail).toMatchObject({ channel: 'EMAIL', recipient: seller.email });
    expect(mail?.body).toContain('Es de otra persona.');
    expect(owners).toMatchObject({ channel: 'EMAIL', recipient: OWNER });
    expect(owners?.body).toContain('Le mandamos un enlace');
    expect(await told(id)).toHaveLength(before + 3);

    const key = /#clave=([\w-]{22})/.exec(sms?.body ?? '')?.[1];
    const headers = { 'x-subject': 'the seller' };
    const query = `proposalNumber=${proposalNumber}&key=${key}`;
    readAnswer(await bank.get(`/person/seller/get_seller_details?${query}`, headers), sellerDetailsAnswer);
    const { fileId } = readAnswer(await preUpload(bank, id, pdf(), 'cbu.pdf'), preUploadAnswer);
    const data = [{ type: 'SELLER_CBU', fileIds: [fileId] }];
    readAnswer(await bank.post(`/documentation/${id}/re-upload`, { data }, headers), documentsAnswer);
    const [, done] = (await told(id)).slice(before + 3);
    expect(done).toMatchObject({ recipient: OWNER });
    expect(done?.subject).toMatch(/^El vendedor ya subió sus documentos/);
  });

  it.each([
    ['30911004', 'cancel', 'Cerramos tu solicitud'],
    ['30911005', 'expire', 'Venció tu solicitud'],
  ] as const)('%s: the end of the application by %s', async (document, name, subject) => {
    const { proposalUuid: id, proposalNumber } = await createProposal(bank, document);
    await throughOwner(bank, id);
    await command(bank, proposalNumber, name);
    expect((await newest(id)).subject).toBe(`${subject} ${proposalNumber} · Banco Ceibo`);
  });

  it('the applicant’s own cancellation, once', async () => {
    const { proposalUuid: id, proposalNumber } = await createProposal(bank, '30911006');
    await throughOwner(bank, id);
    for (let times = 0; times < 2; times += 1) {
      readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`), proposalAnswer);
    }
    expect(await subjects(id)).toEqual([`Cancelaste tu solicitud ${proposalNumber} · Banco Ceibo`]);
  });
});

it('an application whose phone was never validated notifies nobody', async () => {
  const { proposalUuid: id } = await createProposal(bank, '30911007');
  readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`), proposalAnswer);
  expect(await told(id)).toEqual([]);
});

describe('a contract that waits for an invited seller', () => {
  const { inSeller, update } = atSeller(() => bank, 30_911_500);
  const contact = { cellPhone: { areaCode: '11', number: '44443333' } };

  it('is announced by email and SMS only once the seller has finished', async () => {
    const { proposalUuid: id, proposalNumber } = await inSeller({ contact });
    await throughDocuments(bank, id);
    readAnswer(await confirm(bank, id), proposalAnswer);
    expect((await newest(id)).body).toContain('El vendedor completa sus datos');
    await accept(bank, id, 'BIOMETRICS');
    await throughIdentity(bank, id);
    const before = (await told(id)).length;
    expect(await subjects(id)).not.toContainEqual(expect.stringMatching(/^Ya podés seguir con tu contrato/));
    readAnswer(await update(id, { physicalPerson: seller }), sellerAnswer);
    expect((await subjects(id)).slice(before)).toEqual([
      'SMS',
      `El vendedor cargó sus datos · solicitud ${proposalNumber} · Banco Ceibo`,
      `Ya podés seguir con tu contrato · solicitud ${proposalNumber} · Banco Ceibo`,
      'SMS',
    ]);
    expect((await newest(id)).body).toContain(`/biometria?id=${id}`);
    const mail = (await told(id)).at(-2)?.body.replaceAll('\u00a0', ' ');
    for (const figure of [
      'Préstamo: $ 10.000.000,00 en 24 cuotas',
      'Primera cuota, según el día',
      'CFTEA con IVA: ',
    ]) {
      expect(mail).toContain(figure);
    }
    readAnswer(await update(id, { physicalPerson: seller }), sellerAnswer);
    expect(await told(id)).toHaveLength(before + 4);
  });
});
