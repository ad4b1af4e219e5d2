import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_PICTURE_BYTES } from '@prendarios/rules/constants';
import sharp from 'sharp';
import type { Bank } from '../bank.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Prepared } from '../../platform/http/write.ts';
import type { Evidence, EvidenceName, PictureProblem, Verification } from '../verifier/biometryVerifier.ts';
import { DocumentMissing } from '../../platform/storage/documentStore.ts';
import { imageCipher, masterKey, newProposalKey } from '../../platform/storage/encryption.ts';
import {
  type BiometryRow,
  changeBiometry,
  findBiometry,
  type ImageRow,
  imagesOf,
  replaceImage,
} from '../records/biometries.ts';

const MAX_SIDE = 2_000;
const MAX_PIXELS = 60_000_000;

const PROBLEMS: Readonly<Record<PictureProblem, string>> = {
  NOT_A_PICTURE: 'No pudimos leer la foto. Sacala de nuevo.',
  TOO_SMALL: 'La foto es muy chica. Acercate y sacala de nuevo.',
  TOO_DARK: 'La foto salió oscura. Buscá un lugar con más luz.',
  BLURRED: 'La foto salió movida. Apoyá el teléfono y sacala de nuevo.',
};

const refuse = (field: string, code: string, message: string) =>
  new ApiError(400, code, message, { [field]: message });

/** The picture in a body's field, re-encoded. @throws {ApiError} 400 for anything else, with advice for the person. */
async function readPicture(bank: Bank, field: string, encoded: string): Promise<Buffer> {
  const text = encoded.replace(/^data:image\/(?:jpeg|png);base64,/, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) throw refuse(field, 'NOT_A_PICTURE', PROBLEMS.NOT_A_PICTURE);
  const content = Buffer.from(text, 'base64');
  if (content.length > MAX_PICTURE_BYTES) {
    throw refuse(field, 'PICTURE_TOO_BIG', 'La foto supera los 5 MB. Sacala con menos resolución.');
  }
  const problem = await bank.verifier.checkPicture(content);
  if (problem !== null) throw refuse(field, problem, PROBLEMS[problem]);
  // Re-encoding removes all metadata, such as the place that a camera writes into the file.
  return sharp(content, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer();
}

type NewImage = Readonly<{ id: string; evidence: EvidenceName }>;

/** The verifier's result for a proposal's evidence, with the images that it was given. */
export type Verified = Prepared &
  Readonly<{
    verification: Verification;
    wrappedKey: Buffer | null;
    /** Ids of the images verified. If a proposal has other images now, the result does not apply. */
    imageIds: readonly string[];
  }>;
export type StoredPictures = Verified & { readonly wrappedKey: Buffer; readonly images: readonly NewImage[] };

/** The images changed since they were verified; the caller starts again. */
export class EvidenceChanged extends Error {}

const NO_EVIDENCE: Evidence = { selfie: null, front: null, back: null };
const idsOf = (images: readonly ImageRow[]): string[] => images.map(({ id }) => id).toSorted();

/** The decrypted pictures, for the verifier only. @throws {EvidenceChanged} when one was deleted in the meantime. */
async function openEvidence(
  bank: Bank,
  proposalUuid: string,
  wrappedKey: Buffer | null,
  images: readonly ImageRow[],
): Promise<Evidence> {
  if (wrappedKey === null) return NO_EVIDENCE;
  const evidence: Record<EvidenceName, Buffer | null> = { ...NO_EVIDENCE };
  const cipher = imageCipher(masterKey(bank.settings.biometryKey), proposalUuid, wrappedKey);
  for (const { id, evidence: name } of images) {
    const content = await bank.documents.get(id).catch((error: unknown) => {
      throw error instanceof DocumentMissing ? new EvidenceChanged() : error;
    });
    evidence[name] = cipher.decrypt(id, await buffer(content));
  }
  return evidence;
}

/**
 * Has the verifier check the stored evidence, with `pictures` in place of those that it replaces.
 * @throws {EvidenceChanged}
 */
export async function verifyEvidence(
  bank: Bank,
  proposalUuid: string,
  pictures: Partial<Evidence> = {},
): Promise<Verified> {
  const wrappedKey = (await findBiometry(bank.sql, proposalUuid))?.wrappedKey ?? null;
  const images = await imagesOf(bank.sql, proposalUuid);
  const evidence = { ...(await openEvidence(bank, proposalUuid, wrappedKey, images)), ...pictures };
  return { verification: await bank.verifier.verify(evidence), wrappedKey, imageIds: idsOf(images) };
}

/**
 * Verifies pictures together with the other evidence and stores them encrypted; `keepPictures` then attaches them to
 * the proposal.
 * @throws {ApiError} 400 for a bad picture, 503 BUSY.
 * @throws {EvidenceChanged}
 */
export async function storePictures(
  bank: Bank,
  proposalUuid: string,
  encoded: readonly (readonly [name: EvidenceName, field: string, image: string])[],
): Promise<StoredPictures> {
  const { pictures, verified } = await bank.decoding(async () => {
    const read: [EvidenceName, Buffer][] = [];
    for (const [name, field, image] of encoded) read.push([name, await readPicture(bank, field, image)]);
    return { pictures: read, verified: await verifyEvidence(bank, proposalUuid, Object.fromEntries(read)) };
  });
  const master = masterKey(bank.settings.biometryKey);
  const wrappedKey = verified.wrappedKey ?? newProposalKey(master, proposalUuid);
  const cipher = imageCipher(master, proposalUuid, wrappedKey);
  const images: NewImage[] = [];
  for (const [evidence, picture] of pictures) {
    const id = randomUUID();
    const sealed = Readable.from([cipher.encrypt(id, picture)]);
    await bank.documents.put(id, sealed, { contentType: 'application/octet-stream' });
    images.push({ id, evidence });
  }
  const discard = async () => {
    for (const { id } of images) await bank.documents.delete(id);
  };
  return { ...verified, wrappedKey, images, discard };
}

/** @throws {EvidenceChanged} if the stored images are no longer those that were verified. */
export async function requireSameEvidence(
  sql: Sql,
  biometry: BiometryRow,
  verified: Verified,
): Promise<void> {
  const ids = idsOf(await imagesOf(sql, biometry.proposalUuid));
  if (ids.join() !== verified.imageIds.join()) throw new EvidenceChanged();
}

/**
 * Attaches stored pictures to the proposal. Returns the ids of those that they replace, to be deleted after the commit.
 */
export async function keepPictures(
  bank: Bank,
  biometry: BiometryRow,
  { images, wrappedKey }: StoredPictures,
): Promise<string[]> {
  const { proposalUuid } = biometry;
  const createdAt = bank.clock.now();
  const replaced: string[] = [];
  for (const { id, evidence } of images) {
    const before = await replaceImage(bank.sql, { id, proposalUuid, evidence, createdAt });
    if (before !== null) replaced.push(before);
  }
  const change = { wrappedKey, imagesAt: createdAt, imagesDeletedAt: null, updatedAt: createdAt };
  await changeBiometry(bank.sql, proposalUuid, change);
  return replaced;
}
