import type { Filters } from './filters.ts';

/** Days of creation that are often asked for, up to now. */
export const PRESETS = ['today', 'week', 'month'] as const;
type Preset = (typeof PRESETS)[number];
type Days = Pick<Filters, 'from' | 'to'>;

const DAYS_OF_A_WEEK = 7;

/** The day (YYYY-MM-DD) so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** `today` is the day in Argentina, YYYY-MM-DD; 'week' is that day and the six before. */
export function presetDays(preset: Preset, today: string): Days {
  switch (preset) {
    case 'today':
      return { from: today, to: null };
    case 'week':
      return { from: addDays(today, 1 - DAYS_OF_A_WEEK), to: null };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: null };
  }
}

/** The preset that these days are; null for other days and for none. */
export function presetOf({ from, to }: Days, today: string): Preset | null {
  if (from === null || to !== null) return null;
  return PRESETS.find((preset) => presetDays(preset, today).from === from) ?? null;
}
