import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Bank } from '../bank.ts';
import { ApiError } from '../http/errors.ts';
import type { Evidence, EvidenceName, PictureProblem } from '../images/biometryVerifier.ts';
import { imageCipher, masterKey, newProposalKey } from '../storage/encryption.ts';
import { type BiometryRow, changeBiometry, imagesOf, replaceImage } from './store.ts';

const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
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

/** What a body carries as a picture; throws 400 for anything else, with what to do about it. */
export async function readPicture(bank: Bank, field: string, given: string): Promise<Buffer> {
  const text = given.replace(/^data:image\/(?:jpeg|png);base64,/, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) throw refuse(field, 'NOT_A_PICTURE', PROBLEMS.NOT_A_PICTURE);
  const content = Buffer.from(text, 'base64');
  if (content.length > MAX_PICTURE_BYTES) {
    throw refuse(field, 'PICTURE_TOO_BIG', 'La foto supera los 5 MB. Sacala con menos resolución.');
  }
  const problem = await bank.verifier.checkPicture(content);
  if (problem !== null) throw refuse(field, problem, PROBLEMS[problem]);
  // Re-encoded: what the camera wrote into the file goes away with the rest of its metadata.
  return sharp(content, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Keeps a picture encrypted; the one it replaces is deleted once the caller has committed. */
export async function keepPicture(
  bank: Bank,
  biometry: BiometryRow,
  evidence: EvidenceName,
  picture: Buffer,
): Promise<{ biometry: BiometryRow; replaced: string | null }> {
  const { proposalUuid } = biometry;
  const master = masterKey(bank.settings.biometryKey);
  const wrappedKey = biometry.wrappedKey ?? newProposalKey(master, proposalUuid);
  const id = randomUUID();
  const sealed = imageCipher(master, proposalUuid, wrappedKey).encrypt(id, picture);
  await bank.documents.put(id, Readable.from([sealed]), { contentType: 'application/octet-stream' });
  const createdAt = bank.clock.now();
  const replaced = await replaceImage(bank.sql, { id, proposalUuid, evidence, createdAt });
  const changed = await changeBiometry(bank.sql, proposalUuid, {
    wrappedKey,
    imagesAt: createdAt,
    imagesDeletedAt: null,
    updatedAt: createdAt,
  });
  return { biometry: changed, replaced };
}

/** The pictures in clear, for the verifier alone. */
export async function openEvidence(bank: Bank, biometry: BiometryRow): Promise<Evidence> {
  const evidence: Record<EvidenceName, Buffer | null> = { selfie: null, front: null, back: null };
  if (biometry.wrappedKey === null) return evidence;
  const { proposalUuid, wrappedKey } = biometry;
  const cipher = imageCipher(masterKey(bank.settings.biometryKey), proposalUuid, wrappedKey);
  for (const { id, evidence: name } of await imagesOf(bank.sql, proposalUuid)) {
    evidence[name] = cipher.decrypt(id, await buffer(await bank.documents.get(id)));
  }
  return evidence;
}
