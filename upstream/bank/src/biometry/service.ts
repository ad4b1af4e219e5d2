import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Bank, within } from '../bank.ts';
import { findContract } from '../contract/store.ts';
import type { Sql } from '../database/database.ts';
import { positionOf } from '../flow/machine.ts';
import { conflict, invalid } from '../http/errors.ts';
import { requireHours } from '../http/hours.ts';
import type { EvidenceName } from '../images/biometryVerifier.ts';
import { type LinkSent, sendLink } from '../messages/links.ts';
import { requireConsent } from '../person/consents.ts';
import { requireOpen } from '../proposal/guards.ts';
import { illegalMove } from '../proposal/moves.ts';
import { changeProposal, lockProposal, type ProposalRow, readProposal } from '../proposal/store.ts';
import type {
  biometryAnswer,
  forwardingBody,
  saveDataVivereBody,
  saveIdBody,
  saveProcessNumberBody,
} from './contract.ts';
import { keepPicture, openEvidence, readPicture } from './images.ts';
import { type BiometryRow, changeBiometry, findBiometry, imagesOf, insertBiometry } from './store.ts';

type Answer = z.infer<typeof biometryAnswer>;
/** `forget`: keys of images that were replaced, to be deleted once the change is committed. */
export type Saved = { answer: Answer; forget: string[] };

async function answerOf(bank: Bank, proposalUuid: string, row: BiometryRow | null): Promise<Answer> {
  const names = new Set((await imagesOf(bank.sql, proposalUuid)).map(({ evidence }) => evidence));
  return {
    status: row?.status ?? 'PENDING',
    bioValidated: row?.bioValidated ?? false,
    evidence: { selfie: names.has('selfie'), front: names.has('front'), back: names.has('back') },
    problems: row?.problems ?? [],
    processNumber: row?.processNumber ?? null,
    vivere: (row?.vivere ?? null) !== null,
    verifier: row?.verifier ?? bank.verifier.name,
    isStandIn: bank.verifier.isStandIn,
    imagesDeletedAt: row?.imagesDeletedAt?.toISOString() ?? null,
  };
}

/** The identity is checked until the contract is confirmed, and never before the data are. */
export function requireFormalization(bank: Pick<Bank, 'clock'>, proposal: ProposalRow): void {
  requireOpen(bank, proposal);
  if (positionOf(proposal.flow) !== 'BIOMETRIA.createFormalization') throw illegalMove();
}

async function biometryOf(bank: Bank, proposal: ProposalRow): Promise<BiometryRow> {
  const known = await findBiometry(bank.sql, proposal.uuid);
  if (known) return known;
  const now = bank.clock.now();
  return insertBiometry(bank.sql, {
    id: randomUUID(),
    proposalUuid: proposal.uuid,
    status: 'PENDING',
    bioValidated: false,
    problems: [],
    createdAt: now,
    updatedAt: now,
  });
}

// CA-72
export async function getBiometry(bank: Bank, proposalUuid: string): Promise<Answer> {
  await readProposal(bank.sql, proposalUuid);
  return answerOf(bank, proposalUuid, await findBiometry(bank.sql, proposalUuid));
}

/** Lets the verifier judge what there is now; another picture takes back an earlier validation. */
async function judged(bank: Bank, biometry: BiometryRow): Promise<BiometryRow> {
  const { status, problems, verifier } = await bank.verifier.verify(await openEvidence(bank, biometry));
  return changeBiometry(bank.sql, biometry.proposalUuid, {
    status,
    problems,
    verifier,
    bioValidated: false,
    updatedAt: bank.clock.now(),
  });
}

async function savePictures(
  bank: Bank,
  tx: Sql,
  proposalUuid: string,
  given: readonly (readonly [name: EvidenceName, field: string, image: string])[],
): Promise<Saved> {
  const inTransaction = within(bank, tx);
  const proposal = await lockProposal(tx, proposalUuid);
  requireFormalization(bank, proposal);
  requireHours(bank);
  requireConsent(
    (await findContract(tx, proposalUuid))?.consents ?? [],
    'BIOMETRICS',
    'Antes de sacar fotos, aceptá el tratamiento de tus datos biométricos.',
  );
  const pictures: [EvidenceName, Buffer][] = [];
  for (const [name, field, image] of given) pictures.push([name, await readPicture(bank, field, image)]);
  let biometry = await biometryOf(inTransaction, proposal);
  const forget: string[] = [];
  for (const [name, content] of pictures) {
    const kept = await keepPicture(inTransaction, biometry, name, content);
    biometry = kept.biometry;
    if (kept.replaced !== null) forget.push(kept.replaced);
  }
  biometry = await judged(inTransaction, biometry);
  return { answer: await answerOf(inTransaction, proposalUuid, biometry), forget };
}

// CA-73
export const saveSelfie = (bank: Bank, tx: Sql, proposalUuid: string, image: string): Promise<Saved> =>
  savePictures(bank, tx, proposalUuid, [['selfie', 'image', image]]);

// CA-75
export function saveId(bank: Bank, tx: Sql, body: z.infer<typeof saveIdBody>): Promise<Saved> {
  const { proposalId, front, back } = body;
  const given: [EvidenceName, string, string][] = [];
  if (front !== undefined) given.push(['front', 'front', front]);
  if (back !== undefined) given.push(['back', 'back', back]);
  if (given.length === 0) throw invalid({ front: 'Sacale una foto al frente o al dorso de tu DNI.' });
  return savePictures(bank, tx, proposalId, given);
}

// CA-74
export async function saveProcessNumber(
  bank: Bank,
  tx: Sql,
  { proposalId, processNumber }: z.infer<typeof saveProcessNumberBody>,
): Promise<Answer> {
  const inTransaction = within(bank, tx);
  const proposal = await lockProposal(tx, proposalId);
  requireFormalization(bank, proposal);
  await biometryOf(inTransaction, proposal);
  const change = { processNumber, updatedAt: bank.clock.now() };
  return answerOf(inTransaction, proposalId, await changeBiometry(tx, proposalId, change));
}

/** CA-76: what the Vivere flow knows of the check; its images come by the same calls. */
export async function saveDataVivere(
  bank: Bank,
  tx: Sql,
  { proposalId, processNumber, textVersion }: z.infer<typeof saveDataVivereBody>,
): Promise<Answer> {
  const inTransaction = within(bank, tx);
  const proposal = await lockProposal(tx, proposalId);
  requireFormalization(bank, proposal);
  await biometryOf(inTransaction, proposal);
  const now = bank.clock.now();
  const vivere = { processNumber, textVersion: textVersion ?? null, at: now.toISOString() };
  const change = { processNumber, vivere, updatedAt: now };
  await changeProposal(tx, proposalId, { vivere: true }, now);
  return answerOf(inTransaction, proposalId, await changeBiometry(tx, proposalId, change));
}

/** CA-71: nobody is validated by saying so: the verifier judges again what the server holds (SECURITY 8). */
export async function setBioValidated(
  bank: Bank,
  tx: Sql,
  proposalUuid: string,
  bioValidated: boolean,
): Promise<Answer> {
  const inTransaction = within(bank, tx);
  const proposal = await lockProposal(tx, proposalUuid);
  requireFormalization(bank, proposal);
  requireHours(bank);
  const biometry = await judged(inTransaction, await biometryOf(inTransaction, proposal));
  if (bioValidated && biometry.status === 'PENDING') {
    throw conflict('BIOMETRY_INCOMPLETE', 'Todavía faltan fotos para validar tu identidad.');
  }
  if (bioValidated && biometry.status === 'REJECTED') {
    throw conflict('BIOMETRY_REJECTED', 'Las fotos no sirven para validar tu identidad. Sacalas de nuevo.');
  }
  const change = { bioValidated, updatedAt: bank.clock.now() };
  return answerOf(inTransaction, proposalUuid, await changeBiometry(tx, proposalUuid, change));
}

/** CA-77: for who has no camera at hand: the link goes to the phone or mail that the proposal holds. */
export async function forwardLink(
  bank: Bank,
  tx: Sql,
  proposalUuid: string,
  body: z.infer<typeof forwardingBody>,
): Promise<LinkSent> {
  const inTransaction = within(bank, tx);
  const proposal = await lockProposal(tx, proposalUuid);
  requireOpen(bank, proposal);
  if (proposal.phase !== 'BIOMETRIA') throw illegalMove();
  const isVivere = (await findBiometry(tx, proposalUuid))?.vivere ?? null;
  const { bankName } = bank.settings;
  return sendLink(inTransaction, {
    proposalUuid,
    purpose: 'BIOMETRY_LINK',
    channel: body?.channel ?? 'SMS',
    email: proposal.owner.email,
    cellPhone: proposal.owner.cellPhone,
    path: `${isVivere === null ? '' : '/vivere'}/biometria?id=${proposalUuid}`,
    subject: `Validá tu identidad · ${bankName}`,
    text: (link) => `${bankName}: seguí con tu préstamo validando tu identidad desde el teléfono: ${link}`,
  });
}
