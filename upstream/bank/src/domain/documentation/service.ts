import { INSCRIBED_PLEDGE } from '@prendarios/rules/sentBackDocuments';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { cutText } from '@prendarios/rules/cutText';
import type { z } from 'zod';
import type { Bank } from '../bank.ts';
import { type Caller, subjectOf } from '../../platform/access/caller.ts';
import type { Sql } from '../../platform/database/database.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import type { Prepared } from '../../platform/http/write.ts';
import { RELOAD } from '../flow/table.ts';
import { requireBeforeFormalization, requireOpen, requireSellerValidated } from '../lifecycle/guards.ts';
import { illegalMove, moveProposal, requireMove } from '../lifecycle/moves.ts';
import { isAwaitedSeller } from '../lifecycle/sellersPart.ts';
import { hasOpened } from '../party/deviceLinks.ts';
import { requireSignable } from '../proposal/signable.ts';
import { changeProposal, lockProposal, type ProposalRow, readProposal } from '../records/proposals.ts';
import { DocumentMissing } from '../../platform/storage/documentStore.ts';
import type { documentsAnswer, preUploadAnswer, reUploadBody, uploadBody } from '../api/documentation.ts';
import { type CheckedFile, checkFile } from './fileCheck.ts';
import {
  isInscribedPledge,
  pledgeAfter,
  requirePointOfSale,
  takesInscribedPledge,
} from '../lifecycle/inscribedPledge.ts';
import type { ReceivedFile } from './receivedFile.ts';
import { isGivenByIdentityCheck, requiredDocuments } from '../lifecycle/requiredDocuments.ts';
import { tellSellerUploaded } from './sentBack.ts';
import {
  attachFiles,
  closeSentBack,
  type FileRow,
  filesOf,
  findFile,
  insertFile,
  sentBackReasons,
} from './store.ts';

type Documents = z.infer<typeof documentsAnswer>;
const MAX_FILES = 100;
const MAX_NAME = 100;
const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

/** Returns a file name that is safe to show: no path, no control characters, the extension of the actual type. */
export function displayName(name: string, contentType: CheckedFile['contentType']): string {
  const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim();
  return `${cutText(stem, MAX_NAME) || 'documento'}.${EXTENSIONS[contentType]}`;
}

/**
 * Files are accepted while the applicant fills in the proposal, after documents were sent back, and from the registry.
 */
function requireUploads(bank: Bank, proposal: ProposalRow): void {
  requireOpen(bank, proposal);
  if (proposal.phase === RELOAD || takesInscribedPledge(proposal) || isAwaitedSeller(proposal)) return;
  requireBeforeFormalization(bank, proposal);
}

async function requireRoom(bank: Bank, proposal: ProposalRow): Promise<void> {
  requireUploads(bank, proposal);
  if ((await filesOf(bank.sql, proposal.uuid)).length >= MAX_FILES) {
    throw conflict('TOO_MANY_FILES', 'Llegaste al máximo de archivos. Si falta alguno, llamanos.');
  }
}

type StoredFile = Prepared & Readonly<{ id: string; name: string; file: CheckedFile }>;

/**
 * CA-52, before the transaction: checks a file and stores its content; `keepFile` then adds it to the proposal.
 * @throws {ApiError} 400 for a file that is not accepted, 409 if the proposal accepts no files, 503 BUSY.
 */
export async function storeFile(
  bank: Bank,
  proposalUuid: string,
  { name, content }: ReceivedFile,
): Promise<StoredFile> {
  await requireRoom(bank, await readProposal(bank.sql, proposalUuid));
  const file = await checkFile(content, bank.decoding);
  const id = randomUUID();
  await bank.documents.put(id, Readable.from([file.content]), { contentType: file.contentType });
  const discard = () => bank.documents.delete(id);
  return { id, name: displayName(name, file.contentType), file, discard };
}

/**
 * CA-52: adds a stored file to the proposal, not yet attached to a document.
 * @throws {ApiError} 409 TOO_MANY_FILES.
 */
export async function keepFile(
  bank: Bank,
  proposalUuid: string,
  { id, name, file }: StoredFile,
): Promise<z.infer<typeof preUploadAnswer>> {
  await requireRoom(bank, await lockProposal(bank.sql, proposalUuid));
  const { contentType, sha256 } = file;
  const size = file.content.length;
  await insertFile(bank.sql, {
    id,
    proposalUuid,
    name,
    size,
    contentType,
    sha256,
    createdAt: bank.clock.now(),
  });
  return { fileId: id, name, size, contentType };
}

async function documentsOf(sql: Sql, proposal: ProposalRow): Promise<Documents> {
  const files = await filesOf(sql, proposal.uuid);
  const reasons = await sentBackReasons(sql, proposal.uuid);
  return requiredDocuments(proposal).map((document) => {
    const own = files.filter((file) => file.documentType === document.type);
    const observation = reasons.get(document.type) ?? null;
    const isGiven = own.length > 0 || isGivenByIdentityCheck(document.type, proposal.flow);
    const status = isGiven ? 'UPLOADED' : 'PENDING';
    return {
      ...document,
      status: observation === null ? status : 'OBSERVED',
      observation,
      files: own.map(({ id, name, size, contentType }) => ({ documentId: id, name, size, contentType })),
    };
  });
}

/**
 * CA-56: returns the required documents with their files.
 * @throws {ApiError} 404 for an unknown proposal.
 */
export async function getDocuments(sql: Sql, proposalUuid: string): Promise<Documents> {
  return documentsOf(sql, await readProposal(sql, proposalUuid));
}

const ONE_DOCUMENT = 'Ese archivo ya está en otro documento. Subí uno para cada documento.';

/**
 * A call may name each document and file only once, because a second mention would take the file away from the first.
 */
function refuseRepeated(
  data: readonly { type: string; fileIds: readonly string[] }[],
  fields: Record<string, string>,
): void {
  data.forEach(({ type, fileIds }, at) => {
    const before = data.slice(0, at);
    if (before.some((one) => one.type === type)) {
      fields[`data.${at}.type`] = 'Ese documento está dos veces.';
    }
    if (before.some((one) => one.type !== type && one.fileIds.some((id) => fileIds.includes(id)))) {
      fields[`data.${at}.fileIds`] = ONE_DOCUMENT;
    }
  });
}

const isOnlyOf = (
  party: string,
  data: readonly { type: string }[],
  asked: readonly { type: string; party: string }[],
): boolean => data.every(({ type }) => asked.some((one) => one.type === type && one.party === party));

/**
 * CA-53: attaches uploaded files to documents. A seller may change only the seller's and the vehicle's documents, a
 * late seller (decision 034) only the seller's. Updates the proposal too, so that its ETag changes.
 * @throws {ApiError} 400 with a message per wrong document or file, 403 POINT_OF_SALE_ONLY.
 */
export async function attachDocuments(
  bank: Bank,
  proposalUuid: string,
  { data, isSeller }: z.infer<typeof uploadBody>,
  caller: Caller,
): Promise<Documents> {
  requirePointOfSale(data, caller);
  const proposal = await lockProposal(bank.sql, proposalUuid);
  const asked = requiredDocuments(proposal);
  const isLate = isSeller && isAwaitedSeller(proposal) && isOnlyOf('SELLER', data, asked);
  if (isLate) requireOpen(bank, proposal);
  else if (!takesInscribedPledge(proposal) || !isInscribedPledge(data)) {
    requireBeforeFormalization(bank, proposal);
  }
  const files = await filesOf(bank.sql, proposalUuid);
  const fields: Record<string, string> = {};
  data.forEach(({ type, fileIds }, at) => {
    const document = asked.find((candidate) => candidate.type === type);
    if (!document) fields[`data.${at}.type`] = 'Esta solicitud no pide ese documento.';
    else if (isSeller && document.party !== 'SELLER' && document.party !== 'VEHICLE') {
      fields[`data.${at}.type`] = 'Ese documento no lo sube el vendedor.';
    }
    if (!fileIds.every((id) => files.some((file) => file.id === id))) {
      fields[`data.${at}.fileIds`] = 'No encontramos ese archivo. Subilo de nuevo.';
    }
    // Attaching would take the file from its current document.
    const isElsewhere = files.some(
      ({ id, documentType }) => fileIds.includes(id) && documentType !== null && documentType !== type,
    );
    if (isElsewhere) fields[`data.${at}.fileIds`] = ONE_DOCUMENT;
  });
  refuseRepeated(data, fields);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  for (const { type, fileIds } of data) await attachFiles(bank.sql, proposalUuid, type, fileIds);
  const change = takesInscribedPledge(proposal) ? { pledge: pledgeAfter(data) } : {};
  return documentsOf(bank.sql, await changeProposal(bank.sql, proposalUuid, change, bank.clock.now()));
}

/**
 * CA-55: replaces only documents that an analyst sent back. After the last one the interrupted phase continues.
 * @throws {ApiError} 400 with a message per wrong document or file, 403 POINT_OF_SALE_ONLY, 409 ILLEGAL_MOVE.
 */
export async function reUploadDocuments(
  bank: Bank,
  proposalUuid: string,
  { data }: z.infer<typeof reUploadBody>,
  caller: Caller,
): Promise<Documents> {
  requirePointOfSale(data, caller);
  let proposal = await lockProposal(bank.sql, proposalUuid);
  if (proposal.flowStatus !== 'A' || proposal.phase !== RELOAD) throw illegalMove();
  const reasons = await sentBackReasons(bank.sql, proposalUuid);
  const files = await filesOf(bank.sql, proposalUuid);
  const fields: Record<string, string> = {};
  data.forEach(({ type, fileIds }, at) => {
    if (!reasons.has(type)) {
      fields[`data.${at}.type`] = 'Ese documento no hay que subirlo de nuevo.';
    }
    // A file that is already attached is not a new upload.
    if (!fileIds.every((id) => files.some((file) => file.id === id && file.documentType === null))) {
      fields[`data.${at}.fileIds`] = 'No encontramos ese archivo. Subilo de nuevo.';
    }
  });
  refuseRepeated(data, fields);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  for (const { type, fileIds } of data) {
    await attachFiles(bank.sql, proposalUuid, type, fileIds);
    const change = type === INSCRIBED_PLEDGE ? { pledge: 'RECEIVED' as const } : {};
    proposal = await moveProposal(bank, proposal, { type: 'documentReloaded', document: type }, change);
  }
  const types = data.map(({ type }) => type);
  await closeSentBack(bank.sql, proposalUuid, types, bank.clock.now());
  const isSellers = hasOpened(proposal.seller?.links ?? [], subjectOf(caller));
  if (isSellers && proposal.phase !== RELOAD) await tellSellerUploaded(bank, proposal);
  return documentsOf(bank.sql, proposal);
}

/**
 * CA-54: finishes uploadDocumentation and validateDocumentation, because this bank validates at once.
 * @throws {ApiError} 409 ILLEGAL_MOVE, DOCUMENTS_MISSING, CONTRACT_DATA_MISSING or SELLER_NOT_VALIDATED.
 */
export async function finishDocumentation(bank: Bank, proposalUuid: string): Promise<Documents> {
  const proposal = await lockProposal(bank.sql, proposalUuid);
  requireBeforeFormalization(bank, proposal);
  requireSellerValidated(proposal);
  requireMove(bank, proposal, 'documentationUploaded');
  const documents = await documentsOf(bank.sql, proposal);
  const missing = documents.filter(({ mandatory, status }) => mandatory && status === 'PENDING');
  if (missing.length > 0) {
    throw conflict(
      'DOCUMENTS_MISSING',
      'Faltan documentos.',
      Object.fromEntries(missing.map(({ type, label }) => [type, `Falta subir: ${label}.`])),
    );
  }
  await requireSignable(bank, proposal);
  const uploaded = await moveProposal(bank, proposal, 'documentationUploaded');
  await moveProposal(bank, uploaded, 'documentationValidated');
  return documents;
}

const noDocument = () => notFound('DOCUMENT_NOT_FOUND', 'No encontramos ese documento.');

/**
 * CA-58: opens an uploaded file of the proposal.
 * @throws {ApiError} 404 DOCUMENT_NOT_FOUND.
 */
export async function openDocument(
  bank: Bank,
  proposalUuid: string,
  documentId: string,
): Promise<{ file: FileRow; stream: Readable }> {
  await readProposal(bank.sql, proposalUuid);
  const file = await findFile(bank.sql, proposalUuid, documentId);
  if (!file) throw noDocument();
  // Open the file before the response starts, so that a lost file is a 404 and not a broken download.
  const stream = await bank.documents.get(file.id).catch((error: unknown) => {
    throw error instanceof DocumentMissing ? noDocument() : error;
  });
  return { file, stream };
}
