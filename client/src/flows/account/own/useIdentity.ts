import { useEffect, useEffectEvent, useState } from 'react';
import type * as Amplify from '#shared/session/amplify.ts';
import { expireSession } from '#shared/session/endSession.ts';
import { loadIdentity } from '#shared/session/identity.ts';

type State<T> = { data: T | undefined; error: unknown; loading: boolean };

/** The service rejects the access token. */
const ENDED = new Set(['NotAuthorizedException', 'UserUnAuthenticatedException']);

/** Calls the identity service once, and again on request. */
export function useIdentity<T>(ask: (identity: typeof Amplify) => Promise<T>) {
  const [state, setState] = useState<State<T>>({ data: undefined, error: undefined, loading: true });
  const read = async (): Promise<State<T>> => {
    try {
      return { data: await ask(await loadIdentity()), error: undefined, loading: false };
    } catch (error) {
      // The session may have ended on another device; then the page becomes a guest's.
      if (error instanceof Error && ENDED.has(error.name)) expireSession();
      return { data: undefined, error, loading: false };
    }
  };
  const readFirst = useEffectEvent(read);
  useEffect(function askOnce() {
    void readFirst().then(setState);
  }, []);
  const refetch = async () => {
    setState((earlier) => ({ ...earlier, loading: true }));
    setState(await read());
  };
  return { ...state, refetch };
}
