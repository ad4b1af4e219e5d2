import type { ToastMessage } from '@prendarios/design-system/feedback/Toast';
import { useSyncExternalStore } from 'react';

type Toaster = { notify: (notice: ToastMessage) => void; dismissAll: () => void };

let toaster: Toaster | null = null;
let waiting: ToastMessage[] = [];
let isWanted = false;
const listeners = new Set<() => void>();

/** Loads the toaster ahead of the first notice, so that a later notice can appear without a connection. */
export function prepareNotices(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

/**
 * Shows a notice at the top right of the page. It closes automatically (SH-15) unless it is `persistent`. Do
 * not use it for anything that the user must act on.
 */
export function showNotice(notice: ToastMessage): void {
  if (toaster === null) waiting.push(notice);
  else toaster.notify(notice);
  prepareNotices();
}

export function dismissNotices(): void {
  waiting = [];
  toaster?.dismissAll();
}

/** Connects the toaster and shows the waiting notices. Returns a function that disconnects it. */
export function connectNotices(connected: Toaster): () => void {
  toaster = connected;
  waiting.forEach(connected.notify);
  waiting = [];
  return () => {
    toaster = null;
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNoticesWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
