import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Bank } from '../../domain/bank.ts';
import { releasePayment } from '../../domain/accounts/release.ts';
import { disburse } from '../../domain/contract/disbursement.ts';
import type { Sql } from '../../platform/database/database.ts';
import { proposals, simulations } from '../../domain/records/tables.ts';
import { takesInscribedPledge } from '../../domain/lifecycle/inscribedPledge.ts';
import { requiredDocuments } from '../../domain/lifecycle/requiredDocuments.ts';
import { tellSentBack } from '../../domain/documentation/sentBack.ts';
import { closeSentBack, insertSentBack } from '../../domain/documentation/store.ts';
import type { FlowEvent } from '../../domain/flow/machine.ts';
import { type EventName, RELOAD, STEP_OF_EVENT } from '../../domain/flow/table.ts';
import { invalid } from '../../platform/http/errors.ts';
import { heldSinceOf, requirePaymentReleased, requireSellerAccount } from '../../domain/lifecycle/guards.ts';
import { illegalMove, moveProposal } from '../../domain/lifecycle/moves.ts';
import { changeProposal, lockProposalByNumber, type ProposalRow } from '../../domain/records/proposals.ts';
import { dismissRevocation } from '../../domain/revocation/resolve.ts';
import { tellSellerEnded } from '../../domain/seller/payment.ts';
import { OFFER_DAYS, validUntil } from '../../domain/simulation/offer.ts';
import { changeSimulation, missingSimulation } from '../../domain/records/simulations.ts';
import type { commandParams, expiredOffer, releaseBody, sendBackBody, commandAnswer } from './contract.ts';

type Command = z.infer<typeof commandParams>['command'];
type FlowCommand = Exclude<Command, 'return'>;
type CommandAnswer = z.infer<typeof commandAnswer>;
const DAY_MS = 86_400_000;

const answerOf = (proposal: ProposalRow): CommandAnswer => ({
  proposalNumber: proposal.number,
  proposalUuid: proposal.uuid,
  status: proposal.flowStatus,
  phase: proposal.phase,
  step: proposal.step,
  heldSince: heldSinceOf(proposal),
  revokedSince: proposal.revocationHeldSince?.toISOString() ?? null,
});

const isEventName = (name: string): name is EventName => Object.hasOwn(STEP_OF_EVENT, name);

/** Returns the event that finishes the active step. */
function onward({ phase, step }: ProposalRow): FlowEvent | EventName {
  if (phase === RELOAD && step !== null) return { type: 'documentReloaded', document: step };
  const name = Object.keys(STEP_OF_EVENT).find(
    (event) => isEventName(event) && STEP_OF_EVENT[event] === `${phase}.${step}`,
  );
  if (name === undefined || !isEventName(name)) throw illegalMove();
  return name;
}

/** Returns the events of a command; `inscribe` first presents the pledge if necessary. */
function eventsOf(command: FlowCommand, proposal: ProposalRow): (FlowEvent | EventName)[] {
  switch (command) {
    case 'advance':
      return [onward(proposal)];
    case 'expire':
      return ['expired'];
    case 'cancel':
      return ['cancelledByBank'];
    case 'present':
      return ['pledgePresented'];
    case 'inscribe':
      return proposal.phase === 'REGISTRO_PRENDA'
        ? ['pledgePresented', 'pledgeInscribed']
        : ['pledgeInscribed'];
    case 'concierge':
      return ['conciergeRequested'];
    case 'contact':
      return ['conciergeContacted'];
    case 'appointment':
      return ['appointmentMade'];
  }
}

/** Returns the pledge from the registry to the point of sale. @throws {ApiError} 409 ILLEGAL_MOVE at other steps. */
function returnPledge(bank: Bank, proposal: ProposalRow): Promise<ProposalRow> {
  if (!takesInscribedPledge(proposal)) throw illegalMove();
  return changeProposal(bank.sql, proposal.uuid, { pledge: 'RETURNED' }, bank.clock.now());
}

/**
 * Acts as an analyst, a registry or the calendar (docs/domain.md#the-state-machine).
 * @throws {ApiError} 409 ILLEGAL_MOVE, SELLER_ACCOUNT_MISSING, PAYMENT_ON_HOLD or LOAN_REVOKED.
 */
export async function runCommand(bank: Bank, number: number, command: Command): Promise<CommandAnswer> {
  let proposal = await lockProposalByNumber(bank.sql, number);
  if (command === 'return') return answerOf(await returnPledge(bank, proposal));
  for (const event of eventsOf(command, proposal)) {
    const document = typeof event !== 'string' && event.type === 'documentReloaded' ? event.document : null;
    if (event === 'pledgeInscribed') {
      requireSellerAccount(proposal);
      requirePaymentReleased(proposal);
    }
    proposal = await moveProposal(bank, proposal, event);
    if (event === 'cancelledByBank') await tellSellerEnded(bank, proposal);
    if (event === 'pledgeInscribed') proposal = await disburse(bank, proposal);
    if (document !== null) await closeSentBack(bank.sql, proposal.uuid, [document], bank.clock.now());
  }
  return answerOf(proposal);
}

/** Releases the payment on the hold shown on the page. @throws {ApiError} 409 HOLD_CHANGED. */
export async function release(
  bank: Bank,
  number: number,
  { heldSince }: z.infer<typeof releaseBody>,
): Promise<CommandAnswer> {
  return answerOf(await releasePayment(bank, await lockProposalByNumber(bank.sql, number), heldSince));
}

/** Dismisses the revocation shown on the page. @throws {ApiError} 409 HOLD_CHANGED. */
export async function dismiss(
  bank: Bank,
  number: number,
  { heldSince }: z.infer<typeof releaseBody>,
): Promise<CommandAnswer> {
  return answerOf(await dismissRevocation(bank, await lockProposalByNumber(bank.sql, number), heldSince));
}

/** Backdates a person's newest offer, so that it ended yesterday. */
export async function expireOffer(bank: Bank, document: string): Promise<z.infer<typeof expiredOffer>> {
  const [newest] = await bank.sql
    .select()
    .from(simulations)
    .where(eq(simulations.document, document))
    .orderBy(desc(simulations.createdAt))
    .limit(1)
    .for('update');
  if (!newest) throw missingSimulation();
  const createdAt = new Date(bank.clock.now().getTime() - (OFFER_DAYS + 1) * DAY_MS);
  await changeSimulation(bank.sql, newest.uuid, { createdAt });
  return { uuid: newest.uuid, validUntil: validUntil({ createdAt }) };
}

/** Sends documents back with reasons and notifies the parties that must upload them again. */
export async function sendBackDocuments(
  bank: Bank,
  number: number,
  { documents }: z.infer<typeof sendBackBody>,
): Promise<CommandAnswer> {
  const proposal = await lockProposalByNumber(bank.sql, number);
  const asked = requiredDocuments(proposal);
  const fields: Record<string, string> = {};
  documents.forEach(({ type }, at) => {
    const isRepeated = documents.findIndex((one) => one.type === type) !== at;
    if (isRepeated || !asked.some((document) => document.type === type)) {
      fields[`documents.${at}.type`] = 'Esta solicitud no pide ese documento.';
    }
  });
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const types = documents.map(({ type }) => type);
  const moved = await moveProposal(bank, proposal, { type: 'documentsSentBack', documents: types });
  const now = bank.clock.now();
  // A document sent back twice has only the last reason.
  await closeSentBack(bank.sql, proposal.uuid, types, now);
  await insertSentBack(bank.sql, proposal.uuid, documents, now);
  await tellSentBack(bank, moved, documents);
  return answerOf(moved);
}

export async function newestProposals(sql: Sql): Promise<CommandAnswer[]> {
  const rows = await sql
    .select()
    .from(proposals)
    .orderBy(desc(proposals.createdAt), desc(proposals.number))
    .limit(25);
  return rows.map(answerOf);
}
