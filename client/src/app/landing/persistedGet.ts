const encoded = (value: object) => encodeURIComponent(JSON.stringify(value));

/**
 * Asks the gateway for a stored operation by a GET, which caches on the way may keep. The keys and their order are
 * those of Apollo's HttpLink, so that the app finds the same address in the cache.
 */
export function persistedUrl(operationName: string, hash: string, variables: object): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  return `/graphql?operationName=${operationName}&variables=${encoded(variables)}&extensions=${encoded(extensions)}`;
}

/** The operation's data. Throws when nothing usable was answered. */
export async function persistedGet<Data>(
  operation: { name: string; hash: string },
  variables: object,
  signal?: AbortSignal,
): Promise<Data> {
  const answer = await fetch(persistedUrl(operation.name, operation.hash, variables), {
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'apollo-require-preflight': 'true',
    },
    credentials: 'same-origin',
    signal: signal ?? null,
  });
  const body: { data?: Data | null } = await answer.json();
  if (!answer.ok || body.data === null || body.data === undefined) {
    throw new Error(`${operation.name} was answered with ${answer.status}.`);
  }
  return body.data;
}
