import { cutText } from '@prendarios/rules/cutText';
import { authorizationHeaders } from '#shared/session/authorization.ts';
import { restAfter, watchSilence } from './sendBytes.ts';
import { UPLOAD_TEXTS as TEXT } from './texts.ts';
import { readAnswer, type SendFile, type UploadOutcome } from './uploadFile.ts';

/** Maximum length of a name; the bank shows it without its extension. */
const MAX_NAME = 100;
/** Lone surrogates. `toWellFormed` would replace them, but needs Safari 16.4 and Firefox 119. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const RETRY_DELAYS_MS = [1000, 2000, 4000];
/** Retried statuses: an expired token, and a different offset at the server. */
const SENT_AGAIN = [401, 409];
const BUSY = { kind: 'failed', message: TEXT.network } as const;

/** Loads with the first file; null if the connection is lost. */
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

/** Returns the file's id in the state of an upload to which the bank has responded. */
function knownFile(metadata: string | undefined): UploadOutcome | null {
  const encoded = /fileId (\S+)/.exec(metadata ?? '')?.[1];
  return encoded === undefined ? null : { kind: 'sent', fileId: atob(encoded) };
}

/** Uploads files with the tus protocol, to the proposal or, for its seller, to the sale. */
export function sendTo(id: string, right: 'proposal' | 'sale' = 'proposal'): SendFile {
  /** Keys of uploads that started before, including earlier attempts. */
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
          // The server may have received bytes without answering.
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
        // Resolve first, because tus may report the aborted request as a response.
        resolve({ kind: 'cancelled' });
        void upload.abort();
      });
      upload.start();
    });
  };
}
