import { withFreshToken, type HeadersOf } from '#shared/session/authorization.ts';

export type FetchedFile =
  | { kind: 'file'; blob: Blob }
  /** It does not exist or belongs to another user; the server does not distinguish the two. */
  | { kind: 'gone' }
  /** The bank does not have the file yet; `message` is the bank's. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; offline: boolean };

const CONFLICT = 409;
/** Forbidden, missing and deleted files get the same message, so that it does not reveal which files exist. */
const GONE = new Set([403, 404, 410]);

async function wordsOf(answer: Response): Promise<string | null> {
  try {
    const body: unknown = await answer.json();
    const message: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
    return typeof message === 'string' && message !== '' ? message : null;
  } catch {
    // The body is not JSON, so only the status is known.
    return null;
  }
}

/**
 * Downloads a file from the gateway with the session's headers, because a plain link cannot send the bearer token.
 * Rejects only if `signal` is aborted.
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
