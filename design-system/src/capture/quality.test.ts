import { describe, expect, it } from 'vitest';
import type { Pixels } from './quality.ts';
import { documentLimits, photoFaults } from './quality.ts';

/** A photo whose pixel at (x, y) has this grey. */
const photo = (grey: (x: number, y: number) => number, width = 40, height = 30): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set([grey(x, y), grey(x, y), grey(x, y), 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
};

const sharp = photo((x) => (x % 4 < 2 ? 60 : 180));

describe('photo checks', () => {
  it('finds nothing wrong with a sharp, well lit, large photo', () => {
    expect(photoFaults(sharp, 480, documentLimits)).toEqual([]);
  });

  it('finds a photo one pixel too small', () => {
    expect(photoFaults(sharp, 479, documentLimits)).toEqual(['small']);
  });

  it('finds a dark and a glaring photo', () => {
    expect(
      photoFaults(
        photo((x) => (x % 4 < 2 ? 10 : 60)),
        480,
        documentLimits,
      ),
    ).toEqual(['dark']);
    expect(
      photoFaults(
        photo((x) => (x % 4 < 2 ? 215 : 255)),
        480,
        documentLimits,
      ),
    ).toEqual(['bright']);
  });

  it('finds a blurred photo: light that only rises slowly has no edges', () => {
    expect(
      photoFaults(
        photo((x) => 60 + x * 3),
        480,
        documentLimits,
      ),
    ).toEqual(['blurred']);
  });

  it('names the worst first', () => {
    expect(
      photoFaults(
        photo(() => 0),
        100,
        documentLimits,
      ),
    ).toEqual(['small', 'dark', 'blurred']);
  });
});
