import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';

/** Opened texts that are kept, the least used first to go: opening one costs more than all else that a request does before its operation. */
const KEPT = 2000;

/** Encrypts and authenticates what a cookie of one use holds. */
export class Sealed {
  readonly #key: Uint8Array;
  readonly #use: string;
  readonly #lifeSeconds: number;
  readonly #opened = new LRUCache<string, JWTPayload>({ max: KEPT });

  constructor(secret: string, use: string, lifeSeconds: number) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
    this.#use = use;
    this.#lifeSeconds = lifeSeconds;
  }

  /** Null for a text that was touched, is foreign or too old: forged and none at all are the same. */
  async open(text: string | undefined): Promise<JWTPayload | null> {
    if (text === undefined || text === '') return null;
    const known = this.#opened.get(text);
    if (known !== undefined && (known.iat ?? 0) + this.#lifeSeconds > Date.now() / 1000) return known;
    try {
      const { payload } = await jwtDecrypt(text, this.#key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        audience: this.#use,
        maxTokenAge: this.#lifeSeconds,
      });
      this.#opened.set(text, payload);
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
      .encrypt(this.#key);
  }
}
