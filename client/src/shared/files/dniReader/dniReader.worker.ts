import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ReaderAnswer, ReaderQuestion } from './dniReader.ts';

/** Reads PDF417 barcodes off the main thread. Prefers the browser's own detector, which needs no download. */
type Detector = { detect: (image: ImageData) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

async function ownDetector(): Promise<Detector | null> {
  const Own: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  try {
    const formats = (await Own?.getSupportedFormats()) ?? [];
    return Own !== undefined && formats.includes('pdf417') ? new Own({ formats: ['pdf417'] }) : null;
  } catch {
    // Some browsers expose the API without supporting it.
    return null;
  }
}

const detector = ownDetector();

const overrides = { locateFile: (file: string) => (file.endsWith('.wasm') ? wasmUrl : file) };
prepareZXingModule({ overrides });

/** Loads ZXing before the first image if it is needed; a failure is reported with that image. */
async function loadZXing(): Promise<void> {
  if ((await detector) === null) await prepareZXingModule({ overrides, fireImmediately: true });
}
loadZXing().catch(() => undefined);

async function textOf(image: ImageData): Promise<string | null> {
  const found = await (await detector)?.detect(image).catch(() => []);
  if (found?.[0] !== undefined) return found[0].rawValue;
  const [code] = await readBarcodes(image, { formats: ['PDF417'], maxNumberOfSymbols: 1 });
  return code?.text ?? null;
}

addEventListener('message', ({ data: { id, image } }: MessageEvent<ReaderQuestion>) => {
  const answer = (of: Omit<ReaderAnswer, 'id'>) => postMessage({ id, ...of } satisfies ReaderAnswer);
  textOf(image).then(
    (text) => answer({ text, isBroken: false }),
    () => answer({ text: null, isBroken: true }),
  );
});
