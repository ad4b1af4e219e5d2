import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import { findContract } from '../records/contracts.ts';
import { positionOf } from '../flow/machine.ts';
import { ApiError, conflict, invalid } from '../../platform/http/errors.ts';
import { requireHours } from '../../platform/http/hours.ts';
import type { EvidenceName, Verification } from '../verifier/biometryVerifier.ts';
import { type LinkSent, sendLink } from '../../platform/messages/links.ts';
import { identityLinkText } from '../messages/applicant.ts';
import { tellIdentified } from '../messages/stages.ts';
import { inviteCoOwner } from '../coOwner/links.ts';
import { requireBorrower } from '../party/borrowers.ts';
import { consentsOf, requireConsent } from '../party/consents.ts';
import { costOf } from '../insurance/cost.ts';
import { tellIfContractReady } from '../lifecycle/contractReady.ts';
import { requireOpen } from '../lifecycle/guards.ts';
import { endOthersOf } from '../lifecycle/identified.ts';
import { illegalMove } from '../lifecycle/moves.ts';
import {
  changeProposal,
  lockOpenProposalsOf,
  lockProposal,
  type ProposalRow,
  readProposal,
} from '../records/proposals.ts';
import type {
  biometryAnswer,
  forwardingBody,
  saveDataVivereBody,
  saveIdBody,
  saveProcessNumberBody,
  setBioValidatedBody,
} from '../api/biometry.ts';
import {
  type Verified,
  verifyEvidence,
  keepPhotos,
  requireSameEvidence,
  type StoredPhotos,
  storePhotos,
} from './photos.ts';
import {
  type BiometryRow,
  changeBiometry,
  type CheckOf,
  findBiometry,
  hasUnreadFront,
  photosOf,
  insertBiometry,
} from '../records/biometries.ts';

type Answer = z.infer<typeof biometryAnswer>;
/** `forget`: keys of replaced photos, which the caller deletes after the commit. */
type Saved = { answer: Answer; forget: string[] };

async function answerOf(bank: Bank, check: CheckOf, row: BiometryRow | null): Promise<Answer> {
  const photos = await photosOf(bank.sql, check);
  const names = new Set(photos.map(({ evidence }) => evidence));
  return {
    status: row?.status ?? 'PENDING',
    bioValidated: row?.bioValidated ?? false,
    evidence: { selfie: names.has('selfie'), front: names.has('front'), back: names.has('back') },
    problems: row?.problems ?? [],
    toReview: hasUnreadFront(photos) ? ['front'] : [],
    processNumber: row?.processNumber ?? null,
    vivere: (row?.vivere ?? null) !== null,
    verifier: row?.verifier ?? bank.verifier.name,
    isStandIn: bank.verifier.isStandIn,
    imagesDeletedAt: row?.imagesDeletedAt?.toISOString() ?? null,
  };
}

/**
 * Requires that the identity check is open: after the data was confirmed and before the contract is.
 * @throws {ApiError} 409 ILLEGAL_MOVE at any other step.
 */
export function requireFormalization(bank: Pick<Bank, 'clock'>, proposal: ProposalRow): void {
  requireOpen(bank, proposal);
  if (positionOf(proposal.flow) !== 'BIOMETRIA.createFormalization') throw illegalMove();
}

async function biometryOf(bank: Bank, check: CheckOf): Promise<BiometryRow> {
  const known = await findBiometry(bank.sql, check);
  if (known) return known;
  const now = bank.clock.now();
  return insertBiometry(bank.sql, {
    id: randomUUID(),
    ...check,
    status: 'PENDING',
    bioValidated: false,
    problems: [],
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * CA-72: returns the status of a borrower's identity check without photos.
 * @throws {ApiError} 404 for an unknown proposal or a missing co-owner.
 */
export async function getBiometry(bank: Bank, check: CheckOf): Promise<Answer> {
  requireBorrower(await readProposal(bank.sql, check.proposalUuid), check.personType);
  return answerOf(bank, check, await findBiometry(bank.sql, check));
}

/** Stores the verifier's result. A new photo withdraws an earlier validation. */
const keepVerification = (
  bank: Bank,
  check: CheckOf,
  { status, problems, verifier }: Verification,
): Promise<BiometryRow> =>
  changeBiometry(bank.sql, check, {
    status,
    problems,
    verifier,
    bioValidated: false,
    updatedAt: bank.clock.now(),
  });

/** Evidence is final once the borrower has signed, because the signature relies on it. */
async function requireNotSigned(bank: Bank, { proposalUuid, personType }: CheckOf): Promise<void> {
  const signatures = (await findContract(bank.sql, proposalUuid))?.signatures ?? [];
  if (signatures.some((signature) => signature.personType === personType)) throw illegalMove();
}

async function requireCheckOpen(bank: Bank, proposal: ProposalRow, check: CheckOf): Promise<void> {
  requireBorrower(proposal, check.personType);
  requireFormalization(bank, proposal);
  requireHours(bank);
  await requireNotSigned(bank, check);
}

async function requirePhotosWelcome(bank: Bank, proposal: ProposalRow, check: CheckOf): Promise<void> {
  await requireCheckOpen(bank, proposal, check);
  requireConsent(
    consentsOf(await findContract(bank.sql, proposal.uuid), check.personType),
    'BIOMETRICS',
    'Antes de sacar fotos, aceptá el tratamiento de tus datos biométricos.',
  );
}

export type EncodedPhotos = readonly (readonly [name: EvidenceName, field: string, photo: string])[];

/** @throws {ApiError} 400 OTHER_DOCUMENT if the front's barcode has another person's number. */
function requireOwnDocument(
  proposal: ProposalRow,
  { personType }: CheckOf,
  number: string | undefined,
): void {
  if (number === undefined || number === requireBorrower(proposal, personType).document) return;
  const message =
    'El código de barras tiene otro número de DNI. Sacale una foto al tuyo. Si el número está mal en tu solicitud, comunicate con nosotros.';
  throw new ApiError(400, 'OTHER_DOCUMENT', message, { front: message });
}

/**
 * CA-73 and CA-75, before the transaction: verifies the photos and stores them encrypted.
 * @throws {ApiError} 400 for a bad photo or another person's DNI, 403 OUT_OF_HOURS, 409 without consent or outside the
 * phase.
 */
export async function preparePhotos(
  bank: Bank,
  check: CheckOf,
  photos: EncodedPhotos,
  frontDocument?: string,
): Promise<StoredPhotos> {
  const proposal = await readProposal(bank.sql, check.proposalUuid);
  await requirePhotosWelcome(bank, proposal, check);
  requireOwnDocument(proposal, check, frontDocument);
  return storePhotos(bank, check, photos);
}

/**
 * CA-73, CA-75: attaches the stored photos to the proposal with the verifier's result.
 * @throws {EvidenceChanged} if other photos were added in the meantime.
 */
export async function savePhotos(
  bank: Bank,
  check: CheckOf,
  stored: StoredPhotos,
  frontDocument?: string,
): Promise<Saved> {
  const proposal = await lockProposal(bank.sql, check.proposalUuid);
  await requirePhotosWelcome(bank, proposal, check);
  requireOwnDocument(proposal, check, frontDocument);
  const biometry = await biometryOf(bank, check);
  await requireSameEvidence(bank.sql, biometry, stored);
  const forget = await keepPhotos(bank, biometry, stored, frontDocument !== undefined);
  const verified = await keepVerification(bank, check, stored.verification);
  // Updates the proposal, which shows the bank's staff that a photo needs review.
  await changeProposal(bank.sql, proposal.uuid, {}, bank.clock.now());
  return { answer: await answerOf(bank, check, verified), forget };
}

/**
 * Returns the photos in a body of CA-75: front, back or both.
 * @throws {ApiError} 400 without any photo.
 */
export function photosOfId({ front, back }: z.infer<typeof saveIdBody>): EncodedPhotos {
  const photos: [EvidenceName, string, string][] = [];
  if (front !== undefined) photos.push(['front', 'front', front]);
  if (back !== undefined) photos.push(['back', 'back', back]);
  if (photos.length === 0) throw invalid({ front: 'Sacale una foto al frente o al dorso de tu DNI.' });
  return photos;
}

/** CA-74: stores the identity provider's number of the check. */
export async function saveProcessNumber(
  bank: Bank,
  { proposalId, processNumber, personType }: z.infer<typeof saveProcessNumberBody>,
): Promise<Answer> {
  const proposal = await lockProposal(bank.sql, proposalId);
  requireBorrower(proposal, personType);
  requireFormalization(bank, proposal);
  const check = { proposalUuid: proposalId, personType };
  await biometryOf(bank, check);
  const change = { processNumber, updatedAt: bank.clock.now() };
  return answerOf(bank, check, await changeBiometry(bank.sql, check, change));
}

/** CA-76: marks the check as part of the Vivere flow and stores its number. The same calls deliver its photos. */
export async function saveDataVivere(
  bank: Bank,
  { proposalId, processNumber, textVersion }: z.infer<typeof saveDataVivereBody>,
): Promise<Answer> {
  const proposal = await lockProposal(bank.sql, proposalId);
  requireFormalization(bank, proposal);
  const check = { proposalUuid: proposalId, personType: 'OWNER' } as const;
  await biometryOf(bank, check);
  const now = bank.clock.now();
  const vivere = { processNumber, textVersion: textVersion ?? null, at: now.toISOString() };
  const change = { processNumber, vivere, updatedAt: now };
  await changeProposal(bank.sql, proposalId, { vivere: true }, now);
  return answerOf(bank, check, await changeBiometry(bank.sql, check, change));
}

/** CA-71, before the transaction: has the verifier check the stored evidence again. */
export async function prepareValidation(bank: Bank, check: CheckOf): Promise<Verified> {
  await requireCheckOpen(bank, await readProposal(bank.sql, check.proposalUuid), check);
  return bank.decoding(() => verifyEvidence(bank, check));
}

/**
 * CA-71: validates the identity if the verifier approves the evidence.
 * @throws {ApiError} 403 OUT_OF_HOURS, 409 BIOMETRY_INCOMPLETE or BIOMETRY_REJECTED.
 * @throws {EvidenceChanged}
 */
export async function setBioValidated(
  bank: Bank,
  { proposalId: proposalUuid, bioValidated, personType }: z.infer<typeof setBioValidatedBody>,
  verified: Verified,
): Promise<Answer> {
  const check = { proposalUuid, personType };
  const isOwners = bioValidated && personType === 'OWNER';
  // Lock these first, so that two checks of one person cannot deadlock.
  if (isOwners) await lockOpenProposalsOf(bank.sql, (await readProposal(bank.sql, proposalUuid)).document);
  const proposal = await lockProposal(bank.sql, proposalUuid);
  await requireCheckOpen(bank, proposal, check);
  await requireSameEvidence(bank.sql, await biometryOf(bank, check), verified);
  const wasValidated = (await findBiometry(bank.sql, check))?.bioValidated ?? false;
  const biometry = await keepVerification(bank, check, verified.verification);
  if (bioValidated && biometry.status === 'PENDING') {
    throw conflict('BIOMETRY_INCOMPLETE', 'Todavía faltan fotos para validar tu identidad.');
  }
  if (bioValidated && biometry.status === 'REJECTED') {
    throw conflict('BIOMETRY_REJECTED', 'Las fotos no sirven para validar tu identidad. Sacalas de nuevo.');
  }
  const change = { bioValidated, updatedAt: bank.clock.now() };
  const changed = await changeBiometry(bank.sql, check, change);
  if (isOwners) await endOthersOf(bank, proposal);
  if (bioValidated && !wasValidated) {
    await tellIdentified(bank, proposal, requireBorrower(proposal, personType));
    await tellIfContractReady(bank, proposal, () => costOf(bank, proposal));
  }
  return answerOf(bank, check, changed);
}

/**
 * CA-77: sends a link for a device with a camera to the owner's stored phone or mail; the co-owner receives a new link
 * to the co-owner's part.
 * @throws {ApiError} 429 LINK_LIMIT.
 */
export async function forwardLink(
  bank: Bank,
  proposalUuid: string,
  body: z.infer<typeof forwardingBody>,
): Promise<LinkSent> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireOpen(bank, proposal);
  if (proposal.phase !== 'BIOMETRIA') throw illegalMove();
  if (body?.personType === 'CO_OWNER') {
    return inviteCoOwner(bank, proposal, { channel: body.channel });
  }
  const check = { proposalUuid, personType: 'OWNER' } as const;
  const isVivere = (await findBiometry(bank.sql, check))?.vivere ?? null;
  const { bankName } = bank.settings;
  return sendLink(bank, {
    proposalUuid,
    purpose: 'BIOMETRY_LINK',
    channel: body?.channel ?? 'SMS',
    email: proposal.owner.email,
    cellPhone: proposal.owner.cellPhone,
    path: `${isVivere === null ? '' : '/vivere'}/biometria?id=${proposalUuid}`,
    subject: `Validá tu identidad · ${bankName}`,
    text: (link) => identityLinkText(bank, proposal, link),
  });
}
