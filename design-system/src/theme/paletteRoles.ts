import { brands } from '../tokens/brands.ts';
import type { ColorRole, Palette } from '../tokens/semantic.ts';
import { colorRoles } from '../tokens/semantic.ts';
import { paletteOf } from './palette.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- uses the role names as the palette's colours
const named = Object.fromEntries(colorRoles.map((role) => [role, role])) as Palette;

function placesIn(value: unknown, path: string[]): [string, ColorRole][] {
  const role = colorRoles.find((name) => name === value);
  if (role !== undefined) return [[path.join('.'), role]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]));
}

/** Maps places in the theme's palette, as components write them, to roles: `text.primary` → `ink`. */
export const roleAt: ReadonlyMap<string, ColorRole> = new Map(
  placesIn(paletteOf({ ...brands.ceibo, color: { light: named, dark: named } }, 'light'), []),
);
