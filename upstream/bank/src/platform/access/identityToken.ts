import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/errors.ts';
import type { IdentitySettings } from '../settings.ts';

const claims = z.object({
  sub: z.string().min(1).max(128),
  token_use: z.literal('id'),
  email: z.string().optional(),
  // The hosted service sends a boolean; older pools sent text.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .default(false),
  given_name: z.string().max(200).optional(),
  family_name: z.string().max(200).optional(),
  'custom:cuit_cuil': z.string().optional(),
});
export type IdentityClaims = z.infer<typeof claims>;

export type TokenVerifier = (token: string) => Promise<IdentityClaims>;

export const unauthenticated = () =>
  new ApiError(401, 'UNAUTHENTICATED', '¡Tu sesión ha expirado!. Por favor, inicia sesión de nuevo.');

const keysUnavailable = () =>
  new ApiError(
    503,
    'IDENTITY_UNAVAILABLE',
    'No pudimos confirmar tu sesión. Probá de nuevo en unos minutos.',
  );

/** Whether the keys could not be fetched, in which case the token may be valid. */
const isKeyFailure = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error instanceof TypeError ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

/**
 * Verifies an identity token: issuer, audience, RS256 only, expiry by the bank's clock, token_use id
 * (docs/security.md#tokens).
 * @throws {ApiError} 401 for an invalid token, 503 if its keys cannot be fetched.
 */
export function tokenVerifier(identity: IdentitySettings, clock: Clock): TokenVerifier {
  const keys = createRemoteJWKSet(new URL(identity.jwksUrl), { timeoutDuration: 3000 });
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: identity.issuer,
        audience: identity.clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat', 'sub', 'token_use'],
        currentDate: clock.now(),
      });
      return claims.parse(payload);
    } catch (error) {
      throw isKeyFailure(error) ? keysUnavailable() : unauthenticated();
    }
  };
}
