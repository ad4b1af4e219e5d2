import { useCallback, useEffect, useRef, useState } from 'react';
import { lastActivity, noteActivity, wasLoggedOut } from '#shared/session/activity.ts';
import { expireSession, followExpiry, leaveForSignIn } from '#shared/session/endSession.ts';
import { readClock, type ClockReading } from '#shared/session/sessionClock.ts';
import { storedToken } from '#shared/session/tokenCookies.ts';

/** Another tab removed the tokens without a notification. */
function followOtherTab(): void {
  if (wasLoggedOut()) void leaveForSignIn();
  else followExpiry();
}

/**
 * Checks inactivity (KO-01) every 20 seconds, at the warning, at the end, and when a sleeping tab wakes up.
 * `touch` records activity unless the session has ended; `onUse` is called at each check while the session is open.
 */
export function useSessionClock(idleMs: number, onUse: () => void) {
  const [reading, setReading] = useState<ClockReading>({ kind: 'active', wakeIn: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const use = useRef(onUse);
  useEffect(function followLatest() {
    use.current = onUse;
  });

  const check = useCallback(
    function check() {
      clearTimeout(timer.current);
      if (storedToken() === null) return followOtherTab();
      const now = readClock(Date.now(), lastActivity(), idleMs);
      if (now.kind === 'ended') return expireSession();
      setReading(now);
      use.current();
      timer.current = setTimeout(check, now.wakeIn);
    },
    [idleMs],
  );

  const touch = useCallback(
    function touch() {
      if (readClock(Date.now(), lastActivity(), idleMs).kind !== 'ended') noteActivity();
      check();
    },
    [idleMs, check],
  );

  useEffect(
    function watchActivity() {
      // oxlint-disable-next-line react/set-state-in-effect -- reads a cookie, which is outside React
      check();
      document.addEventListener('click', touch, { capture: true });
      document.addEventListener('visibilitychange', check);
      return () => {
        clearTimeout(timer.current);
        document.removeEventListener('click', touch, { capture: true });
        document.removeEventListener('visibilitychange', check);
      };
    },
    [check, touch],
  );

  return { reading, check, touch };
}
