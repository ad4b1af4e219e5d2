import { todayInArgentina } from '@prendarios/rules/birthDate';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const today = () => todayInArgentina(new Date());

/** Returns the date in Argentina (YYYY-MM-DD), updated on each render and when the tab becomes visible. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today);
