import { SIDE_FROM } from '@prendarios/design-system/layout/SideLayout';
import { useSyncExternalStore } from 'react';

const query = () => matchMedia(`(min-width: ${SIDE_FROM}px)`);

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether the viewport has room for a list and a side column. */
export const useHasSide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
