import type { Brand, ColorRole, Mode } from './semantic.ts';

type Pair = { front: ColorRole; back: ColorRole };

const on = (back: ColorRole, ...fronts: ColorRole[]): Pair[] => fronts.map((front) => ({ front, back }));

/** Text and background pairs; minimum contrast 4.5:1 (WCAG 1.4.3). */
export const textPairs: Pair[] = [
  ...on('paper', 'ink', 'ink-muted', 'ink-soft', 'link', 'link-hover', 'danger-text', 'accent'),
  ...on('surface', 'ink', 'ink-muted', 'ink-soft', 'link', 'link-hover', 'danger-text', 'accent'),
  ...on('sand', 'ink', 'ink-muted', 'ink-soft', 'link', 'link-hover'),
  ...on('primary', 'on-primary'),
  ...on('primary-hover', 'on-primary'),
  ...on('primary-tint', 'ink', 'link'),
  ...on('selected', 'on-selected'),
  ...on('panel', 'on-panel', 'on-panel-muted'),
  ...on('danger-tint', 'ink', 'danger-text'),
  ...on('info-tint', 'ink', 'info-text'),
  ...on('stage-orange-tint', 'ink', 'stage-orange'),
  ...on('stage-green-tint', 'ink', 'stage-green'),
  ...on('stage-red-tint', 'ink', 'stage-red'),
  ...on('stage-yellow-tint', 'ink', 'stage-yellow'),
  ...on('stage-purple-tint', 'ink', 'stage-purple'),
];

/** Control outlines, focus rings and figures; minimum contrast 3:1 (WCAG 1.4.11). */
export const edgePairs: Pair[] = [
  ...on('paper', 'edge', 'focus', 'danger', 'primary', 'selected'),
  ...on(
    'surface',
    'edge',
    'focus',
    'danger',
    'primary',
    'fill',
    'selected',
    'chart-capital',
    'chart-projected',
  ),
  ...on('sand', 'edge', 'focus', 'primary', 'fill'),
  ...on('track', 'fill'),
  // On hover, outlines turn to ink. A filled button is identified by its text, which is checked above.
  ...on('paper', 'ink', 'accent'),
  ...on('surface', 'ink', 'accent'),
  ...on('sand', 'ink', 'selected'),
  // The outline of an invalid control on an alert's background.
  ...on('danger-tint', 'danger'),
  // Stages as shapes and as the line of a timeline.
  ...on('surface', 'stage-orange', 'stage-green', 'stage-red', 'stage-yellow', 'stage-purple'),
  ...on('paper', 'stage-orange', 'stage-green', 'stage-red', 'stage-yellow', 'stage-purple'),
  // The guide over the camera's video, which is dimmed to about the panel's colour.
  ...on('panel', 'on-panel'),
  // The two parts of a stacked column must contrast with each other.
  ...on('chart-interest', 'chart-capital'),
];

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * Returns the relative luminance of a `#rrggbb` colour, 0 to 1 (WCAG 2.2).
 * @throws {Error} For any other text.
 */
export const luminance = (hex: string): number => {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`not a #rrggbb colour: ${hex}`);
  const [red, green, blue] = match.slice(1).map((part) => channel(Number.parseInt(part, 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Returns the contrast ratio of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Returns all pairs with the contrast that each needs at least. */
export const contrastPairs = (): (Pair & { least: number })[] => [
  ...textPairs.map((pair) => ({ ...pair, least: 4.5 })),
  ...edgePairs.map((pair) => ({ ...pair, least: 3 })),
];

type Fault = Readonly<{ mode: Mode; front: ColorRole; back: ColorRole; line: string }>;

/** Returns each pair of a brand with insufficient contrast, and a line about it. */
export const contrastFaultPairs = ({ color }: Pick<Brand, 'color'>): Fault[] =>
  (['light', 'dark'] as const).flatMap((mode) =>
    contrastPairs().flatMap(({ front, back, least }) => {
      const ratio = contrast(color[mode][front], color[mode][back]);
      const line = `${mode}: ${front} on ${back} has ${ratio.toFixed(2)} to 1, at least ${least} are needed`;
      return ratio < least ? [{ mode, front, back, line }] : [];
    }),
  );

/** Returns a line for each pair of a brand with insufficient contrast. */
export const contrastFaults = (brand: Pick<Brand, 'color'>): string[] =>
  contrastFaultPairs(brand).map(({ line }) => line);
