import { useLocation } from 'react-router-dom';

let first: { key: string; pathname: string } | null = null;

/** Whether this is the page that the browser loaded, not one that the user went on to. */
export function useIsFirstPage(): boolean {
  const { key, pathname } = useLocation();
  first ??= { key, pathname };
  // Entries that the router did not make, as those of an anchor, all have the first one's key.
  return key === first.key && pathname === first.pathname;
}
