import { useState } from 'react';

/**
 * Whether something is open at the browser's current URL, which already is the next page's URL while
 * that page's script loads. Navigation closes it if the component renders afterwards.
 */
export function useOpenHere(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== location.pathname) setOpenAt(null);
  return [openAt !== null, (isOpen) => setOpenAt(isOpen ? location.pathname : null)];
}
