import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Hint, Watch } from './autoShutter.ts';
import { isShot, lookAt, UNWATCHED, watched } from './autoShutter.ts';
import type { Box } from './framing.ts';
import { sampleOf } from './photo.ts';
import type { PhotoLimits } from './quality.ts';

/** Milliseconds between two looks: four small images a second cost a phone little. */
const REST = 250;

type Options = {
  video: RefObject<HTMLVideoElement | null>;
  /** The photo that would be taken now; null while there is none. */
  framing: () => { part: Box; guide: Box } | null;
  /** A card is looked for along the guide. */
  isCard: boolean;
  limits: PhotoLimits;
  /** Called when the card is steady, sharp and in the frame, at each look until the camera is closed. */
  onShot: () => void;
};

/** Looks at the live video now and then, and says what to do for a good photo. Rests while the page is hidden. */
export function useLooks({ video, framing, isCard, limits, onShot }: Options): Hint | null {
  const [hint, setHint] = useState<Hint | null>(null);
  const look = useEffectEvent((watch: Watch, before: Float32Array | null, canvas: HTMLCanvasElement) => {
    const found = document.visibilityState === 'visible' && video.current ? framing() : null;
    const sample = found && video.current && sampleOf(video.current, found.part, canvas);
    if (!found || !sample) return { watch: UNWATCHED, before: null };
    const { look: seen, now } = lookAt(sample, { guide: isCard ? found.guide : null, limits, before });
    const after = watched(watch, seen);
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
