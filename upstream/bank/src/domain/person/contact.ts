import { checkEmail, mailboxOf, normalizeEmail } from '@prendarios/rules/email';
import { joinPhone } from '@prendarios/rules/phone';
import { maskEmail, maskPhone } from '@prendarios/rules/sensitive';
import type { z } from 'zod';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { ApiError, conflict, invalid } from '../../platform/http/errors.ts';
import { busyError } from '../../platform/decoding.ts';
import { countSince } from '../../platform/messages/outbox.ts';
import { queueMessage, type Recipient } from '../../platform/messages/queue.ts';
import type { changeEmailAnswer, changeEmailBody } from '../api/person.ts';
import type { Bank } from '../bank.ts';
import { isPhoneProved } from '../codes/codeStore.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { isBound, isOwn } from '../lifecycle/subjects.ts';
import { findBiometry } from '../records/biometries.ts';
import { changeProposal, lockProposal, type ProposalRow } from '../records/proposals.ts';
import type { Person } from '../records/rowTypes.ts';
import { addStaffAct } from '../records/staffActs.ts';
import { isSellersContact } from '../seller/borrowers.ts';

/** Daily limit of change notices per proposal, two for each change. */
const PER_DAY = 6;
const DAY_MS = 24 * 60 * 60_000;

const contactLocked = () => conflict('CONTACT_LOCKED', 'Estos datos ya no se pueden cambiar acá.');

/**
 * Locks and returns the proposal whose contact the caller may change: the creator or someone who proved its phone,
 * until the owner's identity check begins. From then on, the signing code goes to the phone of the person who is
 * checked.
 * @throws {ApiError} 409 PROPOSAL_NOT_OPEN or CONTACT_LOCKED, 429 CONTACT_LIMIT.
 */
export async function lockContact(bank: Bank, proposalUuid: string, caller: Caller): Promise<ProposalRow> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  if ((await findBiometry(bank.sql, { proposalUuid, personType: 'OWNER' })) !== null) {
    const { bankPhone } = bank.settings;
    throw conflict(
      'CONTACT_LOCKED',
      `La validación de identidad ya empezó: para cambiar este dato, llamanos al ${bankPhone}.`,
    );
  }
  if (!(await isOwn(bank.sql, proposal, caller))) throw contactLocked();
  const since = new Date(bank.clock.now().getTime() - DAY_MS);
  if ((await countSince(bank.sql, proposalUuid, 'CONTACT_CHANGE', since)) >= PER_DAY) {
    throw new ApiError(429, 'CONTACT_LIMIT', 'Llegaste al máximo de cambios por hoy. Probá de nuevo mañana.');
  }
  return proposal;
}

/**
 * Once a code has proved the phone, only the customer may change a contact that proves identity.
 * @throws {ApiError} 403 CONTACT_NOT_YOURS for a seller.
 */
export function refuseStaff(caller: Caller, message: string): void {
  if (isStaff(caller)) throw new ApiError(403, 'CONTACT_NOT_YOURS', message);
}

/**
 * A proved phone may be changed only by a browser or account that posted the proposal or entered a code: knowing the
 * email and CUIL is not enough.
 * @throws {ApiError} 409 CONTACT_LOCKED.
 */
export async function requireCodeHolder(bank: Bank, { uuid }: ProposalRow, caller: Caller): Promise<void> {
  if (!(await isBound(bank.sql, uuid, caller))) throw contactLocked();
}

/** Notifies a contact of a change, without application data. @throws {ApiError} 503 BUSY above a limit of the bank. */
async function tell(bank: Bank, { uuid }: ProposalRow, to: Recipient, body: string): Promise<void> {
  const subject = `Cambió un dato de tu solicitud · ${bank.settings.bankName}`;
  const outcome = await queueMessage(bank, 'CONTACT_CHANGE', to, { subject, body, proposalUuid: uuid });
  if (outcome === 'WITHHELD') throw busyError();
}

const changed = (bank: Bank, { number }: ProposalRow, what: string) =>
  `${what} de tu solicitud ${number} en ${bank.settings.bankName}. Si no fuiste vos, llamanos al ${bank.settings.bankPhone}.`;

/** Notifies the owner's email that a point of sale corrected the phone, which will prove the owner's identity. */
export const tellPhoneOfStaff = (bank: Bank, proposal: ProposalRow, phone: string): Promise<void> =>
  tell(
    bank,
    proposal,
    { email: proposal.owner.email },
    `El punto de venta cambió el celular de tu solicitud ${proposal.number} en ${bank.settings.bankName}: ahora es ${maskPhone(phone)}. Si no es el tuyo, llamanos al ${bank.settings.bankPhone}.`,
  );

async function saveContact(
  bank: Bank,
  { uuid }: ProposalRow,
  owner: Person,
  change: { phoneCorrectedAt?: Date } = {},
): Promise<void> {
  await changeProposal(bank.sql, uuid, { owner, ...change }, bank.clock.now());
}

/**
 * Changes the owner's email and notifies the earlier address and, if proved, the phone
 * (docs/domain.md#changed-contact).
 * @throws {ApiError} 400 for a wrong address, and the errors of `lockContact`.
 */
export async function changeEmail(
  bank: Bank,
  proposalUuid: string,
  { email: typed }: z.infer<typeof changeEmailBody>,
  caller: Caller,
): Promise<z.infer<typeof changeEmailAnswer>> {
  const problem = checkEmail(typed);
  if (problem !== null) throw invalid({ email: problem });
  const proposal = await lockContact(bank, proposalUuid, caller);
  const { owner } = proposal;
  const email = normalizeEmail(typed);
  const answer = { maskedEmail: maskEmail(email) };
  if (email === owner.email) return answer;
  if (proposal.coOwner && mailboxOf(email) === mailboxOf(proposal.coOwner.email)) {
    throw invalid({ email: 'Ese es el correo de tu cotitular. Ingresá el tuyo.' });
  }
  if (isSellersContact(proposal.seller, { ...owner, email }, 'email')) {
    throw invalid({ email: 'Ese es el correo del vendedor. Ingresá el tuyo.' });
  }
  const isProved = await isPhoneProved(bank.sql, proposalUuid);
  if (isProved) refuseStaff(caller, 'Con el celular validado, el correo lo cambia tu cliente.');
  await saveContact(bank, proposal, { ...owner, email });
  if (isStaff(caller)) {
    const act = {
      proposalUuid,
      kind: 'EMAIL_CHANGED',
      party: 'OWNER',
      user: caller,
      at: bank.clock.now(),
    } as const;
    await addStaffAct(bank.sql, { ...act, maskedRecipient: answer.maskedEmail });
  }
  const body = changed(bank, proposal, `${maskEmail(email)} es ahora el correo`);
  await tell(bank, proposal, { email: owner.email }, body);
  if (isProved) {
    await tell(bank, proposal, { phone: joinPhone(owner.cellPhone) }, body);
  }
  return answer;
}

/** Changes the owner's phone to one that a code proved and notifies the earlier one and the email. */
export async function changeProvedPhone(
  bank: Bank,
  proposal: ProposalRow,
  cellPhone: { areaCode: string; number: string },
): Promise<void> {
  const { owner } = proposal;
  await saveContact(
    bank,
    proposal,
    { ...owner, cellPhone: { ...owner.cellPhone, ...cellPhone } },
    { phoneCorrectedAt: bank.clock.now() },
  );
  const body = changed(bank, proposal, `${maskPhone(joinPhone(cellPhone))} es ahora el celular`);
  await tell(bank, proposal, { phone: joinPhone(owner.cellPhone) }, body);
  await tell(bank, proposal, { email: owner.email }, body);
}
