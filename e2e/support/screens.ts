import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';

/** Runs on every screen of a journey instead of the accessibility check. */
type Visit = (page: Page, path: string) => Promise<void>;

const visits = new WeakMap<Page, Visit>();

/** Makes every later `arrive` of this page call `visit`, for example to reload and go back. */
export function onEveryScreen(page: Page, visit: Visit): void {
  visits.set(page, visit);
}

const signedIn = new WeakSet<Page>();

/** Makes the steps of the holder's flow expect their signed-in addresses. */
export function walkSignedIn(page: Page): void {
  signedIn.add(page);
}

function addressOf(page: Page, path: string): string {
  return signedIn.has(page) && path.startsWith('/titular') ? `/usuario${path}` : path;
}

/** Screens of this run without accessibility violations, one file each, shared by all workers. */
const looked = join(process.env['E2E_DATA_DIR'] ?? '', 'looked');

/** Checks a screen's accessibility once per run, identified by address, heading and width. */
async function lookOnce(page: Page): Promise<void> {
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const screen = `${new URL(page.url()).pathname} ${heading}`.replaceAll(/[\da-f-]{36}|\d+/g, '#');
  const name = createHash('sha256').update(`${screen} ${page.viewportSize()?.width}`).digest('hex');
  if (existsSync(join(looked, name))) return expectNoSidewaysScroll(page);
  // The previous screen stays until the next one is loaded, although the address already changed.
  await expect(() => expectAccessible(page)).toPass({ timeout: 20_000 });
  mkdirSync(looked, { recursive: true });
  writeFileSync(join(looked, name), '');
}

/**
 * Expects the page at `path` with one unique heading, a unique title and no accessibility violation; journeys with a
 * visit leave the accessibility check to journeys without one. Storybook and individual journeys check the states of a
 * screen.
 */
export async function arrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === addressOf(page, path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/Préstamos Prendarios Banco Ceibo$/);
  await (visits.get(page) ?? lookOnce)(page, path);
}
