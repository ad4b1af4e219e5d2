import { hkdfSync } from 'node:crypto';
import { EncryptJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { Sealed } from './sealed.ts';

it('the cache keeps cookies in use, however many new ones are opened', async () => {
  const sealed = new Sealed(['a secret of at least thirty-two characters'], 'a use', 60);
  const inUse = await sealed.seal('somebody', {});
  const opened = await sealed.open(inUse);
  for (let round = 0; round < 25; round += 1) {
    const fresh = await Promise.all(
      Array.from({ length: 100 }, (_, at) => sealed.seal(`${round} ${at}`, {})),
    );
    for (const text of fresh) await sealed.open(text);
    expect(await sealed.open(inUse)).toBe(opened);
  }
});

const OLD = 'the old secret, of at least thirty-two characters';
const NEW = 'the new secret, of at least thirty-two characters';

describe('a rotation of secrets', () => {
  it('opens cookies sealed with the old secret and seals with the new one', async () => {
    const before = await new Sealed([OLD], 'a use', 60).seal('somebody', {});
    const during = new Sealed([NEW, OLD], 'a use', 60);
    expect(await during.open(before)).toMatchObject({ sub: 'somebody' });
    const after = new Sealed([NEW], 'a use', 60);
    expect(await after.open(await during.seal('another', {}))).toMatchObject({ sub: 'another' });
    expect(await after.open(before)).toBeNull();
  });
});

describe('a gateway whose clock is ahead', () => {
  /** Seals a cookie as if the clock were this many seconds ahead. */
  const sealedLater = (seconds: number) =>
    new EncryptJWT({})
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setSubject('somebody')
      .setAudience('a use')
      .setIssuedAt(Math.floor(Date.now() / 1000) + seconds)
      .encrypt(new Uint8Array(hkdfSync('sha256', OLD, '', 'a use', 32)));

  it('seals cookies that this one opens, up to half a minute ahead', async () => {
    const sealed = new Sealed([OLD], 'a use', 60);
    expect(await sealed.open(await sealedLater(20))).toMatchObject({ sub: 'somebody' });
    expect(await sealed.open(await sealedLater(600))).toBeNull();
  });
});
