import { crc32, deflateSync } from 'node:zlib';

export type UploadFile = { name: string; mimeType: string; buffer: Buffer };

/** Minimum side in pixels; below it the application warns that a photo is too small to read. */
const READABLE = 480;

/**
 * Returns a PNG of noise, which no compressor makes tiny: `side` × `side` squares, about 3·side² bytes. The squares
 * are as large as a readable photo needs, unless `isSmall`. Every file is different, like real documents.
 */
export function photo(name: string, side = 240, { isSmall = false } = {}): UploadFile {
  const scale = isSmall ? 1 : Math.ceil(READABLE / side);
  const width = side * scale;
  const squares = noise(side * side * 3, crc32(name));
  const rows = Buffer.alloc(width * (1 + width * 3));
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (Math.floor(y / scale) * side + Math.floor(x / scale)) * 3;
      squares.copy(rows, y * (1 + width * 3) + 1 + x * 3, from, from + 3);
    }
  }
  return { name, mimeType: 'image/png', buffer: png({ width, height: width, colour: true }, rows) };
}

type Drawn = { width: number; height: number; colour: boolean };

/** Builds a PNG from rows that begin with a zero: three bytes per pixel in color, else one. */
export function png({ width, height, colour }: Drawn, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colour ? 2 : 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the same bytes for the same seed. */
export function noise(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed;
  for (let index = 0; index < length; index += 1) {
    // Only the upper bits of such a sequence look random.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

/** The beginning of an iPhone photo, which Chromium cannot decode. */
export const iPhonePhoto: UploadFile = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
};

/** A text file with the name and type of a photo. */
export function falsePhoto(name: string): UploadFile {
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.from('this is not a photo, although its name says so'),
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
