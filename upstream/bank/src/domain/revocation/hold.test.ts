import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { CO_OWNER, coOwnership } from '../../testing/coOwner.ts';
import {
  backOffice,
  command,
  giveSellerAccount,
  inBiometry,
  sign,
  signedLoan,
  throughIdentity,
} from '../../testing/formalization.ts';
import { proposalNow } from '../../testing/journey.ts';
import { contractAnswer } from '../api/contract.ts';
import { accountsAnswer } from '../api/accounts.ts';
import { noticeSellerAnswer } from '../api/person.ts';
import { confirmRevocationAnswer, revocationAnswer } from '../api/revocation.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

async function revoke(document: string, headers: Record<string, string> = {}): Promise<string> {
  const claim = { document, gender: 'F', contact: 'juana@correo.com' };
  const { number } = readAnswer(await bank.post('/ext/revocations', claim, headers), revocationAnswer);
  const code = (await bank.outbox()).find((sent) => sent.code && sent.body.includes(number))?.code;
  readAnswer(await bank.post('/ext/revocations/confirm', { number, code }, headers), confirmRevocationAnswer);
  return number;
}

const page = z.string();
async function revokedSince(proposalNumber: number): Promise<string> {
  const body = page.parse((await bank.app.inject({ url: '/demo/back-office' })).body);
  const row = body.split('<li>').find((one) => one.includes(`data-number="${proposalNumber}"`)) ?? '';
  return /data-revoked="([^"]+)"/.exec(row)?.[1] ?? '';
}
const mailsTo = async (to: string) => (await bank.outbox()).filter((message) => message.to === to);
const ownersMails = () => mailsTo('juana@correo.com');
const accountOf = async (id: string) =>
  readAnswer(await bank.get(`/accounts/${id}/get_accounts`), accountsAnswer).seller;

describe('a confirmed revocation', () => {
  it('holds pledge and payment until the bank’s staff let the loan continue', async () => {
    const { proposalUuid: id, proposalNumber } = await signedLoan(bank, '30908001');
    await revoke('30908001');
    for (const name of ['present', 'inscribe', 'advance']) {
      expect(readError(await backOffice(bank, proposalNumber, name)).code).toBe('LOAN_REVOKED');
    }
    const held = await proposalNow(bank, id);
    expect(held).toMatchObject({ status: 'A', phase: 'REGISTRO_PRENDA' });
    expect(held.revocation?.request).toMatchObject({ confirmed: true, by: 'OWNER', onHold: true });
    expect((await accountOf(id))?.loanOnHold).toBe(true);
    expect((await ownersMails()).some(({ subject }) => subject?.includes('Pagamos'))).toBe(false);

    const heldSince = await revokedSince(proposalNumber);
    const earlier = { heldSince: '2026-01-01T00:00:00.000Z' };
    expect(readError(await backOffice(bank, proposalNumber, 'dismiss', earlier)).code).toBe('HOLD_CHANGED');
    await command(bank, proposalNumber, 'dismiss', { heldSince });
    expect((await proposalNow(bank, id)).revocation?.request).toMatchObject({
      confirmed: true,
      onHold: false,
    });
    expect((await command(bank, proposalNumber, 'inscribe')).status).toBe('E');
  });

  it('holds them again if the same person then requests another one', async () => {
    const { proposalNumber } = await signedLoan(bank, '30908002');
    const first = await revoke('30908002');
    await command(bank, proposalNumber, 'dismiss', { heldSince: await revokedSince(proposalNumber) });
    bank.wait(61);
    expect(await revoke('30908002')).not.toBe(first);
    expect(readError(await backOffice(bank, proposalNumber, 'inscribe')).code).toBe('LOAN_REVOKED');
    bank.setTime('2026-11-20T15:00:00Z');
  });

  it('ends the loan and notifies all parties if the bank accepts it', async () => {
    const { proposalUuid: id, proposalNumber } = await signedLoan(bank, '30908003');
    await revoke('30908003');
    await command(bank, proposalNumber, 'cancel');
    expect((await proposalNow(bank, id)).status).toBe('X');
    expect((await ownersMails())[0]?.subject).toContain(
      `Tu préstamo quedó revocado · solicitud ${proposalNumber}`,
    );
    const toSeller = (await bank.outbox()).filter(({ body }) => body.includes(`venta ${proposalNumber}`));
    expect(toSeller.slice(0, 2).map(({ body }) => body)).toEqual([
      expect.stringContaining('se canceló: no te transferimos'),
      expect.stringContaining('está en pausa: pidieron dejar sin efecto el préstamo'),
    ]);
  });

  it('is mentioned in the message with the seller’s link', async () => {
    const { proposalUuid: id } = await signedLoan(bank, '30908005');
    await revoke('30908005');
    readAnswer(await bank.get(`/person/seller/notice_seller?id=${id}`), noticeSellerAnswer);
    expect((await bank.outbox())[0]?.body).toMatch(
      /está en pausa: pidieron dejar sin efecto el préstamo.*#clave=/,
    );
  });

  it('is required: an unconfirmed request does not stop a loan', async () => {
    const { proposalNumber } = await signedLoan(bank, '30908004');
    const claim = { document: '30908004', gender: 'F', contact: 'nadie@correo.com' };
    readAnswer(await bank.post('/ext/revocations', claim), revocationAnswer);
    expect((await command(bank, proposalNumber, 'inscribe')).status).toBe('E');
  });
});

describe('with a co-owner', () => {
  /** Creates a proposal that only the owner has signed. */
  async function halfSigned(owner: string, coOwner: string) {
    const proposal = await inBiometry(bank, owner, { coOwner });
    const { proposalUuid: id } = proposal;
    await giveSellerAccount(bank, id);
    for (const borrower of ['OWNER', 'CO_OWNER'] as const) await throughIdentity(bank, id, borrower);
    readAnswer(await bank.post(`/contract/${id}/initiate`, {}), contractAnswer);
    readAnswer(await sign(bank, id, 'OWNER'), contractAnswer);
    return proposal;
  }

  it('the second signature is rejected once the owner has revoked the contract', async () => {
    const { proposalUuid: id } = await halfSigned('30908010', '30908011');
    await revoke('30908010');
    expect((await coOwnership(bank, id)).step).toBe('REVOKED');
    expect((await coOwnership(bank, id)).revocation?.request).toMatchObject({ by: 'OWNER', onHold: true });
    expect(readError(await sign(bank, id, 'CO_OWNER', { code: '123456' })).code).toBe('LOAN_REVOKED');
    const asked = { idProposal: id, purpose: 'SIGNATURE', personType: 'CO_OWNER' };
    expect(readError(await bank.post('/person/generate_code', asked, CO_OWNER)).code).toBe('LOAN_REVOKED');
    expect((await proposalNow(bank, id)).phase).toBe('BIOMETRIA');
  });

  it('both borrowers are told that the co-owner requested it', async () => {
    const { proposalUuid: id } = await signedLoan(bank, '30908012', { coOwner: '30908013' });
    await revoke('30908013', CO_OWNER);
    expect((await proposalNow(bank, id)).revocation?.request?.by).toBe('CO_OWNER');
    const { step, revocation } = await coOwnership(bank, id);
    expect(step).toBe('SIGNED');
    expect(revocation?.request).toMatchObject({ by: 'CO_OWNER', confirmed: true, onHold: true });
  });
});

it('the seller is notified of the payment', async () => {
  const { proposalNumber } = await signedLoan(bank, '30908020');
  await command(bank, proposalNumber, 'inscribe');
  const told = (await bank.outbox()).find(({ body }) => body.includes(`por la venta ${proposalNumber}`));
  expect(told?.body).toContain('te transferimos');
  expect(told?.body).toContain('•••• 5201');
});
