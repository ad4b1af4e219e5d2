import sharp from 'sharp';

type Photo = {
  format: 'jpeg' | 'png';
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Mean luminance, 0 black to 255 white. */
  brightness: number;
  /** Variance of the Laplacian at ANALYSED_SIDE: near 0 without sharp edges. */
  sharpness: number;
};

/** Phones take photos of up to 50 megapixels; beyond this a small file may unpack to gigabytes. */
const MAX_PIXELS = 60_000_000;
/** All photos are measured at this size, because a larger copy would seem more blurred. */
const ANALYSED_SIDE = 480;

type Grey = { data: Buffer; width: number; height: number };

function meanOf({ data }: Grey): number {
  let total = 0;
  for (const value of data) total += value;
  return total / data.length;
}

/** Returns the variance of the four-neighbour Laplacian over the inner pixels. */
export function laplacianVariance({ data, width, height }: Grey): number {
  let total = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around =
        (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
      const value = around - 4 * (data[at] ?? 0);
      total += value;
      squares += value * value;
      count += 1;
    }
  }
  if (count === 0) return 0;
  return squares / count - (total / count) ** 2;
}

/** Decodes and measures a complete JPEG or PNG; null for anything else or damaged files. */
export async function readPhoto(content: Buffer): Promise<Photo | null> {
  try {
    const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, width, height } = await image.metadata();
    if (format !== 'jpeg' && format !== 'png') return null;
    const { data, info } = await image
      // Transparent areas are stored as white.
      .flatten({ background: '#fff' })
      .resize({ width: ANALYSED_SIDE, height: ANALYSED_SIDE, fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const grey = { data, width: info.width, height: info.height };
    return { format, width, height, brightness: meanOf(grey), sharpness: laplacianVariance(grey) };
  } catch {
    // sharp throws for anything that is not a photo; the reason does not matter.
    return null;
  }
}
