import { randomUUID } from 'node:crypto';
import { checkCode } from '@prendarios/rules/code';
import { checkContact, normalizeContact } from '@prendarios/rules/contact';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { formatDate } from '@prendarios/rules/format';
import { joinPhone } from '@prendarios/rules/phone';
import type { z } from 'zod';
import { today } from '../../platform/clock.ts';
import { ApiError, invalid } from '../../platform/http/errors.ts';
import type { confirmRevocationBody, revocationAnswer, revocationBody } from '../api/revocation.ts';
import type { proposalAnswer } from '../api/proposal.ts';
import type { Bank } from '../bank.ts';
import { type CodeUse, sendCode, spendCode } from '../codes/codes.ts';
import { codesSince } from '../codes/codeStore.ts';
import { askUs } from '../messages/send.ts';
import { queueLimited } from '../../platform/messages/limited.ts';
import { findContract, signedAtOf } from '../records/contracts.ts';
import { changeProposal, lockProposal, type ProposalRow } from '../records/proposals.ts';
import { newReceiptNumber } from '../records/receiptNumber.ts';
import {
  confirmRevocation,
  countRevocationsOf,
  findRevocationOf,
  findSameRevocation,
  insertRevocation,
  lockRevocation,
  lockRevocationsOf,
  revocableProposalsOf,
  type RevocationRow,
} from '../records/revocations.ts';
import { isAbout, revocableUntil } from './rule.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The same request again is a repeat for as long. */
const REPEAT_MS = 30 * DAY_MS;
/** docs/security.md#messages-to-people */
const MESSAGES_PER_DAY = 3;

/** The receipt, to the contact that was given. */
async function queueReceipt(bank: Bank, { contact, number, createdAt }: RevocationRow): Promise<void> {
  const since = new Date(bank.clock.now().getTime() - DAY_MS);
  if ((await countRevocationsOf(bank.sql, contact, since)) > MESSAGES_PER_DAY) return;
  const { bankName } = bank.settings;
  const body =
    `${bankName}: recibimos tu pedido de revocación el ${formatDate(createdAt.toISOString())}. Trámite ${number}. ` +
    `Guardalo: es tu comprobante. Si no lo pediste vos, llamanos al ${bank.settings.bankPhone}.`;
  await queueLimited(bank, 'REVOCATION', contact, {
    subject: 'Tu pedido de revocación',
    body,
    proposalUuid: null,
  });
}

const codeUse = (proposal: ProposalRow, number: string): CodeUse => ({
  proposalUuid: proposal.uuid,
  purpose: 'REVOCATION',
  party: 'OWNER',
  to: { phone: joinPhone(proposal.owner.cellPhone) },
  about: number,
  // Anybody may ask: apart from the codes of the browser that holds the proposal.
  askedBy: 'revocation',
});

/** Sends the holder a code to confirm, three a day whoever asks; the answer is the same when none is sent. */
async function askHolder(bank: Bank, found: ProposalRow, number: string): Promise<void> {
  const proposal = await lockProposal(bank.sql, found.uuid);
  const since = new Date(bank.clock.now().getTime() - DAY_MS);
  const sent = await codesSince(bank.sql, proposal.uuid, 'OWNER', since);
  if (sent.filter(({ purpose }) => purpose === 'REVOCATION').length >= MESSAGES_PER_DAY) return;
  const { bankName } = bank.settings;
  try {
    await sendCode(bank, codeUse(proposal, number), {
      text: (code) =>
        `${bankName}: pidieron revocar tu préstamo, trámite ${number}. Si fuiste vos, confirmalo con el código ${code}. Si no, no hagas nada. No compartas este código.`,
    });
  } catch (error) {
    // Too soon, or too many today.
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * Takes a request of revocation and returns its receipt (docs/domain.md#revocation). It counts as the holder's once a code
 * sent to the stored phone confirms it. The answer is the same whether or not the person has a proposal
 * (docs/security.md#finding-people), and has the time of this request, not of an earlier one. The same request within
 * 30 days gets the same number.
 * @throws {ApiError} 400 with a message by field.
 */
export async function requestRevocation(
  bank: Bank,
  body: z.infer<typeof revocationBody>,
): Promise<z.infer<typeof revocationAnswer>> {
  const problems = { document: checkDni(body.document), contact: checkContact(body.contact) };
  const fields = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null);
  if (fields.length > 0) throw invalid(Object.fromEntries(fields));
  const now = bank.clock.now();
  const claim = {
    document: normalizeDni(body.document),
    gender: body.gender,
    proposalNumber: body.proposalNumber ?? null,
    contact: normalizeContact(body.contact),
  };
  await lockRevocationsOf(bank.sql, claim.document);
  const known = await findSameRevocation(bank.sql, claim, new Date(now.getTime() - REPEAT_MS));
  const candidates = await revocableProposalsOf(bank.sql, claim.document);
  const proposal = candidates.find((candidate) => isAbout(claim, candidate)) ?? null;
  const row = known ?? {
    ...claim,
    id: randomUUID(),
    number: newReceiptNumber(),
    proposalUuid: proposal?.uuid ?? null,
    createdAt: now,
    confirmedAt: null,
  };
  if (known === null) {
    await insertRevocation(bank.sql, row);
    await queueReceipt(bank, row);
    // Screens that show the proposal ask whether it changed.
    if (proposal !== null) await changeProposal(bank.sql, proposal.uuid, {}, now);
  }
  if (proposal !== null && proposal.uuid === row.proposalUuid && row.confirmedAt === null) {
    await askHolder(bank, proposal, row.number);
  }
  return { number: row.number, requestedAt: now.toISOString(), confirmable: true };
}

/** One refusal for a wrong code, an ended one, and a request that no proposal belongs to. */
const notConfirmed = () => {
  const message = 'El código no es correcto o ya venció. Revisalo, o pedí otro.';
  return new ApiError(400, 'CODE_INVALID', message, { code: message });
};

/**
 * Confirms a request with the code that was sent to the stored phone. The refusal is returned, so that the used try is
 * committed.
 */
export async function confirmRequest(
  bank: Bank,
  { number, code }: z.infer<typeof confirmRevocationBody>,
): Promise<{ confirmed: true } | ApiError> {
  const problem = checkCode(code);
  if (problem !== null) throw invalid({ code: problem });
  const row = await lockRevocation(bank.sql, number);
  if (row === null || row.proposalUuid === null) return notConfirmed();
  const proposal = await lockProposal(bank.sql, row.proposalUuid);
  if ((await spendCode(bank, codeUse(proposal, number), code)) !== null) return notConfirmed();
  const now = bank.clock.now();
  if (row.confirmedAt === null) {
    await confirmRevocation(bank.sql, row.id, now);
    await changeProposal(bank.sql, proposal.uuid, {}, now);
    const { bankName } = bank.settings;
    await queueLimited(bank, 'REVOCATION', normalizeContact(proposal.owner.email), {
      subject: 'Tu pedido de revocación',
      body: `${bankName}: confirmaste tu pedido de revocación, trámite ${number}, el ${formatDate(now.toISOString())}. Nos comunicamos con vos. ${askUs(bank)}`,
      proposalUuid: proposal.uuid,
    });
  }
  return { confirmed: true };
}

/** The right to revoke a proposal's contract, and its first request; null while there is neither. */
export async function revocationOf(
  bank: Bank,
  { uuid }: ProposalRow,
): Promise<z.infer<typeof proposalAnswer>['revocation']> {
  const [contract, request] = [await findContract(bank.sql, uuid), await findRevocationOf(bank.sql, uuid)];
  const signedAt = signedAtOf(contract);
  if (signedAt === null && request === null) return null;
  const requested = request && {
    number: request.number,
    at: request.createdAt.toISOString(),
    confirmed: request.confirmedAt !== null,
  };
  if (signedAt === null) return { until: null, paidOn: null, businessDaysLeft: 0, request: requested };
  const signedOn = today({ now: () => new Date(signedAt) });
  const paidOn = contract?.disbursement?.on ?? null;
  const from = paidOn !== null && paidOn > signedOn ? paidOn : signedOn;
  return {
    ...revocableUntil(from, today(bank.clock), bank.settings.nonBusinessDays),
    paidOn,
    request: requested,
  };
}
