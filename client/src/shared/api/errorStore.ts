import { useSyncExternalStore } from 'react';
import type { FailureKind } from './classify.ts';

/** With the message of a server that was asked too often. */
export type Failure = FailureKind | Readonly<{ tooMany: string }>;

let current: Failure | null = null;
const listeners = new Set<() => void>();

function change(next: Failure | null): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Opens the error modal (SH-03); a second failure while it is open changes nothing. */
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
