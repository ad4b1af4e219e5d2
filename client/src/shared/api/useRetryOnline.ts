import { useEffect, useEffectEvent } from 'react';

/** Calls `onRetry` when the browser is online again. */
export function useRetryOnline(onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  useEffect(function listenForConnection() {
    const listener = () => retry();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
