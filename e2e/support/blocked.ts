import type { Page } from '@playwright/test';

/** A browser that keeps neither cookies nor other data of sites. Call it before the first address. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
}
