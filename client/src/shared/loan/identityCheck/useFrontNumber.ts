import { useEffect, useRef } from 'react';
import { startDniReader, type DniReader } from '#shared/files/dniReader/dniReader.ts';
import { readFrontNumber } from './frontNumber.ts';
import type { Photo } from './photos.ts';
import { IDENTITY_TEXTS } from './texts.ts';

/**
 * Reads the barcode of a DNI's front on the device (docs/domain.md#identity-check). The reader loads while the photo is
 * taken. `inspect` returns the message to show; `number` is the number in the latest photo.
 */
export function useFrontNumber(photo: Photo) {
  const isFront = photo === 'front';
  const reader = useRef<DniReader | null>(null);
  const number = useRef<string | null>(null);
  useEffect(
    function loadReader() {
      if (isFront) reader.current = startDniReader();
      return () => {
        reader.current?.close();
        reader.current = null;
      };
    },
    [isFront],
  );
  async function inspect(image: ImageData): Promise<string | null> {
    number.current = reader.current && (await readFrontNumber(image, reader.current));
    return number.current === null ? IDENTITY_TEXTS.photo.unread : null;
  }
  return { inspect: isFront ? inspect : undefined, number };
}
