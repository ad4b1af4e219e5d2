export type PhotoFault = 'small' | 'blank' | 'dark' | 'bright' | 'blurred';

/** Pixels as a canvas gives them: four bytes a pixel, red first. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

export type PhotoLimits = {
  /** Pixels of the photo's shorter side. */
  minSide: number;
  /** Mean light, 0 to 255. */
  minLight: number;
  maxLight: number;
  /** Variance of the Laplacian: how much edge there is in the photo. */
  minSharpness: number;
  /** Standard deviation of the light, under which nothing is on the page; for documents only. */
  minContrast?: number;
  /** Share of burnt-out pixels, 0 to 1, on an otherwise dark photo: a reflection; for documents only. */
  maxGlare?: number;
};

export const documentLimits: PhotoLimits = { minSide: 480, minLight: 50, maxLight: 225, minSharpness: 20 };

/** Documents are white all over when scanned: only a bright spot on a darker photo is a reflection. */
export const documentPageLimits: PhotoLimits = {
  ...documentLimits,
  maxLight: 255,
  // Text has more edges than a card or a face.
  minSharpness: 60,
  minContrast: 4,
  maxGlare: 0.12,
};

export const selfieLimits: PhotoLimits = { minSide: 480, minLight: 45, maxLight: 225, minSharpness: 8 };

/** The light of each pixel, 0 to 255. */
export const lightsOf = ({ width, height, data }: Pixels): Float32Array => {
  const out = new Float32Array(width * height);
  for (let index = 0; index < out.length; index += 1) {
    const at = index * 4;
    // Rec. 709 weights, on the coded values: only an order of magnitude is needed.
    out[index] = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  }
  return out;
};

const mean = (values: Float32Array): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length > 0 ? sum / values.length : 0;
};

/** Light from which a pixel shows nothing any more, and mean of the others under which the photo was not just white. */
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

/** Variance of the 4-neighbour Laplacian over the inner pixels. */
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
 * The faults of a photo, worst first; none when it is good. `sample` is the photo scaled down to some hundred pixels,
 * `side` the shorter side of the photo itself, in pixels.
 */
export const photoFaults = (sample: Pixels, side: number, limits: PhotoLimits): PhotoFault[] => {
  const light = lightsOf(sample);
  const level = mean(light);
  const faults: PhotoFault[] = [];
  if (side < limits.minSide) faults.push('small');
  // On a page without anything there is nothing else to judge.
  if (deviation(light, level) < (limits.minContrast ?? 0)) return [...faults, 'blank'];
  if (level < limits.minLight) faults.push('dark');
  if (level > limits.maxLight || glares(light, limits.maxGlare ?? 1)) faults.push('bright');
  if (sharpness(light, sample.width, sample.height) < limits.minSharpness) faults.push('blurred');
  return faults;
};
