import { useEffect, useRef } from 'react';
import { startLive, type Ask, type LiveWorld } from './poller.ts';

const BROWSER: LiveWorld = {
  isResting: () => document.visibilityState === 'hidden' || !navigator.onLine,
  onChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

type LiveOptions = {
  /** What is watched, in words of the caller; another one begins anew. Null rests. */
  of: string | null;
  /** What is shown may be old already, as it came from the cache. */
  atOnce?: boolean;
};

/**
 * Keeps what is shown true while it is open: asks every four seconds at most whether it changed. The question is the
 * latest one given, so that it knows what was shown last.
 */
export function useLive(ask: Ask, { of, atOnce = false }: LiveOptions): void {
  const latest = useRef(ask);
  useEffect(function followLatest() {
    latest.current = ask;
  });
  useEffect(
    function watch() {
      if (of === null) return undefined;
      return startLive((signal) => latest.current(signal), BROWSER, { atOnce });
    },
    [of, atOnce],
  );
}
