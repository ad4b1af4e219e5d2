import { noise } from './files.ts';

export const FILM = { width: 1280, height: 720 } as const;

/** Returns a film (Y4M) that Chromium plays as the camera: images of one byte of grey (16 to 235) per pixel, ten a second. */
export function film(images: readonly Buffer[]): Buffer {
  const header = Buffer.from(`YUV4MPEG2 W${FILM.width} H${FILM.height} F10:1 Ip A1:1 C420\n`);
  const colour = Buffer.alloc((FILM.width * FILM.height) / 2, 128);
  return Buffer.concat([header, ...images.flatMap((image) => [Buffer.from('FRAME\n'), image, colour])]);
}

const SQUARE = 8;

function squares(seed: number): Buffer {
  const across = FILM.width / SQUARE;
  const greys = noise(across * (FILM.height / SQUARE), seed);
  const image = Buffer.alloc(FILM.width * FILM.height);
  for (let at = 0; at < image.length; at += 1) {
    const [x, y] = [at % FILM.width, Math.floor(at / FILM.width)];
    image[at] = 80 + ((greys[Math.floor(y / SQUARE) * across + Math.floor(x / SQUARE)] ?? 0) >> 1);
  }
  return image;
}

/**
 * Returns a film of changing grey squares. Every photo of it is bright and sharp, unlike those of Chromium's own pattern,
 * and it never stands still, so the camera takes no photo automatically.
 */
export const restlessFilm = (): Buffer => film(Array.from({ length: 7 }, (_, at) => squares(at + 1)));
