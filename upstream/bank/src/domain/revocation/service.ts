import { randomUUID } from 'node:crypto';
import { checkCode } from '@prendarios/rules/code';
import { checkContact, normalizeContact } from '@prendarios/rules/contact';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { formatDate } from '@prendarios/rules/format';
import { mobileE164 } from '@prendarios/rules/phone';
import type { z } from 'zod';
import { today } from '../../platform/clock.ts';
import { ApiError, invalid } from '../../platform/http/errors.ts';
import type { confirmRevocationBody, revocationAnswer, revocationBody } from '../api/revocation.ts';
import type { proposalAnswer } from '../api/proposal.ts';
import type { Bank } from '../bank.ts';
import { type CodeUse, sendCode, spendCode } from '../codes/codes.ts';
import { type CodeRow, codesSince } from '../codes/codeStore.ts';
import { isStepDone } from '../flow/machine.ts';
import { type Asker, askerOf } from '../lifecycle/asker.ts';
import { askUs, helloTo, sendMail, sendSms, shortName } from '../messages/send.ts';
import { pageOf } from '../messages/statusLink.ts';
import { tellSellerOfHold } from '../seller/payment.ts';
import { borrowersOf, otherOf, phoneOf, requireBorrower } from '../party/borrowers.ts';
import { countSentTo } from '../../platform/messages/outbox.ts';
import { queueMessage, recipientOf } from '../../platform/messages/queue.ts';
import { findContract, signedAtOf } from '../records/contracts.ts';
import { changeProposal, lockProposal, type ProposalRow } from '../records/proposals.ts';
import { newReceiptNumber } from '../records/receiptNumber.ts';
import type { Borrower } from '../records/rowTypes.ts';
import {
  confirmRevocation,
  findRevocationOf,
  findSameRevocation,
  insertRevocation,
  lockRevocation,
  lockRevocationsOf,
  revocableProposalsOf,
  type RevocationRow,
} from '../records/revocations.ts';
import { claimantIn, revocableUntil } from './rule.ts';

const DAY_MS = 24 * 60 * 60_000;
const REPEAT_MS = 30 * DAY_MS;
/** See docs/security.md#messages-to-people. */
const MESSAGES_PER_DAY = 3;
/** Limit of strangers' codes to one holder per network, so that one network cannot use up all of them. */
const PER_NETWORK = 2;

const dayAgo = ({ clock }: Bank) => new Date(clock.now().getTime() - DAY_MS);

const isSigned = ({ flow }: ProposalRow): boolean => isStepDone(flow, 'BIOMETRIA.createFormalization');

/** Returns today's codes to the holder of a document, for any of their proposals. */
async function codesToday(
  bank: Bank,
  document: string,
  candidates: readonly ProposalRow[],
): Promise<CodeRow[]> {
  const sent: CodeRow[] = [];
  for (const candidate of candidates) {
    const party = borrowersOf(candidate).find(
      (borrower) => requireBorrower(candidate, borrower).document === document,
    );
    if (party === undefined) continue;
    const codes = await codesSince(bank.sql, candidate.uuid, party, dayAgo(bank));
    sent.push(...codes.filter(({ purpose }) => purpose === 'REVOCATION'));
  }
  return sent;
}

/** Counts today's receipts to a contact, from any caller. */
function receiptsToday(bank: Bank, contact: string): Promise<number> {
  const to = recipientOf(contact);
  const recipient = 'phone' in to ? (mobileE164(to.phone) ?? to.phone) : to.email;
  return countSentTo(bank.sql, recipient, 'REVOCATION', dayAgo(bank));
}

/** Queues the receipt to the given contact, not to the holder's phone, where it would use up the limit of codes. */
async function queueReceipt(
  bank: Bank,
  { contact, number, createdAt }: RevocationRow,
  candidates: readonly ProposalRow[],
): Promise<void> {
  const isHolders = candidates.some((candidate) =>
    borrowersOf(candidate).some((party) => phoneOf(requireBorrower(candidate, party)) === contact),
  );
  if (isHolders || (await receiptsToday(bank, contact)) >= MESSAGES_PER_DAY) return;
  const { bankName } = bank.settings;
  const body =
    `${bankName}: recibimos tu pedido de revocación el ${formatDate(createdAt.toISOString())}. Trámite ${number}. ` +
    `Vale cuando lo confirmes con el código que va al celular de tu préstamo, o llamando al ${bank.settings.bankPhone}.`;
  await queueMessage(bank, 'REVOCATION', recipientOf(contact), {
    subject: `Tu pedido de revocación · ${bankName}`,
    body,
    proposalUuid: null,
  });
}

type ToPhone = CodeUse & { to: { phone: string } };

/** Returns the use of a code sent to the borrower's phone and valid only for one request. */
async function codeUse(
  bank: Bank,
  proposal: ProposalRow,
  { party, number, asker }: { party: Borrower; number: string; asker: Asker },
): Promise<ToPhone> {
  return {
    proposalUuid: proposal.uuid,
    purpose: 'REVOCATION',
    party,
    to: { phone: phoneOf(requireBorrower(proposal, party)) },
    about: number,
    askedBy: await askerOf(bank, proposal, asker, party),
  };
}

/**
 * Sends the borrower a confirmation code: three a day for browsers that hold their part and three for all others, at
 * most two of them per network, across proposals. The response is the same if none is sent. Returns whether a code was
 * sent.
 */
async function askBorrower(
  bank: Bank,
  use: ToPhone,
  { number, document }: RevocationRow,
  candidates: readonly ProposalRow[],
): Promise<boolean> {
  const { askedBy = null } = use;
  const ofKind = (await codesToday(bank, document, candidates)).filter(
    (code) => (code.askedBy === null) === (askedBy === null),
  );
  const own = ofKind.filter((code) => code.askedBy === askedBy);
  if (ofKind.length >= MESSAGES_PER_DAY || (askedBy !== null && own.length >= PER_NETWORK)) return false;
  const { bankName } = bank.settings;
  try {
    await sendCode(bank, use, {
      text: (code) =>
        `${bankName}: pidieron revocar tu préstamo, trámite ${number}. Si fuiste vos, confirmalo con el código ${code}. Si no, no hagas nada. No lo compartas con nadie.`,
    });
    return true;
  } catch (error) {
    // The wait is not over, the daily limit is reached, or the phone cannot receive SMS.
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}

const PAUSE = 'Hasta que lo resolvamos, no se firma, no se inscribe la prenda y no se paga.';

/** Notifies both borrowers of a confirmed request; the other one also by SMS, and only if they took part. */
async function tellConfirmed(
  bank: Bank,
  proposal: ProposalRow,
  { party, number }: { party: Borrower; number: string },
): Promise<void> {
  const person = requireBorrower(proposal, party);
  const { bankName } = bank.settings;
  const on = formatDate(bank.clock.now().toISOString());
  const pause = proposal.flowStatus === 'A' ? ` ${PAUSE}` : '';
  const page = pageOf(bank, proposal, person);
  const follow = page === null ? '' : ` Mirá cómo va en ${page}`;
  await queueMessage(
    bank,
    'REVOCATION',
    { email: normalizeContact(person.email) },
    {
      subject: `Tu pedido de revocación · ${bankName}`,
      body: `${bankName}: confirmaste tu pedido de revocación, trámite ${number}, el ${on}.${pause} Nos comunicamos con vos.${follow} ${askUs(bank)}`,
      proposalUuid: proposal.uuid,
    },
  );
  const step = party === 'OWNER' ? 'OWNER.validateCodeCoOwner' : 'OWNER.validateCode';
  if (proposal.coOwner === null || !isStepDone(proposal.flow, step)) return;
  const other = requireBorrower(proposal, otherOf(party));
  await sendMail(bank, proposal, other, {
    subject: `Pidieron revocar tu préstamo · solicitud ${proposal.number}`,
    lines: [
      `${helloTo(other)} ${shortName(person)} pidió revocar el préstamo de la solicitud ${proposal.number} y lo confirmó el ${on}. Trámite ${number}.${pause}`,
      'Nos comunicamos con los dos para contarles cómo sigue.',
    ],
    purpose: 'REVOCATION',
  });
  await sendSms(
    bank,
    proposal,
    other,
    `${bankName}: ${shortName(person)} pidió revocar el préstamo de la solicitud ${proposal.number}, trámite ${number}. Nos comunicamos con los dos. ${askUs(bank)}`,
  );
}

/**
 * Stores a revocation request and returns its receipt (docs/domain.md#revocation). It counts as the borrower's once a
 * code sent to the stored phone confirms it. The response is the same whether or not the person has a proposal
 * (docs/security.md#finding-people) and has the time of this request, not of an earlier one. Repeating a request
 * within 30 days returns the same number.
 * @throws {ApiError} 400 with a message per field.
 */
export async function requestRevocation(
  bank: Bank,
  body: z.infer<typeof revocationBody>,
  asker: Asker,
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
  const same = await findSameRevocation(bank.sql, claim, new Date(now.getTime() - REPEAT_MS));
  const revocable = await revocableProposalsOf(bank.sql, claim.document);
  // Anyone can start another application with the document, so a signed one comes first.
  const candidates = revocable.toSorted((one, other) => Number(isSigned(other)) - Number(isSigned(one)));
  const proposal = candidates.find((candidate) => claimantIn(claim, candidate) !== null) ?? null;
  // After the bank's staff dismissed the revocation, the next request is a new one.
  const isReleased = same?.confirmedAt && proposal?.revocationHeldSince === null;
  const known = isReleased ? null : same;
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
    // Changes the ETag, so that screens with the proposal reload it.
    if (proposal !== null) await changeProposal(bank.sql, proposal.uuid, {}, now);
  }
  let codeWentTo: string | null = null;
  if (proposal !== null && proposal.uuid === row.proposalUuid && row.confirmedAt === null) {
    const locked = await lockProposal(bank.sql, proposal.uuid);
    const party = claimantIn(claim, locked);
    if (party !== null) {
      const use = await codeUse(bank, locked, { party, number: row.number, asker });
      if (await askBorrower(bank, use, row, candidates)) codeWentTo = use.to.phone;
    }
  }
  // The message with the code also contains the receipt's number.
  if (known === null && row.contact !== codeWentTo) await queueReceipt(bank, row, candidates);
  return { number: row.number, requestedAt: now.toISOString(), confirmable: true };
}

/** Returns the same refusal for a wrong or expired code and for a request without a proposal. */
const notConfirmed = () => {
  const message = 'El código no es correcto o ya venció. Revisalo, o pedí otro.';
  return new ApiError(400, 'CODE_INVALID', message, { code: message });
};

/**
 * Confirms a request with the code sent to the stored phone. Returns a refusal instead of throwing it, so that the used
 * try is committed.
 */
export async function confirmRequest(
  bank: Bank,
  { number, code }: z.infer<typeof confirmRevocationBody>,
  asker: Asker,
): Promise<{ confirmed: true } | ApiError> {
  const problem = checkCode(code);
  if (problem !== null) throw invalid({ code: problem });
  const row = await lockRevocation(bank.sql, number);
  if (row === null || row.proposalUuid === null) return notConfirmed();
  const proposal = await lockProposal(bank.sql, row.proposalUuid);
  const party = claimantIn(row, proposal);
  if (party === null) return notConfirmed();
  const use = await codeUse(bank, proposal, { party, number, asker });
  if ((await spendCode(bank, use, code)) !== null) return notConfirmed();
  const now = bank.clock.now();
  if (row.confirmedAt === null) {
    await confirmRevocation(bank.sql, row.id, now);
    const changed = await changeProposal(bank.sql, proposal.uuid, { revocationHeldSince: now }, now);
    await tellConfirmed(bank, changed, { party, number });
    if (changed.flowStatus === 'A') await tellSellerOfHold(bank, changed);
  }
  return { confirmed: true };
}

/** Returns the right to revoke a proposal's contract and the request, if any; null without both. */
export async function revocationOf(
  bank: Bank,
  proposal: ProposalRow,
): Promise<z.infer<typeof proposalAnswer>['revocation']> {
  const { uuid } = proposal;
  const [contract, request] = [await findContract(bank.sql, uuid), await findRevocationOf(bank.sql, uuid)];
  const signedAt = signedAtOf(contract);
  if (signedAt === null && request === null) return null;
  const requested = request && {
    number: request.number,
    at: request.createdAt.toISOString(),
    confirmed: request.confirmedAt !== null,
    by: claimantIn(request, proposal),
    onHold:
      ['A', 'E'].includes(proposal.flowStatus) &&
      request.confirmedAt !== null &&
      proposal.revocationHeldSince !== null,
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
