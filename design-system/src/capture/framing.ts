export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

/** Margin around the guide as a share of its height, since users hold the card imprecisely. */
const MARGIN = { document: 0.08, selfie: 0.2 } as const;

export type Framing = {
  /** Box that the video covers, and box of the guide over it; both as `getBoundingClientRect` values. */
  screen: Box;
  guide: Box;
  /** Resolution of the video. */
  video: Size;
  kind: keyof typeof MARGIN;
  /** Minimum length of the photo's shorter side, in pixels. */
  minSide: number;
};

/**
 * Returns the area of the video to capture: the guide plus a margin, enlarged to `minSide` for low-resolution cameras.
 * `guide` is its position in that area, in shares of width and height. Returns null before layout.
 */
export function captureArea({
  screen,
  guide,
  video,
  kind,
  minSide,
}: Framing): { part: Box; guide: Box } | null {
  const scale = Math.max(screen.width / video.width, screen.height / video.height);
  if (!(scale > 0) || !Number.isFinite(scale) || guide.width === 0) return null;
  const margin = guide.height * MARGIN[kind];
  const wanted = { width: (guide.width + 2 * margin) / scale, height: (guide.height + 2 * margin) / scale };
  const growth = Math.max(1, minSide / Math.min(wanted.width, wanted.height));
  const width = Math.min(video.width, wanted.width * growth);
  const height = Math.min(video.height, wanted.height * growth);
  // `object-fit: cover`, centred.
  const x = video.width / 2 + (guide.left + guide.width / 2 - screen.left - screen.width / 2) / scale;
  const y = video.height / 2 + (guide.top + guide.height / 2 - screen.top - screen.height / 2) / scale;
  // A selfie's video is mirrored: left on the screen is right in the video.
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
