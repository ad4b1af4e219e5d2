import { INACTIVITY_CHECK_MS } from '@prendarios/rules/constants';

/** The warning appears this long before the end (docs/ux.md#session-end). */
const WARNING_MS = 60_000;

export type ClockReading =
  { kind: 'active'; wakeIn: number } | { kind: 'ending'; endsAt: number; wakeIn: number } | { kind: 'ended' };

/**
 * Whether a session is active, about to end or over (KO-01). `last` is null when its cookie is missing: expired.
 * `wakeIn`: milliseconds until the next check; 20 seconds at most, less when the warning or the end comes first.
 */
export function readClock(now: number, last: number | null, idleMs: number): ClockReading {
  if (last === null) return { kind: 'ended' };
  // A cookie from the future (a clock set back) must not keep a session open for longer.
  const endsAt = Math.min(last, now) + idleMs;
  const left = endsAt - now;
  if (left <= 0) return { kind: 'ended' };
  if (left <= WARNING_MS) return { kind: 'ending', endsAt, wakeIn: Math.min(INACTIVITY_CHECK_MS, left) };
  return { kind: 'active', wakeIn: Math.min(INACTIVITY_CHECK_MS, left - WARNING_MS) };
}
