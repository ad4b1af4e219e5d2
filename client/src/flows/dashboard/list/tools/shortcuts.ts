import { useEffect, useEffectEvent, type RefObject } from 'react';

export const SEARCH_KEY = '/';

/** Elements in which keys type text or choose a value. */
const TYPED_IN = 'input, textarea, select, [contenteditable]';
const FIRST_ROW = 'tbody th a';
/** Overlays handle their own keys. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]';

type Shortcuts = {
  searchBox: RefObject<HTMLInputElement | null>;
  /** Closes what is open next to the list; null if nothing is. */
  close: (() => void) | null;
};

/**
 * '/' focuses the search, arrow down moves from there to the first row, Escape closes the panel. Arrow keys between
 * rows belong to the table. Ignores keys with modifiers, in fields and under overlays.
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
