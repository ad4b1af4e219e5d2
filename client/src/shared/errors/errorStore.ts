import { useSyncExternalStore } from 'react';
import type { FailureKind } from './classify.ts';

let current: FailureKind | null = null;
const listeners = new Set<() => void>();

function change(next: FailureKind | null): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Opens the error modal (SH-03); a second failure while it is open changes nothing. */
export function reportFailure(kind: FailureKind): void {
  if (current === null) change(kind);
}

export function dismissFailure(): void {
  change(null);
}

export function currentFailure(): FailureKind | null {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useFailure(): FailureKind | null {
  return useSyncExternalStore(subscribe, currentFailure, () => null);
}
