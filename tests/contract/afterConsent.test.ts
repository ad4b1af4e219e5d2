import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractAnswer, documentationAnswer } from '../../upstream/bank/src/domain/api/contract.ts';
import { insurancesAnswer } from '../../upstream/bank/src/domain/api/insurance.ts';
import { ownerAnswer, sellerAnswer } from '../../upstream/bank/src/domain/api/person.ts';
import { proposals } from '../../upstream/bank/src/domain/records/tables.ts';
import {
  type Answer,
  readAnswer,
  readError,
  type TestBank,
  testBank,
} from '../../upstream/bank/src/testing/bank.ts';
import { coOwnership } from '../../upstream/bank/src/testing/coOwner.ts';
import { accept, openAsSeller, throughIdentity } from '../../upstream/bank/src/testing/formalization.ts';
import {
  SELLER_OF_THREE,
  type TestIdentity,
  testIdentity,
} from '../../upstream/bank/src/testing/identity.ts';
import {
  address,
  loanChoice,
  confirm,
  coOwner,
  createProposal,
  proposalNow,
  seller,
  throughDocuments,
  throughInsurance,
  throughOwner,
  vehicleIdentity,
} from '../../upstream/bank/src/testing/journey.ts';

let bank: TestBank;
let identity: TestIdentity;
let staff: Record<string, string>;
let document = 30_990_100;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
  staff = await identity.bearer(SELLER_OF_THREE);
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const OWNER = ['+5491145556677', 'juana@correo.com'];
const CO_OWNER = ['+5491145678124', 'julian@correo.com'];
const SELLER = ['+5491144443333', 'mario@correo.com'];

/** Creates a proposal that both borrowers accepted and whose seller opened their link. */
async function acceptedByAll(): Promise<string> {
  document += 1;
  const parties = { coOwner: coOwner(`4${document}`.slice(0, 8)) };
  const { proposalUuid: id } = await createProposal(bank, String(document), parties);
  await throughOwner(bank, id, true);
  await throughInsurance(bank, id);
  readAnswer(
    await bank.post('/person/seller/post_seller', { proposalId: id, physicalPerson: seller }),
    sellerAnswer,
  );
  await openAsSeller(bank, id);
  await bank.sql.update(proposals).set({ pointOfSale: '01010' }).where(eq(proposals.uuid, id));
  return id;
}

/** Creates a proposal whose contract exists and whose terms are accepted. */
async function withContract(): Promise<string> {
  const id = await acceptedByAll();
  await throughDocuments(bank, id);
  expect((await confirm(bank, id)).status).toBe(200);
  for (const borrower of ['OWNER', 'CO_OWNER'] as const) {
    await accept(bank, id, 'BIOMETRICS', borrower);
    await throughIdentity(bank, id, borrower);
  }
  readAnswer(await bank.post(`/contract/${id}/initiate`, {}), contractAnswer);
  await accept(bank, id, 'TERMS');
  return id;
}

const STAGES = { ACCEPTED: acceptedByAll, CONTRACT: withContract };

/** Returns the acceptances that are still valid. */
async function standing(id: string): Promise<string[]> {
  const { summaryAcceptedAt } = (
    await bank.sql.select().from(proposals).where(eq(proposals.uuid, id))
  )[0] ?? { summaryAcceptedAt: null };
  const { consents } = readAnswer(await bank.post(`/contract/${id}/documentation`, {}), documentationAnswer);
  return [
    ...(summaryAcceptedAt === null ? [] : ['SUMMARY']),
    ...((await coOwnership(bank, id)).step === 'CONSENT' ? [] : ['CO_OWNER']),
    ...(consents.some(({ kind }) => kind === 'TERMS') ? ['TERMS'] : []),
  ];
}

type Headers = Record<string, string>;
type Write = (id: string, by: Headers) => Promise<Answer>;

const quote: Write = (id, by) =>
  bank.patch(
    `/proposal/${id}/update_proposal`,
    { simulation: loanChoice({ financedAmount: 9_000_000 }) },
    by,
  );
const policy: Write = async (id, by) => {
  const offers = readAnswer(await bank.get(`/insurance/${id}/get_insurances`), insurancesAnswer);
  const insuranceId = offers.find(({ selected }) => !selected)?.id;
  return bank.patch('/insurance/post_insurance', { proposalId: id, insuranceId }, by);
};
const premium: Write = async (id, by) => {
  const moved = { ...address, idProposal: id, state: 2, city: 2, postalCode: '1900' };
  readAnswer(await bank.post('/person/owner', moved, by), ownerAnswer);
  return bank.get(`/insurance/reload_insurances?id=${id}`, by);
};
const otherSeller: Write = (id, by) =>
  bank.post('/person/seller/post_seller', { proposalId: id, contact: { email: 'otra@correo.com' } }, by);
const email: Write = (id, by) =>
  bank.patch(`/ext/person/owner/${id}/email`, { email: 'nueva@correo.com' }, by);
const phone: Write = async (id, by) => {
  const change = { cellPhone: { areaCode: '11', number: '40007777' } };
  const asked = await bank.post(`/ext/person/owner/${id}/phone/code`, change, by);
  if (asked.status !== 200) return asked;
  const code = (await bank.outbox())[0]?.code;
  return bank.patch(`/ext/person/owner/${id}/phone`, { ...change, code }, by);
};
const account: Write = async (id, by) => {
  // A different earlier account, so that choosing a new one is always a change.
  const change = { account: { accountId: 'earlier' } };
  await bank.sql.update(proposals).set(change).where(eq(proposals.uuid, id));
  return bank.patch(`/accounts/${id}/update_account`, { openNewAccount: true }, by);
};
const vehicle: Write = async (id, by) => {
  const { proposalNumber } = await proposalNow(bank, id);
  const numbers = { ...vehicleIdentity({ proposalNumber }), engine: 'FIRE7654321' };
  return bank.patch(`/vehicle/update/${proposalNumber}`, numbers, by);
};
const coOwnersPhone: Write = async (id, by) => {
  const { coOwner: now } = await proposalNow(bank, id);
  const moved = { ...coOwner(now?.document ?? ''), cellPhone: { areaCode: '11', number: '45678125' } };
  return bank.patch(`/proposal/${id}/update_coowner`, { coOwner: moved }, by);
};

type Row = readonly [
  what: string,
  by: 'owner' | 'staff',
  at: keyof typeof STAGES,
  write: Write,
  then: { stands: readonly string[]; told: readonly string[] } | { refused: string },
];

const ALL = ['SUMMARY', 'CO_OWNER'];

const ROWS: readonly Row[] = [
  ['the quote', 'owner', 'ACCEPTED', quote, { stands: [], told: CO_OWNER }],
  ['the quote', 'staff', 'ACCEPTED', quote, { stands: [], told: [...CO_OWNER, OWNER[1] ?? ''] }],
  ['the quote', 'owner', 'CONTRACT', quote, { refused: 'ILLEGAL_MOVE' }],
  ['the policy', 'owner', 'ACCEPTED', policy, { stands: ['CO_OWNER'], told: [] }],
  ['the policy', 'staff', 'CONTRACT', policy, { refused: 'ILLEGAL_MOVE' }],
  ['the premium, through another address', 'staff', 'ACCEPTED', premium, { stands: ['CO_OWNER'], told: [] }],
  ['the seller', 'staff', 'ACCEPTED', otherSeller, { stands: ALL, told: SELLER }],
  ['the seller', 'staff', 'CONTRACT', otherSeller, { refused: 'ILLEGAL_MOVE' }],
  ['the email', 'owner', 'ACCEPTED', email, { stands: ALL, told: OWNER }],
  ['the email', 'owner', 'CONTRACT', email, { refused: 'CONTACT_LOCKED' }],
  ['the email', 'staff', 'ACCEPTED', email, { refused: 'CONTACT_LOCKED' }],
  ['the phone', 'owner', 'CONTRACT', phone, { refused: 'CONTACT_LOCKED' }],
  ['the phone', 'staff', 'ACCEPTED', phone, { refused: 'CONTACT_NOT_YOURS' }],
  ['the co-owner’s phone', 'owner', 'ACCEPTED', coOwnersPhone, { refused: 'ILLEGAL_MOVE' }],
  ['the account', 'staff', 'ACCEPTED', account, { stands: ALL, told: [OWNER[1] ?? ''] }],
  ['the account', 'owner', 'CONTRACT', account, { stands: ALL, told: [OWNER[1] ?? ''] }],
  ['the vehicle', 'staff', 'CONTRACT', vehicle, { refused: 'ILLEGAL_MOVE' }],
];

describe('a change after acceptance of', () => {
  it.each(ROWS)(
    '%s by the %s (%s) voids the acceptances, notifies the parties or is rejected',
    async (_what, by, at, write, then) => {
      const id = await STAGES[at]();
      const before = await standing(id);
      const [newest] = await bank.outbox();
      const answer = await write(id, by === 'staff' ? staff : {});
      if ('refused' in then) {
        expect(readError(answer).code).toBe(then.refused);
        expect(await standing(id)).toEqual(before);
        return;
      }
      expect(answer.status).toBe(200);
      const messages = await bank.outbox();
      // The message text names the proposal, so it identifies the newest earlier message.
      const since = messages.findIndex(({ to, body }) => to === newest?.to && body === newest.body);
      const told = messages.slice(0, since).map(({ to }) => to);
      expect(told.toSorted()).toEqual([...then.told].toSorted());
      expect(await standing(id)).toEqual(then.stands);
    },
  );
});
