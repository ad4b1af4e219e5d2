import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Secrets } from '@prendarios/servers/secrets';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const DOCUMENT_DIGITS = 8;
const UUID_CHARACTERS = 36;
const LENGTHS = [DOCUMENT_DIGITS, DOCUMENT_DIGITS + UUID_CHARACTERS].map(
  (length) => NONCE_BYTES + length + TAG_BYTES,
);

/** The open proposal of a document; with `proposalId` the one that a link names. */
export type Sought = Readonly<{ documentNumber: string; proposalId: string | null }>;

const keyOf = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/**
 * Stands for the open proposal that a person may have. It derives from what was asked only, so it does not reveal whether
 * there is one, and it is stable, so that a reload does not request another code.
 */
export function locatorOf([secret]: Secrets, { documentNumber, proposalId }: Sought): string {
  const text = `${documentNumber.padStart(DOCUMENT_DIGITS, '0')}${proposalId ?? ''}`;
  const nonce = createHmac('sha256', keyOf(secret, 'nonce of a return locator')).update(text).digest();
  const cipher = createCipheriv(CIPHER, keyOf(secret, 'return locator'), nonce.subarray(0, NONCE_BYTES));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce.subarray(0, NONCE_BYTES), hidden, cipher.getAuthTag()]).toString('base64url');
}

/** Decodes a locator; null for any other text. */
export function soughtBy(secrets: Secrets, locator: string): Sought | null {
  const bytes = Buffer.from(locator, 'base64url');
  if (!LENGTHS.includes(bytes.length)) return null;
  for (const secret of secrets) {
    try {
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, keyOf(secret, 'return locator'), nonce);
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8');
      const whole = text + decipher.final('utf8');
      return {
        documentNumber: whole.slice(0, DOCUMENT_DIGITS).replace(/^0+/, ''),
        proposalId: whole.slice(DOCUMENT_DIGITS) || null,
      };
    } catch {
      // Sealed with another secret, or forged.
    }
  }
  return null;
}
