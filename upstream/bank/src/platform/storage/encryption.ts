import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Envelope encryption with AES-256-GCM: a proposal's images are encrypted with the proposal's key, and that key with
 * the master key from the settings. Deleting the wrapped key makes the images unreadable.
 */
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of everything encrypted, so that a later format can be recognised. */
const VERSION = 1;

export class DecryptionFailed extends Error {
  constructor() {
    super('what was encrypted is damaged, or belongs elsewhere');
  }
}

/** The 32 bytes of 64 hexadecimal digits. @throws {TypeError} for any other text. */
export function masterKey(hex: string): Buffer {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new TypeError('the master key is 64 hexadecimal digits');
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
const imageContext = (proposalUuid: string, imageId: string): string => `image:${proposalUuid}:${imageId}`;

type ImageCipher = {
  encrypt: (imageId: string, image: Buffer) => Buffer;
  /** @throws {DecryptionFailed} for anything but the result of `encrypt` for this image of this proposal. */
  decrypt: (imageId: string, encrypted: Buffer) => Buffer;
};

/** A new key for a proposal, encrypted by the master key for storage. */
export function newProposalKey(master: Buffer, proposalUuid: string): Buffer {
  return encrypt(master, randomBytes(KEY_BYTES), wrapContext(proposalUuid));
}

/** The cipher of a proposal's images. @throws {DecryptionFailed} when the key is damaged or of another proposal. */
export function imageCipher(master: Buffer, proposalUuid: string, wrappedKey: Buffer): ImageCipher {
  const key = decrypt(master, wrappedKey, wrapContext(proposalUuid));
  return {
    encrypt: (imageId, image) => encrypt(key, image, imageContext(proposalUuid, imageId)),
    decrypt: (imageId, encrypted) => decrypt(key, encrypted, imageContext(proposalUuid, imageId)),
  };
}
