import { todayInArgentina } from './birthDate.ts';

const DAY_MS = 86_400_000;

/** Days since a stage began, by the calendar of Argentina, where it is `today` (YYYY-MM-DD); 0 on the first one. */
export function stageDays(since: string, today: string): number {
  const began = Date.parse(todayInArgentina(new Date(since)));
  return Math.max(0, Math.round((Date.parse(today) - began) / DAY_MS));
}
