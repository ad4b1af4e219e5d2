import { useLocation } from 'react-router-dom';

let firstKey: string | null = null;

/** Whether this is the page that the browser loaded, not one that the user went on to. */
export function useIsFirstPage(): boolean {
  const { key } = useLocation();
  firstKey ??= key;
  return key === firstKey;
}
