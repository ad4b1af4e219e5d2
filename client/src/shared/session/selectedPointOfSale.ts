import { ALL_POINTS_OF_SALE } from '@prendarios/rules/pointOfSale';
import { useSyncExternalStore } from 'react';
import { currentSession, subscribeSession } from './sessionStore.ts';

/** The seller's selected point of sale (EN-01); `all` by default (VA-18). Kept only in memory. */
let current = ALL_POINTS_OF_SALE;
let chosenBy: string | null = null;
const listeners = new Set<() => void>();

function userId(): string | null {
  const session = currentSession();
  return session.kind === 'user' ? session.userId : null;
}

/** Returns a code or `all`; ignores another user's selection. */
function selectedPointOfSale(): string {
  return chosenBy === userId() ? current : ALL_POINTS_OF_SALE;
}

export function selectPointOfSale(code: string): void {
  current = code;
  chosenBy = userId();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeSession(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export function useSelectedPointOfSale(): string {
  return useSyncExternalStore(subscribe, selectedPointOfSale, () => ALL_POINTS_OF_SALE);
}
