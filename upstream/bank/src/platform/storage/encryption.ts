import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Envelope encryption with AES-256-GCM: a proposal's photos are encrypted with the proposal's key, and that key with
 * the master key from the settings. Deleting the wrapped key makes the photos unreadable.
 */
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of all encrypted data, which identifies the format. */
const VERSION = 1;

export class DecryptionFailed extends Error {
  constructor() {
    super('what was encrypted is damaged, or belongs elsewhere');
  }
}

/** Parses a key of 64 hexadecimal digits. @throws {TypeError} for any other text. */
export function masterKey(hex: string): Buffer {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new TypeError('the master key must have 64 hexadecimal digits');
  return Buffer.from(hex, 'hex');
}

/** Returns version · nonce · tag · ciphertext. Decrypting needs the same `context`. */
function encrypt(key: Buffer, plain: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  const content = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), content]);
}

function decrypt(key: Buffer, encrypted: Buffer, context: string): Buffer {
  const start = 1 + NONCE_BYTES + TAG_BYTES;
  if (encrypted.length < start || encrypted[0] !== VERSION) throw new DecryptionFailed();
  const nonce = encrypted.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(encrypted.subarray(1 + NONCE_BYTES, start));
  decipher.setAAD(Buffer.from(context));
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(start)), decipher.final()]);
  } catch {
    throw new DecryptionFailed();
  }
}

const wrapContext = (proposalUuid: string): string => `key:${proposalUuid}`;
// The text is part of existing encrypted data, so it must not change.
const photoContext = (proposalUuid: string, photoId: string): string => `image:${proposalUuid}:${photoId}`;

type PhotoCipher = {
  encrypt: (photoId: string, photo: Buffer) => Buffer;
  /** @throws {DecryptionFailed} unless `encrypt` produced the data for this photo of this proposal. */
  decrypt: (photoId: string, encrypted: Buffer) => Buffer;
};

/** Creates a proposal's key, encrypted with the master key for storage. */
export function newProposalKey(master: Buffer, proposalUuid: string): Buffer {
  return encrypt(master, randomBytes(KEY_BYTES), wrapContext(proposalUuid));
}

/** Returns the cipher of a proposal's photos. @throws {DecryptionFailed} for a damaged key or another proposal's. */
export function photoCipher(master: Buffer, proposalUuid: string, wrappedKey: Buffer): PhotoCipher {
  const key = decrypt(master, wrappedKey, wrapContext(proposalUuid));
  return {
    encrypt: (photoId, photo) => encrypt(key, photo, photoContext(proposalUuid, photoId)),
    decrypt: (photoId, encrypted) => decrypt(key, encrypted, photoContext(proposalUuid, photoId)),
  };
}
