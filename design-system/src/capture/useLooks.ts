import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Hint, Watch } from './autoShutter.ts';
import { isShot, lookAt, UNWATCHED, nextWatch } from './autoShutter.ts';
import type { Box } from './framing.ts';
import { sampleOf } from './photo.ts';
import type { PhotoLimits } from './quality.ts';

/** Milliseconds between two looks; four small samples per second are cheap on a phone. */
const REST = 250;

type Options = {
  video: RefObject<HTMLVideoElement | null>;
  /** Returns the area of the next photo, or null. */
  framing: () => { part: Box; guide: Box } | null;
  /** Whether to look for a card along the guide. */
  isCard: boolean;
  limits: PhotoLimits;
  /** Called on each look that finds the card steady, sharp and in the frame, until the camera closes. */
  onShot: () => void;
};

/** Samples the live video and returns a hint for a better photo. Pauses while the page is hidden. */
export function useLooks({ video, framing, isCard, limits, onShot }: Options): Hint | null {
  const [hint, setHint] = useState<Hint | null>(null);
  const look = useEffectEvent((watch: Watch, before: Float32Array | null, canvas: HTMLCanvasElement) => {
    const found = document.visibilityState === 'visible' && video.current ? framing() : null;
    const sample = found && video.current && sampleOf(video.current, found.part, canvas);
    if (!found || !sample) return { watch: UNWATCHED, before: null };
    const { look: seen, now } = lookAt(sample, { guide: isCard ? found.guide : null, limits, before });
    const after = nextWatch(watch, seen);
    setHint(after.hint);
    if (isShot(after)) onShot();
    return { watch: after, before: now };
  });
  useEffect(function lookNowAndThen() {
    const canvas = document.createElement('canvas');
    let last: { watch: Watch; before: Float32Array | null } = { watch: UNWATCHED, before: null };
    const timer = setInterval(() => {
      last = look(last.watch, last.before, canvas);
    }, REST);
    return () => clearInterval(timer);
  }, []);
  return hint;
}
