import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Decoding } from '../../platform/decoding.ts';

/** Pixels: 48 CSS pixels at three times the density. */
const SIDE = 144;

/**
 * Returns the center of a stored photo as a JPEG of a few kB.
 * @throws {ApiError} 503 BUSY.
 */
export async function thumbnailOf(photo: Readable, decoding: Decoding): Promise<Buffer> {
  try {
    return await decoding(async () =>
      sharp(await buffer(photo))
        .resize({ width: SIDE, height: SIDE, fit: 'cover' })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 75 })
        .toBuffer(),
    );
  } finally {
    photo.destroy();
  }
}
