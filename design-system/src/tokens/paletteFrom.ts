import { limitsOf, nearest } from './nearest.ts';
import { hexOf, type Oklch, oklchOf } from './oklch.ts';
import type { Brand, ColorRole, Mode, Palette } from './semantic.ts';

/** A derived colour that was hard to read, and the nearest one that is not. */
export type Correction = Readonly<{ mode: Mode; role: ColorRole; derived: string; used: string }>;

/** Below this chroma a colour looks grey and has no hue to derive others from. */
const GREY = 0.02;

/** Backgrounds and lines: nearly grey, in the seed's hue. */
const GROUNDS = ['paper', 'sand', 'track', 'line'] as const;
/** The roles of the seed, in an order in which each depends only on those before it. */
const OF_SEED = [
  'primary',
  'primary-hover',
  'primary-tint',
  'link',
  'link-hover',
  'fill',
  'chart-interest',
  'chart-capital',
  'logo-1',
  'logo-2',
] as const;
/** Roles that stand out from the seed's. */
const OPPOSITE = ['accent', 'chart-projected', 'logo-3'] as const;
/** Lighter or darker than another role by as much as in the model. */
const SHADES: Readonly<Partial<Record<ColorRole, ColorRole>>> = {
  'primary-hover': 'primary',
  'link-hover': 'link',
};
/** Roles that are the seed itself in light mode. */
const SEED_ITSELF: ReadonlySet<ColorRole> = new Set(['primary', 'link', 'fill', 'chart-capital', 'logo-2']);

/** The seed's hue at the lightness of the model's colour; its chroma in proportion to the model's primary. */
function derivedFor(
  role: ColorRole,
  seed: string,
  model: Palette,
  mode: Mode,
  settled: Partial<Palette>,
): string {
  const own = oklchOf(seed);
  const given = oklchOf(model[role]);
  if (mode === 'light' && SEED_ITSELF.has(role)) return seed;
  if (OPPOSITE.some((one) => one === role)) {
    return own.chroma < GREY ? model[role] : hexOf({ ...given, hue: own.hue + 180 });
  }
  const shaded = SHADES[role];
  const from = shaded && settled[shaded];
  if (shaded !== undefined && from !== undefined) {
    const colour = oklchOf(from);
    const change = given.lightness - oklchOf(model[shaded]).lightness;
    // Away from dark text on the primary colour.
    const isLighter = role === 'primary-hover' && settled['on-primary'] !== '#ffffff';
    const lightness = colour.lightness + (isLighter ? Math.abs(change) : change);
    return hexOf({ ...colour, lightness: Math.min(1, Math.max(0, lightness)) });
  }
  const { chroma } = oklchOf(model.primary);
  return hexOf({ lightness: given.lightness, chroma: (own.chroma * given.chroma) / chroma, hue: own.hue });
}

/** Deep backgrounds carry light text, in light mode more than in dark mode. */
const deepIn = (mode: Mode): readonly ColorRole[] => (mode === 'light' ? ['selected', 'panel'] : ['panel']);

const deep = (seed: Oklch, model: string): string =>
  hexOf({ ...oklchOf(model), chroma: Math.min(seed.chroma / 3, 0.06), hue: seed.hue });

const ground = (seed: Oklch, model: string): string => {
  const { lightness, chroma } = oklchOf(model);
  return hexOf({ lightness, chroma: seed.chroma < GREY ? 0 : chroma, hue: seed.hue });
};

/** Returns the text colour on the primary colour that moves the latter less: white, or the model's dark ink. */
function textOn(primary: string, settled: Partial<Palette>, ink: string): string {
  const moveFor = (text: string) => {
    const used = nearest(primary, limitsOf('primary', { ...settled, 'on-primary': text }));
    return used === null ? Infinity : Math.abs(oklchOf(used).lightness - oklchOf(primary).lightness);
  };
  return moveFor('#ffffff') <= moveFor(ink) ? '#ffffff' : ink;
}

function modeFrom(seed: string, model: Brand['color'], mode: Mode) {
  const corrections: Correction[] = [];
  const derivedRoles: ColorRole[] = [...GROUNDS, ...deepIn(mode), 'on-primary', ...OF_SEED, ...OPPOSITE];
  const palette: Partial<Palette> = Object.fromEntries(
    Object.entries(model[mode]).filter(([role]) => !derivedRoles.some((one) => one === role)),
  );
  const settle = (role: ColorRole, wanted: string) => {
    const used = nearest(wanted, limitsOf(role, palette));
    // The model's own colour is a last resort: it goes with the roles that are not derived.
    palette[role] = used ?? model[mode][role];
    if (used !== wanted) corrections.push({ mode, role, derived: wanted, used: palette[role] });
  };
  const derived = (role: ColorRole) => derivedFor(role, seed, model[mode], mode, palette);
  const own = oklchOf(seed);
  for (const role of GROUNDS) settle(role, ground(own, model[mode][role]));
  for (const role of deepIn(mode)) settle(role, deep(own, model[mode][role]));
  palette['on-primary'] = textOn(derived('primary'), palette, model.light.ink);
  for (const role of [...OF_SEED, ...OPPOSITE]) settle(role, derived(role));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the model's roles and the derived ones are all roles
  return { palette: palette as Palette, corrections };
}

/**
 * Derives a brand's colours from one. Colours that carry meaning (ink, danger, information, stages, focus) are those
 * of `model`, the others have the hue of `seed`; each is moved to the nearest lightness with enough contrast.
 */
export function paletteFrom(
  seed: string,
  model: Brand['color'],
): { color: Brand['color']; corrections: Correction[] } {
  const [light, dark] = [modeFrom(seed, model, 'light'), modeFrom(seed, model, 'dark')];
  return {
    color: { light: light.palette, dark: dark.palette },
    corrections: [...light.corrections, ...dark.corrections],
  };
}
