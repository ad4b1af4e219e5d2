import sharp from 'sharp';
import { accountsAnswer } from '../domain/api/accounts.ts';
import { commandAnswer } from '../demo/backOffice/contract.ts';
import { biometryAnswer } from '../domain/api/biometry.ts';
import { contractAnswer, documentationAnswer } from '../domain/api/contract.ts';
import {
  generateCodeAnswer,
  noticeSellerAnswer,
  sellerAnswer,
  sellerDetailsAnswer,
} from '../domain/api/person.ts';
import { proposalAnswer } from '../domain/api/proposal.ts';
import { saveVehicleAnswer } from '../domain/api/vehicle.ts';
import { type Answer, readAnswer, type TestBank } from './bank.ts';
import { AS_CO_OWNER, CO_OWNER } from './coOwner.ts';
import {
  type Choice,
  confirm,
  coOwner,
  createProposal,
  type Proposal,
  seller,
  throughDocuments,
  throughInsurance,
  throughOwner,
  vehicleIdentity,
} from './journey.ts';

/** Returns a photo with enough light and edges for the verifier, different for each `seed`. */
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

/** Creates a proposal with confirmed data and accepted consents, at the identity check. */
export async function inBiometry(
  bank: TestBank,
  document: string,
  {
    account = true,
    consents = true,
    coOwner: other,
    loan,
    vehicle,
  }: {
    account?: boolean;
    consents?: boolean;
    coOwner?: string;
    loan?: Partial<Choice>;
    vehicle?: { chassis?: string; plate?: string };
  } = {},
): Promise<Proposal> {
  const parties = other === undefined ? {} : { coOwner: coOwner(other) };
  const { proposalUuid: id, proposalNumber } = await createProposal(bank, document, parties, loan);
  await throughOwner(bank, id, other !== undefined);
  await throughInsurance(bank, id);
  const body = { proposalId: id, physicalPerson: seller };
  readAnswer(await bank.post('/person/seller/post_seller', body), sellerAnswer);
  await throughDocuments(bank, id);
  if (vehicle !== undefined) {
    const numbers = { ...vehicleIdentity({ proposalNumber }), ...vehicle };
    readAnswer(await bank.patch(`/vehicle/update/${proposalNumber}`, numbers), saveVehicleAnswer);
  }
  if (account)
    readAnswer(await bank.patch(`/accounts/${id}/update_account`, { openNewAccount: true }), accountsAnswer);
  const confirmed = readAnswer(await confirm(bank, id), proposalAnswer);
  if (!consents) return confirmed;
  await accept(bank, id, 'BIOMETRICS');
  if (other !== undefined) await accept(bank, id, 'BIOMETRICS', 'CO_OWNER');
  return confirmed;
}

type Borrower = 'OWNER' | 'CO_OWNER';

const as = (personType: Borrower) =>
  personType === 'OWNER' ? { body: {}, headers: {} } : { body: AS_CO_OWNER, headers: CO_OWNER };

/** Accepts a text of the identity check or of the contract. */
export async function accept(
  bank: TestBank,
  proposalId: string,
  kind: 'TERMS' | 'BIOMETRICS',
  personType: Borrower = 'OWNER',
) {
  const { body, headers } = as(personType);
  const consents = [{ kind, textVersion: '2026-11' }];
  const sent = bank.post(`/contract/${proposalId}/documentation`, { consents, ...body }, headers);
  return readAnswer(await sent, documentationAnswer);
}

export async function throughIdentity(
  bank: TestBank,
  proposalId: string,
  personType: Borrower = 'OWNER',
): Promise<void> {
  const image = await photo();
  const { body, headers } = as(personType);
  const own = { proposalId, ...body };
  readAnswer(await bank.post('/biometry/save_selfie', { ...own, image }, headers), biometryAnswer);
  readAnswer(
    await bank.post('/biometry/save_id', { ...own, front: image, back: image }, headers),
    biometryAnswer,
  );
  readAnswer(
    await bank.patch('/biometry/set_bio_validated', { ...own, bioValidated: true }, headers),
    biometryAnswer,
  );
}

export async function signingCode(
  bank: TestBank,
  idProposal: string,
  personType: Borrower = 'OWNER',
): Promise<string> {
  const { body, headers } = as(personType);
  const asked = { idProposal, purpose: 'SIGNATURE', ...body };
  readAnswer(await bank.post('/person/generate_code', asked, headers), generateCodeAnswer);
  const [message] = await bank.outbox();
  if (message?.code === undefined) throw new Error('no code was sent');
  return message.code;
}

/** Accepts the terms and signs as one borrower, with a code sent to their phone unless `change` has one. */
export async function sign(
  bank: TestBank,
  proposalId: string,
  personType: Borrower = 'OWNER',
  change: object = {},
): Promise<Answer> {
  const { body, headers } = as(personType);
  // Refused for a borrower who has signed; a second signature returns the first response.
  const consents = [{ kind: 'TERMS', textVersion: '2026-11' }];
  await bank.post(`/contract/${proposalId}/documentation`, { consents, ...body }, headers);
  const code = 'code' in change ? {} : { code: await signingCode(bank, proposalId, personType) };
  const signature = { confirmed: true, ...code, ...body, ...change };
  return bank.post(`/contract/${proposalId}/confirm`, signature, headers);
}

/** Creates the contract and signs it as each borrower. */
export async function throughContract(
  bank: TestBank,
  proposalId: string,
  borrowers: readonly Borrower[] = ['OWNER'],
): Promise<void> {
  readAnswer(await bank.post(`/contract/${proposalId}/initiate`, {}), contractAnswer);
  for (const personType of borrowers) readAnswer(await sign(bank, proposalId, personType), contractAnswer);
}

/** Opens the seller's part with a new link as the browser with this subject. */
export async function openAsSeller(
  bank: TestBank,
  proposalId: string,
  subject = 'the seller',
): Promise<void> {
  readAnswer(await bank.get(`/person/seller/notice_seller?id=${proposalId}`), noticeSellerAnswer);
  const [message] = await bank.outbox();
  const [, number, key] = /propuesta=(\d+)#clave=([\w-]+)/.exec(message?.body ?? '') ?? [];
  const query = `proposalNumber=${number}&key=${key}`;
  const headers = { 'x-subject': subject };
  readAnswer(await bank.get(`/person/seller/get_seller_details?${query}`, headers), sellerDetailsAnswer);
}

export const CBU = '2850590940090418135201';
/** Gives an account of the test seller as the browser with this subject. */
export const sendSellerAccount = (bank: TestBank, proposalId: string, cbu = CBU, subject = 'the seller') =>
  bank.patch(
    `/accounts/${proposalId}/update_account`,
    { seller: { cbu, cuit: seller.cuitl } },
    { 'x-subject': subject },
  );

/** Saves the test seller's account after opening a link. */
export async function giveSellerAccount(bank: TestBank, proposalId: string) {
  await openAsSeller(bank, proposalId);
  return readAnswer(await sendSellerAccount(bank, proposalId), accountsAnswer);
}

/** Creates a loan with a fully signed contract and the seller's account. */
export async function signedLoan(
  bank: TestBank,
  document: string,
  { coOwner: other }: { coOwner?: string } = {},
): Promise<Proposal> {
  const proposal = await inBiometry(bank, document, other === undefined ? {} : { coOwner: other });
  const { proposalUuid: id } = proposal;
  await giveSellerAccount(bank, id);
  const borrowers: Borrower[] = other === undefined ? ['OWNER'] : ['OWNER', 'CO_OWNER'];
  for (const personType of borrowers) await throughIdentity(bank, id, personType);
  await throughContract(bank, id, borrowers);
  return proposal;
}

/** Sends a command of the demo's back office as its page does. */
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
  readAnswer(await backOffice(bank, proposalNumber, name, body), commandAnswer);

/** Returns since when the payment is on hold, as shown in the back office; null without a hold. */
export async function heldSince(bank: TestBank, proposalNumber: number): Promise<string | null> {
  const page = await bank.app.inject({ url: '/demo/back-office' });
  return new RegExp(`data-number="${proposalNumber}" data-held="([^"]+)"`).exec(page.body)?.[1] ?? null;
}

export async function download(bank: TestBank, path: string): Promise<{ status: number; content: Buffer }> {
  const response = await bank.app.inject({
    url: `/api${path}`,
    headers: { 'x-service-key': 'demo-service-key-of-banco-ceibo' },
  });
  return { status: response.statusCode, content: response.rawPayload };
}
