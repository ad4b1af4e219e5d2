const DAY_MS = 86_400_000;
/** Argentina is UTC−3 all year. */
const OFFSET_MS = 3 * 3_600_000;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 3;

/** Returns the Monday (YYYY-MM-DD) of an instant's week in Argentina. */
export function weekOf(instant: Date): string {
  const day = Math.floor((instant.getTime() - OFFSET_MS) / DAY_MS);
  return new Date((day - ((day + THURSDAY) % 7)) * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the Mondays of the last `count` weeks including that of `now`, oldest first. */
export const lastWeeks = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_empty, at) =>
    weekOf(new Date(now.getTime() - (count - 1 - at) * 7 * DAY_MS)),
  );
