import { createHmac, randomBytes } from 'node:crypto';
import { equalSecrets } from './secrets.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/** Encodes in base 32 (RFC 4648), the format in which authenticator apps accept a secret. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Returns a random secret of 160 bits (RFC 4226 §4). */
export const makeTokenSecret = (): string => toBase32(randomBytes(20));

/** Returns the six digits of a time step (RFC 6238 over RFC 4226). */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

export const stepAt = (now: number): number => Math.floor(now / stepMs);

/** Returns the time step of a code, at most one step off; null for a wrong code. */
export function matchingStep(secret: string, code: string, now: number): number | null {
  const current = stepAt(now);
  const matches = [current - 1, current, current + 1].filter((step) =>
    equalSecrets(codeOfStep(secret, step), code),
  );
  return matches[0] ?? null;
}
