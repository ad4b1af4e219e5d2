import { todayInArgentina } from '@prendarios/rules/birthDate';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const today = () => todayInArgentina(new Date());

/** The day in Argentina, YYYY-MM-DD: of each rendering, and when somebody comes back to the page. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today);
