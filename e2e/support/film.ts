import { noise } from './files.ts';

export const FILM = { width: 1280, height: 720 } as const;

/** Returns a film (Y4M) that Chromium plays as the camera: a still image, one byte of grey (16 to 235) per pixel. */
export function stillFilm(image: Buffer): Buffer {
  const colour = Buffer.alloc(image.length / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), image, colour]);
  const header = Buffer.from(`YUV4MPEG2 W${FILM.width} H${FILM.height} F10:1 Ip A1:1 C420\n`);
  return Buffer.concat([header, frame, frame]);
}

const SQUARE = 8;

/**
 * A film of grey squares: every photo of it is light and sharp, unlike Chromium's own pattern, and it has no edges of a
 * card, so that the camera takes none by itself.
 */
export function plainFilm(): Buffer {
  const across = FILM.width / SQUARE;
  const squares = noise(across * (FILM.height / SQUARE), 1);
  const image = Buffer.alloc(FILM.width * FILM.height);
  for (let at = 0; at < image.length; at += 1) {
    const [x, y] = [at % FILM.width, Math.floor(at / FILM.width)];
    const square = squares[Math.floor(y / SQUARE) * across + Math.floor(x / SQUARE)] ?? 0;
    image[at] = 80 + (square >> 1);
  }
  return stillFilm(image);
}
