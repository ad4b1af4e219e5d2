import sharp from 'sharp';

type Paper = {
  blur?: number;
  /** Grey level of the paper, 0 to 255. */
  paper?: number;
  isBlank?: boolean;
  /** An overexposed spot, as from a lamp. */
  spot?: boolean;
  width?: number;
  height?: number;
};

async function photo(of: Paper) {
  const { blur, paper = 205, isBlank = false, spot = false, width = 900, height = 1200 } = of;
  const line = (y: number) =>
    Array.from(
      { length: Math.floor(width / 40) },
      (_, at) => `<rect x="${20 + at * 40}" y="${y}" width="${12 + ((at * 7 + y) % 20)}" height="14"/>`,
    ).join('');
  const lines = isBlank ? '' : Array.from({ length: Math.floor(height / 36) }, (_, at) => line(20 + at * 36));
  const lamp = spot
    ? `<rect x="${width * 0.55}" width="${width * 0.45}" height="${height * 0.5}" fill="#fff"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="rgb(${paper},${paper},${paper})"/><g fill="#222">${[lines].flat().join('')}</g>${lamp}</svg>`;
  // Blurred after rendering, like camera shake.
  const drawn = sharp(await sharp(Buffer.from(svg)).png().toBuffer());
  return blur === undefined ? drawn : drawn.blur(blur);
}

/** Returns the photo's pixels as in a browser canvas 320 wide, and the length of its shorter side. */
export async function pixelsOf(of: Paper) {
  const jpeg = await (await photo(of)).jpeg({ quality: 85 }).toBuffer();
  const { width, height } = await sharp(jpeg).metadata();
  const scaled = sharp(jpeg)
    .resize({ width: Math.min(320, width) })
    .ensureAlpha()
    .raw();
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
  const sample = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  return { sample, side: Math.min(width, height) };
}
