const encoded = (value: object) => encodeURIComponent(JSON.stringify(value));

/**
 * Asks the gateway for a stored operation by a GET, which HTTP caches may store. The keys and their order are
 * those of Apollo's HttpLink, so that the app's request has the same address in the cache.
 */
export function persistedUrl(operationName: string, hash: string, variables: object): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  return `/graphql?operationName=${operationName}&variables=${encoded(variables)}&extensions=${encoded(extensions)}`;
}

/** Milliseconds before the second and the third try, about as the app waits (shared/apollo/links.ts). */
const PAUSES = [400, 1_200];

/** The first answer that is not from a gateway without time for more (503). */
async function tried(url: string, init: RequestInit): Promise<Response> {
  for (const pause of PAUSES) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const answer = await fetch(url, init);
    if (answer.status !== 503) return answer;
    // oxlint-disable-next-line no-await-in-loop -- the pause between them
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return fetch(url, init);
}

/** Returns the operation's data. Throws when the answer has none. */
export async function persistedGet<Data>(
  operation: { name: string; hash: string },
  variables: object,
  signal?: AbortSignal,
): Promise<Data> {
  const answer = await tried(persistedUrl(operation.name, operation.hash, variables), {
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
