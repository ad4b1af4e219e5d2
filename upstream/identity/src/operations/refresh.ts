import { z } from 'zod';
import type { Identity } from '../identity.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { issueTokens } from '../tokens/issue.ts';
import { endSession, sessionOfRefreshToken } from '../tokens/sessions.ts';
import { findUser } from '../users/userStore.ts';
import { fields, operation } from './operation.ts';

/** Issues new identity and access tokens for the same session and refresh token. @throws {ProtocolError} */
export async function refresh(identity: Identity, refreshToken: string): Promise<object> {
  const session = sessionOfRefreshToken(identity, refreshToken);
  const user = session && findUser(identity.database, session.userId);
  if (!session || !user) throw new ProtocolError('NotAuthorizedException', 'Refresh Token has been revoked');
  return { AuthenticationResult: await issueTokens(identity, user, session) };
}

export const getTokensFromRefreshToken = operation(
  { ClientId: fields.ClientId, RefreshToken: z.string().min(1).max(2048) },
  (identity, input) => refresh(identity, input.RefreshToken),
);

/** Ends the token's session; an unknown token is no error (RFC 7009). */
export const revokeToken = operation(
  { ClientId: fields.ClientId, Token: z.string().min(1).max(2048) },
  (identity, input) => {
    const session = sessionOfRefreshToken(identity, input.Token);
    if (session) endSession(identity.database, session.originJti);
    return {};
  },
);
