import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { z } from 'zod';

const storedKey = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  d: z.string(),
});

const publicPart = ({ kty, kid, n, e }: z.infer<typeof storedKey>): JWK => ({
  kty,
  kid,
  n,
  e,
  alg: 'RS256',
  use: 'sig',
});

export type SigningKey = { privateKey: JWK; publicKey: JWK };

/** The pool's RS256 key: made once and kept, so that tokens outlive a restart. A damaged one is an error. */
export async function signingKey(dataDir: string): Promise<SigningKey> {
  const folder = join(dataDir, 'identity');
  const file = join(folder, 'signing-key.json');
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (known !== null) {
    const privateKey = storedKey.parse(JSON.parse(known));
    return { privateKey, publicKey: publicPart(privateKey) };
  }
  const pair = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  const privateKey = storedKey.parse({ ...jwk, kid: await calculateJwkThumbprint(jwk) });
  await mkdir(folder, { recursive: true });
  // Written beside and renamed: a kill half-way leaves no half-written key.
  const own = join(folder, `${randomUUID()}.part`);
  await writeFile(own, JSON.stringify(privateKey), { mode: 0o600 });
  await rename(own, file);
  return { privateKey, publicKey: publicPart(privateKey) };
}
