/**
 * The lowest layer: scales that hold for every brand. Sizes are pixels; components read them as
 * CSS variables (see css.ts) and never as numbers.
 */
export const base = {
  space: { '1': 4, '2': 8, '3': 12, '4': 16, '5': 20, '6': 24, '8': 32, '10': 40, '12': 48, '16': 64 },
  type: { '13': 13, '15': 15, '17': 17, '20': 20, '25': 25, '32': 32, '40': 40 },
  weight: { regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800 },
  motion: { fast: 120, regular: 200 },
  control: { height: 52, chip: 44, touch: 44 },
} as const;

export const fontFamily = "Figtree, 'Figtree Fallback', system-ui, sans-serif";

/** Ramps: 50 is a tint, 900 nearly ink. Brands pick from them by role, components never do. */
export const ramps = {
  ceibo: {
    '50': '#fbe9ec',
    '100': '#f6d0d7',
    '200': '#eca3b0',
    '300': '#ff9fb1',
    '400': '#f0607c',
    '500': '#d63358',
    '600': '#b3173a',
    '700': '#8e0f2c',
    '800': '#6a0a20',
    '900': '#3f1420',
  },
  violet: {
    '50': '#ece7fb',
    '100': '#ddd4f7',
    '200': '#c9bcf3',
    '300': '#b7a6f2',
    '400': '#9a84ea',
    '500': '#7a5fe0',
    '600': '#5b3dc4',
    '700': '#462d9d',
    '800': '#332075',
    '900': '#231a44',
  },
  warm: { paper: '#fbf8f4', sand: '#f3ece3', line: '#e6dfd6', track: '#ece2d8' },
  ink: { '900': '#1d1a2b', '700': '#4b4660', '500': '#6b6680', '400': '#8a8399' },
} as const;
