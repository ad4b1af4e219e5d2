import { useLocation } from 'react-router-dom';

let first: { key: string; pathname: string } | null = null;

/** Whether this is the page that the browser loaded, before any client-side navigation. */
export function useIsFirstPage(): boolean {
  const { key, pathname } = useLocation();
  first ??= { key, pathname };
  // Entries that the router did not push, such as an anchor's, share the first entry's key.
  return key === first.key && pathname === first.pathname;
}
