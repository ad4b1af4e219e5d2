import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { storedSecret } from '../database/database.ts';

export type SigningKey = Readonly<{ id: string; privateKey: KeyObject; publicKey: KeyObject }>;

/** Loads the pool's RSA key, created at the first start, so that tokens survive a restart. */
export function loadSigningKey(database: DatabaseSync): SigningKey {
  const existing = database.prepare("SELECT value FROM secrets WHERE name = 'signing-key'").get()?.['value'];
  const pem =
    typeof existing === 'string' ? existing : storedSecret(database, 'signing-key', createSigningKeyText);
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const id = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64url');
  return { id, privateKey, publicKey };
}

const createSigningKeyText = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

/** Returns the document at `/.well-known/jwks.json`. */
export function publicKeys(key: SigningKey): { keys: object[] } {
  return { keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.id, alg: 'RS256', use: 'sig' }] };
}
