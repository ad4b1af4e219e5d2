/** KO-04: how many times a call is made again with a new token. */
export const TOKEN_TRIES = 3;
const FIRST_WAIT_MS = 200;

/** 200, 400, 800 milliseconds. */
export function waitBefore(attempt: number): number {
  return FIRST_WAIT_MS * 2 ** (attempt - 1);
}
