import { type Api, SAMPLE_FILE } from './ownIds.ts';

const bearer = (token: string): Record<string, string> =>
  token === '' ? {} : { authorization: `Bearer ${token}` };

/** Sends an operation as the token's user or, with an empty token, as this browser's guest (by cookie). */
export async function sendAs(token: string, request: unknown): Promise<object> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...bearer(token),
    },
    body: JSON.stringify(request),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway answers every request with a JSON object
  return (await answer.json()) as object;
}

/** Returns the calls that find the caller's records. */
export const apiFor = (token: string): Api => ({
  ask: async (query, variables) => {
    const answer = await sendAs(token, { query, variables });
    return 'data' in answer ? answer.data : null;
  },
  upload: async (proposal) => {
    const form = new FormData();
    form.append('file', new Blob([SAMPLE_FILE], { type: 'application/pdf' }), 'sample.pdf');
    const url = `/files/pre-upload?proposal=${encodeURIComponent(proposal)}`;
    const answer = await fetch(url, { method: 'POST', headers: bearer(token), body: form });
    if (!answer.ok) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway's own answer
    return ((await answer.json()) as { fileId?: string }).fileId;
  },
});
