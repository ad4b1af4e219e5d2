/** Maximum retries of a call with a new token (KO-04). */
export const TOKEN_TRIES = 3;
const FIRST_WAIT_MS = 200;

/** Returns the milliseconds before a retry: 200, 400, 800. */
export function waitBefore(attempt: number): number {
  return FIRST_WAIT_MS * 2 ** (attempt - 1);
}
