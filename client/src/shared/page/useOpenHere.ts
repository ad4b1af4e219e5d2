import { useState } from 'react';

/**
 * Whether something is open at the browser's address, which is that of the page to come while its script loads.
 * Leaving the address closes it, in a component that renders then.
 */
export function useOpenHere(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== location.pathname) setOpenAt(null);
  return [openAt !== null, (isOpen) => setOpenAt(isOpen ? location.pathname : null)];
}
