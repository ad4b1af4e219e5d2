/** Lightness 0 to 1, chroma from 0, hue in degrees. Equal steps of lightness look equal (CSS Color 4). */
export type Oklch = Readonly<{ lightness: number; chroma: number; hue: number }>;

type Triple = [number, number, number];

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const encoded = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/** Converts a `#rrggbb` colour. */
export function oklchOf(hex: string): Oklch {
  const share = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = [share(1), share(3), share(5)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function rgbOf({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const isShown = (rgb: Triple) => rgb.every((share) => share >= -0.0005 && share <= 1.0005);

/** Converts to `#rrggbb`, with less chroma if a screen cannot show the colour. */
export function hexOf(colour: Oklch): string {
  let { chroma } = colour;
  while (chroma > 0 && !isShown(rgbOf({ ...colour, chroma }))) chroma = Math.max(0, chroma - 0.002);
  const digits = rgbOf({ ...colour, chroma }).map((share) =>
    Math.round(Math.min(1, Math.max(0, share)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
