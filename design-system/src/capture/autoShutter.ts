import type { Box } from './framing.ts';
import type { PhotoFault, PhotoLimits, Pixels } from './quality.ts';
import { lightsOf, photoFaults } from './quality.ts';

/** Next instruction to the user while the camera is live. */
export type Hint = 'dark' | 'bright' | 'closer' | 'still' | 'ready';

/** Result of one look at the live video. */
export type Look = {
  /** Never contains `small`: the area is already as large as the camera allows. */
  faults: readonly PhotoFault[];
  /** Whether the card's edges lie along the guide. */
  fills: boolean;
  /** Whether something moved since the previous look. */
  moved: boolean;
};

/** `same`: number of consecutive looks that led to `next`. */
export type Watch = { hint: Hint | null; next: Hint | null; same: number };
export const UNWATCHED: Watch = { hint: null, next: null, same: 0 };

/** Consecutive looks before the hint changes (so that it does not flicker) and before the photo is taken. */
const WORDS_AFTER = 2;
const SHOT_AFTER = 5;

function hintOf({ faults, fills, moved }: Look): Hint {
  if (faults.includes('dark')) return 'dark';
  if (faults.includes('bright')) return 'bright';
  if (!fills) return 'closer';
  return moved || faults.includes('blurred') ? 'still' : 'ready';
}

export function nextWatch({ hint, next, same }: Watch, look: Look): Watch {
  const found = hintOf(look);
  const times = found === next ? same + 1 : 1;
  return { hint: times >= WORDS_AFTER ? found : hint, next: found, same: times };
}

/** Returns whether the card was steady, sharp and in the frame for a second. */
export const isShot = ({ next, same }: Watch): boolean => next === 'ready' && same >= SHOT_AFTER;

/** Cells per side of the coarse image used to detect movement; averaging removes camera noise. */
const CELLS = 24;
/** Mean change of a cell's light (0 to 255) that counts as movement. */
const MOVED = 3;

/** Reduces the image to a few cells, to compare it with the next one. */
export function coarse({ width, height, data }: Pixels): Float32Array {
  const light = lightsOf({ width, height, data });
  const sums = new Float32Array(CELLS * CELLS);
  const counts = new Float32Array(CELLS * CELLS);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor((y * CELLS) / height) * CELLS + Math.floor((x * CELLS) / width);
      sums[cell] = (sums[cell] ?? 0) + (light[y * width + x] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 1));
}

export const hasMoved = (before: Float32Array | null, now: Float32Array): boolean =>
  before === null ||
  now.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) > MOVED * now.length;

/** Minimum step of light across a card's edge, and share of a piece that must have it in one direction. */
const EDGE = 10;
const WHOLE = 0.7;
/** Maximum distance of an edge from the guide, as a share of the guide's height, and pieces per side. */
const REACH = 0.09;
const PIECES = 4;
/** Required sides: a finger may cover one. */
const SIDES = 3;

/**
 * Returns whether a card lies along the guide (in shares of the sample): most sides show a step of light. Each piece of
 * a side is checked separately, since a hand-held card is slightly tilted; print has no such lines.
 */
export function fillsGuide({ width, height, data }: Pixels, guide: Box): boolean {
  const light = lightsOf({ width, height, data });
  const at = (x: number, y: number) => light[Math.round(y) * width + Math.round(x)] ?? 0;
  const [left, top] = [guide.left * width, guide.top * height];
  const [right, bottom] = [left + guide.width * width, top + guide.height * height];
  const reach = REACH * guide.height * height;
  /** Returns the highest share, 0 to 1, of a consistent edge on any line near `line`, between `from` and `to`. */
  const wholeness = (line: number, from: number, to: number, isUpright: boolean, most: number): number => {
    let best = 0;
    for (let near = Math.ceil(line - reach); near <= line + reach; near += 1) {
      if (near < 2 || near > most - 3) continue;
      let brighter = 0;
      let darker = 0;
      let count = 0;
      for (let along = from; along < to; along += 2) {
        const step = isUpright
          ? at(near + 2, along) - at(near - 2, along)
          : at(along, near + 2) - at(along, near - 2);
        brighter += Number(step >= EDGE);
        darker += Number(step <= -EDGE);
        count += 1;
      }
      best = Math.max(best, brighter / count, darker / count);
    }
    return best;
  };
  const isEdge = (line: number, start: number, end: number, isUpright: boolean): boolean => {
    // Ignores the rounded corners.
    const [from, room] = [start + (end - start) * 0.1, (end - start) * 0.8];
    const pieces = Array.from({ length: PIECES }, (_, piece) =>
      wholeness(
        line,
        from + (room * piece) / PIECES,
        from + (room * (piece + 1)) / PIECES,
        isUpright,
        isUpright ? width : height,
      ),
    );
    return pieces.filter((share) => share >= WHOLE).length >= PIECES - 1;
  };
  const sides = [
    isEdge(top, left, right, false),
    isEdge(bottom, left, right, false),
    isEdge(left, top, bottom, true),
    isEdge(right, top, bottom, true),
  ];
  return sides.filter(Boolean).length >= SIDES;
}

/** Analyses a sample with the checks that also apply to the photo. `guide` is null for faces. */
export function lookAt(
  sample: Pixels,
  { guide, limits, before }: { guide: Box | null; limits: PhotoLimits; before: Float32Array | null },
): { look: Look; now: Float32Array } {
  const now = coarse(sample);
  const look = {
    faults: photoFaults(sample, limits.minSide, limits),
    fills: guide === null || fillsGuide(sample, guide),
    moved: hasMoved(before, now),
  };
  return { look, now };
}
