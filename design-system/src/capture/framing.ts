export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

/** Around the guide, as a share of its height: fingers are not that precise. */
const MARGIN = { document: 0.08, selfie: 0.2 } as const;

export type Framing = {
  /** What the screen shows the video in, covered by it, and the guide over it: both as the browser measures boxes. */
  screen: Box;
  guide: Box;
  /** Pixels of the video itself. */
  video: Size;
  kind: keyof typeof MARGIN;
  /** Pixels that the shorter side of the photo should have. */
  minSide: number;
};

/**
 * The part of the video that is the photo: the guide and a margin, grown to `minSide` where the camera is a poor one.
 * `guide` is its place in that part, in shares of width and height. Null while nothing is measured.
 */
export function framed({ screen, guide, video, kind, minSide }: Framing): { part: Box; guide: Box } | null {
  const scale = Math.max(screen.width / video.width, screen.height / video.height);
  if (!(scale > 0) || !Number.isFinite(scale) || guide.width === 0) return null;
  const margin = guide.height * MARGIN[kind];
  const wanted = { width: (guide.width + 2 * margin) / scale, height: (guide.height + 2 * margin) / scale };
  const growth = Math.max(1, minSide / Math.min(wanted.width, wanted.height));
  const width = Math.min(video.width, wanted.width * growth);
  const height = Math.min(video.height, wanted.height * growth);
  // The video covers the screen, middle on middle.
  const x = video.width / 2 + (guide.left + guide.width / 2 - screen.left - screen.width / 2) / scale;
  const y = video.height / 2 + (guide.top + guide.height / 2 - screen.top - screen.height / 2) / scale;
  // The mirrored video of a selfie shows on the left what it has on the right.
  const middle = kind === 'selfie' ? video.width - x : x;
  const left = within(middle - width / 2, video.width - width);
  const top = within(y - height / 2, video.height - height);
  const own = { width: guide.width / scale, height: guide.height / scale };
  return {
    part: { left, top, width, height },
    guide: {
      left: (middle - own.width / 2 - left) / width,
      top: (y - own.height / 2 - top) / height,
      width: own.width / width,
      height: own.height / height,
    },
  };
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
