import { todayInArgentina } from './birthDate.ts';

const DAY_MS = 86_400_000;

/** Returns the calendar days in Argentina since a stage began, up to `today` (YYYY-MM-DD); 0 on the first day. */
export function stageDays(since: string, today: string): number {
  const began = Date.parse(todayInArgentina(new Date(since)));
  return Math.max(0, Math.round((Date.parse(today) - began) / DAY_MS));
}
