import { describe, expect, test } from 'vitest';
import {
  coarse,
  fillsGuide,
  hasMoved,
  isShot,
  lookAt,
  UNWATCHED,
  nextWatch,
  type Hint,
  type Look,
} from './autoShutter.ts';
import { documentLimits, selfieLimits, type Pixels } from './quality.ts';

const GUIDE = { left: 0.06, top: 0.09, width: 0.88, height: 0.82 };
const WIDTH = 320;
const HEIGHT = 208;

const pixels = (grey: (x: number, y: number) => number): Pixels => {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1)
      data.set([grey(x, y), grey(x, y), grey(x, y), 255], (y * WIDTH + x) * 4);
  }
  return { width: WIDTH, height: HEIGHT, data };
};

type Card = { size?: number; askew?: number; table?: number; card?: number; ink?: number };

/** A printed card in the middle of a table; `size` 1 fills the guide, `askew` is the tilt in pixels over the width. */
const photo = ({ size = 1, askew = 0, table = 70, card = 170, ink = 60 }: Card = {}): Pixels =>
  pixels((x, y) => {
    const across = x - WIDTH / 2;
    const down = y - HEIGHT / 2 + (askew * across) / WIDTH;
    const isCard =
      Math.abs(across) < (GUIDE.width * WIDTH * size) / 2 &&
      Math.abs(down) < (GUIDE.height * HEIGHT * size) / 2;
    if (!isCard) return table;
    return Math.abs(Math.round(down)) % 16 < 3 && Math.abs(across) < 100 * size ? ink : card;
  });

describe('detects whether a card fills the guide when it', () => {
  test.each<[string, boolean, Pixels]>([
    ['fits exactly', true, photo()],
    ['is a little too small', true, photo({ size: 0.93 })],
    ['is tilted', true, photo({ askew: 10 })],
    ['is dark on a light table', true, photo({ table: 190, card: 90, ink: 20 })],
    ['is far away', false, photo({ size: 0.6 })],
    ['is too near', false, photo({ size: 1.4 })],
    ['is missing', false, photo({ size: 0 })],
    [
      'is a printed page',
      false,
      pixels((x, y) => (y % 14 < 7 && (x * 7 + (y >> 3) * 31) % 11 < 6 ? 40 : 200)),
    ],
    ['is a chequered tablecloth', false, pixels((x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 40 : 200))],
    ['has the same colour as the table', false, photo({ table: 170 })],
  ])('%s: %s', (_what, fills, seen) => {
    expect(fillsGuide(seen, GUIDE)).toBe(fills);
  });

  test('has a finger over one side', () => {
    const { data, ...size } = photo();
    for (let y = 0; y < HEIGHT; y += 1) data.fill(70, y * WIDTH * 4, (y * WIDTH + 60) * 4);
    expect(fillsGuide({ ...size, data }, GUIDE)).toBe(true);
  });
});

test('distinguishes movement from camera noise', () => {
  const still = coarse(photo());
  let seed = 1;
  const noise = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed % 17) - 8;
  };
  const { data, ...size } = photo();
  const noisy = { ...size, data: data.map((value) => value + noise()) };
  expect(hasMoved(still, coarse(noisy))).toBe(false);
  expect(hasMoved(still, coarse(photo({ size: 0.85 })))).toBe(true);
  expect(hasMoved(null, still)).toBe(true);
});

const GOOD: Look = { faults: [], fills: true, moved: false };

describe('the hint', () => {
  test.each<[Hint, Partial<Look>]>([
    ['ready', {}],
    ['still', { moved: true }],
    ['still', { faults: ['blurred'] }],
    ['closer', { fills: false, moved: true, faults: ['blurred'] }],
    ['bright', { faults: ['bright'], fills: false }],
    ['dark', { faults: ['dark', 'blurred'], fills: false, moved: true }],
  ])('is %s for %j after two identical readings in a row', (hint, change) => {
    const look = { ...GOOD, ...change };
    const once = nextWatch(UNWATCHED, look);
    expect(once.hint).toBeNull();
    expect(nextWatch(once, look).hint).toBe(hint);
    const other = hint === 'ready' ? { ...GOOD, moved: true } : GOOD;
    expect(nextWatch(nextWatch(once, look), other).hint).toBe(hint);
  });
});

describe('the automatic photo', () => {
  const after = (looks: readonly Look[]) => isShot(looks.reduce(nextWatch, UNWATCHED));
  const five = Array.from({ length: 5 }, () => GOOD);

  test('is taken only after five good readings in a row', () => {
    expect(after(five)).toBe(true);
    expect(after(five.slice(1))).toBe(false);
  });

  test('is not taken during or right after a problem', () => {
    expect(after([...five, { ...GOOD, moved: true }])).toBe(false);
    expect(after([...five.slice(1), { ...GOOD, fills: false }, GOOD])).toBe(false);
  });
});

test('checks the photo on each reading but looks for a card only if there is a guide', () => {
  const sample = photo({ card: 20, table: 14, ink: 5 });
  const { look, now } = lookAt(sample, { guide: GUIDE, limits: documentLimits, before: null });
  expect(look).toEqual({ faults: ['dark'], fills: false, moved: true });
  const face = lookAt(photo({ size: 0.5 }), { guide: null, limits: selfieLimits, before: now });
  expect(face.look).toMatchObject({ faults: [], fills: true });
});
