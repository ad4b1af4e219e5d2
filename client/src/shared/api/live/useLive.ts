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
  /** A key for the watched data: another key starts again, null pauses. */
  of: string | null;
  /** The data came from the cache and may be old. */
  atOnce?: boolean;
};

/**
 * Keeps data up to date while it is shown: asks every four seconds at most whether it changed. Calls the `ask` of the
 * last render, which knows the current data.
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
