/**
 * The context of a question that the page asks by itself: the gateway does not take it for the person's activity
 * (DOMAIN 8.19), and its failure is no message.
 */
export function backgroundContext(signal?: AbortSignal) {
  return {
    quiet: true,
    headers: { 'x-background': '1' },
    ...(signal === undefined ? {} : { fetchOptions: { signal } }),
  };
}
