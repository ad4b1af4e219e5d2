export type PhotoFault = 'small' | 'blank' | 'dark' | 'bright' | 'blurred';

/** RGBA pixels as in `ImageData`. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

export type PhotoLimits = {
  /** Minimum length of the photo's shorter side, in pixels. */
  minSide: number;
  /** Limits of the mean light, 0 to 255. */
  minLight: number;
  maxLight: number;
  /** Minimum variance of the Laplacian, which measures the edges in the photo. */
  minSharpness: number;
  /** Minimum standard deviation of the light; a page below it is blank. Documents only. */
  minContrast?: number;
  /** Maximum share (0 to 1) of overexposed pixels on an otherwise dark photo; more is a reflection. Documents only. */
  maxGlare?: number;
};

export const documentLimits: PhotoLimits = { minSide: 480, minLight: 50, maxLight: 225, minSharpness: 20 };

/** Scanned pages are white all over: only a bright spot on a darker photo is a reflection. */
export const documentPageLimits: PhotoLimits = {
  ...documentLimits,
  maxLight: 255,
  // Text has more edges than a card or a face.
  minSharpness: 60,
  minContrast: 4,
  maxGlare: 0.12,
};

export const selfieLimits: PhotoLimits = { minSide: 480, minLight: 45, maxLight: 225, minSharpness: 8 };

/** Returns each pixel's light, 0 to 255. */
export const lightsOf = ({ width, height, data }: Pixels): Float32Array => {
  const out = new Float32Array(width * height);
  for (let index = 0; index < out.length; index += 1) {
    const at = index * 4;
    // Rec. 709 weights on gamma-encoded values; an approximation suffices.
    out[index] = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  }
  return out;
};

const mean = (values: Float32Array): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length > 0 ? sum / values.length : 0;
};

/** Minimum light of an overexposed pixel, and maximum mean of the others: above it, the page itself is white. */
const burntOut = 250;
const restOfPage = 170;

const glares = (light: Float32Array, share: number): boolean => {
  const burnt = light.reduce((count, value) => count + Number(value >= burntOut), 0);
  const rest = light.filter((value) => value < burntOut);
  const isSpot = burnt > light.length * share && burnt < light.length / 2;
  return isSpot && mean(rest) < restOfPage;
};

const deviation = (values: Float32Array, level: number): number =>
  Math.sqrt(mean(values.map((value) => (value - level) ** 2)));

/** Returns the variance of the 4-neighbour Laplacian over the inner pixels. */
const sharpness = (light: Float32Array, width: number, height: number): number => {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const edge =
        4 * (light[at] ?? 0) -
        (light[at - 1] ?? 0) -
        (light[at + 1] ?? 0) -
        (light[at - width] ?? 0) -
        (light[at + width] ?? 0);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  }
  return count > 0 ? squares / count - (sum / count) ** 2 : 0;
};

/**
 * Returns the faults of a photo, worst first; empty if it is good. `sample` is the photo scaled down to a few hundred
 * pixels, `side` the original's shorter side in pixels.
 */
export const photoFaults = (sample: Pixels, side: number, limits: PhotoLimits): PhotoFault[] => {
  const light = lightsOf(sample);
  const level = mean(light);
  const faults: PhotoFault[] = [];
  if (side < limits.minSide) faults.push('small');
  // A blank page has nothing else to check.
  if (deviation(light, level) < (limits.minContrast ?? 0)) return [...faults, 'blank'];
  if (level < limits.minLight) faults.push('dark');
  if (level > limits.maxLight || glares(light, limits.maxGlare ?? 1)) faults.push('bright');
  if (sharpness(light, sample.width, sample.height) < limits.minSharpness) faults.push('blurred');
  return faults;
};
