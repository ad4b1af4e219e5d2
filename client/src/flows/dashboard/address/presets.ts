import type { Filters } from './filters.ts';

/** Presets for the creation date, each up to today. */
export const PRESETS = ['today', 'week', 'month'] as const;
type Preset = (typeof PRESETS)[number];
type Days = Pick<Filters, 'from' | 'to'>;

const DAYS_OF_A_WEEK = 7;

/** Returns the date (YYYY-MM-DD) `days` later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the preset's dates. `today`: YYYY-MM-DD in Argentina; 'week' is today and the six days before. */
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

/** Returns the preset with these dates; null if there is none. */
export function presetOf({ from, to }: Days, today: string): Preset | null {
  if (from === null || to !== null) return null;
  return PRESETS.find((preset) => presetDays(preset, today).from === from) ?? null;
}
