import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Envelope encryption with AES-256-GCM: a proposal's images are encrypted with a key of its own, and that
 * key with the master key, which alone is configured. To destroy the wrapped key is to destroy the images.
 */
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of everything encrypted, so that a later form can be told from this one. */
const VERSION = 1;

export class DecryptionFailed extends Error {
  constructor() {
    super('what was encrypted is damaged, or belongs elsewhere');
  }
}

/** 32 bytes from their 64 hexadecimal digits; throws TypeError. */
export function masterKey(hex: string): Buffer {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new TypeError('the master key is 64 hexadecimal digits');
  return Buffer.from(hex, 'hex');
}

/** version · nonce · tag · ciphertext; `context` must be given again to decrypt. */
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
  /** Throws DecryptionFailed for anything but what `encrypt` gave for this image of this proposal. */
  decrypt: (imageId: string, encrypted: Buffer) => Buffer;
};

/** A new key for a proposal, as it is stored: wrapped by the master key. */
export function newProposalKey(master: Buffer, proposalUuid: string): Buffer {
  return encrypt(master, randomBytes(KEY_BYTES), wrapContext(proposalUuid));
}

/** The cipher of a proposal's images; throws DecryptionFailed when the key is another's or damaged. */
export function imageCipher(master: Buffer, proposalUuid: string, wrappedKey: Buffer): ImageCipher {
  const key = decrypt(master, wrappedKey, wrapContext(proposalUuid));
  return {
    encrypt: (imageId, image) => encrypt(key, image, imageContext(proposalUuid, imageId)),
    decrypt: (imageId, encrypted) => decrypt(key, encrypted, imageContext(proposalUuid, imageId)),
  };
}
