/** Colour roles. A brand defines each of them for light and dark mode. */
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

/** Colours of a proposal's five stages. */
export type Stage = 'orange' | 'green' | 'red' | 'yellow' | 'purple';

/** Paths of a logo's mark in a 36 px square; the tone, 1 to 3, selects the colour `logo-1` to `logo-3`. */
export type BrandMark = { tone: number; path: string }[];

/** Data of a brand. The stages keep their hue in every brand, since it carries meaning. */
export type Brand = {
  /** Text next to the mark. */
  name: string;
  mark: BrandMark;
  radius: { card: number; panel: number; field: number; button: number; chip: number; tag: number };
  shadow: Record<Mode, { card: string; raised: string }>;
  color: Record<Mode, Palette>;
};
