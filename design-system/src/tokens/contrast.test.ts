import { describe, expect, it } from 'vitest';
import { jacaranda } from '../templates/thirdBrand.ts';
import { brands } from './brands.ts';
import { contrast, edgePairs, luminance, textPairs } from './contrast.ts';
import type { Mode } from './semantic.ts';

const modes: Mode[] = ['light', 'dark'];
const cases = [...Object.values(brands), jacaranda].flatMap((brand) =>
  modes.flatMap((mode) => [
    ...textPairs.map((pair) => ({ ...pair, brand, mode, least: 4.5 })),
    ...edgePairs.map((pair) => ({ ...pair, brand, mode, least: 3 })),
  ]),
);

describe('contrast of declared pairs', () => {
  it.each(cases.map((c) => [`${c.brand.name} ${c.mode}: ${c.front} on ${c.back} ≥ ${c.least}`, c] as const))(
    '%s',
    (_title, { brand, mode, front, back, least }) => {
      const palette = brand.color[mode];
      expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(least);
    },
  );
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#b3173a', '#b3173a')).toBe(1);
  });

  it('refuses what is not a six-digit colour', () => {
    expect(() => luminance('red')).toThrow('not a #rrggbb colour');
  });
});
