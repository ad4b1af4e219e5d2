import { checkCellPhone, joinPhone, normalizeCellPhone } from '@prendarios/rules/phone';
import { maskPhone } from '@prendarios/rules/sensitive';
import type { z } from 'zod';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { type ApiError, conflict, invalid } from '../../platform/http/errors.ts';
import type {
  correctPhoneAnswer,
  correctPhoneBody,
  generateCodeAnswer,
  phoneCodeBody,
} from '../api/person.ts';
import type { Bank } from '../bank.ts';
import { type CodeUse, sendCode, spendCode } from '../codes/codes.ts';
import { codeText } from '../messages/codes.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { isBound } from '../lifecycle/subjects.ts';
import { changeProposal, lockProposal, type ProposalRow } from '../records/proposals.ts';
import { addStaffAct } from '../records/staffActs.ts';
import { isSellersContact } from '../seller/borrowers.ts';
import { codesSince, isPhoneProved } from '../codes/codeStore.ts';
import {
  changeProvedPhone,
  lockContact,
  refuseStaff,
  requireCodeHolder,
  tellPhoneOfStaff,
} from './contact.ts';

/** See docs/domain.md#phone-codes. */
const CORRECTIONS = 2;
const DAY_MS = 24 * 60 * 60_000;

const locked = () =>
  conflict(
    'PHONE_LOCKED',
    'Este celular ya no se puede corregir. Para usar otro, empezá una solicitud nueva.',
  );

type Phone = z.infer<typeof phoneCodeBody>['cellPhone'];

function checkedPhone(cellPhone: Phone): Phone {
  const problem = checkCellPhone(cellPhone);
  if (problem !== null) throw invalid({ cellPhone: problem });
  return normalizeCellPhone(cellPhone);
}

/** Each party needs a separate phone. */
function refuseOthersPhone({ owner, coOwner, seller }: ProposalRow, cellPhone: Phone): void {
  if (coOwner !== null && joinPhone(coOwner.cellPhone) === joinPhone(cellPhone)) {
    throw invalid({ cellPhone: 'Ese es el celular de tu cotitular. Ingresá el tuyo.' });
  }
  if (isSellersContact(seller, { ...owner, cellPhone: { ...owner.cellPhone, ...cellPhone } }, 'phone')) {
    throw invalid({ cellPhone: 'Ese es el celular del vendedor. Ingresá el tuyo.' });
  }
}

/** Returns the use of a code for the new phone, valid only for this number. */
const changeCode = ({ uuid }: ProposalRow, cellPhone: Phone): CodeUse => ({
  proposalUuid: uuid,
  purpose: 'PHONE_CHANGE',
  party: 'OWNER',
  to: { phone: joinPhone(cellPhone) },
});

/** Returns when a code last went to the earlier phone; it imposes no wait on the new one. */
async function lastElsewhere(bank: Bank, proposalUuid: string): Promise<Date | null> {
  const dayAgo = new Date(bank.clock.now().getTime() - DAY_MS);
  const sent = await codesSince(bank.sql, proposalUuid, 'OWNER', dayAgo);
  return sent.find(({ purpose }) => purpose !== 'PHONE_CHANGE')?.createdAt ?? null;
}

const STAFF = 'El celular validado lo cambia tu cliente, desde el suyo.';

/**
 * Sends a code to the owner's new phone if the earlier one was proved.
 * @throws {ApiError} 400 for a wrong phone, 403 CONTACT_NOT_YOURS, 409 CONTACT_LOCKED, 429 before the next code is
 * allowed.
 */
export async function sendPhoneChangeCode(
  bank: Bank,
  proposalUuid: string,
  body: z.infer<typeof phoneCodeBody>,
  caller: Caller,
): Promise<z.infer<typeof generateCodeAnswer>> {
  const cellPhone = checkedPhone(body.cellPhone);
  refuseStaff(caller, STAFF);
  const proposal = await lockContact(bank, proposalUuid, caller);
  await requireCodeHolder(bank, proposal, caller);
  refuseOthersPhone(proposal, cellPhone);
  const use = changeCode(proposal, cellPhone);
  const { maskedRecipient, expiresAt, resendAfter } = await sendCode(bank, use, {
    text: (code) => codeText(bank.settings.bankName, code, { use, proposal }),
    sameDestinationSince: await lastElsewhere(bank, proposalUuid),
  });
  return { maskedPhone: maskedRecipient, expiresAt, resendAfter };
}

/**
 * Changes the owner's phone. Before a code proved it: only for the session that posted the proposal, at most twice;
 * codes sent to the earlier phone become void, because each is bound to its phone. Afterwards: with the code sent to
 * the new phone. Returns the refusal of a wrong code instead of throwing it, so that the used try is committed.
 * @throws {ApiError} 400 for a wrong phone, 403 CONTACT_NOT_YOURS, 409 PHONE_LOCKED or CONTACT_LOCKED.
 */
export async function correctPhone(
  bank: Bank,
  proposalUuid: string,
  { cellPhone: typed, code }: z.infer<typeof correctPhoneBody>,
  caller: Caller,
): Promise<z.infer<typeof correctPhoneAnswer> | ApiError> {
  const cellPhone = checkedPhone(typed);
  const answer = { maskedPhone: maskPhone(joinPhone(cellPhone)) };
  if (code !== undefined) {
    refuseStaff(caller, STAFF);
    const proposal = await lockContact(bank, proposalUuid, caller);
    await requireCodeHolder(bank, proposal, caller);
    const refusal = await spendCode(bank, changeCode(proposal, cellPhone), code);
    if (refusal) return refusal;
    await changeProvedPhone(bank, proposal, cellPhone);
    return answer;
  }
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  refuseOthersPhone(proposal, cellPhone);
  const { owner, phoneCorrections, uuid } = proposal;
  const mayCorrect =
    phoneCorrections < CORRECTIONS &&
    (await isBound(bank.sql, uuid, caller)) &&
    !(await isPhoneProved(bank.sql, uuid));
  if (!mayCorrect) throw locked();
  const now = bank.clock.now();
  await changeProposal(
    bank.sql,
    uuid,
    {
      owner: { ...owner, cellPhone: { ...owner.cellPhone, ...cellPhone } },
      phoneCorrections: phoneCorrections + 1,
      phoneCorrectedAt: now,
    },
    now,
  );
  if (isStaff(caller)) {
    const act = { proposalUuid, kind: 'PHONE_CHANGED', party: 'OWNER', user: caller, at: now } as const;
    await addStaffAct(bank.sql, { ...act, maskedRecipient: answer.maskedPhone });
    await tellPhoneOfStaff(bank, proposal, joinPhone(cellPhone));
  }
  return answer;
}
