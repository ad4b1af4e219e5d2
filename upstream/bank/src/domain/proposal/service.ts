import { randomUUID } from 'node:crypto';
import { checkDni, normalizeDni } from '@prendarios/rules/dni';
import { joinPhone } from '@prendarios/rules/phone';
import { maskPhone } from '@prendarios/rules/sensitive';
import type { z } from 'zod';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { maySee } from '../access/sight.ts';
import type { Bank } from '../bank.ts';
import { findPointOfSale } from '../branches/service.ts';
import type { Person, PersonIdentity } from '../records/rowTypes.ts';
import { tellColleagueCancelled } from '../messages/colleague.ts';
import { tellCancelled } from '../messages/stages.ts';
import { inviteNewCoOwner } from '../coOwner/links.ts';
import { tellContactCorrected, tellCoOwnersCheck, tellReplaced } from '../messages/coOwner.ts';
import { findCoOwnerPart, forgetCoOwner } from '../records/coOwnerParts.ts';
import { activePhase, isStepDone, newFlow, withCoOwner } from '../flow/machine.ts';
import { ApiError, conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { requireHours } from '../../platform/http/hours.ts';
import { personAdditional } from '../api/person.ts';
import { normalizeIdentity, refuseIfAny } from '../party/validation.ts';
import { decide } from '../simulation/decision.ts';
import { requireValidOffer } from '../simulation/offer.ts';
import { changeSimulation, lockSimulation, type SimulationRow } from '../records/simulations.ts';
import { askForAccount } from '../seller/asking.ts';
import { coOwnersSaleProblems } from '../seller/borrowers.ts';
import { coOwnerProblems, refuseDeceased } from '../simulation/validation.ts';
import { type ProposalAnswer, proposalAnswerOf } from './answer.ts';
import type {
  postProposalBody,
  postProposalQuery,
  proposalByDniAnswer,
  proposalByDniBody,
  updateCoOwnerBody,
} from '../api/proposal.ts';
import {
  isBeforeFormalization,
  isPastItsDays,
  requireOpen,
  requireSellerValidated,
} from '../lifecycle/guards.ts';
import { flowColumns, illegalMove, moveProposal, requireMove } from '../lifecycle/moves.ts';
import { type Choice, quoteOf } from '../quote/quoteOf.ts';
import { requireSignable } from './signable.ts';
import { isChosen } from './update.ts';
import { isIdentified } from '../lifecycle/identified.ts';
import { bindSubject, isOwn } from '../lifecycle/subjects.ts';
import {
  changeProposal,
  findProposalOfSimulation,
  insertProposal,
  lockOpenProposalsOf,
  lockProposal,
  openProposalsOf,
  type ProposalRow,
  readProposal,
} from '../records/proposals.ts';
import { followUpsOf } from '../records/followUps.ts';
import { addStaffAct } from '../records/staffActs.ts';

/**
 * Cancels the caller's earlier proposal if the new one may replace it, and returns it. A proposal from another device
 * blocks only after its identity check passed; otherwise anyone who types a document number could keep its person from
 * applying (docs/domain.md#starting-again).
 * @throws {ApiError} 409 OPEN_PROPOSAL_EXISTS.
 */
async function makeRoom(
  bank: Bank,
  document: string,
  caller: Caller | null,
  deleteIfExists: boolean,
): Promise<ProposalRow | null> {
  let earlier: ProposalRow | null = null;
  for (const open of await lockOpenProposalsOf(bank.sql, document)) {
    if (isPastItsDays(bank, open)) {
      await moveProposal(bank, open, 'expired');
      continue;
    }
    const own = await isOwn(bank.sql, open, caller);
    if (!own && !(await isIdentified(bank.sql, open))) continue;
    if (!own || !deleteIfExists || !isBeforeFormalization(open)) throw openExists();
    earlier = await moveProposal(bank, open, 'cancelled');
    await noteCancelled(bank, earlier, caller);
    await tellCancelled(bank, earlier, isStaff(caller));
  }
  return earlier;
}

/** Copies the address and civil data of the replaced proposal, so the person need not enter them again. */
function additionalOf(person: Person | null | undefined): Partial<Person> {
  const names = Object.keys(personAdditional.shape);
  return Object.fromEntries(Object.entries(person ?? {}).filter(([name]) => names.includes(name)));
}

/**
 * Sellers may post only for their own points of sale; they could not see a proposal without one
 * (docs/security.md#points-of-sale).
 */
function refuseForeign(pointOfSale: string | null, caller: Caller | null): void {
  if (caller?.kind !== 'user' || caller.role !== 'seller') return;
  if (pointOfSale !== null && caller.pointsOfSale.includes(pointOfSale)) return;
  const message =
    pointOfSale === null ? 'Elegí uno de tus puntos de venta.' : 'Ese punto de venta no es tuyo.';
  throw new ApiError(403, 'POINT_OF_SALE_NOT_YOURS', message);
}

const openExists = () => conflict('OPEN_PROPOSAL_EXISTS', 'Ya hay una solicitud en curso.');

/**
 * A simulation creates only one proposal. Posting the same choice again returns it; callers who may not see it learn
 * only that it exists.
 */
async function postedBefore(
  bank: Bank,
  posted: ProposalRow,
  { simulation, choice }: { simulation: SimulationRow; choice: Choice },
  caller: Caller | null,
): Promise<ProposalAnswer> {
  if (caller?.kind === 'user') {
    const marks = { ...posted, email: posted.owner.email };
    if (!maySee(caller, marks) && !(await isOwn(bank.sql, posted, caller))) throw openExists();
  }
  const isCancelled = posted.flowStatus === 'C' || posted.flowStatus === 'X';
  if (isChosen(posted, choice) && !isCancelled) return proposalAnswerOf(bank, posted);
  quoteOf(bank, simulation, choice);
  throw conflict('OFFER_TAKEN', 'Con esta oferta ya hiciste una solicitud. Pedí una oferta nueva.');
}

async function insertNew(
  bank: Bank,
  simulation: SimulationRow,
  choice: Choice,
  query: z.infer<typeof postProposalQuery>,
  caller: Caller | null,
): Promise<ProposalRow> {
  const quoted = quoteOf(bank, simulation, choice);
  requireValidOffer(bank, simulation);
  const pointOfSale = query.pointOfSaleCodeSelected || simulation.pointOfSale;
  refuseForeign(pointOfSale, caller);
  if (pointOfSale !== null) findPointOfSale(bank.catalogues, pointOfSale);
  const earlier = await makeRoom(bank, simulation.document, caller, query.deleteIfExists === 'true');
  const { coOwner } = simulation;
  const isSameCoOwner = coOwner !== null && coOwner.document === earlier?.coOwner?.document;
  const now = bank.clock.now();
  const proposal = await insertProposal(bank.sql, {
    uuid: randomUUID(),
    simulationUuid: simulation.uuid,
    document: simulation.document,
    ...flowColumns(newFlow({ hasCoOwner: simulation.coOwner !== null })),
    ownerId: randomUUID(),
    owner: { ...additionalOf(earlier?.owner), ...simulation.customer },
    coOwner: isSameCoOwner ? { ...additionalOf(earlier.coOwner), ...coOwner } : coOwner,
    vehicle: simulation.vehicle,
    ...quoted,
    pointOfSale,
    selfManagementUuid: query.selfManagementUuid ?? null,
    // A proposal posted by a seller belongs to its applicant, who gains access with a code sent to the phone.
    createdBy: caller?.kind === 'user' && caller.role === 'applicant' ? caller.id : null,
    createdAt: now,
    updatedAt: now,
  });
  await bindSubject(bank.sql, proposal.uuid, caller, now);
  return proposal;
}

/**
 * CA-43: creates the proposal of a simulation. Repeated posts, such as a double click, return the same proposal.
 * @throws {ApiError} 400 for a choice outside the offer, 403 POINT_OF_SALE_NOT_YOURS, 409 OPEN_PROPOSAL_EXISTS,
 * OFFER_EXPIRED or OFFER_TAKEN.
 */
export async function postProposal(
  bank: Bank,
  body: z.infer<typeof postProposalBody>,
  query: z.infer<typeof postProposalQuery>,
  caller: Caller | null = null,
): Promise<ProposalAnswer> {
  // The lock makes a parallel request wait and find the first request's proposal.
  const simulation = await lockSimulation(bank.sql, body.identification.uuid);
  const posted = await findProposalOfSimulation(bank.sql, simulation.uuid);
  const { simulation: choice } = body;
  if (posted) return postedBefore(bank, posted, { simulation, choice }, caller);
  return proposalAnswerOf(bank, await insertNew(bank, simulation, choice, query, caller));
}

/**
 * Ends the co-owner's links and consents. Notifies a co-owner who is replaced or whose contact changes after they
 * opened a link, because someone else may be taking their part.
 */
async function endCoOwnersPart(
  bank: Bank,
  proposal: ProposalRow,
  next: PersonIdentity | null,
): Promise<void> {
  const part = await findCoOwnerPart(bank.sql, proposal.uuid);
  await forgetCoOwner(bank.sql, proposal.uuid);
  const { coOwner } = proposal;
  if (part === null || coOwner === null) return;
  const isSameContact =
    coOwner.email === next?.email && joinPhone(coOwner.cellPhone) === joinPhone(next.cellPhone);
  if (next?.document !== coOwner.document) await tellReplaced(bank, proposal);
  else if (!isSameContact && part.links.some(({ device }) => device !== undefined)) {
    await tellContactCorrected(bank, proposal);
  }
}

/**
 * CA-45: adds, changes or removes the co-owner during the OWNER phase. The incomes change, so the bank decides the
 * offer again and the quote must fit. The earlier co-owner's links and consents end; the same person keeps the address
 * and receives a new link.
 * @throws {ApiError} 400 with a message per field, 409 AMOUNT_OUT_OF_OFFER, ILLEGAL_MOVE or OFFER_EXPIRED.
 */
export async function updateCoOwner(
  bank: Bank,
  uuid: string,
  body: z.infer<typeof updateCoOwnerBody>,
): Promise<ProposalAnswer> {
  const proposal = await lockProposal(bank.sql, uuid);
  requireOpen(bank, proposal);
  if (activePhase(proposal.flow)?.name !== 'OWNER') throw illegalMove();
  const coOwner = body.coOwner ? normalizeIdentity(bank.catalogues, body.coOwner) : null;
  if (coOwner) {
    refuseIfAny(coOwnerProblems(bank, coOwner, proposal.owner, 'coOwner'));
    refuseIfAny(coOwnersSaleProblems(proposal.seller, coOwner));
    refuseDeceased(bank, coOwner, 'coOwner');
  }
  const simulation = await lockSimulation(bank.sql, proposal.simulationUuid);
  requireValidOffer(bank, simulation);
  const scoring = decide(bank, { ...simulation, coOwner });
  const { financedAmount, terms, dueDate, matrixCode } = proposal.calculated;
  const final = proposal.quote.mode === 'TRD' ? scoring.result.finalAmount : scoring.result.finalAmountUVA;
  if (financedAmount > final) {
    throw conflict('AMOUNT_OUT_OF_OFFER', 'Con ese cambio el monto elegido supera lo que podemos ofrecerte.');
  }
  await changeSimulation(bank.sql, simulation.uuid, { coOwner, scoring });
  const isSamePerson = coOwner !== null && coOwner.document === proposal.coOwner?.document;
  await endCoOwnersPart(bank, proposal, coOwner);
  const chosen = { financedAmount, terms, dueDate, matrixCode };
  const quoted = quoteOf(bank, { ...simulation, coOwner, scoring }, chosen);
  const changed = await changeProposal(
    bank.sql,
    uuid,
    { coOwner, ...quoted, ...flowColumns(withCoOwner(proposal.flow, coOwner !== null)) },
    bank.clock.now(),
  );
  if (coOwner === null || !isSamePerson || proposal.coOwner?.street === undefined) {
    return proposalAnswerOf(bank, changed);
  }
  const kept = { ...additionalOf(proposal.coOwner), ...coOwner };
  const invited = await moveProposal(bank, changed, 'coOwnerSaved', { coOwner: kept });
  await inviteNewCoOwner(bank, invited);
  return proposalAnswerOf(bank, invited);
}

/** Records that a seller, and not the owner, cancelled a proposal, and tells the colleague who follows it up. */
async function noteCancelled(bank: Bank, proposal: ProposalRow, caller: Caller | null): Promise<void> {
  if (!isStaff(caller)) return;
  const { sql, clock } = bank;
  await addStaffAct(sql, { proposalUuid: proposal.uuid, kind: 'CANCELLED', user: caller, at: clock.now() });
  const assignee = (await followUpsOf(sql, [proposal.uuid]))[0]?.assigneeId ?? null;
  if (assignee !== null && assignee !== caller.id) {
    await tellColleagueCancelled(bank, proposal, assignee, caller);
  }
}

/**
 * CA-46: cancels a proposal. Idempotent.
 * @throws {ApiError} 409 ILLEGAL_MOVE after the contract was confirmed.
 */
export async function cancelProposal(bank: Bank, uuid: string, caller: Caller): Promise<ProposalAnswer> {
  const proposal = await lockProposal(bank.sql, uuid);
  if (proposal.flowStatus === 'C') return proposalAnswerOf(bank, proposal);
  const cancelled = await moveProposal(bank, proposal, 'cancelled');
  await noteCancelled(bank, cancelled, caller);
  await tellCancelled(bank, cancelled, isStaff(caller));
  return proposalAnswerOf(bank, cancelled);
}

/**
 * CA-47: moves the proposal to BIOMETRIA. A repeated confirmation returns the same response.
 * @throws {ApiError} 403 OUT_OF_HOURS, 409 SELLER_NOT_VALIDATED, CONTRACT_DATA_MISSING or ILLEGAL_MOVE.
 */
export async function confirmProposal(bank: Bank, uuid: string): Promise<ProposalAnswer> {
  const proposal = await lockProposal(bank.sql, uuid);
  if (isStepDone(proposal.flow, 'SELLER.confirmData')) return proposalAnswerOf(bank, proposal);
  requireMove(bank, proposal, 'dataConfirmed');
  requireSellerValidated(proposal);
  await requireSignable(bank, proposal);
  requireHours(bank);
  const confirmed = await moveProposal(bank, proposal, 'dataConfirmed');
  await tellCoOwnersCheck(bank, confirmed);
  await askForAccount(bank, confirmed);
  return proposalAnswerOf(bank, confirmed);
}

/** CA-48. @throws {ApiError} 404 if it does not exist. */
export const getProposal = async (bank: Bank, uuid: string): Promise<ProposalAnswer> =>
  proposalAnswerOf(bank, await readProposal(bank.sql, uuid));

const stepsDone = ({ flow }: ProposalRow): number =>
  flow.flowPhase.flatMap(({ steps }) => steps).filter(({ status }) => status === 'FINALIZED').length;

/** Limits the messages that one request by a stranger can cause. */
const MOST_PHONES = 5;

/**
 * Returns the open proposals of a document that a person may resume, the most likely first: only `wanted` if given;
 * else the caller's own, the one with a passed identity check, those with a validated phone, or the newest. Of those
 * with a validated phone, the most advanced comes first, then the oldest, one per phone: somebody who entered another
 * person's document and got further must not keep that person from resuming.
 */
async function resumable(
  bank: Bank,
  document: string,
  wanted: string | undefined,
  caller: Caller,
): Promise<ProposalRow[]> {
  const open = (await openProposalsOf(bank.sql, document)).filter((one) => !isPastItsDays(bank, one));
  if (wanted !== undefined) return open.filter(({ uuid }) => uuid === wanted);
  for (const one of open) if (await isOwn(bank.sql, one, caller)) return [one];
  for (const one of open) if (await isIdentified(bank.sql, one)) return [one];
  const validated = open
    .filter(({ flow }) => isStepDone(flow, 'OWNER.validateCode'))
    .toReversed()
    .toSorted((one, other) => stepsDone(other) - stepsDone(one));
  const phones = validated.map(({ owner }) => joinPhone(owner.cellPhone));
  const distinct = validated.filter((_, index) => phones.indexOf(phones[index] ?? '') === index);
  return distinct.length > 0 ? distinct.slice(0, MOST_PHONES) : open.slice(0, 1);
}

/** CA-49: returns only the data needed to send a code (docs/domain.md#finding-a-proposal). */
export async function proposalByDni(
  bank: Bank,
  { dni, proposalUuid }: z.infer<typeof proposalByDniBody>,
  caller: Caller,
): Promise<z.infer<typeof proposalByDniAnswer>> {
  const problem = checkDni(dni);
  if (problem !== null) throw invalid({ dni: problem });
  const [proposal, ...others] = await resumable(bank, normalizeDni(dni), proposalUuid, caller);
  if (!proposal) throw notFound('NO_PROPOSAL', 'No encontramos una solicitud abierta con ese DNI.');
  return {
    proposalNumber: proposal.number,
    proposalUuid: proposal.uuid,
    phase: proposal.phase,
    maskedPhone: maskPhone(joinPhone(proposal.owner.cellPhone)),
    ...(others.length > 0 && { otherProposalUuids: others.map(({ uuid }) => uuid) }),
  };
}
