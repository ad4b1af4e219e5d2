/** The `code` of a system's or a driver's error, such as EADDRINUSE or 23505; undefined on any other. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
