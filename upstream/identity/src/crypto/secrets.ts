import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** An unguessable token of 256 bits or more, safe in a URL. */
export const randomToken = (bytes = 48): string => randomBytes(bytes).toString('base64url');

/** Six digits for a mail, from the system's generator. */
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** What is stored of a token: enough to recognise it, useless to a reader of the database. */
export const fingerprint = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The hash of a short code with the installation's key: a plain hash could be searched. */
export const keyedFingerprint = (key: string, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export function equalSecrets(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A first password for a mail, about 79 bits, without characters that look alike. */
export function randomPassword(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  );
  return groups.join('-');
}
