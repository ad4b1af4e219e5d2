import { base } from './base.ts';
import type { Brand, Mode } from './semantic.ts';
import { colorRoles } from './semantic.ts';
import { colorAliases, colorUses } from './uses.ts';

type Token = { $type: string; $value: unknown; $description?: string };
/** Tokens in the format of the Design Tokens Community Group (2025.10), which design tools import. */
export type TokenFile = { [name: string]: Token | TokenFile };

const dimension = (value: number): Token => ({ $type: 'dimension', $value: { value, unit: 'px' } });
const mapped = (scale: Readonly<Record<string, number>>, token: (value: number) => Token): TokenFile =>
  Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, token(value)]));

/** Channels 0 to 1 of a `#rrggbb` colour. */
const colorValue = (hex: string, alpha = 1) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
  alpha,
  hex: hex.toLowerCase(),
});

const twoDigits = (channel: string) => Number(channel).toString(16).padStart(2, '0');

/** Reads `0 1px 2px rgb(29 26 43 / 6%)`; several shadows are separated by commas. */
function shadowValue(css: string): unknown[] {
  return css.split(/,\s*(?![^(]*\))/).map((one) => {
    const color = /rgba?\((\d+)[\s,]+(\d+)[\s,]+(\d+)(?:\s*[/,]\s*([\d.]+)(%?))?\)/.exec(one);
    if (color === null) throw new Error(`not a shadow: ${css}`);
    const [all, red = '0', green = '0', blue = '0', alpha = '1', percent] = color;
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = one
      .replace(all, '')
      .trim()
      .split(/\s+/)
      .map((length) => Number.parseFloat(length));
    const px = (value: number) => ({ value, unit: 'px' });
    return {
      color: colorValue(
        `#${[red, green, blue].map(twoDigits).join('')}`,
        percent === '%' ? Number(alpha) / 100 : Number(alpha),
      ),
      offsetX: px(offsetX),
      offsetY: px(offsetY),
      blur: px(blur),
      spread: px(spread),
    };
  });
}

/** Scales that every brand shares. */
const baseTokens = (): TokenFile => ({
  space: mapped(base.space, dimension),
  type: mapped(base.type, dimension),
  control: mapped(base.control, dimension),
  weight: mapped(base.weight, (value) => ({ $type: 'fontWeight', $value: value })),
  motion: mapped(base.motion, (value) => ({ $type: 'duration', $value: { value, unit: 'ms' } })),
  family: { text: { $type: 'fontFamily', $value: ['Figtree', 'system-ui', 'sans-serif'] } },
});

/** Colours, radii and shadows of a brand in one mode. */
export const brandTokens = ({ color, radius, shadow }: Brand, mode: Mode): TokenFile => ({
  color: Object.fromEntries([
    ...colorRoles.map((role) => [
      role,
      { $type: 'color', $value: colorValue(color[mode][role]), $description: colorUses[role] },
    ]),
    ...Object.entries(colorAliases).map(([name, { of, use }]) => [
      name,
      { $type: 'color', $value: `{color.${of}}`, $description: use },
    ]),
  ]),
  radius: mapped(radius, dimension),
  shadow: Object.fromEntries(
    Object.entries(shadow[mode]).map(([name, css]) => [name, { $type: 'shadow', $value: shadowValue(css) }]),
  ),
});

/** Every file by its name: design tools import one file for each mode. */
export const tokenFiles = (brands: Readonly<Record<string, Brand>>): Record<string, TokenFile> =>
  Object.fromEntries([
    ['base.tokens.json', baseTokens()],
    ...Object.entries(brands).flatMap(([name, brand]) =>
      (['light', 'dark'] as const).map((mode) => [`${name}.${mode}.tokens.json`, brandTokens(brand, mode)]),
    ),
  ]);
