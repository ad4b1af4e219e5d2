import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { g, hashNumber, hashOf, k, N, padded, power } from './srpGroup.ts';
import { equalSecrets } from './secrets.ts';

/** Stored instead of a password; it cannot be used to sign in. */
export type Verifier = Readonly<{ salt: string; verifier: string }>;

type ServerSecret = Readonly<{ b: string; B: string }>;

const fromHex = (hex: string): bigint => BigInt(`0x${hex}`);

function exponentOf(poolName: string, userId: string, password: string, salt: string): bigint {
  return hashNumber(padded(fromHex(salt)), hashOf(`${poolName}${userId}:${password}`));
}

/** Creates a verifier over `<pool name><user id>:<password>`. */
export function makeVerifier(
  poolName: string,
  userId: string,
  password: string,
  salt = randomBytes(16).toString('hex'),
): Verifier {
  return { salt, verifier: power(g, exponentOf(poolName, userId, password, salt)).toString(16) };
}

/** Whether the password matches the verifier, for the flow that sends the password. */
export function matchesPassword(
  poolName: string,
  userId: string,
  password: string,
  stored: Verifier,
): boolean {
  return equalSecrets(makeVerifier(poolName, userId, password, stored.salt).verifier, stored.verifier);
}

/** Creates the server's half of the exchange. */
export function makeServerSecret(verifier: string): ServerSecret {
  const b = fromHex(randomBytes(32).toString('hex'));
  const B = (k * fromHex(verifier) + power(g, b)) % N;
  return { b: b.toString(16), B: B.toString(16) };
}

/** A multiple of the prime would make the shared key public. */
export const isAcceptableClientValue = (srpA: string): boolean =>
  /^[0-9a-f]{1,1024}$/i.test(srpA) && fromHex(srpA) % N !== 0n;

type Claim = Readonly<{
  poolName: string;
  userId: string;
  verifier: string;
  srpA: string;
  server: ServerSecret;
  secretBlock: string;
  timestamp: string;
  /** Base64, as sent by the client. */
  signature: string;
}>;

/** Whether the client's signature proves knowledge of the password. */
export function provesPassword(claim: Claim): boolean {
  const A = fromHex(claim.srpA);
  const u = hashNumber(padded(A), padded(fromHex(claim.server.B)));
  const S = power(A * power(fromHex(claim.verifier), u), fromHex(claim.server.b));
  const key = hkdfSync('sha256', padded(S), padded(u), 'Caldera Derived Key', 16);
  const signature = createHmac('sha256', Buffer.from(key))
    .update(claim.poolName)
    .update(claim.userId)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest('base64');
  return equalSecrets(signature, claim.signature);
}
