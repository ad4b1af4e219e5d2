import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Identity } from '../identity.ts';
import type { User } from '../users/userStore.ts';
import { openSession, type Session } from './sessions.ts';

const TOKEN_SECONDS = 3600;

type Tokens = Readonly<{
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}>;

/** Issues a session's ID and access tokens (RS256), with the same claims as Cognito's. */
export async function issueTokens(
  identity: Identity,
  user: User,
  session: Session,
  nonce?: string | null,
): Promise<Tokens> {
  const { settings, key } = identity;
  const issuedAt = Math.floor(identity.clock() / 1000);
  const eventId = randomUUID();
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT({
      ...claims,
      ...(user.groups.length > 0 ? { 'cognito:groups': user.groups } : {}),
      event_id: eventId,
      origin_jti: session.originJti,
      auth_time: session.authTime,
    })
      .setProtectedHeader({ alg: 'RS256', kid: key.id })
      .setSubject(user.id)
      .setIssuer(settings.issuer)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(key.privateKey);

  const { email_verified, phone_number_verified, ...attributes } = user.attributes;
  const isCorporate = session.scope.split(' ').includes('openid');
  const [IdToken, AccessToken] = await Promise.all([
    sign({
      ...attributes,
      email_verified: email_verified === 'true',
      ...(attributes['phone_number'] ? { phone_number_verified: phone_number_verified === 'true' } : {}),
      ...(nonce ? { nonce } : {}),
      // Like the hosted service's claim for users of the company directory.
      ...(isCorporate ? { identities: [{ providerName: 'Corporate', providerType: 'SAML' }] } : {}),
      'cognito:username': user.id,
      aud: settings.clientId,
      token_use: 'id',
    }),
    sign({
      username: user.id,
      client_id: settings.clientId,
      scope: session.scope,
      version: 2,
      token_use: 'access',
    }),
  ]);
  return { AccessToken, IdToken, ExpiresIn: TOKEN_SECONDS, TokenType: 'Bearer' };
}

/** Completes a sign-in that passed every step: opens a session and issues its tokens. */
export async function signIn(identity: Identity, user: User): Promise<object> {
  const { session, refreshToken } = openSession(identity, user.id);
  const tokens = await issueTokens(identity, user, session);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}
