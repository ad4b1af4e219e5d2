/** Outcome of an upload: a response, a lost connection, or a cancellation by the user. */
export type Sent =
  { kind: 'answered'; status: number; text: string } | { kind: 'cut' } | { kind: 'cancelled' };

type Bytes = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Blob;
  signal: AbortSignal;
  /** Called with the number of sent bytes. */
  onProgress: (sent: number) => void;
};

/** Milliseconds without a sent byte, or without the response afterwards. A dead connection gives no other signal. */
const STALLED_MS = 20_000;
const UNANSWERED_MS = 60_000;

/** Calls `giveUp` when a request makes no progress for too long. */
export function watchSilence(request: XMLHttpRequest, giveUp: () => void): void {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const waitFor = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, ms);
  };
  request.upload.addEventListener('progress', () => waitFor(STALLED_MS));
  request.upload.addEventListener('load', () => waitFor(UNANSWERED_MS));
  for (const end of ['load', 'error', 'abort'] as const)
    request.addEventListener(end, () => clearTimeout(silence));
  waitFor(STALLED_MS);
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendBytes({ url, headers, body, signal, onProgress }: Bytes): Promise<Sent> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ kind: 'cancelled' });
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () =>
      resolve({ kind: 'answered', status: request.status, text: request.responseText }),
    );
    request.addEventListener('error', () => resolve({ kind: 'cut' }));
    request.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort());
    watchSilence(request, () => {
      resolve({ kind: 'cut' });
      request.abort();
    });
    request.send(body);
  });
}

/** Waits longer after each attempt; resolves when the signal aborts. */
export function restAfter(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, WAIT_MS * 2 ** (tries - 1));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const WAIT_MS = 1000;
