import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignOutDocument, ViewerDocument } from '#generated/graphql.ts';
import { appConfig } from '#shared/appConfig.ts';
import { dismissNotices, prepareNotices, showNotice } from '#shared/page/notices/notices.ts';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import { lastActivity } from '#shared/session/activity.ts';
import { lastAnswerAt } from '#shared/session/lastAnswer.ts';
import { followExpiry, leaveForSignIn, onExpiry, provideGatewayEnd } from '#shared/session/endSession.ts';
import { SIGN_IN_PATH, signInHref } from '#shared/session/paths.ts';
import { currentSession, rereadSession, useSession } from '#shared/session/sessionStore.ts';
import { listenToTabs, type TabMessage } from '#shared/session/tabs.ts';
import { SESSION_TEXTS } from '#shared/session/texts.ts';
import { useSessionClock } from './useSessionClock.ts';

const SessionExpiry = lazyDialog(
  async () => (await import('@prendarios/design-system/overlay/SessionExpiry')).SessionExpiry,
);

const MINUTE_MS = 60_000;
/** Minimum number of activity reports to the gateway per idle limit. */
const CONTACTS = 4;

/** Keeps the gateway's session alive during long forms: its idle limit counts requests, not clicks. */
function isContactDue(idleMs: number): boolean {
  const silence = Date.now() - lastAnswerAt();
  return silence > idleMs / CONTACTS && (lastActivity() ?? 0) > lastAnswerAt();
}

/** Mounted during a session: shows the expiry warning, keeps the session alive, and tracks clicks and route changes. */
const Watch = () => {
  const client = useApolloClient();
  const { sessionIdleMinutes } = appConfig();
  const { pathname, search } = useLocation();
  const idleMs = sessionIdleMinutes * MINUTE_MS;

  const call = () => {
    client
      .query({ query: ViewerDocument, fetchPolicy: 'network-only', context: { quiet: true } })
      .catch(() => {
        // The Apollo link handles an ended session; a lost connection shows at the user's next request.
      });
  };
  const { reading, check, touch } = useSessionClock(idleMs, () => {
    if (isContactDue(idleMs)) call();
  });
  useEffect(
    function noteRoute() {
      touch();
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs on every change of the address
    [touch, pathname, search],
  );

  return (
    <SessionExpiry
      open={reading.kind === 'ending'}
      endsAt={reading.kind === 'ending' ? reading.endsAt : 0}
      onStay={() => {
        touch();
        call();
      }}
      onEnd={check}
    />
  );
};

function followTab(message: TabMessage): void {
  const before = currentSession();
  if (before.kind === 'guest') {
    // After an expiry both tabs wait on the sign-in page: signing in in one restores the other.
    if (message === 'left') location.replace('/');
    if (message === 'began' && location.pathname === SIGN_IN_PATH) rereadSession();
    return;
  }
  if (message === 'expired') return followExpiry();
  if (message === 'signed-out') {
    void leaveForSignIn();
    return;
  }
  rereadSession();
  const after = currentSession();
  // The new user must not see the previous user's screens.
  if (after.kind === 'user' && after.userId !== before.userId) location.reload();
}

/** Connects the session to the gateway and to other tabs. */
function useBinding(): void {
  const client = useApolloClient();
  useEffect(
    function bindSession() {
      provideGatewayEnd((token, everywhere) =>
        client.mutate({
          mutation: SignOutDocument,
          variables: { input: { everywhere } },
          context: { token, quiet: true },
        }),
      );
      return listenToTabs(followTab);
    },
    [client],
  );
}

/** ER-01: shows the persistent toast and redirects to the sign-in page. Must listen before the watch starts. */
const Expiry = () => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const from = useLocation();
  const session = useSession();
  useBinding();
  useEffect(
    function tellOfExpiry() {
      prepareNotices();
      return onExpiry(() => {
        // The session expired before this was loaded, and the user has signed in again.
        if (currentSession().kind === 'user') return;
        showNotice({ text: SESSION_TEXTS.expired, tone: 'warning', persistent: true });
        if (from.pathname !== SIGN_IN_PATH) void navigate(signInHref(from), { replace: true });
        void client.clearStore();
      });
    },
    [client, from, navigate],
  );
  useEffect(
    function dismissWhenBack() {
      if (session.kind === 'user') dismissNotices();
    },
    [session.kind],
  );
  return null;
};

export const SessionRuntime = () => {
  const session = useSession();
  return (
    <>
      <Expiry />
      {session.kind === 'user' && <Watch />}
    </>
  );
};
