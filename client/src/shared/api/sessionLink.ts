import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';
import type { SignedInCall } from './signedInCall.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Token to send instead of the session's. */
    token?: string;
  }
}

type SessionLinkParts = Readonly<{
  isGuest: () => boolean;
  /** Loads the code for signed-in calls, which guests do not download. */
  loadCall: () => Promise<{ signedInCall: SignedInCall }>;
}>;

/** Sends the identity token with every call during a session (RO-02). */
export function createSessionLink({ isGuest, loadCall }: SessionLinkParts): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { token } = operation.getContext();
    if (token === undefined && isGuest()) return forward(operation);
    return defer(loadCall).pipe(switchMap(({ signedInCall }) => signedInCall(operation, forward)));
  });
}
