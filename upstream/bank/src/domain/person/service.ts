import { checkDni } from '@prendarios/rules/dni';
import { joinPhone } from '@prendarios/rules/phone';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { Person } from '../records/rowTypes.ts';
import { type ApiError, conflict, invalid } from '../../platform/http/errors.ts';
import { type ProposalAnswer, proposalAnswerOf } from '../proposal/answer.ts';
import { type Asker, askerOf } from '../lifecycle/asker.ts';
import { isStepDone } from '../flow/machine.ts';
import { isPastItsDays, requireOpen } from '../lifecycle/guards.ts';
import { moveProposal, requireMove } from '../lifecycle/moves.ts';
import type { Caller } from '../../platform/access/caller.ts';
import {
  changeProposal,
  earlierOwner,
  lockProposal,
  openProposalsOf,
  type ProposalRow,
  readProposal,
} from '../records/proposals.ts';
import { bindSubject } from '../lifecycle/subjects.ts';
import { changeSimulation, readSimulation } from '../records/simulations.ts';
import { spendCode } from '../codes/codes.ts';
import { acceptCoOwnership, returnAsCoOwner } from '../coOwner/consent.ts';
import { costOf } from '../insurance/cost.ts';
import { consentGiven } from '../messages/applicant.ts';
import { sendMail } from '../messages/send.ts';
import { tellOtherApplication } from '../messages/stages.ts';
import { inviteNewCoOwner } from '../coOwner/links.ts';
import { ownerCode } from './borrowerCodes.ts';
import {
  type ownerAddressAnswer,
  type ownerBody,
  personAdditional,
  type personDetailsBody,
  type validateCodeBody,
} from '../api/person.ts';
import { evidenceOf, refuseStaffConsents, requireConsent } from '../party/consents.ts';
import { additionalProblems, normalizeAdditional, refuseIfAny } from '../party/validation.ts';

type Additional = z.infer<typeof personAdditional>;

/**
 * CA-14: returns whether the DNI belongs to a deceased person.
 * @throws {ApiError} 400 for an invalid DNI.
 */
export function personDetails(
  { scoring }: Bank,
  body: z.infer<typeof personDetailsBody>,
): { deceased: boolean } {
  const problem = checkDni(body.dni);
  if (problem !== null) throw invalid({ dni: problem });
  return { deceased: scoring.isDeceased(body.dni) };
}

function checkedAdditional(bank: Bank, additional: Additional): Additional {
  const data = normalizeAdditional(additional);
  refuseIfAny(additionalProblems(bank.catalogues, data));
  return data;
}

const SPOUSE = 'CON';
const OF_SPOUSES = ['CAS', 'SEP'];

/** Requires that owner and co-owner are married if the co-owner is the owner's spouse. */
function refuseUnmarriedSpouse({ coOwner }: ProposalRow, { maritalStatus }: Additional): void {
  if (coOwner?.relationship !== SPOUSE || OF_SPOUSES.includes(maritalStatus)) return;
  throw invalid({
    maritalStatus:
      'Dijiste que tu cotitular es tu cónyuge. Elegí «Casado/a» o cambiá el vínculo en sus datos.',
  });
}

/**
 * CA-17: saves the owner's address and civil data. The first call finishes the step, later ones correct the data.
 * @throws {ApiError} 400 with a message per field, 409 ILLEGAL_MOVE.
 */
export async function saveOwner(
  bank: Bank,
  { idProposal, ...additional }: z.infer<typeof ownerBody>,
): Promise<{ ownerId: string }> {
  const data = checkedAdditional(bank, additional);
  const proposal = await lockProposal(bank.sql, idProposal);
  refuseUnmarriedSpouse(proposal, data);
  const owner = { ...proposal.owner, ...data };
  await moveProposal(bank, proposal, 'ownerSaved', { owner });
  return { ownerId: proposal.ownerId };
}

function coOwnerOf(proposal: ProposalRow): Person {
  if (proposal.coOwner === null) throw conflict('NO_CO_OWNER', 'Esta solicitud no tiene cotitular.');
  return proposal.coOwner;
}

/**
 * CA-18: saves the co-owner's data, then sends the co-owner's link if the owner's phone is validated.
 * @throws {ApiError} as `saveOwner`; 409 NO_CO_OWNER.
 */
export async function saveCoOwner(
  bank: Bank,
  proposalUuid: string,
  additional: Additional,
): Promise<ProposalAnswer> {
  const data = checkedAdditional(bank, additional);
  const proposal = await lockProposal(bank.sql, proposalUuid);
  refuseUnmarriedSpouse(proposal, data);
  const coOwner = { ...coOwnerOf(proposal), ...data };
  const moved = await moveProposal(bank, proposal, 'coOwnerSaved', { coOwner });
  await inviteNewCoOwner(bank, moved);
  return proposalAnswerOf(bank, moved);
}

/**
 * CA-19: returns the owner's address and civil data entered so far; before that, those of the user's latest proposal
 * for themselves.
 */
export async function ownerAddress(
  bank: Bank,
  proposalUuid: string,
  caller: Caller,
): Promise<z.infer<typeof ownerAddressAnswer>> {
  const proposal = await readProposal(bank.sql, proposalUuid);
  const isReturning =
    proposal.owner.street === undefined && caller.kind === 'user' && caller.role === 'applicant';
  const earlier = isReturning ? await earlierOwner(bank.sql, proposal, caller.id) : null;
  const owner = earlier ?? proposal.owner;
  const asked = Object.keys(personAdditional.shape);
  return Object.fromEntries(Object.entries(owner).filter(([name]) => asked.includes(name)));
}

const CONSENT_MISSING = 'Para seguir necesitamos que el titular acepte el tratamiento de sus datos.';

/** Notifies applicants who validated another phone for the same document, because one of them may be an impostor. */
async function tellOtherApplicants(bank: Bank, { document, owner }: ProposalRow): Promise<void> {
  const told = new Set([joinPhone(owner.cellPhone)]);
  for (const other of await openProposalsOf(bank.sql, document)) {
    const phone = joinPhone(other.owner.cellPhone);
    if (told.has(phone) || !isStepDone(other.flow, 'OWNER.validateCode')) continue;
    if (isPastItsDays(bank, other)) continue;
    told.add(phone);
    await tellOtherApplication(bank, other);
  }
}

/**
 * CA-16: finishes the step; with isReturnProposal the code only proves that the caller holds the phone. Returns the
 * refusal of a wrong code instead of throwing it, so that the used try is committed.
 * @throws {ApiError} 403 CONSENT_NOT_YOURS, 409 CONSENT_REQUIRED, ILLEGAL_MOVE.
 */
export async function validateCode(
  bank: Bank,
  body: z.infer<typeof validateCodeBody>,
  asker: Asker,
): Promise<{ validated: true } | ApiError> {
  const { caller } = asker;
  refuseStaffConsents(body.consents ?? [], caller);
  const proposal = await lockProposal(bank.sql, body.idProposal);
  if (body.personType === 'CO_OWNER') {
    return body.isReturnProposal
      ? returnAsCoOwner(bank, proposal, body.code, caller)
      : acceptCoOwnership(bank, proposal, body, caller);
  }
  requireOpen(bank, proposal);
  const simulation = await readSimulation(bank.sql, proposal.simulationUuid);
  const evidence = evidenceOf(bank, proposal.document, caller);
  const newConsents = (body.consents ?? []).map((consent) => ({
    ...consent,
    ...evidence,
    withCode: true as const,
  }));
  const consents = [...simulation.consents, ...newConsents];
  if (!body.isReturnProposal) {
    requireMove(bank, proposal, 'codeValidated');
    // Checked before the code is used, so it stays valid for a retry with the consent.
    requireConsent(consents, 'PERSONAL_DATA', CONSENT_MISSING);
  }
  const use = ownerCode(proposal, body.isReturnProposal, await askerOf(bank, proposal, asker));
  const refusal = await spendCode(bank, use, body.code);
  if (refusal) return refusal;
  if (newConsents.length > 0) await changeSimulation(bank.sql, simulation.uuid, { consents });
  if (newConsents.length > 0 && simulation.enteredBy !== null) {
    await sendMail(
      bank,
      proposal,
      proposal.owner,
      consentGiven(bank, proposal, await costOf(bank, proposal)),
    );
  }
  // An applicant who proved the phone sees the proposal from now on, unless another user posted it.
  if (caller.kind === 'user' && caller.role === 'applicant' && proposal.createdBy === null) {
    await changeProposal(bank.sql, proposal.uuid, { createdBy: caller.id }, bank.clock.now());
  }
  await bindSubject(bank.sql, proposal.uuid, caller, bank.clock.now());
  if (!body.isReturnProposal) {
    await inviteNewCoOwner(bank, await moveProposal(bank, proposal, 'codeValidated'));
    await tellOtherApplicants(bank, proposal);
  }
  return { validated: true };
}
