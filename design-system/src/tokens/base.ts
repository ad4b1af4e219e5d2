/** Scales shared by all brands. Sizes are in pixels, durations in milliseconds. */
export const base = {
  space: { '1': 4, '2': 8, '3': 12, '4': 16, '5': 20, '6': 24, '8': 32, '10': 40, '12': 48, '16': 64 },
  type: { '13': 13, '15': 15, '17': 17, '20': 20, '25': 25, '32': 32, '40': 40 },
  weight: { regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800 },
  motion: { fast: 120, regular: 200 },
  control: { height: 52, chip: 44, touch: 44 },
} as const;

export const fontFamily = "Figtree, 'Figtree Fallback', 'Figtree Fallback Wide', system-ui, sans-serif";
