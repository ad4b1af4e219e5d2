import { randomUUID } from 'node:crypto';
import { checkContact, isEmail, normalizeContact } from '@prendarios/rules/contact';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { formatDate } from '@prendarios/rules/format';
import { mobileE164 } from '@prendarios/rules/phone';
import type { z } from 'zod';
import { today } from '../../platform/clock.ts';
import { invalid } from '../../platform/http/errors.ts';
import { queueMessage } from '../../platform/messages/outbox.ts';
import type { revocationAnswer, revocationBody } from '../api/revocation.ts';
import type { proposalAnswer } from '../api/proposal.ts';
import type { Bank } from '../bank.ts';
import { findContract } from '../records/contracts.ts';
import { changeProposal, type ProposalRow } from '../records/proposals.ts';
import { newReceiptNumber } from '../records/receiptNumber.ts';
import {
  countRevocationsOf,
  findRevocationOf,
  findSameRevocation,
  insertRevocation,
  lockRevocationsOf,
  revocableProposalsOf,
  type RevocationRow,
} from '../records/revocations.ts';
import { isHolder, revocableUntil } from './rule.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The same request again is a repeat for as long. */
const REPEAT_MS = 30 * DAY_MS;
/** docs/security.md#messages-to-people */
const MESSAGES_PER_DAY = 3;

function messageOf(bank: Bank, { number, createdAt }: RevocationRow): string {
  const { bankName } = bank.settings;
  return (
    `${bankName}: recibimos tu pedido de revocación el ${formatDate(createdAt.toISOString())}. Trámite ${number}. ` +
    'Guardalo: es tu comprobante. Si no lo pediste vos, avisanos.'
  );
}

/** To the contact that was given, and to the holder's stored address, so that nobody revokes behind their back. */
async function queueReceipts(bank: Bank, row: RevocationRow, proposal: ProposalRow | null): Promise<void> {
  const now = bank.clock.now();
  const { contact, proposalUuid } = row;
  const recipients = new Set(proposal === null ? [] : [normalizeContact(proposal.owner.email)]);
  const sentToday = await countRevocationsOf(bank.sql, contact, new Date(now.getTime() - DAY_MS));
  if (sentToday <= MESSAGES_PER_DAY) recipients.add(contact);
  const body = messageOf(bank, row);
  for (const recipient of recipients) {
    await queueMessage(
      bank.sql,
      isEmail(recipient)
        ? {
            channel: 'EMAIL',
            to: recipient,
            subject: `Tu pedido de revocación · ${bank.settings.bankName}`,
            body,
            proposalUuid,
          }
        : { channel: 'SMS', to: mobileE164(recipient) ?? recipient, body, proposalUuid },
      now,
    );
  }
}

/**
 * Takes a request of revocation and returns its receipt (docs/domain.md#revocation). The answer follows from what was
 * sent alone: it is the same whether or not the person has a proposal (docs/security.md#finding-people). The same
 * request within 30 days gets the same receipt.
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
  if (known !== null) return { number: known.number, requestedAt: known.createdAt.toISOString() };
  const candidates = await revocableProposalsOf(bank.sql, claim.document);
  const proposal = candidates.find((candidate) => isHolder(claim, candidate)) ?? null;
  const proposalUuid = proposal?.uuid ?? null;
  const row = { ...claim, id: randomUUID(), number: newReceiptNumber(), proposalUuid, createdAt: now };
  await insertRevocation(bank.sql, row);
  // Screens that show the proposal ask whether it changed.
  if (proposal !== null) await changeProposal(bank.sql, proposal.uuid, {}, now);
  await queueReceipts(bank, row, proposal);
  return { number: row.number, requestedAt: now.toISOString() };
}

/** The right to revoke a proposal's contract, and its first request; null while there is neither. */
export async function revocationOf(
  bank: Bank,
  { uuid }: ProposalRow,
): Promise<z.infer<typeof proposalAnswer>['revocation']> {
  const [contract, request] = [await findContract(bank.sql, uuid), await findRevocationOf(bank.sql, uuid)];
  const signedAt = contract?.evidence?.signedAt;
  if (signedAt === undefined && request === null) return null;
  const requested = request && { number: request.number, at: request.createdAt.toISOString() };
  if (signedAt === undefined) return { until: null, paidOn: null, businessDaysLeft: 0, request: requested };
  const signedOn = today({ now: () => new Date(signedAt) });
  const paidOn = contract?.disbursement?.on ?? null;
  const from = paidOn !== null && paidOn > signedOn ? paidOn : signedOn;
  return {
    ...revocableUntil(from, today(bank.clock), bank.settings.nonBusinessDays),
    paidOn,
    request: requested,
  };
}
