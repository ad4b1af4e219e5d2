export type PhotoFault = 'small' | 'dark' | 'bright' | 'blurred';

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
};

export const documentLimits: PhotoLimits = { minSide: 480, minLight: 50, maxLight: 225, minSharpness: 20 };

export const selfieLimits: PhotoLimits = { minSide: 480, minLight: 45, maxLight: 225, minSharpness: 8 };

const lights = ({ width, height, data }: Pixels): Float32Array => {
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
  const light = lights(sample);
  const level = mean(light);
  const faults: PhotoFault[] = [];
  if (side < limits.minSide) faults.push('small');
  if (level < limits.minLight) faults.push('dark');
  if (level > limits.maxLight) faults.push('bright');
  if (sharpness(light, sample.width, sample.height) < limits.minSharpness) faults.push('blurred');
  return faults;
};
