import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CaptureState } from './captureState.ts';

/** Checks a photo under review; returns a notice for the user, or null. Never rejects. */
export type Inspect = (photo: ImageData) => Promise<string | null>;

/** Runs `inspect` on the photo under review; ignores results for earlier photos. */
export const useInspection = (
  state: CaptureState,
  canvas: RefObject<HTMLCanvasElement | null>,
  inspect: Inspect | undefined,
): { notice: string | null; isLooking: boolean } => {
  const [said, setSaid] = useState<{ of: CaptureState; notice: string | null } | null>(null);
  const look = useEffectEvent(async (): Promise<string | null> => {
    const box = canvas.current;
    const photo = box?.getContext('2d')?.getImageData(0, 0, box.width, box.height);
    return inspect && photo ? inspect(photo) : null;
  });
  const isReview = state.phase === 'review';
  useEffect(
    function inspectPhoto() {
      if (!isReview) return undefined;
      let isWanted = true;
      const tell = async () => {
        const notice = await look();
        if (isWanted) setSaid({ of: state, notice });
      };
      void tell();
      return () => {
        isWanted = false;
      };
    },
    [state, isReview],
  );
  const isSaid = said?.of === state;
  return { notice: isSaid ? said.notice : null, isLooking: isReview && inspect !== undefined && !isSaid };
};
