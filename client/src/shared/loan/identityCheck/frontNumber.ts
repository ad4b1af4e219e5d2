import { parseDniBarcode } from '@prendarios/rules/dniBarcode';
import type { DniReader } from '#shared/files/dniReader/dniReader.ts';

/** Milliseconds before a photo counts as unread, because a slow phone or network must not block the user. */
const LIMIT_MS = 5_000;

/** Reads the DNI number from a photo's barcode; null without a barcode, without a reader, or after the time limit. */
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
    // The reader failed to load, so staff have to check the photo.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
