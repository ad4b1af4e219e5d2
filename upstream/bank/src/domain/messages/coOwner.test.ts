import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proposals } from '../records/tables.ts';
import { readAnswer, type TestBank, testBank } from '../../testing/bank.ts';
import {
  command,
  giveSellerAccount,
  inBiometry,
  sign,
  throughContract,
  throughIdentity,
} from '../../testing/formalization.ts';
import { SELLER_OF_THREE, type TestIdentity, testIdentity } from '../../testing/identity.ts';
import { contractAnswer } from '../api/contract.ts';
import { proposalAnswer } from '../api/proposal.ts';

let bank: TestBank;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
  bank.setTime('2026-11-20T15:00:00Z');
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

async function withChecks(document: string) {
  const proposal = await inBiometry(bank, document, { coOwner: `4${document}`.slice(0, 8) });
  for (const borrower of ['OWNER', 'CO_OWNER'] as const) {
    await throughIdentity(bank, proposal.proposalUuid, borrower);
  }
  return proposal;
}

async function mails() {
  const sent = (await bank.outbox()).filter(({ channel }) => channel === 'EMAIL');
  const to = (email: string) => sent.find((mail) => mail.to === email);
  return { owner: to('juana@correo.com'), coOwner: to('julian@correo.com') };
}

it('both borrowers are told who cancelled, and that a single signature has no effect', async () => {
  const { proposalUuid: id, proposalNumber } = await withChecks('30912001');
  readAnswer(await bank.post(`/contract/${id}/initiate`, {}), contractAnswer);
  readAnswer(await sign(bank, id, 'CO_OWNER'), contractAnswer);
  const cancelled = readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`), proposalAnswer);
  expect(cancelled.cancellation?.by).toBe('OWNER');
  const { owner, coOwner } = await mails();
  expect(owner?.subject).toContain(`Cancelaste tu solicitud ${proposalNumber}`);
  expect(coOwner?.subject).toContain(`Juana P. canceló la solicitud ${proposalNumber}`);
  for (const mail of [owner, coOwner]) {
    expect(mail?.body).not.toContain('No firmaste');
    expect(mail?.body).toContain('tu firma no tiene efecto');
  }
  expect(coOwner?.body).not.toMatch(/cancelaste/i);
});

it('a cancellation by the point of sale is not attributed to the owner', async () => {
  const { proposalUuid: id, proposalNumber } = await withChecks('30912002');
  await bank.sql.update(proposals).set({ pointOfSale: '01010' }).where(eq(proposals.uuid, id));
  const asSeller = await identity.bearer(SELLER_OF_THREE);
  const cancelled = readAnswer(
    await bank.post(`/proposal/${id}/cancel_proposal`, undefined, asSeller),
    proposalAnswer,
  );
  expect(cancelled.cancellation?.by).toBe('STAFF');
  const { owner, coOwner } = await mails();
  expect(owner?.subject).toContain(`El punto de venta canceló tu solicitud ${proposalNumber}`);
  expect(coOwner?.subject).toContain(`El punto de venta canceló la solicitud ${proposalNumber}`);
});

it('the final schedule links each borrower to their own page', async () => {
  const { proposalUuid: id, proposalNumber } = await withChecks('30912003');
  await giveSellerAccount(bank, id);
  await throughContract(bank, id, ['OWNER', 'CO_OWNER']);
  await command(bank, proposalNumber, 'inscribe');
  const { owner, coOwner } = await mails();
  expect(owner?.body).toContain(`/biometria/fin-proceso?id=${id}`);
  expect(coOwner?.body).toContain(`/cotitular?propuesta=${proposalNumber}`);
  expect(coOwner?.body).not.toContain('/biometria/');
  for (const mail of [owner, coOwner]) expect(mail?.body).toContain('Total por mes, con seguro: $');
});
