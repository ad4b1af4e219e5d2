import { describe, expect, it } from 'vitest';
import { jacaranda } from './thirdBrand.ts';
import { brands } from './brands.ts';
import { contrast, contrastFaults, luminance } from './contrast.ts';

describe('contrast of declared pairs', () => {
  it.each([...Object.values(brands), jacaranda].map((brand) => [brand.name, brand] as const))(
    'is sufficient in both modes of %s',
    (_name, brand) => {
      expect(contrastFaults(brand)).toEqual([]);
    },
  );

  it('is reported by mode, pair and ratio if insufficient', () => {
    const { light, dark } = brands.ceibo.color;
    const pale = { ...light, 'on-primary': '#d8d0d2' };
    const faint = { ...dark, 'chart-interest': dark['chart-capital'] };
    expect(contrastFaults({ color: { light: pale, dark: faint } })).toEqual([
      'light: on-primary on primary has 4.47 to 1, at least 4.5 are needed',
      'dark: chart-capital on chart-interest has 1.00 to 1, at least 3 are needed',
    ]);
  });
});

describe('the contrast ratio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#b3173a', '#b3173a')).toBe(1);
  });

  it('throws for anything but a six-digit colour', () => {
    expect(() => luminance('red')).toThrow('not a #rrggbb colour');
  });
});
