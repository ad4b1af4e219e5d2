import { useSyncExternalStore } from 'react';
import { PANEL_PATH } from '../../shared/session/paths.ts';

/**
 * The list as it was seen last, so that the way back from a proposal leads to it. In this page's memory alone: its
 * filters may hold somebody's document.
 */
let href: string = PANEL_PATH;
const listeners = new Set<() => void>();

export function noteList(seen: string): void {
  href = seen;
  for (const listener of listeners) listener();
}

function lastList(): string {
  return href;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLastList(): string {
  return useSyncExternalStore(subscribe, lastList, () => PANEL_PATH);
}
