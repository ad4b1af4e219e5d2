import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { pageHeaders } from '../html.ts';
import type { Identity } from '../identity.ts';
import { checkPasswordOf } from '../operations/passwordCheck.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { addressLimit } from '../throttle/addressLimit.ts';
import { issueTokens } from '../tokens/issue.ts';
import { openSession, sessionOfRefreshToken } from '../tokens/sessions.ts';
import { findCandidate } from '../users/candidate.ts';
import { findUser, type User } from '../users/userStore.ts';
import { makeAuthorizationCode, takeAuthorizationCode } from './authorizationCodes.ts';
import { readAuthorizationRequest, redirection, type RequestReading } from './authorizationRequest.ts';
import { isCorporateAddress } from './corporateHosts.ts';
import { refusedPage, type SignInFault, signInPage } from './signInPage.ts';

const credentials = z.object({ email: z.string().max(254), password: z.string().min(1).max(1024) });

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

const logoutRequest = z.object({ client_id: z.string(), logout_uri: z.string() });

/** Corporate sign-in: authorisation code with PKCE (RFC 6749, RFC 7636), as the hosted service's domain serves it. */
export function oauthRoutes(app: FastifyInstance, identity: Identity): void {
  const { settings } = identity;
  const isWithinLimit = addressLimit(settings.requestsPerMinute, identity.clock);
  const base = new URL(settings.issuer).origin;

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isWithinLimit(request.ip)) {
      reply.code(429).header('retry-after', '60');
      await reply.send({ error: 'slow_down' });
    }
  });

  app.get('/oauth2/authorize', (request, reply) => {
    const reading = readAuthorizationRequest(settings, request.query);
    if (reading.kind !== 'valid') return turnAway(reply, reading);
    return show(reply, reading, reading.request.login_hint);
  });

  app.post('/oauth2/authorize', (request, reply) => {
    const reading = readAuthorizationRequest(settings, request.body);
    if (reading.kind !== 'valid') return turnAway(reply, reading);
    // Another site may not sign a visitor in as somebody else.
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOwnForm = (origin ?? base) === base || origin === `http://${request.headers.host}`;
    if (!isOwnForm || (site !== undefined && site !== 'same-origin'))
      return turnAway(reply, { kind: 'refused' });

    const given = credentials.safeParse(request.body);
    if (!given.success) return show(reply, reading, '', 'credentials');
    const { email, password } = given.data;
    const outcome = corporateUser(email, password);
    if (typeof outcome === 'string') return show(reply, reading, email, outcome);
    const code = makeAuthorizationCode(identity, outcome.id, reading.request);
    const { redirect_uri, state } = reading.request;
    return reply.redirect(redirection(redirect_uri, { code, state }), 302);
  });

  app.post('/oauth2/token', async (request, reply) => {
    const parsed = tokenRequest.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' });
    if (parsed.data.client_id !== settings.clientId) return reply.code(400).send({ error: 'invalid_client' });
    const tokens = await tokensFor(parsed.data);
    return tokens === null ? reply.code(400).send({ error: 'invalid_grant' }) : reply.send(tokens);
  });

  app.get('/logout', (request, reply) => {
    const parsed = logoutRequest.safeParse(request.query);
    const isKnown =
      parsed.success &&
      parsed.data.client_id === settings.clientId &&
      settings.redirectUris.includes(parsed.data.logout_uri);
    return isKnown ? reply.redirect(parsed.data.logout_uri, 302) : turnAway(reply, { kind: 'refused' });
  });

  /** The user, or why not; who is not of the company and who does not exist differ only by the address itself. */
  function corporateUser(email: string, password: string): User | SignInFault {
    if (!isCorporateAddress(settings.corporateHosts, email)) return 'host';
    try {
      const user = checkPasswordOf(identity, findCandidate(identity, email), password);
      const needsMore =
        user.status !== 'CONFIRMED' ||
        user.softwareToken === 'ENABLED' ||
        user.softwareToken === 'SETUP_REQUIRED';
      return needsMore ? 'other-screen' : user;
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      return error.message === 'Password attempts exceeded' ? 'locked' : 'credentials';
    }
  }

  async function tokensFor(request: z.output<typeof tokenRequest>): Promise<object | null> {
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
}

const onTheWire = (tokens: Awaited<ReturnType<typeof issueTokens>>) => ({
  access_token: tokens.AccessToken,
  id_token: tokens.IdToken,
  token_type: tokens.TokenType,
  expires_in: tokens.ExpiresIn,
});

function turnAway(reply: FastifyReply, reading: Exclude<RequestReading, { kind: 'valid' }>) {
  return reading.kind === 'answerable'
    ? reply.redirect(reading.location, 302)
    : reply.code(400).headers(pageHeaders()).send(refusedPage());
}

function show(
  reply: FastifyReply,
  { request }: Extract<RequestReading, { kind: 'valid' }>,
  email?: string,
  fault?: SignInFault,
) {
  const target = new URL(request.redirect_uri).origin;
  return reply
    .code(fault ? 400 : 200)
    .headers(pageHeaders([target]))
    .send(signInPage(request, email, fault));
}
