export type ReaderQuestion = { id: number; image: ImageData };
/** `isBroken`: the reader failed to load. */
export type ReaderAnswer = { id: number; text: string | null; isBroken: boolean };

export type DniReader = {
  /**
   * Returns the text of the barcode in an image; null without one. Transfers the image's pixels. Rejects if the reader
   * failed to load.
   */
  read: (image: ImageData) => Promise<string | null>;
  close: () => void;
};

type Waiting = { resolve: (text: string | null) => void; reject: (problem: Error) => void };

/** Starts the reader in a worker, which loads only now. */
export function startDniReader(): DniReader {
  const worker = new Worker(new URL('./dniReader.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let problem: Error | null = null;

  const fail = () => {
    problem = new Error('The reader of barcodes could not be loaded.');
    for (const { reject } of waiting.values()) reject(problem);
    waiting.clear();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({ data: { id, text, isBroken } }: MessageEvent<ReaderAnswer>) => {
    if (isBroken) fail();
    waiting.get(id)?.resolve(text);
    waiting.delete(id);
  });

  return {
    read: (image) =>
      new Promise((resolve, reject) => {
        if (problem !== null) {
          reject(problem);
          return;
        }
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.postMessage({ id: asked, image } satisfies ReaderQuestion, [image.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
