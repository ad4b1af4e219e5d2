import { useEffect, useRef } from 'react';

/** Asks again by itself when the browser finds its connection back. */
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
