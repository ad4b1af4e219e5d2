import { withFreshToken, type HeadersOf } from '../session/authorization.ts';

export type FetchedFile =
  | { kind: 'file'; blob: Blob }
  /** It is not there, or not this person's: both answer alike. */
  | { kind: 'gone' }
  /** The bank cannot give it yet, in its own words. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; offline: boolean };

const CONFLICT = 409;
/** What nobody may see, what is not there, and what this person may not see: not to be told apart. */
const GONE = new Set([403, 404, 410]);

async function wordsOf(answer: Response): Promise<string | null> {
  try {
    const body: unknown = await answer.json();
    const message: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
    return typeof message === 'string' && message !== '' ? message : null;
  } catch {
    // Not JSON: the status alone tells what happened.
    return null;
  }
}

/**
 * Reads a file of the gateway with the headers of the session: a plain link could not carry the bearer token.
 * Rejects only when `signal` was aborted.
 */
export async function fetchFile(
  address: string,
  headersOf: HeadersOf,
  signal: AbortSignal,
): Promise<FetchedFile> {
  try {
    const answer = await withFreshToken(headersOf, (headers) =>
      fetch(address, { headers, credentials: 'same-origin', signal }),
    );
    if (answer.ok) return { kind: 'file', blob: await answer.blob() };
    if (GONE.has(answer.status)) return { kind: 'gone' };
    const message = answer.status === CONFLICT ? await wordsOf(answer) : null;
    return message === null ? { kind: 'failed', offline: false } : { kind: 'refused', message };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'failed', offline: true };
  }
}
