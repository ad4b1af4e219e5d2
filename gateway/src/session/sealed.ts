import { hkdfSync } from 'node:crypto';
import type { Secrets } from '@prendarios/servers/secrets';
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';

/** Size of the cache of opened texts. Opening one costs more than the rest of a request before its operation. */
const KEPT = 2000;
/** Tolerance between the clocks of two gateways. */
const CLOCKS_DIFFER_SECONDS = 30;

/** Encrypts and authenticates cookies for one use with the first secret, and opens them with any secret. */
export class Sealed {
  readonly #keys: readonly [Uint8Array, ...Uint8Array[]];
  readonly #use: string;
  readonly #lifeSeconds: number;
  readonly #opened = new LRUCache<string, JWTPayload>({ max: KEPT });

  constructor([first, ...others]: Secrets, use: string, lifeSeconds: number) {
    const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
    this.#keys = [keyOf(first), ...others.map(keyOf)];
    this.#use = use;
    this.#lifeSeconds = lifeSeconds;
  }

  /** Returns the contents; null for a missing, altered, foreign or expired text. */
  async open(text: string | undefined): Promise<JWTPayload | null> {
    if (text === undefined || text === '') return null;
    const known = this.#opened.get(text);
    if (known !== undefined && (known.iat ?? 0) + this.#lifeSeconds > Date.now() / 1000) return known;
    for (const key of this.#keys) {
      const payload = await this.#decrypt(text, key);
      if (payload === null) continue;
      this.#opened.set(text, payload);
      return payload;
    }
    return null;
  }

  async #decrypt(text: string, key: Uint8Array): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtDecrypt(text, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        audience: this.#use,
        maxTokenAge: this.#lifeSeconds,
        clockTolerance: CLOCKS_DIFFER_SECONDS,
      });
      return payload;
    } catch {
      return null;
    }
  }

  seal(subject: string, contents: JWTPayload): Promise<string> {
    return new EncryptJWT(contents)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setSubject(subject)
      .setAudience(this.#use)
      .setIssuedAt()
      .encrypt(this.#keys[0]);
  }
}
