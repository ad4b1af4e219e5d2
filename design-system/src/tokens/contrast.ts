import type { Brand, ColorRole } from './semantic.ts';

type Pair = { front: ColorRole; back: ColorRole };

const on = (back: ColorRole, ...fronts: ColorRole[]): Pair[] => fronts.map((front) => ({ front, back }));

/** Every text that is set on a ground: at least 4.5 to 1 (WCAG 1.4.3). */
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

/** Edges of controls, focus rings and drawn figures: at least 3 to 1 (WCAG 1.4.11). */
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
  // Hover: an edge turns to ink. A filled button is recognised by its text, which is checked above.
  ...on('paper', 'ink', 'accent'),
  ...on('surface', 'ink', 'accent'),
  ...on('sand', 'ink', 'selected'),
  // Error: the edge of a control on an alert's ground.
  ...on('danger-tint', 'danger'),
  // Stages as shapes and as the line of a timeline.
  ...on('surface', 'stage-orange', 'stage-green', 'stage-red', 'stage-yellow', 'stage-purple'),
  ...on('paper', 'stage-orange', 'stage-green', 'stage-red', 'stage-yellow', 'stage-purple'),
  // The guide frame over the camera's video, which is dimmed to about the panel.
  ...on('panel', 'on-panel'),
  // The two parts of a stacked column must differ from each other.
  ...on('chart-interest', 'chart-capital'),
];

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * Relative luminance of a `#rrggbb` colour, 0 to 1 (WCAG 2.2).
 * @throws {Error} for any other text.
 */
export const luminance = (hex: string): number => {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`not a #rrggbb colour: ${hex}`);
  const [red, green, blue] = match.slice(1).map((part) => channel(Number.parseInt(part, 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Contrast ratio of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** A line for every pair of a brand with too little contrast; empty when there is none. */
export const contrastFaults = ({ color }: Pick<Brand, 'color'>): string[] =>
  (['light', 'dark'] as const).flatMap((mode) =>
    [
      { pairs: textPairs, least: 4.5 },
      { pairs: edgePairs, least: 3 },
    ].flatMap(({ pairs, least }) =>
      pairs.flatMap(({ front, back }) => {
        const ratio = contrast(color[mode][front], color[mode][back]);
        return ratio < least
          ? [`${mode}: ${front} on ${back} has ${ratio.toFixed(2)} to 1, at least ${least} are needed`]
          : [];
      }),
    ),
  );
