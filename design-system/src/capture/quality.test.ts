import { describe, expect, it } from 'vitest';
import type { Pixels } from './quality.ts';
import { documentLimits, documentPageLimits, photoFaults } from './quality.ts';

/** Draws a photo; `grey` returns the value of the pixel at (x, y). */
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

describe('document page checks', () => {
  /** Lines of text on white paper. */
  const scan = photo((x, y) => (y % 6 === 0 && x % 3 === 0 ? 20 : 255));

  it('accept a white scan', () => {
    expect(photoFaults(scan, 900, documentPageLimits)).toEqual([]);
  });

  it('report a blank page as blank only', () => {
    for (const grey of [255, 200, 10]) {
      expect(
        photoFaults(
          photo(() => grey),
          900,
          documentPageLimits,
        ),
      ).toEqual(['blank']);
    }
  });

  it('report a reflection on a photo of a page', () => {
    const glare = photo((x, y) => (x > 25 && y > 10 ? 255 : x % 4 < 2 ? 60 : 160));
    expect(photoFaults(glare, 900, documentPageLimits)).toEqual(['bright']);
  });
});

describe('photo checks', () => {
  it('accept a sharp, well-lit, large photo', () => {
    expect(photoFaults(sharp, 480, documentLimits)).toEqual([]);
  });

  it('report a photo that is one pixel too small', () => {
    expect(photoFaults(sharp, 479, documentLimits)).toEqual(['small']);
  });

  it('report a dark photo and one with glare', () => {
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

  it('report a blurred photo whose brightness changes without edges', () => {
    expect(
      photoFaults(
        photo((x) => 60 + x * 3),
        480,
        documentLimits,
      ),
    ).toEqual(['blurred']);
  });

  it('list the worst fault first', () => {
    expect(
      photoFaults(
        photo(() => 0),
        100,
        documentLimits,
      ),
    ).toEqual(['small', 'dark', 'blurred']);
  });
});
