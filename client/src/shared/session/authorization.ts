import { identityToken } from './identity.ts';
import { TOKEN_TRIES, waitBefore } from './retries.ts';
import { currentSession } from './sessionStore.ts';

type SessionHeaders = Readonly<Record<string, string>>;
export type HeadersOf = (options: { refreshed: boolean }) => Promise<SessionHeaders>;

/** Returns the identity token as headers for a call outside GraphQL, such as a file (RO-02); empty for guests. */
export async function authorizationHeaders(
  options: { refreshed: boolean } = { refreshed: false },
): Promise<SessionHeaders> {
  if (currentSession().kind === 'guest') return {};
  const token = await identityToken(options);
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

const UNAUTHENTICATED = 401;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Makes a call and retries it with a new token if the token is rejected, up to three times (KO-04). */
export async function withFreshToken<Answer extends { status: number }>(
  headersOf: HeadersOf,
  ask: (headers: SessionHeaders) => Promise<Answer>,
): Promise<Answer> {
  let attempt = 0;
  for (;;) {
    const headers = await headersOf({ refreshed: attempt > 0 });
    const answer = await ask(headers);
    const isRefused = answer.status === UNAUTHENTICATED && 'authorization' in headers;
    if (!isRefused || attempt === TOKEN_TRIES) return answer;
    attempt += 1;
    await pause(waitBefore(attempt));
  }
}
