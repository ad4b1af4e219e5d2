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

export type Brand = {
  name: string;
  radius: { card: number; panel: number; field: number; button: number; chip: number; tag: number };
  shadow: Record<Mode, { card: string; raised: string }>;
  color: Record<Mode, Palette>;
};

/** The parts of a logo's mark on a 36-pixel square; the tone names the colour `logo-1` to `logo-3`. */
export type BrandMark = { tone: 1 | 2 | 3; path: string }[];

/**
 * A brand's data. Behind a function, so that a page that needs only a mark does not carry the palettes:
 * bundlers drop an unused call that is marked pure.
 */
export const defineBrand = (make: () => Brand): Brand => make();

/** The five stages of a proposal (SPEC §4), shared by every brand: meaning must not change with it. */
export const stagesLight = {
  'stage-orange': '#8a5200',
  'stage-orange-tint': '#fff1d6',
  'stage-green': '#1d6b3a',
  'stage-green-tint': '#e2f3e8',
  'stage-red': '#8e0f2c',
  'stage-red-tint': '#fbe9ec',
  'stage-yellow': '#6e5a00',
  'stage-yellow-tint': '#fbf3c4',
  'stage-purple': '#5b3dc4',
  'stage-purple-tint': '#ece7fb',
} as const;

export const stagesDark = {
  'stage-orange': '#ffc876',
  'stage-orange-tint': '#3d2a0c',
  'stage-green': '#8fdcab',
  'stage-green-tint': '#14351f',
  'stage-red': '#ffa9b9',
  'stage-red-tint': '#431525',
  'stage-yellow': '#f0db6a',
  'stage-yellow-tint': '#36300a',
  'stage-purple': '#c6b8ff',
  'stage-purple-tint': '#2e2458',
} as const;
