const KEY = 'prendarios-filtros';
const COLLAPSED = 'cerrados';

/** Whether the filters beside the list are open on arrival (SH-14): unless this browser collapsed them. */
export function isSidebarKeptOpen(): boolean {
  try {
    return localStorage.getItem(KEY) !== COLLAPSED;
  } catch {
    // A browser that refuses storage keeps nothing.
    return true;
  }
}

export function keepSidebar(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, COLLAPSED);
  } catch {
    // The choice holds until the list is opened again.
  }
}
