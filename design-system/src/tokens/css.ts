import { base, fontFamily } from './base.ts';
import { brands } from './brands.ts';
import type { Brand, Mode } from './semantic.ts';
import { colorRoles } from './semantic.ts';

const lines = (entries: [string, string][]): string =>
  entries.map(([name, value]) => `  --pd-${name}: ${value};`).join('\n');

const scaleLines = (): string =>
  lines([
    ['font', fontFamily],
    ...Object.entries(base.space).map(([key, px]): [string, string] => [`space-${key}`, `${px / 16}rem`]),
    ...Object.entries(base.type).map(([key, px]): [string, string] => [`type-${key}`, `${px / 16}rem`]),
    ...Object.entries(base.weight).map(([key, value]): [string, string] => [`weight-${key}`, String(value)]),
    ...Object.entries(base.motion).map(([key, ms]): [string, string] => [`motion-${key}`, `${ms}ms`]),
    ...Object.entries(base.control).map(([key, px]): [string, string] => [`control-${key}`, `${px / 16}rem`]),
  ]);

const shapeLines = (brand: Brand): string =>
  lines(Object.entries(brand.radius).map(([key, px]): [string, string] => [`radius-${key}`, `${px}px`]));

const colorLines = (brand: Brand, mode: Mode): string =>
  lines([
    ...colorRoles.map((role): [string, string] => [role, brand.color[mode][role]]),
    ...Object.entries(brand.shadow[mode]).map(([key, value]): [string, string] => [`shadow-${key}`, value]),
  ]);

const indent = (css: string): string => css.replace(/^(?=.)/gm, '  ');

const block = (selector: string, ...bodies: string[]): string => `${selector} {\n${bodies.join('\n')}\n}\n`;

/**
 * All tokens as one static sheet. The brand is the `data-brand` attribute of <html> (absent: ceibo);
 * the mode is the system's, so nothing flashes and no script is needed. `data-mode` forces a mode,
 * for the workshop and for tests only. `list` are the brands to write.
 */
export const tokensCss = (list: Brand[] = Object.values(brands)): string => {
  const parts: string[] = [block(':root', scaleLines())];
  for (const brand of list) {
    const root = brand.name === 'ceibo' ? ':root' : `:root[data-brand='${brand.name}']`;
    parts.push(block(root, '  color-scheme: light dark;', shapeLines(brand), colorLines(brand, 'light')));
    parts.push(
      `@media (prefers-color-scheme: dark) {\n${indent(block(`${root}:not([data-mode='light'])`, colorLines(brand, 'dark')))}}\n`,
    );
    parts.push(block(`${root}[data-mode='dark']`, '  color-scheme: dark;', colorLines(brand, 'dark')));
    parts.push(block(`${root}[data-mode='light']`, '  color-scheme: light;'));
  }
  return `/* Written by scripts/write-tokens.ts from src/tokens; edit those. */\n${parts.join('\n')}`;
};
