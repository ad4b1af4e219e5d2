import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_PHOTO_BYTES } from '@prendarios/rules/constants';
import sharp from 'sharp';
import type { Bank } from '../bank.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Prepared } from '../../platform/http/write.ts';
import type { Evidence, EvidenceName, PhotoProblem, Verification } from '../verifier/biometryVerifier.ts';
import { DocumentMissing } from '../../platform/storage/documentStore.ts';
import { photoCipher, masterKey, newProposalKey } from '../../platform/storage/encryption.ts';
import {
  type BiometryRow,
  changeBiometry,
  type CheckOf,
  findBiometry,
  type PhotoRow,
  photosOf,
  replacePhoto,
} from '../records/biometries.ts';

const MAX_SIDE = 2_000;
const MAX_PIXELS = 60_000_000;

const PROBLEMS: Readonly<Record<PhotoProblem, string>> = {
  NOT_A_PICTURE: 'No pudimos leer la foto. Sacala de nuevo.',
  TOO_SMALL: 'La foto es muy chica. Acercate y sacala de nuevo.',
  TOO_DARK: 'La foto salió oscura. Buscá un lugar con más luz.',
  BLURRED: 'La foto salió movida. Apoyá el celular y sacala de nuevo.',
};

const refuse = (field: string, code: string, message: string) =>
  new ApiError(400, code, message, { [field]: message });

/**
 * Returns the re-encoded photo of a body's field.
 * @throws {ApiError} 400 for anything else, with advice for the person.
 */
async function readPhoto(bank: Bank, field: string, encoded: string): Promise<Buffer> {
  const text = encoded.replace(/^data:image\/(?:jpeg|png);base64,/, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) throw refuse(field, 'NOT_A_PICTURE', PROBLEMS.NOT_A_PICTURE);
  const content = Buffer.from(text, 'base64');
  if (content.length > MAX_PHOTO_BYTES) {
    throw refuse(field, 'PICTURE_TOO_BIG', 'La foto supera los 5 MB. Sacala con menos resolución.');
  }
  const problem = await bank.verifier.checkPhoto(content);
  if (problem !== null) throw refuse(field, problem, PROBLEMS[problem]);
  // Re-encoding removes all metadata, such as the camera's location.
  return sharp(content, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer();
}

type NewPhoto = Readonly<{ id: string; evidence: EvidenceName }>;

/** The verifier's result for a proposal's evidence, with the new photos. */
export type Verified = Prepared &
  Readonly<{
    verification: Verification;
    wrappedKey: Buffer | null;
    /** Ids of the verified photos. If the proposal has other photos now, the result is void. */
    photoIds: readonly string[];
  }>;
export type StoredPhotos = Verified & { readonly wrappedKey: Buffer; readonly photos: readonly NewPhoto[] };

/** The photos changed after the verification; the caller retries. */
export class EvidenceChanged extends Error {}

const NO_EVIDENCE: Evidence = { selfie: null, front: null, back: null };
const idsOf = (photos: readonly PhotoRow[]): string[] => photos.map(({ id }) => id).toSorted();

/** Decrypts the photos for the verifier only. @throws {EvidenceChanged} if one was deleted in the meantime. */
async function openEvidence(
  bank: Bank,
  proposalUuid: string,
  wrappedKey: Buffer | null,
  photos: readonly PhotoRow[],
): Promise<Evidence> {
  if (wrappedKey === null) return NO_EVIDENCE;
  const evidence: Record<EvidenceName, Buffer | null> = { ...NO_EVIDENCE };
  const cipher = photoCipher(masterKey(bank.settings.biometryKey), proposalUuid, wrappedKey);
  for (const { id, evidence: name } of photos) {
    const content = await bank.documents.get(id).catch((error: unknown) => {
      throw error instanceof DocumentMissing ? new EvidenceChanged() : error;
    });
    evidence[name] = cipher.decrypt(id, await buffer(content));
  }
  return evidence;
}

/**
 * Has the verifier check the stored evidence, with `added` replacing photos of the same kind.
 * @throws {EvidenceChanged}
 */
export async function verifyEvidence(
  bank: Bank,
  check: CheckOf,
  added: Partial<Evidence> = {},
): Promise<Verified> {
  const wrappedKey = (await findBiometry(bank.sql, check))?.wrappedKey ?? null;
  const photos = await photosOf(bank.sql, check);
  const evidence = { ...(await openEvidence(bank, check.proposalUuid, wrappedKey, photos)), ...added };
  return { verification: await bank.verifier.verify(evidence), wrappedKey, photoIds: idsOf(photos) };
}

/**
 * Verifies photos together with the other evidence and stores them encrypted; `keepPhotos` then attaches them to the
 * proposal.
 * @throws {ApiError} 400 for a bad photo, 503 BUSY.
 * @throws {EvidenceChanged}
 */
export async function storePhotos(
  bank: Bank,
  check: CheckOf,
  encoded: readonly (readonly [name: EvidenceName, field: string, photo: string])[],
): Promise<StoredPhotos> {
  const { proposalUuid } = check;
  const { added, verified } = await bank.decoding(async () => {
    const read: [EvidenceName, Buffer][] = [];
    for (const [name, field, photo] of encoded) read.push([name, await readPhoto(bank, field, photo)]);
    return { added: read, verified: await verifyEvidence(bank, check, Object.fromEntries(read)) };
  });
  const master = masterKey(bank.settings.biometryKey);
  const wrappedKey = verified.wrappedKey ?? newProposalKey(master, proposalUuid);
  const cipher = photoCipher(master, proposalUuid, wrappedKey);
  const photos: NewPhoto[] = [];
  for (const [evidence, photo] of added) {
    const id = randomUUID();
    const sealed = Readable.from([cipher.encrypt(id, photo)]);
    await bank.documents.put(id, sealed, { contentType: 'application/octet-stream' });
    photos.push({ id, evidence });
  }
  const discard = async () => {
    for (const { id } of photos) await bank.documents.delete(id);
  };
  return { ...verified, wrappedKey, photos, discard };
}

/** @throws {EvidenceChanged} if the stored photos differ from the verified ones. */
export async function requireSameEvidence(
  sql: Sql,
  biometry: BiometryRow,
  verified: Verified,
): Promise<void> {
  const ids = idsOf(await photosOf(sql, biometry));
  if (ids.join() !== verified.photoIds.join()) throw new EvidenceChanged();
}

/**
 * Attaches stored photos to the proposal. `hasNumber`: the front's barcode has the borrower's number. Returns the ids
 * of replaced photos, which the caller deletes after the commit.
 */
export async function keepPhotos(
  bank: Bank,
  biometry: BiometryRow,
  { photos, wrappedKey }: StoredPhotos,
  hasNumber: boolean,
): Promise<string[]> {
  const { proposalUuid, personType } = biometry;
  const createdAt = bank.clock.now();
  const replaced: string[] = [];
  for (const { id, evidence } of photos) {
    const row = { id, proposalUuid, personType, evidence, createdAt };
    const before = await replacePhoto(bank.sql, { ...row, hasNumber: hasNumber && evidence === 'front' });
    if (before !== null) replaced.push(before);
  }
  const change = { wrappedKey, imagesAt: createdAt, imagesDeletedAt: null, updatedAt: createdAt };
  await changeBiometry(bank.sql, biometry, change);
  return replaced;
}
