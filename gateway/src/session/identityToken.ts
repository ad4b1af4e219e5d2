import { isCompanyAddress } from '@prendarios/servers/companyHosts';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { IdentitySettings } from './identitySettings.ts';

const claimsShape = z.object({
  sub: z.string().min(1).max(128),
  token_use: z.literal('id'),
  origin_jti: z.string().min(1).max(128),
  auth_time: z.number().int(),
  exp: z.number().int(),
  email: z.string().default(''),
  given_name: z.string().optional(),
  name: z.string().optional(),
  family_name: z.string().optional(),
  gender: z.string().optional(),
  phone_number: z.string().optional(),
  'custom:cuit_cuil': z.string().optional(),
  'cognito:groups': z.array(z.string()).default([]),
  /** Set for users of the corporate sign-in. */
  identities: z.array(z.unknown()).default([]),
});
export type IdentityClaims = z.infer<typeof claimsShape>;

/** Thrown for an invalid token: forged, foreign, expired or for another use. */
export class TokenRefused extends Error {}
/** Thrown if the keys could not be fetched; the token may be valid. */
export class KeysUnavailable extends Error {}

export type TokenVerifier = (token: string, now: Date) => Promise<IdentityClaims>;

const KEYS_TIMEOUT_MS = 3000;
/** Valid tokens are cached this long, but not beyond their expiry, because a page sends several requests a second. */
const KEPT_SECONDS = 60;
const KEPT = 2000;

const isKeyFailure = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error instanceof TypeError ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

/**
 * Creates a verifier of issuer, audience, algorithm (only RS256), expiry and token_use (docs/security.md#tokens). It
 * finds the key by `kid` in the pool's key set, which is cached and fetched at most every 30 s, and ignores keys in the
 * token's header (jku, x5u, jwk). Only company email addresses may use the corporate sign-in (VA-21).
 */
export function tokenVerifier(identity: IdentitySettings): TokenVerifier {
  const keys = createRemoteJWKSet(new URL(identity.jwksUrl), { timeoutDuration: KEYS_TIMEOUT_MS });
  const stood = new LRUCache<string, { claims: IdentityClaims; from: number; until: number }>({ max: KEPT });
  return async (token, now) => {
    const seconds = now.getTime() / 1000;
    const known = stood.get(token);
    if (known !== undefined && known.from <= seconds && seconds < known.until) return known.claims;
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: identity.issuer,
        audience: identity.clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat', 'sub', 'token_use'],
        currentDate: now,
      });
      const claims = claimsShape.parse(payload);
      if (claims.identities.length > 0 && !isCompanyAddress(identity.companyHosts, claims.email)) {
        throw new TokenRefused();
      }
      stood.set(token, { claims, from: seconds, until: Math.min(claims.exp, seconds + KEPT_SECONDS) });
      return claims;
    } catch (error) {
      throw isKeyFailure(error) ? new KeysUnavailable() : new TokenRefused();
    }
  };
}
