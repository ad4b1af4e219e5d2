import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Identity } from '../identity.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { findUser, type User } from '../users/userStore.ts';
import { isSessionOpen, OWN_OPERATIONS } from './sessions.ts';

const claimsShape = z.object({
  sub: z.string(),
  origin_jti: z.string(),
  token_use: z.literal('access'),
  client_id: z.string(),
  scope: z.string(),
});

/**
 * Returns the user and session of an access token. Uses only this pool's key, whatever key the token's header names.
 * Tokens of an ended session are refused at once (docs/security.md#tokens).
 */
export async function authenticate(
  identity: Identity,
  accessToken: string,
): Promise<{ user: User; originJti: string }> {
  const claims = await verifiedClaims(identity, accessToken);
  const scopes = claims?.scope.split(' ') ?? [];
  if (
    claims === null ||
    claims.client_id !== identity.settings.clientId ||
    !scopes.includes(OWN_OPERATIONS)
  ) {
    throw new ProtocolError('NotAuthorizedException', 'Invalid Access Token');
  }
  if (!isSessionOpen(identity, claims.origin_jti, claims.sub)) {
    throw new ProtocolError('NotAuthorizedException', 'Access Token has been revoked');
  }
  const user = findUser(identity.database, claims.sub);
  if (user === null) throw new ProtocolError('NotAuthorizedException', 'Invalid Access Token');
  return { user, originJti: claims.origin_jti };
}

async function verifiedClaims({ settings, key, clock }: Identity, token: string) {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['RS256'],
      issuer: settings.issuer,
      currentDate: new Date(clock()),
      requiredClaims: ['exp', 'sub'],
    });
    const parsed = claimsShape.safeParse(payload);
    return parsed.success ? parsed.data : null;
  } catch (error) {
    // Every invalid token gets the same answer.
    if (!(error instanceof errors.JOSEError)) throw error;
    return null;
  }
}
