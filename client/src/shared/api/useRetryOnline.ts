import { useEffect, useRef } from 'react';

/** Retries when the browser is online again. */
export function useRetryOnline(onRetry: () => void): void {
  const latest = useRef(onRetry);
  useEffect(function followLatest() {
    latest.current = onRetry;
  });
  useEffect(function listenForConnection() {
    const retry = () => latest.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
}
