/**
 * The context of a query that the page sends by itself: the gateway does not count it as activity
 * (docs/domain.md#sessions), and a failure shows no message.
 */
export function backgroundContext(signal?: AbortSignal) {
  return {
    quiet: true,
    headers: { 'x-background': '1' },
    ...(signal === undefined ? {} : { fetchOptions: { signal } }),
  };
}
