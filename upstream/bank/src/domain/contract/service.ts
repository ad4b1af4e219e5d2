import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Bank } from '../bank.ts';
import { requireFormalization } from '../biometry/service.ts';
import { findBiometry } from '../records/biometries.ts';
import { today } from '../../platform/clock.ts';
import type { ContractTerms, LoanFigures, SignatureEvidence } from '../records/rowTypes.ts';
import { requireIdentity } from '../enri/service.ts';
import { inputOfTerms, loanInputOf, termsOf } from '../proposal/loanInput.ts';
import { notReady } from '../documentation/generated.ts';
import { vivereStatusOf } from '../flow/vivereStatus.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { requireHours } from '../../platform/http/hours.ts';
import { contractHash } from '../pdf/contractHash.ts';
import { fileNameOf, GENERATED_DOCUMENTS, isGeneratedDocument } from '../pdf/documentTypes.ts';
import { type LoanDocumentInput, missingFor } from '../pdf/input.ts';
import { loanDocument, readableDocument } from '../pdf/loanDocument.ts';
import { evidenceOf, refuseStaffConsents, requireConsent } from '../party/consents.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { moveProposal } from '../lifecycle/moves.ts';
import { lockProposal, type ProposalRow, readProposal } from '../records/proposals.ts';
import type {
  confirmBody,
  contractAnswer,
  documentationAnswer,
  documentationBody,
  readingAnswer,
  signatureAnswer,
} from '../api/contract.ts';
import { figuresOn, sameFigures } from './figures.ts';
import { type ContractRow, findContract, saveContract } from '../records/contracts.ts';

type Answer = z.infer<typeof contractAnswer>;
const CONTRACT = 'PLEDGE_CONTRACT_WITH_REGISTRY';
const PDF = { contentType: 'application/pdf' };

const toFigures = ({ calculated, installments, cfteaWithInsurance }: LoanFigures) => ({
  calculatedValueDTO: calculated,
  installments: installments.slice(0, 2),
  cfteaWithInsurance,
});

/** The figures of the summary and of the contract where they differ, until it is signed. */
function changeOf(contract: ContractRow | null): Answer['figuresChanged'] {
  if (contract?.status !== 'CREATED' || !contract.replaced || !contract.terms) return null;
  const { calculatedValueDTO, ...now } = contract.terms.proposal;
  return {
    before: toFigures(contract.replaced),
    now: toFigures({ ...now, calculated: calculatedValueDTO }),
  };
}

const answerOf = (proposal: ProposalRow, contract: ContractRow | null): Answer => ({
  status: contract?.status ?? 'NOT_CREATED',
  initiated: contract !== null && contract.status !== 'NOT_CREATED',
  confirmed: contract?.confirmed ?? null,
  reason: contract?.reason ?? null,
  hash: contract?.hash ?? null,
  signedAt: contract?.evidence?.signedAt ?? null,
  vivereStatus: vivereStatusOf(proposal.flow),
  figuresChanged: changeOf(contract),
});

async function keepPdf(bank: Bank, input: LoanDocumentInput): Promise<string> {
  const key = randomUUID();
  await bank.documents.put(key, await loanDocument(CONTRACT, input), PDF);
  return key;
}

/**
 * CA-63: the documents to read before the contract, and the accepted texts with their time. Stores the consents sent
 * with it.
 * @throws {ApiError} 403 CONSENT_NOT_YOURS for a seller, 409 for an ended proposal or consents outside the phase.
 */
export async function contractDocumentation(
  bank: Bank,
  proposalUuid: string,
  body: z.infer<typeof documentationBody>,
  caller: Caller,
): Promise<z.infer<typeof documentationAnswer>> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  const now = bank.clock.now();
  const evidence = evidenceOf(bank, proposal.document, caller);
  const newConsents = body?.consents?.map((consent) => ({ ...consent, ...evidence })) ?? [];
  refuseStaffConsents(newConsents, caller);
  let consents = (await findContract(bank.sql, proposalUuid))?.consents ?? [];
  if (newConsents.length > 0) {
    requireFormalization(bank, proposal);
    const kinds = new Set(newConsents.map(({ kind }) => kind));
    consents = [...consents.filter(({ kind }) => !kinds.has(kind)), ...newConsents];
    await saveContract(bank.sql, proposalUuid, { consents }, now);
  }
  const input = await loanInputOf(bank, proposal);
  const documents = Object.entries(GENERATED_DOCUMENTS).flatMap(([documentName, title]) =>
    isGeneratedDocument(documentName)
      ? [{ documentName, title, missing: missingFor(documentName, input) }]
      : [],
  );
  return { documents, consents: consents.map(({ kind, textVersion, at }) => ({ kind, textVersion, at })) };
}

const figuresChanged = () =>
  conflict(
    'FIGURES_CHANGED',
    'Los números del contrato no son los del resumen que aceptaste. Miralos antes de firmar.',
  );

/** Whether the contract has the figures of this day: it can be signed on that day only. */
const isOf = (contract: ContractRow, day: string): boolean =>
  contract.terms?.proposal.calculatedValueDTO.calculatedOn === day;

/**
 * CA-64 and CA-68: makes the contract of a validated person with the figures of today. Called again on the same day
 * it returns the same contract, on a later day a new one.
 * @throws {ApiError} 403 OUT_OF_HOURS, 409 IDENTITY_REJECTED, BIOMETRY_REQUIRED, or DOCUMENT_NOT_READY with the missing data.
 */
export async function initiateContract(bank: Bank, proposalUuid: string): Promise<Answer> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireFormalization(bank, proposal);
  requireHours(bank);
  const known = await findContract(bank.sql, proposalUuid);
  const day = today(bank.clock);
  if (known?.status === 'APPROVAL_PENDING') return answerOf(proposal, known);
  if (known?.status === 'CREATED' && isOf(known, day)) return answerOf(proposal, known);
  requireIdentity(proposal);
  if (!(await findBiometry(bank.sql, proposalUuid))?.bioValidated) {
    throw conflict('BIOMETRY_REQUIRED', 'Primero validá tu identidad.');
  }
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
  const made = await saveContract(
    bank.sql,
    proposalUuid,
    {
      status: 'CREATED',
      terms: termsOf(input),
      hash: contractHash(input),
      documentKey: await keepPdf(bank, input),
      replaced,
    },
    bank.clock.now(),
  );
  return answerOf(proposal, made);
}

/**
 * CA-65: the contract's status.
 * @throws {ApiError} 404 for an unknown proposal.
 */
export async function getContract(bank: Bank, proposalUuid: string): Promise<Answer> {
  const proposal = await readProposal(bank.sql, proposalUuid);
  return answerOf(proposal, await findContract(bank.sql, proposalUuid));
}

const notCreated = () => notFound('CONTRACT_NOT_CREATED', 'El contrato todavía no está listo.');

/** Prints the contract again from its stored terms and signature. */
function printedAgain({ terms, evidence }: ContractRow & { terms: ContractTerms }): Promise<Readable> {
  const signature = evidence && { ...evidence, signedAt: new Date(evidence.signedAt) };
  return loanDocument(CONTRACT, { ...inputOfTerms(terms), signature });
}

/**
 * CA-66 and CA-69: the contract's PDF, with the signature once it is signed.
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
  // A contract of the demo data has terms but no file.
  if (contract?.terms) return { name, stream: await printedAgain({ ...contract, terms: contract.terms }) };
  throw notCreated();
}

/**
 * The contract and the documents beside it, to be read on a screen, from the terms that are signed.
 * @throws {ApiError} 404 CONTRACT_NOT_CREATED.
 */
export async function readContract(bank: Bank, proposalUuid: string): Promise<z.infer<typeof readingAnswer>> {
  await readProposal(bank.sql, proposalUuid);
  const contract = await findContract(bank.sql, proposalUuid);
  if (!contract?.terms) throw notCreated();
  const { terms, evidence } = contract;
  const signature = evidence && { ...evidence, signedAt: new Date(evidence.signedAt) };
  const input = { ...inputOfTerms(terms), signature };
  const documents = Object.entries(GENERATED_DOCUMENTS).flatMap(([name, title]) => {
    const parts = isGeneratedDocument(name) ? readableDocument(name, input) : null;
    return isGeneratedDocument(name) && parts ? [{ name, title, parts }] : [];
  });
  return { documents };
}

async function signed(
  bank: Bank,
  proposal: ProposalRow,
  contract: ContractRow & { terms: ContractTerms },
): Promise<{ evidence: SignatureEvidence; signedKey: string }> {
  const biometry = await findBiometry(bank.sql, proposal.uuid);
  if (!biometry?.bioValidated) throw conflict('BIOMETRY_REQUIRED', 'Primero validá tu identidad.');
  const input = inputOfTerms(contract.terms);
  const hash = contractHash(input);
  // The person signs what was shown: the stored terms must still match the hash.
  if (hash !== contract.hash) throw new Error('the terms of the contract are not those of its hash');
  const signedAt = bank.clock.now();
  const signature = { signedAt, biometryId: biometry.id, hash };
  const signedKey = await keepPdf(bank, { ...input, signature });
  const evidence = { signedAt: signedAt.toISOString(), biometryId: biometry.id, hash };
  return { evidence: contract.replaced ? { ...evidence, acceptedFigures: true } : evidence, signedKey };
}

/**
 * CA-67: `confirmed: true` signs, stores the evidence, moves the phase and gives the proposal the contract's
 * figures; false leaves the contract CREATED with a reason, to be confirmed later. A second signature returns the first
 * answer. Where the figures differ from the summary's, `acceptedHash` proves which ones were seen.
 * @throws {ApiError} 403 OUT_OF_HOURS, 409 FIGURES_CHANGED without that hash or on another day than the contract's,
 * CONSENT_REQUIRED or CONTRACT_NOT_CREATED.
 */
export async function confirmContract(
  bank: Bank,
  proposalUuid: string,
  { confirmed, reason, acceptedHash }: z.infer<typeof confirmBody>,
): Promise<Answer> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  const contract = await findContract(bank.sql, proposalUuid);
  if (confirmed && contract?.confirmed === true) return answerOf(proposal, contract);
  requireFormalization(bank, proposal);
  requireHours(bank);
  if (contract?.status !== 'CREATED' || contract.terms === null) {
    throw conflict('CONTRACT_NOT_CREATED', 'El contrato todavía no está listo.');
  }
  const now = bank.clock.now();
  if (!confirmed) {
    const refusal = { confirmed, reason: reason || 'La persona no confirmó el contrato.' };
    return answerOf(proposal, await saveContract(bank.sql, proposalUuid, refusal, now));
  }
  requireConsent(contract.consents, 'TERMS', 'Para firmar, aceptá los términos del contrato.');
  requireIdentity(proposal);
  const { terms, replaced, hash } = contract;
  const seen = acceptedHash ?? (replaced === null ? hash : null);
  if (!isOf(contract, today(bank.clock)) || seen !== hash) throw figuresChanged();
  const signature = await signed(bank, proposal, { ...contract, terms });
  const { calculatedValueDTO: calculated, installments } = terms.proposal;
  const moved = await moveProposal(bank, proposal, 'formalizationCreated', {
    calculated,
    installments,
  });
  const change = { status: 'APPROVAL_PENDING', confirmed, reason: null, ...signature } as const;
  return answerOf(moved, await saveContract(bank.sql, proposalUuid, change, now));
}

/** CA-70: whether the contract is signed, with the evidence. */
export async function getSignature(
  bank: Bank,
  proposalUuid: string,
): Promise<z.infer<typeof signatureAnswer>> {
  const proposal = await readProposal(bank.sql, proposalUuid);
  const contract = await findContract(bank.sql, proposalUuid);
  return {
    signed: contract !== null && contract.evidence !== null,
    signedAt: contract?.evidence?.signedAt ?? null,
    biometryId: contract?.evidence?.biometryId ?? null,
    hash: contract?.hash ?? null,
    status: contract?.status ?? 'NOT_CREATED',
    vivereStatus: vivereStatusOf(proposal.flow),
  };
}
