import type { ApolloLink } from '@apollo/client';
import { defer, of, switchMap, timer, type Observable } from 'rxjs';
import { noteAnswer } from '#shared/session/lastAnswer.ts';
import { expireSession } from '#shared/session/endSession.ts';
import { identityToken } from '#shared/session/identity.ts';
import { TOKEN_TRIES, waitBefore } from '#shared/session/retries.ts';
import { currentSession } from '#shared/session/sessionStore.ts';
import { noteWork, workHeader } from '#shared/session/tabWork.ts';
import { storedToken } from '#shared/session/tokenCookies.ts';

/** The parts of the session that a call uses, replaceable in tests. */
export type SessionParts = Readonly<{
  isGuest: () => boolean;
  /** Returns the identity token, newly issued if `refreshed`; null once the identity service no longer issues one. */
  identityToken: typeof identityToken;
  /** Returns the token of the current session. */
  storedToken: () => string | undefined;
  expireSession: () => void;
  /** Called when the gateway has responded to a call of the session. */
  noteAnswer: () => void;
  /** Return the header that names a seller's customer in this tab, and track that customer in the responses. */
  workHeader: typeof workHeader;
  noteWork: typeof noteWork;
}>;

export type SignedInCall = (
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
) => Observable<ApolloLink.Result>;

type SessionCode = 'UNAUTHENTICATED' | 'SESSION_EXPIRED';

function sessionCode(result: ApolloLink.Result): SessionCode | null {
  for (const { extensions } of result.errors ?? []) {
    const code = extensions?.['code'];
    if (code === 'UNAUTHENTICATED' || code === 'SESSION_EXPIRED') return code;
  }
  return null;
}

function isBackground(operation: ApolloLink.Operation): boolean {
  return operation.getContext().headers?.['x-background'] !== undefined;
}

/**
 * Creates the link of signed-in calls. It refreshes a rejected token and retries, up to three times (KO-04), and ends a
 * session that the gateway has ended. Apollo's ErrorLink does not fit: it never sees the response to its retry, so it
 * could retry only once and would miss a session that ended meanwhile.
 */
export function createSignedInCall(session: SessionParts): SignedInCall {
  /** The first attempt uses the stored token, the retries a new one. */
  async function tokenFor(operation: ApolloLink.Operation, attempt: number): Promise<string | null> {
    const { token } = operation.getContext();
    if (token !== undefined) return token;
    if (session.isGuest()) return null;
    const found = await session.identityToken({ refreshed: attempt > 0 });
    // Without a token the session is over, and the call continues as a guest's.
    if (found === null) session.expireSession();
    return found;
  }

  function follow(operation: ApolloLink.Operation, token: string, code: SessionCode | null): void {
    if (code === null) {
      if (!isBackground(operation)) session.noteAnswer();
      return;
    }
    // The message about the ended session is enough.
    operation.setContext({ quiet: true });
    // The response to an old token must not end a newer session.
    const isCurrent = operation.getContext().token === undefined && token === session.storedToken();
    if (isCurrent) session.expireSession();
  }

  return (operation, forward) => {
    const call = (attempt: number, token: string | null): Observable<ApolloLink.Result> => {
      // Removes the token of an earlier attempt.
      const { authorization: _earlier, ...kept } = { ...operation.getContext().headers };
      const headers = { ...kept, ...session.workHeader() };
      operation.setContext({
        headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
      });
      if (token === null) return forward(operation);
      return forward(operation).pipe(
        switchMap((result) => {
          const code = sessionCode(result);
          if (code === 'UNAUTHENTICATED' && attempt < TOKEN_TRIES) {
            return timer(waitBefore(attempt + 1)).pipe(switchMap(() => start(attempt + 1)));
          }
          follow(operation, token, code);
          session.noteWork(result.data);
          return of(result);
        }),
      );
    };
    const start = (attempt: number) =>
      defer(() => tokenFor(operation, attempt)).pipe(switchMap((token) => call(attempt, token)));
    return start(0);
  };
}

export const signedInCall = createSignedInCall({
  isGuest: () => currentSession().kind === 'guest',
  identityToken,
  storedToken: () => storedToken()?.raw,
  expireSession,
  noteAnswer,
  workHeader,
  noteWork,
});
