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
/** Activity is reported to the gateway at least this many times in its idle limit. */
const CONTACTS = 4;

/** The gateway's idle limit counts calls, not clicks: while a long form is filled in, this calls from time to time. */
function isContactDue(idleMs: number): boolean {
  const silence = Date.now() - lastAnswerAt();
  return silence > idleMs / CONTACTS && (lastActivity() ?? 0) > lastAnswerAt();
}

/** Mounted during a session: shows the warning, keeps the gateway's session open, notes clicks and route changes. */
const Watch = () => {
  const client = useApolloClient();
  const { sessionIdleMinutes } = appConfig();
  const { pathname, search } = useLocation();
  const idleMs = sessionIdleMinutes * MINUTE_MS;

  const call = () => {
    client
      .query({ query: ViewerDocument, fetchPolicy: 'network-only', context: { quiet: true } })
      .catch(() => {
        // The Apollo link handles an ended session; a lost connection shows at the user's next call.
      });
  };
  const { reading, check, touch } = useSessionClock(idleMs, () => {
    if (isContactDue(idleMs)) call();
  });
  useEffect(
    function noteRoute() {
      touch();
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the address is what it notes
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
    // Both tabs wait at the sign-in page after an expiry: signing in in one brings the other back, too.
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
  // The screens of the previous user must not be visible to this one.
  if (after.kind === 'user' && after.userId !== before.userId) location.reload();
}

/** Connects the session with the gateway and with the other tabs. */
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

/** ER-01: shows the toast, which stays, and goes to the sign-in page. Must listen before the watch starts. */
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
        // An expiry before this was loaded, and the user is back already.
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
