/**
 * Returns the context of a query that the page sends without user action: the gateway does not count it as activity
 * (docs/domain.md#sessions), and failures show no message.
 */
export function backgroundContext(signal?: AbortSignal) {
  return {
    quiet: true,
    headers: { 'x-background': '1' },
    ...(signal === undefined ? {} : { fetchOptions: { signal } }),
  };
}
