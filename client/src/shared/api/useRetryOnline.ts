import { useEffect, useEffectEvent } from 'react';

/** Retries when the browser is online again. */
export function useRetryOnline(onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  useEffect(function listenForConnection() {
    const listener = () => retry();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
