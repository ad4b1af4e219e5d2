import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { AS_CO_OWNER, CO_OWNER, coOwnership } from '../../testing/coOwner.ts';
import {
  accept,
  download,
  inBiometry,
  photo,
  sign,
  signingCode,
  throughIdentity,
} from '../../testing/formalization.ts';
import { proposalNow } from '../../testing/journey.ts';
import { readPdf } from '../../testing/testPdf.ts';
import { biometryAnswer } from '../api/biometry.ts';
import { coOwnershipAnswer } from '../api/coOwner.ts';
import { contractAnswer, readingAnswer } from '../api/contract.ts';

let bank: TestBank;
let id = '';
let document = 30_601_100;
beforeAll(async () => {
  bank = await testBank();
});
beforeEach(async () => {
  document += 1;
  bank.setTime('2026-11-20T15:00:00Z');
  id = (await inBiometry(bank, String(document), { coOwner: `4${document}`.slice(0, 8) })).proposalUuid;
});
afterAll(() => bank.close());

const step = async () => (await coOwnership(bank, id)).step;
const initiate = (headers = {}, body = {}) => bank.post(`/contract/${id}/initiate`, body, headers);
const status = async () => readAnswer(await bank.get(`/contract/${id}/status`), contractAnswer);
const textOf = async () => {
  const { content } = await download(bank, `/contract/${id}/download`);
  return (await readPdf(Readable.from([content]))).text;
};
async function bothChecked(): Promise<void> {
  await throughIdentity(bank, id);
  await throughIdentity(bank, id, 'CO_OWNER');
}

describe('each borrower’s identity check', () => {
  it('[CA-72] has its own photos, result and consent', async () => {
    const said = (await bank.outbox()).map(({ body }) => body);
    expect(said).toContainEqual(
      expect.stringContaining('ya podés validar tu identidad para el préstamo del Fiat Mobi'),
    );
    expect(await step()).toBe('IDENTITY');
    await throughIdentity(bank, id);
    const asCoOwner = await bank.get(`/biometry/${id}/get_biometry?personType=CO_OWNER`, CO_OWNER);
    expect(readAnswer(asCoOwner, biometryAnswer)).toMatchObject({
      bioValidated: false,
      evidence: { selfie: false },
    });
    expect((await bank.get(`/biometry/${id}/get_biometry?personType=CO_OWNER`)).status).toBe(404);
    expect((await bank.get(`/biometry/${id}/get_biometry`, CO_OWNER)).status).toBe(404);
    const selfie = { proposalId: id, image: await photo() };
    expect((await bank.post('/biometry/save_selfie', { ...selfie, ...AS_CO_OWNER })).status).toBe(404);
    expect((await bank.post('/biometry/save_selfie', selfie, CO_OWNER)).status).toBe(404);
  });

  it('[CA-64] must precede the contract, and the error names the missing borrower', async () => {
    expect(readError(await initiate()).code).toBe('BIOMETRY_REQUIRED');
    await throughIdentity(bank, id);
    expect(readError(await initiate())).toMatchObject({
      statusCode: 409,
      code: 'OTHER_BORROWER_PENDING',
      message: 'Falta que Julián valide su identidad.',
    });
    expect(readError(await initiate(CO_OWNER, AS_CO_OWNER)).code).toBe('BIOMETRY_REQUIRED');
    await throughIdentity(bank, id, 'CO_OWNER');
    expect(await step()).toBe('CONTRACT');
    expect((await proposalNow(bank, id)).coOwnerPart?.identityAt).toBe('2026-11-20T15:00:00.000Z');
    const made = readAnswer(await initiate(CO_OWNER, AS_CO_OWNER), contractAnswer);
    expect(made).toMatchObject({ status: 'CREATED', pendingSigners: ['OWNER', 'CO_OWNER'], signatures: [] });
    const ready = (await bank.outbox()).filter(({ body }) => body.includes('ya podés seguir con'));
    expect(
      ready
        .slice(0, 2)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['+5491145556677', '+5491145678124']);
    expect(readAnswer(await initiate(), contractAnswer)).toEqual(made);
  });
});

describe('a contract with a co-owner', () => {
  it.each([
    ['the owner first', 'OWNER', 'CO_OWNER', 'Juana Pérez', 'Julián Ferreyra'],
    ['the co-owner first', 'CO_OWNER', 'OWNER', 'Julián Ferreyra', 'Juana Pérez'],
  ] as const)(
    '[CA-67] [ST-16] needs both signatures, %s, each with time, check and hash, and names only those who signed',
    async (_which, first, second, firstName, secondName) => {
      await bothChecked();
      const { hash } = readAnswer(await initiate(), contractAnswer);
      const half = readAnswer(await sign(bank, id, first), contractAnswer);
      expect(half).toMatchObject({
        status: 'APPROVAL_PENDING',
        confirmed: null,
        signedAt: null,
        hash,
        pendingSigners: [second],
        signatures: [{ personType: first, name: firstName }],
      });
      const [sms, mail] = await bank.outbox();
      const [page, phone, email] =
        second === 'OWNER'
          ? ['/biometria?id=', '+5491145556677', 'juana@correo.com']
          : ['/cotitular?propuesta=', '+5491145678124', 'julian@correo.com'];
      expect([sms?.to, mail?.to]).toEqual([phone, email]);
      expect(mail?.subject).toContain(`Ya firmó ${firstName.split(' ')[0]}.`);
      for (const message of [sms, mail]) {
        expect(message?.body).toContain('Falta tu firma');
        expect(message?.body).toContain(page);
      }
      expect((await proposalNow(bank, id)).phase).toBe('BIOMETRIA');
      const printed = await textOf();
      expect(printed).toContain(`Firmado electrónicamente por ${firstName}`);
      expect(printed).not.toContain(`Firmado electrónicamente por ${secondName}`);
      expect(printed).toContain('Pendiente de firma');
      expect(readAnswer(await sign(bank, id, first, { code: '000000' }), contractAnswer)).toEqual(half);

      // The other borrower signs the same terms days later.
      bank.wait(3 * 24 * 60 * 60);
      const whole = readAnswer(await sign(bank, id, second), contractAnswer);
      expect(whole).toMatchObject({
        status: 'APPROVAL_PENDING',
        confirmed: true,
        signedAt: '2026-11-23T15:00:00.000Z',
        hash,
        pendingSigners: [],
      });
      const [one, other] = whole.signatures ?? [];
      expect([one?.personType, other?.personType]).toEqual([first, second]);
      expect(one?.biometryId).not.toBe(other?.biometryId);
      const text = await textOf();
      for (const { name, biometryId } of whole.signatures ?? []) {
        expect(text).toContain(`Firmado electrónicamente por ${name}`);
        expect(text).toContain(biometryId);
      }
      expect(text).not.toContain('Pendiente de firma');
      expect(text).not.toContain('Firmado electrónicamente por Banco');
      expect((await proposalNow(bank, id)).phase).toBe('REGISTRO_PRENDA');
      expect(await step()).toBe('SIGNED');
      const told = (await bank.outbox())
        .filter(({ subject }) => subject?.includes('está firmado'))
        .slice(0, 2);
      expect(told.map(({ to }) => to).toSorted()).toEqual(['juana@correo.com', 'julian@correo.com']);
      for (const { subject } of told) expect(subject).toContain('está firmado');
      const ownSignature = (await bank.outbox()).filter(({ body }) => body.includes('firmaste el contrato'));
      expect(new Set(ownSignature.slice(0, 2).map(({ to }) => to)).size).toBe(2);
      for (const { body } of ownSignature) expect(body).toContain('Si no fuiste vos, llamanos al');
    },
  );

  it('[CA-67] must be created again the next day if still unsigned', async () => {
    await bothChecked();
    readAnswer(await initiate(), contractAnswer);
    bank.wait(24 * 60 * 60);
    expect(readError(await sign(bank, id, 'CO_OWNER')).code).toBe('FIGURES_CHANGED');
  });

  it('[CA-15] [CA-67] needs a code sent to the signer’s own phone, valid only for this contract', async () => {
    await bothChecked();
    expect(
      readError(await bank.post('/person/generate_code', { idProposal: id, purpose: 'SIGNATURE' })).code,
    ).toBe('ILLEGAL_MOVE');
    readAnswer(await initiate(), contractAnswer);
    const owners = await signingCode(bank, id);
    expect((await bank.outbox())[0]).toMatchObject({ to: '+5491145556677' });
    const coOwners = await signingCode(bank, id, 'CO_OWNER');
    expect((await bank.outbox())[0]).toMatchObject({ to: '+5491145678124' });
    if (owners !== coOwners) {
      expect(readError(await sign(bank, id, 'CO_OWNER', { code: owners })).code).toBe('CODE_INVALID');
    }
    expect((await status()).signatures).toEqual([]);
    readAnswer(await sign(bank, id, 'CO_OWNER', { code: coOwners }), contractAnswer);
    expect(readError(await sign(bank, id, 'OWNER', { code: coOwners })).code).toBe('CODE_INVALID');
    readAnswer(await sign(bank, id, 'OWNER', { code: owners }), contractAnswer);
  });

  it('[CA-63] counts only acceptances of this contract’s terms', async () => {
    await bothChecked();
    const terms = (personType: 'OWNER' | 'CO_OWNER' = 'OWNER') => accept(bank, id, 'TERMS', personType);
    await expect(terms()).rejects.toThrow('CONTRACT_NOT_CREATED');
    readAnswer(await initiate(), contractAnswer);
    await terms();
    await terms('CO_OWNER');
    expect((await coOwnership(bank, id)).contractConsents.map(({ kind }) => kind)).toContain('TERMS');
    bank.wait(24 * 60 * 60);
    const { hash } = readAnswer(await initiate(), contractAnswer);
    expect((await coOwnership(bank, id)).contractConsents.map(({ kind }) => kind)).not.toContain('TERMS');
    const code = await signingCode(bank, id);
    const confirm = () => bank.post(`/contract/${id}/confirm`, { confirmed: true, code, acceptedHash: hash });
    expect(readError(await confirm()).code).toBe('CONSENT_REQUIRED');
    await terms();
    readAnswer(await confirm(), contractAnswer);
    // The signer's acceptance stays valid; only the other borrower must accept.
    await expect(terms()).rejects.toThrow('ILLEGAL_MOVE');
    await terms('CO_OWNER');
  });

  it('[CA-67] cannot be signed by one borrower for the other', async () => {
    await bothChecked();
    readAnswer(await initiate(), contractAnswer);
    const confirm = (body: object, headers = {}) =>
      bank.post(`/contract/${id}/confirm`, { confirmed: true, ...body }, headers);
    for (const answer of [
      await confirm(AS_CO_OWNER),
      await confirm({}, CO_OWNER),
      await confirm(AS_CO_OWNER, { 'x-subject': 'guest:stranger' }),
    ]) {
      expect(readError(answer)).toMatchObject({ statusCode: 404, code: 'PROPOSAL_NOT_FOUND' });
    }
    expect((await status()).signatures).toEqual([]);
    const reading = await bank.get(`/ext/contract/${id}/reading?personType=CO_OWNER`, CO_OWNER);
    expect(readAnswer(reading, readingAnswer).documents.length).toBeGreaterThan(0);
  });

  it('[CA-67] stops if the co-owner declines before signing; afterwards they cannot decline', async () => {
    await bothChecked();
    readAnswer(await initiate(), contractAnswer);
    const refuse = () => bank.post(`/ext/co-ownerships/${id}/refuse`, {}, CO_OWNER);
    readAnswer(await refuse(), coOwnershipAnswer);
    expect(readError(await sign(bank, id, 'OWNER')).code).toBe('CO_OWNER_REFUSED');
    document += 1;
    id = (await inBiometry(bank, String(document), { coOwner: `4${document}`.slice(0, 8) })).proposalUuid;
    await bothChecked();
    readAnswer(await initiate(), contractAnswer);
    readAnswer(await sign(bank, id, 'CO_OWNER'), contractAnswer);
    expect(readError(await refuse()).code).toBe('ILLEGAL_MOVE');
    const late = await bank.post(
      '/biometry/save_selfie',
      { proposalId: id, image: await photo(), ...AS_CO_OWNER },
      CO_OWNER,
    );
    expect(readError(late).code).toBe('ILLEGAL_MOVE');
  });

  it('[CA-64] is not created if a register rejects the co-owner, who is notified', async () => {
    const { proposalUuid } = await inBiometry(bank, '30601998'.replace('998', '777'), {
      coOwner: '41601998',
    });
    id = proposalUuid;
    await bothChecked();
    expect(readError(await initiate())).toMatchObject({ code: 'IDENTITY_REJECTED' });
    expect(await step()).toBe('STOPPED');
  });
});
