/** Returns the `code` of a system or database error, such as EADDRINUSE or 23505; else undefined. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the code of a database error, which Drizzle wraps in its own; else undefined. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error ? (errorCode(error.cause) ?? errorCode(error)) : undefined;

const NO_ROOM = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether a write failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean => NO_ROOM.includes(sqlState(error) ?? '');
