import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { currentSession, rereadSession, useSession } from '#shared/session/sessionStore.ts';

const SessionRuntime = lazyScreen(async () => (await import('./SessionRuntime.tsx')).SessionRuntime);

/** Signs a guest's page in when it becomes visible after a sign-in in another tab. */
function useSignInElsewhere(): void {
  const client = useApolloClient();
  useEffect(
    function lookWhenBack() {
      const check = () => {
        if (document.visibilityState === 'hidden' || currentSession().kind === 'user') return;
        rereadSession();
        if (currentSession().kind !== 'guest') void client.clearStore();
      };
      document.addEventListener('visibilitychange', check);
      window.addEventListener('focus', check);
      return () => {
        document.removeEventListener('visibilitychange', check);
        window.removeEventListener('focus', check);
      };
    },
    [client],
  );
}

/** Loads the session watch once a user is signed in. */
export const SessionWatch = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const [wasSignedIn, setSignedIn] = useState(false);
  if (session.kind === 'user' && !wasSignedIn) setSignedIn(true);
  useSignInElsewhere();
  return (
    <>
      {children}
      {wasSignedIn && (
        <Suspense>
          <SessionRuntime />
        </Suspense>
      )}
    </>
  );
};
