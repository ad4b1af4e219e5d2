import { useEffect, useEffectEvent } from 'react';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';

/**
 * Refetches figures whenever the list is reloaded and when the connection is restored. `reads`: how often the open list
 * was reloaded.
 */
export function useFollowList(reads: number, refetch: () => Promise<unknown>): void {
  const refetchQuietly = () => {
    // The list shows the failure; the last figures stay.
    refetch().catch(() => undefined);
  };
  const readAgain = useEffectEvent(refetchQuietly);
  useEffect(
    function followTheList() {
      if (reads > 0) readAgain();
    },
    [reads],
  );
  useRetryOnline(refetchQuietly);
}
