import { contrast, contrastPairs } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';
import type { ColorRole, Palette } from './semantic.ts';

/** A colour that another one must contrast with. */
export type Limit = Readonly<{ other: string; least: number }>;

/** Returns the limits of a role that come from the colours in `palette`, which may be a part of one. */
export const limitsOf = (role: ColorRole, palette: Partial<Palette>): Limit[] =>
  contrastPairs().flatMap(({ front, back, least }) => {
    if (front !== role && back !== role) return [];
    const other = palette[front === role ? back : front];
    return other === undefined ? [] : [{ other, least }];
  });

const STEP = 0.0025;

/** Returns the colour of the same hue whose lightness is nearest and that has enough contrast; null if none has. */
export function nearest(colour: string, limits: readonly Limit[]): string | null {
  const passes = (hex: string) => limits.every(({ other, least }) => contrast(hex, other) >= least);
  if (passes(colour)) return colour;
  const wanted = oklchOf(colour);
  for (let distance = STEP; distance <= 1 + STEP; distance += STEP) {
    for (const lightness of [wanted.lightness - distance, wanted.lightness + distance]) {
      const found = hexOf({ ...wanted, lightness: Math.min(1, Math.max(0, lightness)) });
      if (passes(found)) return found;
    }
  }
  return null;
}
