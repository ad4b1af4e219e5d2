import { useSyncExternalStore } from 'react';
import { DASHBOARD_PATH, MORNING_PATH } from '#shared/session/paths.ts';
import { PROPOSAL_TEXTS as TEXT } from './texts.ts';

/**
 * Address of the last shown list, for the link back from a proposal. Kept only in memory, because its filters may
 * contain a person's document number.
 */
let href: string = DASHBOARD_PATH;
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

/** Returns a link back to the page from which the proposal was opened. */
export function useWayBack(): { href: string; label: string } {
  const to = useSyncExternalStore(subscribe, lastList, () => DASHBOARD_PATH);
  return { href: to, label: to === MORNING_PATH ? TEXT.backToMorning : TEXT.backToDashboard };
}
