import type { Page } from '@playwright/test';

/** Goes to another screen of the open page, as a link in it would: the new entry of the history has a key of its own. */
export const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
