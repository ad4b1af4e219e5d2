import { useSyncExternalStore } from 'react';
import type { FailureKind } from './classify.ts';

/** `tooMany`: the message for a request that exceeded the rate limit. */
export type Failure = FailureKind | Readonly<{ tooMany: string }>;

let current: Failure | null = null;
const listeners = new Set<() => void>();

function change(next: Failure | null): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Opens the error modal (SH-03); ignores further failures while it is open. */
export function reportFailure(failure: Failure): void {
  if (current === null) change(failure);
}

export function dismissFailure(): void {
  change(null);
}

export function currentFailure(): Failure | null {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useFailure(): Failure | null {
  return useSyncExternalStore(subscribe, currentFailure, () => null);
}
