import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeContext, type WriteContext } from '#shared/api/idempotency.ts';
import { useKeyring } from '#shared/api/useKeyring.ts';

/**
 * Opens a link once, when its page appears, and returns a query for `ReadingPage`. Every attempt uses the same
 * idempotency key, so that a retry after a lost response does not count as another device.
 */
export function useOpenLink(link: object, open: (context: WriteContext & { quiet: true }) => Promise<void>) {
  const keyring = useKeyring();
  const [error, setError] = useState<unknown>(undefined);
  const hasBegun = useRef(false);
  const attempt = () => open({ ...writeContext(keyring.keyFor(link)), quiet: true }).catch(setError);
  const openOnce = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void attempt();
  });
  useEffect(function openTheLink() {
    openOnce();
  }, []);
  const refetch = () => {
    setError(undefined);
    return attempt();
  };
  return { error, loading: error === undefined, refetch };
}
