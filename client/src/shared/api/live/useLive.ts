import { useEffect, useEffectEvent } from 'react';
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
  /** Key of the watched data: a new key restarts polling, null pauses it. */
  of: string | null;
  /** Whether to poll immediately, because the data came from the cache and may be stale. */
  atOnce?: boolean;
};

/**
 * Keeps data up to date while it is shown, by polling for changes at most every four seconds. Calls the `ask` of the
 * latest render, which knows the current data.
 */
export function useLive(ask: Ask, { of, atOnce = false }: LiveOptions): void {
  const askLatest = useEffectEvent(ask);
  useEffect(
    function watch() {
      if (of === null) return undefined;
      return startLive((signal) => askLatest(signal), BROWSER, { atOnce });
    },
    [of, atOnce],
  );
}
