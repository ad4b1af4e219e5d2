import { INACTIVITY_CHECK_MS } from '@prendarios/rules/constants';

/** Milliseconds between the warning and the end of the session (docs/ux.md#session-end). */
const WARNING_MS = 60_000;

export type ClockReading =
  { kind: 'active'; wakeIn: number } | { kind: 'ending'; endsAt: number; wakeIn: number } | { kind: 'ended' };

/**
 * Returns whether a session is active, about to end or over (KO-01). A null `last` (missing cookie) counts as expired.
 * `wakeIn`: milliseconds until the next check, at most 20 seconds, or until the warning or the end if that comes first.
 */
export function readClock(now: number, last: number | null, idleMs: number): ClockReading {
  if (last === null) return { kind: 'ended' };
  // A time in the future (after the clock was set back) must not extend the session.
  const endsAt = Math.min(last, now) + idleMs;
  const left = endsAt - now;
  if (left <= 0) return { kind: 'ended' };
  if (left <= WARNING_MS) return { kind: 'ending', endsAt, wakeIn: Math.min(INACTIVITY_CHECK_MS, left) };
  return { kind: 'active', wakeIn: Math.min(INACTIVITY_CHECK_MS, left - WARNING_MS) };
}
