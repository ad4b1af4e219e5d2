import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Opens a part over the page and records it under `key` in the history entry's state, so that Back closes it
 * and stays on the page. `opened` is null while nothing is open.
 */
export function useBackCloses(key: string) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : null;
  const opened = typeof kept === 'string' ? kept : null;
  const closing = useRef<string | null>(null);
  return {
    opened,
    open: (name: string) => {
      closing.current = null;
      void navigate({ pathname, search, hash }, { state: { ...state, [key]: name } });
    },
    close: () => {
      // Ignores a second press before the browser has gone back; it would leave the page.
      if (closing.current === opened) return;
      closing.current = opened;
      void navigate(-1);
    },
  };
}
