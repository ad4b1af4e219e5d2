import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Returns a random URL-safe token of 256 bits or more. */
export const randomToken = (bytes = 48): string => randomBytes(bytes).toString('base64url');

/** Returns six digits from the system's cryptographic generator. */
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Returns the hash that is stored instead of a token, so that the database reveals no token. */
export const fingerprint = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Hashes a short code with the installation's key, because a plain hash could be brute-forced. */
export const keyedFingerprint = (key: string, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export function equalSecrets(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns a temporary password of about 79 bits, without characters that look alike. */
export function randomPassword(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  );
  return groups.join('-');
}
