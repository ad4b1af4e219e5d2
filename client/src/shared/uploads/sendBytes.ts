/** What became of a request that carries a file: an answer, a connection that was cut, or the person's own stop. */
export type Sent =
  { kind: 'answered'; status: number; text: string } | { kind: 'cut' } | { kind: 'cancelled' };

export type Bytes = {
  method: 'PATCH' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Blob;
  signal: AbortSignal;
  /** Bytes of the body that have left. */
  onProgress: (sent: number) => void;
};

/** XMLHttpRequest sends, since fetch tells nothing of what was sent. */
export function sendBytes({ method, url, headers, body, signal, onProgress }: Bytes): Promise<Sent> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ kind: 'cancelled' });
      return;
    }
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () =>
      resolve({ kind: 'answered', status: request.status, text: request.responseText }),
    );
    request.addEventListener('error', () => resolve({ kind: 'cut' }));
    request.addEventListener('timeout', () => resolve({ kind: 'cut' }));
    request.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

/** Waits, longer after each try; not any longer than somebody waits for it. */
export function restAfter(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, REST_MS * 2 ** (tries - 1));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const REST_MS = 1000;
