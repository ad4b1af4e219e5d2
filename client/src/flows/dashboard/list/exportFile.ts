import { EXPORT_CAPPED_NOTE } from '@prendarios/rules/proposalsExport';
import { withFreshToken, type HeadersOf } from '../../../shared/session/authorization.ts';

export type Exported =
  | { kind: 'file'; blob: Blob; capped: boolean }
  | { kind: 'tooMany' }
  | { kind: 'failed'; offline: boolean }
  /** The person called it off. */
  | { kind: 'left' };

/** More than the note's bytes, so that the file's end is read and not all of it. */
const END_BYTES = 600;
const TOO_MANY = 429;

async function isCapped(blob: Blob): Promise<boolean> {
  return (await blob.slice(-END_BYTES).text()).includes(EXPORT_CAPPED_NOTE);
}

/**
 * Asks the gateway for the filtered list as a file. A file that was cut off on the way is none: the gateway breaks
 * the connection, and the fetch fails.
 */
export async function fetchExport(
  filter: object | null,
  headersOf: HeadersOf,
  signal: AbortSignal,
): Promise<Exported> {
  try {
    const answer = await withFreshToken(headersOf, (headers) =>
      fetch('/files/proposals.csv', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        credentials: 'same-origin',
        body: JSON.stringify({ filter }),
        signal,
      }),
    );
    if (answer.status === TOO_MANY) return { kind: 'tooMany' };
    if (!answer.ok) return { kind: 'failed', offline: false };
    const blob = await answer.blob();
    return { kind: 'file', blob, capped: await isCapped(blob) };
  } catch {
    return signal.aborted ? { kind: 'left' } : { kind: 'failed', offline: !navigator.onLine };
  }
}
