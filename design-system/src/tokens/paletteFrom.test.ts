import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { contrast, contrastFaults } from './contrast.ts';
import { limitsOf, nearest } from './nearest.ts';
import { hexOf, oklchOf } from './oklch.ts';
import { paletteFrom } from './paletteFrom.ts';
import { colorRoles } from './semantic.ts';

const model = brands.ceibo.color;
const hues = Array.from({ length: 24 }, (_, at) => hexOf({ lightness: 0.6, chroma: 0.16, hue: at * 15 }));

describe('paletteFrom', () => {
  it.each(['#0b766b', '#ffe600', '#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', ...hues])(
    'derives every role from %s with enough contrast',
    (seed) => {
      const { color } = paletteFrom(seed, model);
      expect(contrastFaults({ color })).toEqual([]);
      for (const mode of ['light', 'dark'] as const) {
        expect(Object.keys(color[mode]).toSorted()).toEqual([...colorRoles].toSorted());
        for (const hex of Object.values(color[mode])) expect(hex).toMatch(/^#[\da-f]{6}$/);
      }
    },
  );

  it.each(['#ffe600', '#0b766b', '#b3173a'])(
    'makes hovered links, hovered buttons and charts from %s distinct from their neighbours',
    (seed) => {
      const { color } = paletteFrom(seed, model);
      for (const { link, primary, ...others } of [color.light, color.dark]) {
        expect(contrast(link, others['link-hover'])).toBeGreaterThan(1.1);
        expect(contrast(primary, others['primary-hover'])).toBeGreaterThan(1.1);
      }
      expect(contrast(color.light['chart-interest'], color.light.surface)).toBeGreaterThan(1.4);
    },
  );

  it('keeps a colour that passes and the semantic colours', () => {
    const { color } = paletteFrom('#0b766b', model);
    expect(color.light.primary).toBe('#0b766b');
    expect(color.light['stage-green']).toBe(model.light['stage-green']);
    expect(color.dark.danger).toBe(model.dark.danger);
  });

  it('reports each colour that it adjusted', () => {
    const { color, corrections } = paletteFrom('#ffe600', model);
    expect(corrections).toContainEqual({
      mode: 'light',
      role: 'primary',
      derived: '#ffe600',
      used: color.light.primary,
    });
    // Dark text moves yellow less than white text does.
    expect(color.light['on-primary']).toBe(model.light.ink);
    expect(Math.abs(oklchOf(color.light.primary).hue - oklchOf('#ffe600').hue)).toBeLessThan(5);
  });
});

describe('nearest', () => {
  it('keeps a colour with enough contrast and moves any other only as far as needed', () => {
    expect(nearest('#000000', [{ other: '#ffffff', least: 4.5 }])).toBe('#000000');
    expect(nearest('#999999', [{ other: '#ffffff', least: 4.5 }])).toMatch(/^#7[4-7]7[4-7]7[4-7]$/);
  });

  it('is null if no lightness has enough contrast with all of them', () => {
    const limits = ['#000000', '#ffffff'].map((other) => ({ other, least: 5 }));
    expect(nearest('#777777', limits)).toBeNull();
  });

  it('derives a role’s limits from both sides of its pairs', () => {
    expect(limitsOf('chart-capital', { surface: '#ffffff', 'chart-interest': '#dddddd' })).toEqual([
      { other: '#ffffff', least: 3 },
      { other: '#dddddd', least: 3 },
    ]);
  });
});

it.each(['#b3173a', '#ffffff', '#000000', '#2458e6'])('converts %s and back without loss', (hex) => {
  expect(hexOf(oklchOf(hex))).toBe(hex);
});
