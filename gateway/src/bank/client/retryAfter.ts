const MOST_SECONDS = 3600;

/** Returns the seconds in a Retry-After header (RFC 9110, 10.2.3), at most an hour; null if it cannot be read. */
export function retryAfterSeconds(value: string | string[] | undefined, now = Date.now()): number | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds), MOST_SECONDS);
}
