import { cutText } from '@prendarios/rules/cutText';
import { authorizationHeaders } from '#shared/session/authorization.ts';
import { restAfter, watchSilence } from './sendBytes.ts';
import { UPLOAD_TEXTS as TEXT } from './texts.ts';
import { readAnswer, type SendFile, type UploadOutcome } from './uploadFile.ts';

/** The bank decides by the content and shows the name without its ending. */
const MAX_NAME = 100;
/** Half characters, as `toWellFormed` finds them, which Safari has since 16.4 and Firefox since 119. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const RETRY_DELAYS_MS = [1000, 2000, 4000];
/** The token has ended; the server has another number of bytes. */
const SENT_AGAIN = [401, 409];
const BUSY = { kind: 'failed', message: TEXT.network } as const;

/** Comes with the first file; null if the connection is lost. */
async function loadTus(signal: AbortSignal) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await import('tus-js-client');
    } catch {
      if (tries > RETRY_DELAYS_MS.length || signal.aborted) return null;
      await restAfter(tries, signal);
    }
  }
}

/** The file's id in the state of an upload that the bank has answered. */
function knownFile(metadata: string | undefined): UploadOutcome | null {
  const encoded = /fileId (\S+)/.exec(metadata ?? '')?.[1];
  return encoded === undefined ? null : { kind: 'sent', fileId: atob(encoded) };
}

/** Sends files by the tus protocol to the access that an upload uses: to the proposal, or the seller's to the sale. */
export function sendTo(id: string, right: 'proposal' | 'sale' = 'proposal'): SendFile {
  /** Keys of uploads that were started before, also by an earlier try of the user. */
  const begun = new Set<string>();
  return async (file, { key, signal, onProgress }) => {
    const tus = await loadTus(signal);
    if (signal.aborted) return { kind: 'cancelled' };
    if (tus === null) return BUSY;
    const url = `/files/uploads/${key}?${right}=${encodeURIComponent(id)}`;
    return new Promise((resolve) => {
      let refreshed = false;
      const isAgain = begun.has(key);
      begun.add(key);
      const upload = new tus.Upload(file, {
        endpoint: url,
        uploadUrl: isAgain ? url : null,
        uploadDataDuringCreation: true,
        metadata: { filename: cutText(file.name.replace(LONE_SURROGATE, '\uFFFD'), MAX_NAME) },
        storeFingerprintForResuming: false,
        retryDelays: RETRY_DELAYS_MS,
        async onBeforeRequest(request) {
          const headers = await authorizationHeaders({ refreshed });
          signal.throwIfAborted();
          for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
          const xhr: XMLHttpRequest = request.getUnderlyingObject();
          watchSilence(xhr, () => {
            xhr.abort();
            xhr.dispatchEvent(new Event('error'));
          });
        },
        onAfterResponse: (_request, answer) => void (refreshed = answer.getStatus() === 401),
        onShouldRetry({ originalResponse: answer }) {
          // The server may have some bytes although it could not answer.
          upload.url = url;
          return answer === null || SENT_AGAIN.includes(answer.getStatus());
        },
        onProgress,
        onSuccess: ({ lastResponse: answer }) =>
          resolve(
            knownFile(answer.getHeader('Upload-Metadata')) ??
              readAnswer(answer.getStatus(), answer.getBody()),
          ),
        onError(error) {
          const answer = 'originalResponse' in error ? error.originalResponse : null;
          const status = answer?.getStatus() ?? 409;
          resolve(status === 409 || answer === null ? BUSY : readAnswer(status, answer.getBody()));
        },
      });
      signal.addEventListener('abort', () => {
        // First: tus may report the cut request as an answer.
        resolve({ kind: 'cancelled' });
        void upload.abort();
      });
      upload.start();
    });
  };
}
