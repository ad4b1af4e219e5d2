import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

/** What a journey does on every screen, in place of the check for accessibility faults. */
type Visit = (page: Page, path: string) => Promise<void>;

const visits = new WeakMap<Page, Visit>();

/** Has every later `arrive` of this page do `visit`, such as reload and go Back. */
export function onEveryScreen(page: Page, visit: Visit): void {
  visits.set(page, visit);
}

const signedIn = new WeakSet<Page>();

/** Has the steps of the holder's flow expect their signed-in addresses from now on. */
export function walkSignedIn(page: Page): void {
  signedIn.add(page);
}

function addressOf(page: Page, path: string): string {
  return signedIn.has(page) && path.startsWith('/titular') ? `/usuario${path}` : path;
}

/**
 * The page shows `path` with one heading of its own, its own title, and no accessibility fault; a journey with a visit
 * of its own leaves the faults to those that come to the same screens without one.
 */
export async function arrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === addressOf(page, path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/Préstamos Prendarios Banco Ceibo$/);
  await (visits.get(page) ?? expectAccessible)(page, path);
}
