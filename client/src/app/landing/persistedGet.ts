const encoded = (value: object) => encodeURIComponent(JSON.stringify(value));

/**
 * Requests a persisted operation by GET, which HTTP caches may store. Parameters and their order match Apollo's
 * HttpLink, so that the app's request hits the same cache entry.
 */
export function persistedUrl(operationName: string, hash: string, variables: object): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  return `/graphql?operationName=${operationName}&variables=${encoded(variables)}&extensions=${encoded(extensions)}`;
}

/** Milliseconds before the second and third attempt, close to the app's (shared/apollo/links.ts). */
const PAUSES = [400, 1_200];

/** Retries while the gateway is overloaded (503). */
async function tried(url: string, init: RequestInit): Promise<Response> {
  for (const pause of PAUSES) {
    // oxlint-disable-next-line no-await-in-loop -- attempts are sequential
    const answer = await fetch(url, init);
    if (answer.status !== 503) return answer;
    // oxlint-disable-next-line no-await-in-loop -- the pause between attempts
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return fetch(url, init);
}

/** Returns the operation's data. @throws {Error} if the response has none. */
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
