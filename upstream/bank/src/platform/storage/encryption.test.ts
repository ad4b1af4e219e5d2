import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DecryptionFailed, photoCipher, masterKey, newProposalKey } from './encryption.ts';

const master = randomBytes(32);
const proposal = randomUUID();
const wrapped = newProposalKey(master, proposal);
const cipher = photoCipher(master, proposal, wrapped);
const photo = Buffer.from('a photo of a face, which must not be read');

describe('[CA-73] [CA-75] a photo encrypted for its proposal', () => {
  it('is decrypted to the same bytes, and is not readable in between', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        const encrypted = cipher.encrypt('selfie', Buffer.from(bytes));
        expect(cipher.decrypt('selfie', encrypted).equals(Buffer.from(bytes))).toBe(true);
      }),
    );
    expect(cipher.encrypt('selfie', photo).includes('photo')).toBe(false);
  });

  it('is never encrypted to the same bytes twice', () => {
    expect(cipher.encrypt('selfie', photo).equals(cipher.encrypt('selfie', photo))).toBe(false);
  });

  it('is rejected with any single bit changed', () => {
    const encrypted = cipher.encrypt('selfie', photo);
    for (let bit = 0; bit < encrypted.length * 8; bit += 1) {
      const changed = Buffer.from(encrypted);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => cipher.decrypt('selfie', changed)).toThrow(DecryptionFailed);
    }
  });

  it('is rejected if shortened or lengthened', () => {
    const encrypted = cipher.encrypt('selfie', photo);
    for (let length = 0; length < encrypted.length; length += 1) {
      expect(() => cipher.decrypt('selfie', encrypted.subarray(0, length))).toThrow(DecryptionFailed);
    }
    expect(() => cipher.decrypt('selfie', Buffer.concat([encrypted, Buffer.of(0)]))).toThrow(
      DecryptionFailed,
    );
  });

  it('is rejected as another photo, and as one from another proposal', () => {
    const encrypted = cipher.encrypt('selfie', photo);
    expect(() => cipher.decrypt('front', encrypted)).toThrow(DecryptionFailed);
    const other = randomUUID();
    const otherCipher = photoCipher(master, other, newProposalKey(master, other));
    expect(() => otherCipher.decrypt('selfie', encrypted)).toThrow(DecryptionFailed);
  });
});

describe("a proposal's key", () => {
  it('differs for each proposal, and opens only with its master key and for its proposal', () => {
    expect(newProposalKey(master, proposal).equals(wrapped)).toBe(false);
    expect(() => photoCipher(randomBytes(32), proposal, wrapped)).toThrow(DecryptionFailed);
    expect(() => photoCipher(master, randomUUID(), wrapped)).toThrow(DecryptionFailed);
  });
});

describe('the master key', () => {
  it('is read from hexadecimal digits', () => {
    expect(masterKey('0f'.repeat(32))).toEqual(Buffer.alloc(32, 0x0f));
  });

  it.each(['', '0f'.repeat(31), '0f'.repeat(33), 'zz'.repeat(32)])('rejects %j', (hex) => {
    expect(() => masterKey(hex)).toThrow(TypeError);
  });
});
