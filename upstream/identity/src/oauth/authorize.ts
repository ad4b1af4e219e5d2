import { isCompanyAddress } from '@prendarios/servers/companyHosts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { BankLook } from '../bankLook.ts';
import { pageHeaders } from '../html.ts';
import type { Identity } from '../identity.ts';
import { checkPasswordOf } from '../operations/passwordCheck.ts';
import { ProtocolError } from '../protocol/errors.ts';
import { findCandidate } from '../users/candidate.ts';
import type { User } from '../users/userStore.ts';
import { makeAuthorizationCode } from './authorizationCodes.ts';
import {
  type AuthorizationRequest,
  readAuthorizationRequest,
  redirection,
  type RequestReading,
} from './authorizationRequest.ts';
import { refuse } from './refuse.ts';
import { type SignInFault, signInPage } from './signInPage.ts';

const credentials = z.object({ email: z.string().max(254), password: z.string().min(1).max(1024) });

/** Returns the user, or why the sign-in is refused. A wrong password and an unknown user get the same answer. */
function corporateUser(identity: Identity, email: string, password: string): User | SignInFault {
  if (!isCompanyAddress(identity.settings.companyHosts, email)) return 'host';
  try {
    const user = checkPasswordOf(identity, findCandidate(identity, email), password);
    const needsMore =
      user.status !== 'CONFIRMED' ||
      user.softwareToken === 'ENABLED' ||
      user.softwareToken === 'SETUP_REQUIRED';
    return needsMore ? 'other-screen' : user;
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    return 'credentials';
  }
}

function answerInvalid(
  look: BankLook,
  reply: FastifyReply,
  reading: Exclude<RequestReading, { kind: 'valid' }>,
) {
  return reading.kind === 'redirect' ? reply.redirect(reading.location, 302) : refuse(look, reply);
}

function sendSignInPage(
  look: BankLook,
  reply: FastifyReply,
  request: AuthorizationRequest,
  email?: string,
  fault?: SignInFault,
) {
  const target = new URL(request.redirect_uri).origin;
  return reply
    .code(fault ? 400 : 200)
    .headers(pageHeaders(look, [target]))
    .send(signInPage(look, request, email, fault));
}

/** Serves the sign-in page; its form redirects to the application with a code. */
export function authorizeRoutes(app: FastifyInstance, identity: Identity): void {
  const { settings } = identity;
  const base = new URL(settings.issuer).origin;

  app.get('/oauth2/authorize', (request, reply) => {
    const reading = readAuthorizationRequest(settings, request.query);
    if (reading.kind !== 'valid') return answerInvalid(settings.look, reply, reading);
    return sendSignInPage(settings.look, reply, reading.request, reading.request.login_hint);
  });

  app.post('/oauth2/authorize', (request, reply) => {
    const reading = readAuthorizationRequest(settings, request.body);
    if (reading.kind !== 'valid') return answerInvalid(settings.look, reply, reading);
    // Prevents another site from signing a visitor in as somebody else.
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOwnForm = (origin ?? base) === base || origin === `http://${request.headers.host}`;
    if (!isOwnForm || (site !== undefined && site !== 'same-origin')) return refuse(settings.look, reply);

    const parsed = credentials.safeParse(request.body);
    if (!parsed.success) return sendSignInPage(settings.look, reply, reading.request, '', 'credentials');
    const { email, password } = parsed.data;
    const outcome = corporateUser(identity, email, password);
    if (typeof outcome === 'string')
      return sendSignInPage(settings.look, reply, reading.request, email, outcome);
    const code = makeAuthorizationCode(identity, outcome.id, reading.request);
    const { redirect_uri, state } = reading.request;
    return reply.redirect(redirection(redirect_uri, { code, state }), 302);
  });
}
