import { useEffect, useEffectEvent, type RefObject } from 'react';

export const SEARCH_KEY = '/';

/** Where a key is a letter of a text or chooses a value. */
const TYPED_IN = 'input, textarea, select, [contenteditable]';
const FIRST_ROW = 'tbody th a';
/** They have their own keys. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]';

type Shortcuts = {
  searchBox: RefObject<HTMLInputElement | null>;
  /** Closes what is open beside the list; null when nothing is. */
  close: (() => void) | null;
};

/**
 * '/' goes to the search, the arrow down from there to the first row, Escape closes the panel; the rows' arrows are the
 * table's. With a modifier they are the browser's, in a field the field's, and under an overlay the overlay's.
 */
export function useShortcuts({ searchBox, close }: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown' && event.target === searchBox.current) {
      event.preventDefault();
      document.querySelector<HTMLAnchorElement>(FIRST_ROW)?.focus();
      return;
    }
    const isTyping = event.target instanceof Element && event.target.closest(TYPED_IN) !== null;
    if (isTyping || document.querySelector(OVERLAYS) !== null) return;
    if (event.key === SEARCH_KEY && searchBox.current !== null) {
      event.preventDefault();
      searchBox.current.focus();
    }
    if (event.key === 'Escape') close?.();
  });
  useEffect(function listen() {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
