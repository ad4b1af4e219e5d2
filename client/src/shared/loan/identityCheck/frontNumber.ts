import { parseDniBarcode } from '@prendarios/rules/dniBarcode';
import type { DniReader } from '#shared/files/dniReader/dniReader.ts';

/** After so many milliseconds a photo counts as unread: a slow phone or network is nobody's fault. */
const LIMIT_MS = 5_000;

/** The DNI number in a photo's barcode; null without one, without a reader, or when reading takes too long. */
export async function readFrontNumber(
  image: ImageData,
  reader: Pick<DniReader, 'read'>,
  limit = LIMIT_MS,
): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit);
  });
  try {
    const text = await Promise.race([reader.read(image), late]);
    return text === null ? null : (parseDniBarcode(text)?.document ?? null);
  } catch {
    // The reader could not be loaded: a person looks at the photo.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
