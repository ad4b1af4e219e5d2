import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { brandTokens, tokenFiles } from './designTokens.ts';
import { colorRoles } from './semantic.ts';

const files = tokenFiles(brands);

describe('design tokens', () => {
  it('have one file for the scales and one for each brand and mode', () => {
    expect(Object.keys(files)).toEqual([
      'base.tokens.json',
      'ceibo.light.tokens.json',
      'ceibo.dark.tokens.json',
      'vivere.light.tokens.json',
      'vivere.dark.tokens.json',
    ]);
  });

  it('have sizes, durations and weights with types and units', () => {
    expect(files['base.tokens.json']).toMatchObject({
      space: { '4': { $type: 'dimension', $value: { value: 16, unit: 'px' } } },
      motion: { fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } } },
      weight: { bold: { $type: 'fontWeight', $value: 700 } },
    });
  });

  it('have every role as an sRGB colour', () => {
    const { color } = brandTokens(brands.ceibo, 'light');
    expect(Object.keys(color ?? {})).toEqual(expect.arrayContaining([...colorRoles]));
    expect(color).toMatchObject({
      primary: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.702, 0.0902, 0.2275], alpha: 1, hex: '#b3173a' },
      },
      warning: { $type: 'color', $value: '{color.stage-orange}' },
    });
  });

  it('have shadows with lengths and transparency', () => {
    const shadow = { card: '0 1px 2px rgb(29 26 43 / 6%), 0 8px 24px -4px rgb(29 26 43 / 10%)', raised: '' };
    const tokens = brandTokens(
      {
        ...brands.ceibo,
        shadow: { light: { ...shadow, raised: shadow.card }, dark: brands.ceibo.shadow.dark },
      },
      'light',
    );
    expect(tokens).toMatchObject({
      shadow: {
        card: {
          $type: 'shadow',
          $value: [
            { offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' }, color: { alpha: 0.06 } },
            { spread: { value: -4, unit: 'px' }, color: { alpha: 0.1, hex: '#1d1a2b' } },
          ],
        },
      },
    });
  });
});
