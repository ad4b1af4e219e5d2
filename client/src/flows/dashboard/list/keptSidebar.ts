const KEY = 'prendarios-filtros';
const COLLAPSED = 'cerrados';

/** Whether the filters beside the list are open on arrival (SH-14): unless this browser collapsed them. */
export const isSidebarKeptOpen = (): boolean => localStorage.getItem(KEY) !== COLLAPSED;

export function keepSidebar(isOpen: boolean): void {
  if (isOpen) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, COLLAPSED);
}
