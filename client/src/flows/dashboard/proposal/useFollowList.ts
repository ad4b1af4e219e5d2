import { useEffect, useEffectEvent } from 'react';

/** Reads figures again whenever the list was: `reads` counts how often it changed while it is open. */
export function useFollowList(reads: number, refetch: () => Promise<unknown>): void {
  const readAgain = useEffectEvent(() => {
    // The list says that it failed; the last figures stay.
    refetch().catch(() => undefined);
  });
  useEffect(
    function followTheList() {
      if (reads > 0) readAgain();
    },
    [reads],
  );
}
