import sharp from 'sharp';

type Picture = {
  format: 'jpeg' | 'png';
  /** Pixels, as it was sent. */
  width: number;
  height: number;
  /** Mean luminance, 0 black to 255 white. */
  brightness: number;
  /** Variance of the Laplacian at ANALYSED_SIDE: near 0 where no edge is sharp. */
  sharpness: number;
};

/** A phone's picture has 50 megapixels at most; above it a small file may unpack to gigabytes. */
const MAX_PIXELS = 60_000_000;
/** Pictures are measured at one size, or a larger one would seem more blurred than the same one smaller. */
const ANALYSED_SIDE = 480;

type Grey = { data: Buffer; width: number; height: number };

function meanOf({ data }: Grey): number {
  let total = 0;
  for (const value of data) total += value;
  return total / data.length;
}

/** Of the four-neighbour Laplacian over the inner pixels. */
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

/** Decodes a JPEG or PNG whole and measures it; null for anything else, damaged or cut short. */
export async function readPicture(content: Buffer): Promise<Picture | null> {
  try {
    const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, width, height } = await image.metadata();
    if (format !== 'jpeg' && format !== 'png') return null;
    const { data, info } = await image
      // What is transparent shows as black, as it would to who looks for a face.
      .flatten({ background: '#000000' })
      .resize({ width: ANALYSED_SIDE, height: ANALYSED_SIDE, fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const grey = { data, width: info.width, height: info.height };
    return { format, width, height, brightness: meanOf(grey), sharpness: laplacianVariance(grey) };
  } catch {
    // sharp throws for every way in which content is no picture; there is nothing more to tell apart.
    return null;
  }
}
