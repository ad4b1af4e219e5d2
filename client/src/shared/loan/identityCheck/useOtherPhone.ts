import { useRef, useState } from 'react';
import { useLive } from '#shared/api/live/useLive.ts';
import { useIdentityWork } from './IdentityWork.ts';
import { isDesk } from './isDesk.ts';
import { isFollowed, PHOTOS, type DoneHere, type Photo } from './photos.ts';

/** Progress of another phone that takes the photos: how many of them the bank has. */
export type FollowedPhone = { at: number; of: number };

/**
 * Follows the photos that another phone takes for the same check. Refetching the flow lets the page continue
 * automatically. Only computers report the other phone: a phone in the user's hand is the one in use.
 */
export function useOtherPhone({ isWatching }: { isWatching: boolean }) {
  const { check, latest, refresh } = useIdentityWork();
  const here = useRef<DoneHere>({ isBegun: false, sent: [] });
  const [isFollowing, setFollowing] = useState(false);
  useLive(
    async (signal) => {
      const now = await latest(signal);
      if (now === null || now.isValidated) await refresh();
      else if (isDesk() && isFollowed(check, now, here.current)) setFollowing(true);
    },
    { of: isWatching ? 'check' : null },
  );
  const at = check.received.length;
  return {
    phone: isFollowing && at < PHOTOS.length ? { at, of: PHOTOS.length } : null,
    onBegun: () => {
      here.current.isBegun = true;
    },
    onSent: (photo: Photo) => {
      here.current.sent = [...here.current.sent, photo];
    },
  };
}
