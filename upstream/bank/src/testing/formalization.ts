import sharp from 'sharp';
import { accountsAnswer } from '../domain/api/accounts.ts';
import { commandAnswer } from '../demo/backOffice/contract.ts';
import { biometryAnswer } from '../domain/api/biometry.ts';
import { contractAnswer, documentationAnswer } from '../domain/api/contract.ts';
import { noticeSellerAnswer, sellerAnswer, sellerDetailsAnswer } from '../domain/api/person.ts';
import { proposalAnswer } from '../domain/api/proposal.ts';
import { type Answer, ok, type TestBank } from './bank.ts';
import {
  type Choice,
  confirm,
  coOwner,
  posted,
  type Proposal,
  seller,
  throughDocuments,
  throughInsurance,
  throughOwner,
} from './journey.ts';

/** A photo with enough light and edges for the verifier, different for each `seed`. */
export async function photo(seed = 1, { side = 420, mean = 128 } = {}): Promise<string> {
  const grain = { type: 'gaussian' as const, mean, sigma: mean < 50 ? 1 : 40 };
  const noise = sharp({
    create: { width: side + seed, height: side, channels: 3, noise: grain, background: 'grey' },
  });
  return (
    await noise
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
}

/** A proposal with confirmed data and accepted consents, whose next step is the identity check. */
export async function inBiometry(
  bank: TestBank,
  document: string,
  {
    account = true,
    consents = true,
    coOwner: other,
    loan,
  }: { account?: boolean; consents?: boolean; coOwner?: string; loan?: Partial<Choice> } = {},
): Promise<Proposal> {
  const parties = other === undefined ? {} : { coOwner: coOwner(other) };
  const { proposalUuid: id } = await posted(bank, document, parties, loan);
  await throughOwner(bank, id, other !== undefined);
  await throughInsurance(bank, id);
  const body = { proposalId: id, physicalPerson: seller };
  ok(await bank.post('/person/seller/post_seller', body), sellerAnswer);
  await throughDocuments(bank, id);
  if (account)
    ok(await bank.patch(`/accounts/${id}/update_account`, { openNewAccount: true }), accountsAnswer);
  const confirmed = ok(await confirm(bank, id), proposalAnswer);
  if (consents) for (const kind of ['BIOMETRICS', 'TERMS'] as const) await accept(bank, id, kind);
  return confirmed;
}

/** Accepts a text of the identity check or of the contract. */
export const accept = async (bank: TestBank, proposalId: string, kind: 'TERMS' | 'BIOMETRICS') =>
  ok(
    await bank.post(`/contract/${proposalId}/documentation`, {
      consents: [{ kind, textVersion: '2026-11' }],
    }),
    documentationAnswer,
  );

export async function throughIdentity(bank: TestBank, proposalId: string): Promise<void> {
  const image = await photo();
  ok(await bank.post('/biometry/save_selfie', { proposalId, image }), biometryAnswer);
  ok(await bank.post('/biometry/save_id', { proposalId, front: image, back: image }), biometryAnswer);
  const body = { proposalId, bioValidated: true };
  ok(await bank.patch('/biometry/set_bio_validated', body), biometryAnswer);
}

export async function throughContract(bank: TestBank, proposalId: string): Promise<void> {
  ok(await bank.post(`/contract/${proposalId}/initiate`, {}), contractAnswer);
  ok(await bank.post(`/contract/${proposalId}/confirm`, { confirmed: true }), contractAnswer);
}

/** Opens the seller's part by a new link, as the browser with this name. */
export async function openAsSeller(
  bank: TestBank,
  proposalId: string,
  subject = 'the seller',
): Promise<void> {
  ok(await bank.get(`/person/seller/notice_seller?id=${proposalId}`), noticeSellerAnswer);
  const [message] = await bank.outbox();
  const [, number, key] = /propuesta=(\d+)#clave=([\w-]+)/.exec(message?.body ?? '') ?? [];
  const query = `proposalNumber=${number}&key=${key}`;
  const headers = { 'x-subject': subject };
  ok(await bank.get(`/person/seller/get_seller_details?${query}`, headers), sellerDetailsAnswer);
}

export const CBU = '2850590940090418135201';
/** An account of the tests' seller, given in the browser with this name. */
export const sendSellerAccount = (bank: TestBank, proposalId: string, cbu = CBU, subject = 'the seller') =>
  bank.patch(
    `/accounts/${proposalId}/update_account`,
    { seller: { cbu, cuit: seller.cuitl } },
    { 'x-subject': subject },
  );

/** Saves the account of the tests' seller, after a link. */
export async function giveSellerAccount(bank: TestBank, proposalId: string) {
  await openAsSeller(bank, proposalId);
  return ok(await sendSellerAccount(bank, proposalId), accountsAnswer);
}

/** A command of the demo's back office, as its page sends it. */
export async function backOffice(
  bank: TestBank,
  proposalNumber: number,
  command: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await bank.app.inject({
    method: 'POST',
    url: `/demo/proposals/${proposalNumber}/${command}`,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

export const command = async (bank: TestBank, proposalNumber: number, name: string, body?: unknown) =>
  ok(await backOffice(bank, proposalNumber, name, body), commandAnswer);

/** The bytes of a download. */
export async function download(bank: TestBank, path: string): Promise<{ status: number; content: Buffer }> {
  const response = await bank.app.inject({
    url: `/api${path}`,
    headers: { 'x-service-key': 'demo-service-key-of-banco-ceibo' },
  });
  return { status: response.statusCode, content: response.rawPayload };
}
