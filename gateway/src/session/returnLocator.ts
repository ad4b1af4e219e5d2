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

/** A person's open proposal, by document number; with `proposalId`, the one in a link. */
export type Sought = Readonly<{ documentNumber: string; proposalId: string | null }>;

const keyOf = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/**
 * Returns a locator of the open proposal that a person may have. It is derived only from the request, so it does not
 * reveal whether a proposal exists, and it is stable, so that a reload does not request another code.
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
      // It was sealed with another secret or forged; try the next secret.
    }
  }
  return null;
}
