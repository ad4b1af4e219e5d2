import type { Page } from '@playwright/test';

/** Navigates within the open page like a link: the new history entry has its own key. */
export const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
