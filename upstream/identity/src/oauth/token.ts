import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Identity } from '../identity.ts';
import { issueTokens } from '../tokens/issue.ts';
import { openSession, sessionOfRefreshToken } from '../tokens/sessions.ts';
import { findUser } from '../users/userStore.ts';
import { takeAuthorizationCode } from './authorizationCodes.ts';

const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: z.string(),
    code: z.string().max(200),
    redirect_uri: z.string(),
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.string(),
    refresh_token: z.string().max(2048),
  }),
]);

const onTheWire = (tokens: Awaited<ReturnType<typeof issueTokens>>) => ({
  access_token: tokens.AccessToken,
  id_token: tokens.IdToken,
  token_type: tokens.TokenType,
  expires_in: tokens.ExpiresIn,
});

/** Returns null for an invalid code or refresh token. */
async function tokensFor(identity: Identity, request: z.output<typeof tokenRequest>): Promise<object | null> {
  if (request.grant_type === 'refresh_token') {
    const session = sessionOfRefreshToken(identity, request.refresh_token);
    const user = session && findUser(identity.database, session.userId);
    if (!session || !user) return null;
    return onTheWire(await issueTokens(identity, user, session));
  }
  const grant = takeAuthorizationCode(identity, {
    code: request.code,
    redirectUri: request.redirect_uri,
    verifier: request.code_verifier,
  });
  const user = grant && findUser(identity.database, grant.userId);
  if (!grant || !user) return null;
  const { session, refreshToken } = openSession(identity, user.id, grant.scope);
  const tokens = await issueTokens(identity, user, session, grant.nonce);
  return { ...onTheWire(tokens), refresh_token: refreshToken };
}

/** Exchanges an authorization code or a refresh token for tokens. */
export function tokenRoute(app: FastifyInstance, identity: Identity): void {
  app.post('/oauth2/token', async (request, reply) => {
    const parsed = tokenRequest.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
    if (parsed.data.client_id !== identity.settings.clientId)
      return reply.code(400).send({ error: 'invalid_client' });
    const tokens = await tokensFor(identity, parsed.data);
    return tokens === null ? reply.code(400).send({ error: 'invalid_grant' }) : reply.send(tokens);
  });
}
