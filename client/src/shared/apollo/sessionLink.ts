import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { currentSession } from '../session/sessionStore.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Asked before anybody knows whether a session stands; the answer is the same for everybody. */
    withoutSession?: boolean;
    /** The token to send, whatever the session says. */
    token?: string;
  }
}

/** RO-02: the identity token on every call while there is a session. What that takes, a guest does not download. */
export const sessionLink = () =>
  new ApolloLink((operation, forward) => {
    const { withoutSession = false, token } = operation.getContext();
    if (token === undefined && (withoutSession || currentSession().kind === 'guest'))
      return forward(operation);
    return new Observable((observer) => {
      let isOver = false;
      let stop: () => void = () => undefined;
      async function call() {
        const { signedInCall } = await import('./signedInCall.ts');
        if (isOver) return;
        const subscription = signedInCall(operation, forward).subscribe(observer);
        stop = () => subscription.unsubscribe();
      }
      call().catch((error: unknown) => observer.error(error));
      return () => {
        isOver = true;
        stop();
      };
    });
  });
