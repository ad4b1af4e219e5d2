import { withFreshToken, type HeadersOf } from '#shared/session/authorization.ts';

export type FetchedFile =
  | { kind: 'file'; blob: Blob }
  /** It does not exist or belongs to another user: the answer is the same. */
  | { kind: 'gone' }
  /** The bank does not have it yet; its message. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; offline: boolean };

const CONFLICT = 409;
/** Forbidden, missing and gone files get the same message, so that it does not show which files exist. */
const GONE = new Set([403, 404, 410]);

async function wordsOf(answer: Response): Promise<string | null> {
  try {
    const body: unknown = await answer.json();
    const message: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
    return typeof message === 'string' && message !== '' ? message : null;
  } catch {
    // Not JSON: only the status is known.
    return null;
  }
}

/**
 * Reads a file of the gateway with the headers of the session: a plain link cannot send the bearer token.
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
