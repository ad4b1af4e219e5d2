import { useEffect, useEffectEvent } from 'react';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';

/**
 * Reads figures again whenever the list was, and once the connection is back. `reads` counts how often the list changed
 * while it is open.
 */
export function useFollowList(reads: number, refetch: () => Promise<unknown>): void {
  const refetchQuietly = () => {
    // The list says that it failed; the last figures stay.
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
