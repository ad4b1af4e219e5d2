import type { Page, Request } from '@playwright/test';

/** Delays matching requests until `release()`. */
export async function holdBack(page: Page, isHeld: (request: Request) => boolean) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route('**/*', async (route) => {
    if (isHeld(route.request())) {
      held += 1;
      await released;
    }
    await route.fallback();
  });
  return { release, count: () => held };
}
