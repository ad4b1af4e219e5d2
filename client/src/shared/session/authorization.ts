import { identityToken } from './identity.ts';
import { currentSession } from './sessionStore.ts';

export type SessionHeaders = Readonly<Record<string, string>>;
export type HeadersOf = (options: { refreshed: boolean }) => Promise<SessionHeaders>;

/** What goes with a call outside GraphQL, such as a file: the identity token (RO-02); nothing for a guest. */
export async function authorizationHeaders(
  options: { refreshed: boolean } = { refreshed: false },
): Promise<SessionHeaders> {
  if (currentSession().kind === 'guest') return {};
  const token = await identityToken(options);
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

const UNAUTHENTICATED = 401;

/** Asks, and once more with a new token when the one at hand was not taken (KO-04). */
export async function withFreshToken<Answer extends { status: number }>(
  headersOf: HeadersOf,
  ask: (headers: SessionHeaders) => Promise<Answer>,
): Promise<Answer> {
  const headers = await headersOf({ refreshed: false });
  const answer = await ask(headers);
  const isRefused = answer.status === UNAUTHENTICATED && 'authorization' in headers;
  return isRefused ? ask(await headersOf({ refreshed: true })) : answer;
}
