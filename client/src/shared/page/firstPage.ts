import { useLocation } from 'react-router-dom';

let first: { key: string; pathname: string } | null = null;

/** Whether this is the page that the browser loaded, not one that the user went on to. */
export function useIsFirstPage(): boolean {
  const { key, pathname } = useLocation();
  first ??= { key, pathname };
  // An entry that the router did not push, such as an anchor's, has the first entry's key.
  return key === first.key && pathname === first.pathname;
}
