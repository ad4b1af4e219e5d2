/** The roles a colour can play. A brand gives each of them a value, in light and in dark. */
export const colorRoles = [
  'paper',
  'surface',
  'sand',
  'track',
  'line',
  'edge',
  'ink',
  'ink-muted',
  'ink-soft',
  'primary',
  'primary-hover',
  'primary-tint',
  'on-primary',
  'link',
  'link-hover',
  'accent',
  'fill',
  'selected',
  'on-selected',
  'panel',
  'on-panel',
  'on-panel-muted',
  'focus',
  'danger',
  'danger-text',
  'danger-tint',
  'info-text',
  'info-tint',
  'stage-orange',
  'stage-orange-tint',
  'stage-green',
  'stage-green-tint',
  'stage-red',
  'stage-red-tint',
  'stage-yellow',
  'stage-yellow-tint',
  'stage-purple',
  'stage-purple-tint',
  'chart-capital',
  'chart-interest',
  'chart-projected',
  'logo-1',
  'logo-2',
  'logo-3',
] as const;

export type ColorRole = (typeof colorRoles)[number];
export type Palette = Record<ColorRole, string>;
export type Mode = 'light' | 'dark';

/** The colours of a proposal's five stages. */
export type Stage = 'orange' | 'green' | 'red' | 'yellow' | 'purple';

/** The parts of a logo's mark on a 36-pixel square; the tone, 1 to 3, names the colour `logo-1` to `logo-3`. */
export type BrandMark = { tone: number; path: string }[];

/** A brand's data. The stages' colours keep their hue in every brand: what they say must not change with it. */
export type Brand = {
  /** Beside the mark. */
  name: string;
  mark: BrandMark;
  radius: { card: number; panel: number; field: number; button: number; chip: number; tag: number };
  shadow: Record<Mode, { card: string; raised: string }>;
  color: Record<Mode, Palette>;
};
