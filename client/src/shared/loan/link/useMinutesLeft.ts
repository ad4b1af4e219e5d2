import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_MS = 5000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}

/** Returns the full minutes until an instant; 0 once it has passed. */
export function useMinutesLeft(until: string | null): number {
  const left = () =>
    until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS));
  return useSyncExternalStore(subscribe, left, left);
}
