import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';

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

/** The screens of this run without accessibility faults, a file each, so that all workers know of them. */
const looked = join(process.env['E2E_DATA_DIR'] ?? '', 'looked');

/** Looks for faults where no journey of the run has: a screen is known by its address, its heading and its width. */
async function lookOnce(page: Page): Promise<void> {
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const screen = `${new URL(page.url()).pathname} ${heading}`.replaceAll(/[\da-f-]{36}|\d+/g, '#');
  const name = createHash('sha256').update(`${screen} ${page.viewportSize()?.width}`).digest('hex');
  if (existsSync(join(looked, name))) return expectNoSidewaysScroll(page);
  await expectAccessible(page);
  mkdirSync(looked, { recursive: true });
  writeFileSync(join(looked, name), '');
}

/**
 * The page shows `path` with one heading of its own, its own title, and no accessibility fault; a journey with a visit
 * of its own leaves the faults to those that come to the same screens without one. States of a screen are looked at in
 * Storybook, and where a journey asks for it.
 */
export async function arrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === addressOf(page, path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/Préstamos Prendarios Banco Ceibo$/);
  await (visits.get(page) ?? lookOnce)(page, path);
}
