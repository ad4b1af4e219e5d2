import type { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { noteContact } from '../session/contact.ts';
import { expireSession } from '../session/endSession.ts';
import { identityToken } from '../session/identity.ts';
import { TOKEN_TRIES, waitBefore } from '../session/retries.ts';
import { currentSession } from '../session/sessionStore.ts';
import { storedToken } from '../session/tokenCookies.ts';

type SessionCode = 'UNAUTHENTICATED' | 'SESSION_EXPIRED';

function sessionCode(result: ApolloLink.Result): SessionCode | null {
  for (const { extensions } of result.errors ?? []) {
    const code = extensions?.['code'];
    if (code === 'UNAUTHENTICATED' || code === 'SESSION_EXPIRED') return code;
  }
  return null;
}

/** The token of an attempt: the first takes what there is, the others want a new one. */
async function tokenFor(operation: ApolloLink.Operation, attempt: number): Promise<string | null> {
  const { withoutSession = false, token } = operation.getContext();
  if (token !== undefined) return token;
  if (withoutSession || currentSession().kind === 'guest') return null;
  const found = await identityToken({ refreshed: attempt > 0 });
  // The identity service gave its last word: what follows is asked as a guest.
  if (found === null) expireSession();
  return found;
}

/** An answer to a token of before says nothing of the session that came after it. */
function isCurrent(operation: ApolloLink.Operation, token: string | null): boolean {
  return operation.getContext().token === undefined && token === storedToken()?.raw;
}

function isBackground(operation: ApolloLink.Operation): boolean {
  return operation.getContext().headers?.['x-background'] !== undefined;
}

/**
 * A call of somebody signed in. A token that is not accepted is refreshed and the call tried again, up to three
 * times; a session that the gateway has ended ends here too.
 */
export function signedInCall(
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: () => void = () => undefined;

    const again = (attempt: number) => {
      timer = setTimeout(() => start(attempt), waitBefore(attempt));
    };
    const take = (result: ApolloLink.Result, attempt: number, token: string | null) => {
      const code = token === null ? null : sessionCode(result);
      if (code === 'UNAUTHENTICATED' && attempt < TOKEN_TRIES) {
        again(attempt + 1);
        return false;
      }
      if (code === null) {
        if (token !== null && !isBackground(operation)) noteContact();
      } else {
        // The toast tells of it.
        operation.setContext({ quiet: true });
        if (isCurrent(operation, token)) expireSession();
      }
      observer.next(result);
      return true;
    };
    const run = async (attempt: number) => {
      const token = await tokenFor(operation, attempt);
      if (isOver) return;
      if (token !== null) {
        operation.setContext(({ headers }) => ({
          headers: { ...headers, authorization: `Bearer ${token}` },
        }));
      }
      let isTaken = true;
      const subscription = forward(operation).subscribe({
        next: (result) => {
          isTaken = take(result, attempt, token);
        },
        error: (error: unknown) => observer.error(error),
        complete: () => {
          if (isTaken) observer.complete();
        },
      });
      stop = () => subscription.unsubscribe();
    };
    const start = (attempt: number) => {
      run(attempt).catch((error: unknown) => observer.error(error));
    };
    start(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  });
}
