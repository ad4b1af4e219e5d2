const KEY = 'prendarios-filtros';
const COLLAPSED = 'cerrados';

/** Whether the filters next to the list start open (SH-14): true unless they were collapsed in this browser. */
export function isSidebarKeptOpen(): boolean {
  try {
    return localStorage.getItem(KEY) !== COLLAPSED;
  } catch {
    // Storage may be blocked.
    return true;
  }
}

export function keepSidebar(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, COLLAPSED);
  } catch {
    // The choice lasts until the list is opened again.
  }
}
