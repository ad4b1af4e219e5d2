import { createHash, getDiffieHellman } from 'node:crypto';

const toBigInt = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

/** RFC 3526 group 15: the 3072-bit prime that the hosted service uses, with generator 2. */
export const N = toBigInt(getDiffieHellman('modp15').getPrime());
export const g = 2n;

/** Returns `base` to the power of `exponent`, modulo the group's prime. */
export function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** Returns the bytes of a number as the protocol hashes them, with a zero byte before a high first bit. */
export function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

export const hashOf = (...parts: (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export const hashNumber = (...parts: (Uint8Array | string)[]): bigint => toBigInt(hashOf(...parts));

export const k = hashNumber(padded(N), padded(g));
