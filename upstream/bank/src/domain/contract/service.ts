import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import { requireAcceptedLoan } from '../coOwner/accepted.ts';
import { requireFormalization } from '../biometry/service.ts';
import { findBiometry } from '../records/biometries.ts';
import { today } from '../../platform/clock.ts';
import type { Borrower } from '../records/rowTypes.ts';
import { requireIdentity } from '../enri/service.ts';
import { loanInputOf, termsOf } from '../proposal/loanInput.ts';
import { notReady } from '../documentation/generated.ts';
import { vivereStatusOf } from '../flow/vivereStatus.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { requireHours } from '../../platform/http/hours.ts';
import { contractHash } from '../pdf/contractHash.ts';
import { fileNameOf, GENERATED_DOCUMENTS, isGeneratedDocument } from '../pdf/documentTypes.ts';
import { missingFor } from '../pdf/input.ts';
import { loanDocument, readableDocument } from '../pdf/loanDocument.ts';
import { borrowersOf, otherOf, requireBorrower } from '../party/borrowers.ts';
import { consentsOf, evidenceOf, refuseStaffConsents } from '../party/consents.ts';
import { requireNotRevoked, requireOpen, requireUnpledged } from '../lifecycle/guards.ts';
import { illegalMove, requireWilling } from '../lifecycle/moves.ts';
import { lockProposal, type ProposalRow, readProposal } from '../records/proposals.ts';
import type {
  documentationAnswer,
  documentationBody,
  readingAnswer,
  signatureAnswer,
} from '../api/contract.ts';
import { type Answer, answerOf } from './answer.ts';
import { figuresOn, sameFigures } from './figures.ts';
import { CONTRACT, isOf, keepPdf, signedInput } from './printed.ts';
import { type ContractRow, findContract, saveContract, signedAtOf } from '../records/contracts.ts';

const notMade = () => conflict('CONTRACT_NOT_CREATED', 'El contrato todavía no está listo.');

/** Returns the hash of the version whose terms can be accepted. @throws {ApiError} 409 CONTRACT_NOT_CREATED. */
function acceptedHash(contract: ContractRow | null): string {
  if (!contract?.hash) throw notMade();
  return contract.hash;
}

/**
 * CA-63: returns the documents to read before the contract and the accepted texts with their times. Stores the given
 * consents until the borrower signs; TERMS belong to the current contract.
 * @throws {ApiError} 403 CONSENT_NOT_YOURS for a seller, 409 for an ended proposal, for consents outside the phase or
 * after the signature, or for TERMS before the contract.
 */
export async function contractDocumentation(
  bank: Bank,
  proposalUuid: string,
  body: z.infer<typeof documentationBody>,
  caller: Caller,
): Promise<z.infer<typeof documentationAnswer>> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  const personType = body?.personType ?? 'OWNER';
  const evidence = evidenceOf(bank, requireBorrower(proposal, personType).document, caller);
  const party = personType === 'OWNER' ? {} : { personType };
  refuseStaffConsents(body?.consents ?? [], caller);
  const contract = await findContract(bank.sql, proposalUuid);
  const newConsents = (body?.consents ?? []).map((consent) => ({
    ...consent,
    ...(consent.kind === 'TERMS' ? { hash: acceptedHash(contract) } : {}),
    ...party,
    ...evidence,
  }));
  const kept = consentsOf(contract, personType).filter(
    ({ kind }) => !newConsents.some((consent) => consent.kind === kind),
  );
  const consents = [...kept, ...newConsents];
  if (newConsents.length > 0) {
    requireFormalization(bank, proposal);
    await requireWilling(bank, proposal);
    if (contract?.signatures.some((signature) => signature.personType === personType)) throw illegalMove();
    const all = [...consentsOf(contract, otherOf(personType)), ...consents];
    await saveContract(bank.sql, proposalUuid, { consents: all }, bank.clock.now());
  }
  const input = await loanInputOf(bank, proposal);
  const documents = Object.entries(GENERATED_DOCUMENTS).flatMap(([documentName, title]) =>
    isGeneratedDocument(documentName)
      ? [{ documentName, title, missing: missingFor(documentName, input) }]
      : [],
  );
  return { documents, consents: consents.map(({ kind, textVersion, at }) => ({ kind, textVersion, at })) };
}

/** Requires both borrowers' identity checks. @throws {ApiError} 409 BIOMETRY_REQUIRED or OTHER_BORROWER_PENDING. */
async function requireChecks(bank: Bank, proposal: ProposalRow, caller: Borrower): Promise<void> {
  const isDone = async (personType: Borrower) =>
    (await findBiometry(bank.sql, { proposalUuid: proposal.uuid, personType }))?.bioValidated === true;
  if (!(await isDone(caller))) throw conflict('BIOMETRY_REQUIRED', 'Primero validá tu identidad.');
  const other = otherOf(caller);
  if (!borrowersOf(proposal).includes(other) || (await isDone(other))) return;
  const { firstName } = requireBorrower(proposal, other);
  throw conflict('OTHER_BORROWER_PENDING', `Falta que ${firstName} valide su identidad.`);
}

/** Stores the contract with the figures of `day`. @throws {ApiError} 409 DOCUMENT_NOT_READY with the missing data. */
async function makeContract(bank: Bank, proposal: ProposalRow, day: string): Promise<ContractRow> {
  const { calculated, ...figures } = await figuresOn(bank, proposal, day);
  const accepted = await loanInputOf(bank, proposal);
  const input = {
    ...accepted,
    proposal: { ...accepted.proposal, ...figures, calculatedValueDTO: calculated },
  };
  const missing = missingFor(CONTRACT, input);
  if (missing.length > 0) throw notReady(missing);
  const { calculatedValueDTO, installments, cfteaWithInsurance } = accepted.proposal;
  const replaced = sameFigures(proposal, { ...figures, calculated })
    ? null
    : { calculated: calculatedValueDTO, installments, cfteaWithInsurance };
  return saveContract(
    bank.sql,
    proposal.uuid,
    {
      status: 'CREATED',
      terms: termsOf(input),
      hash: contractHash(input),
      documentKey: await keepPdf(bank, input),
      replaced,
    },
    bank.clock.now(),
  );
}

/**
 * CA-64 and CA-68: creates the contract with today's figures once every borrower passed the identity check. Repeated
 * calls return the same contract on the same day and a new one on a later day; the first signature makes it final.
 * @throws {ApiError} 403 OUT_OF_HOURS, 409 IDENTITY_REJECTED, BIOMETRY_REQUIRED, OTHER_BORROWER_PENDING, LOAN_REVOKED,
 * VEHICLE_PLEDGED, or DOCUMENT_NOT_READY with the missing data.
 */
export async function initiateContract(
  bank: Bank,
  proposalUuid: string,
  personType: Borrower = 'OWNER',
): Promise<Answer> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireBorrower(proposal, personType);
  requireFormalization(bank, proposal);
  requireHours(bank);
  const known = await findContract(bank.sql, proposalUuid);
  const day = today(bank.clock);
  if (known?.status === 'APPROVAL_PENDING') return answerOf(proposal, known);
  if (known?.status === 'CREATED' && isOf(known, day)) return answerOf(proposal, known);
  requireNotRevoked(proposal);
  await requireWilling(bank, proposal);
  await requireUnpledged(bank, proposal);
  await requireAcceptedLoan(bank, proposal);
  requireIdentity(proposal);
  await requireChecks(bank, proposal, personType);
  return answerOf(proposal, await makeContract(bank, proposal, day));
}

/** CA-65. @throws {ApiError} 404 for an unknown proposal. */
export async function getContract(bank: Bank, proposalUuid: string): Promise<Answer> {
  const proposal = await readProposal(bank.sql, proposalUuid);
  return answerOf(proposal, await findContract(bank.sql, proposalUuid));
}

const notCreated = () => notFound('CONTRACT_NOT_CREATED', 'El contrato todavía no está listo.');

/**
 * CA-66 and CA-69: returns the contract's PDF with the signatures so far.
 * @throws {ApiError} 404 CONTRACT_NOT_CREATED.
 */
export async function openContract(
  bank: Bank,
  proposalUuid: string,
): Promise<{ name: string; stream: Readable }> {
  const proposal = await readProposal(bank.sql, proposalUuid);
  const contract = await findContract(bank.sql, proposalUuid);
  const name = fileNameOf(CONTRACT, proposal.number);
  const key = contract?.signedKey ?? contract?.documentKey ?? null;
  if (key !== null) return { name, stream: await bank.documents.get(key) };
  // Contracts in the demo data have terms but no file.
  if (contract?.terms) {
    return {
      name,
      stream: await loanDocument(CONTRACT, signedInput({ ...contract, terms: contract.terms })),
    };
  }
  throw notCreated();
}

/**
 * Returns the contract and its accompanying documents as text for the screen, from the terms to sign.
 * @throws {ApiError} 404 CONTRACT_NOT_CREATED.
 */
export async function readContract(bank: Bank, proposalUuid: string): Promise<z.infer<typeof readingAnswer>> {
  await readProposal(bank.sql, proposalUuid);
  const contract = await findContract(bank.sql, proposalUuid);
  if (!contract?.terms) throw notCreated();
  const input = signedInput({ ...contract, terms: contract.terms });
  const documents = Object.entries(GENERATED_DOCUMENTS).flatMap(([name, title]) => {
    const parts = isGeneratedDocument(name) ? readableDocument(name, input) : null;
    return isGeneratedDocument(name) && parts ? [{ name, title, parts }] : [];
  });
  return { documents };
}

/** CA-70: returns whether the contract is signed, with the evidence. */
export async function getSignature(
  bank: Bank,
  proposalUuid: string,
): Promise<z.infer<typeof signatureAnswer>> {
  const proposal = await readProposal(bank.sql, proposalUuid);
  const contract = await findContract(bank.sql, proposalUuid);
  return {
    signed: signedAtOf(contract) !== null,
    signedAt: signedAtOf(contract),
    biometryId: contract?.confirmed ? (contract.signatures[0]?.biometryId ?? null) : null,
    hash: contract?.hash ?? null,
    status: contract?.status ?? 'NOT_CREATED',
    vivereStatus: vivereStatusOf(proposal.flow),
  };
}
