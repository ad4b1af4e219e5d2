import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';
import type { SignedInCall } from './signedInCall.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The token to send, regardless of the session. */
    token?: string;
  }
}

type SessionLinkParts = Readonly<{
  isGuest: () => boolean;
  /** Loads the call of a signed-in user, which guests do not download. */
  loadCall: () => Promise<{ signedInCall: SignedInCall }>;
}>;

/** RO-02: the identity token on every call while there is a session. */
export function createSessionLink({ isGuest, loadCall }: SessionLinkParts): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { token } = operation.getContext();
    if (token === undefined && isGuest()) return forward(operation);
    return defer(loadCall).pipe(switchMap(({ signedInCall }) => signedInCall(operation, forward)));
  });
}
