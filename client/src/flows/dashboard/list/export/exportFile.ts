import { EXPORT_CAPPED_NOTE } from '@prendarios/rules/proposalsExport';
import { withFreshToken, type HeadersOf } from '#shared/session/authorization.ts';

export type Exported =
  | { kind: 'file'; blob: Blob; isCapped: boolean }
  | { kind: 'tooMany' }
  | { kind: 'failed'; offline: boolean }
  /** The user cancelled it. */
  | { kind: 'cancelled' };

/** Longer than the file's closing note in bytes, so only the end of the file is read. */
const END_BYTES = 600;
const TOO_MANY = 429;

async function isCapped(blob: Blob): Promise<boolean> {
  return (await blob.slice(-END_BYTES).text()).includes(EXPORT_CAPPED_NOTE);
}

/**
 * Requests the filtered list as a file from the gateway. If the gateway cannot complete it, it aborts the connection
 * and the fetch fails, so a partial file is never saved.
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
    return { kind: 'file', blob, isCapped: await isCapped(blob) };
  } catch {
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', offline: !navigator.onLine };
  }
}
