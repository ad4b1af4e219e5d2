import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { SignOutDocument } from '../../generated/graphql.ts';
import { useAppConfig } from '../../shared/config/appConfig.ts';
import { followExpiry, leaveForSignIn, provideGatewayEnd } from '../../shared/session/endSession.ts';
import { provideIdentitySettings } from '../../shared/session/identitySettings.ts';
import { currentSession, rereadSession, useSession } from '../../shared/session/sessionStore.ts';
import { hearTabs, type TabMessage } from '../../shared/session/tabs.ts';

const SessionRuntime = lazy(async () => ({
  default: (await import('./SessionRuntime.tsx')).SessionRuntime,
}));

function followTab(message: TabMessage, onBegan: () => void): void {
  const before = currentSession();
  if (message.kind === 'ended') {
    if (before.kind === 'guest') return;
    if (message.reason === 'expired') followExpiry();
    else leaveForSignIn();
    return;
  }
  rereadSession();
  const after = currentSession();
  // Another person's screens are not shown to this one.
  if (before.kind === 'user' && after.kind === 'user' && before.userId !== after.userId) location.reload();
  else if (before.kind === 'guest') onBegan();
}

/** Binds the session to the product: its settings, the gateway, the other tabs; its watch only for who signed in. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const client = useApolloClient();
  const { identity } = useAppConfig();
  const session = useSession();
  const [wasSignedIn, setSignedIn] = useState(false);
  if (session.kind === 'user' && !wasSignedIn) setSignedIn(true);

  useEffect(
    function bindSession() {
      provideIdentitySettings(identity ?? null);
      provideGatewayEnd((token) =>
        client.mutate({ mutation: SignOutDocument, context: { token, quiet: true } }),
      );
      return hearTabs((message) => followTab(message, () => void client.clearStore()));
    },
    [client, identity],
  );

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
