import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  LIST,
  chooseStage,
  next,
  numbers,
  openList,
  panelOf,
  previous,
  rowOf,
  rows,
} from '../support/proposalList.ts';
import { backOffice, PEOPLE, signIn } from '../support/session.ts';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test('[RT-38] a link with filters and page opens the same page for the same user and page 1 for others; open lists follow changes', async ({
  page,
  browser,
}) => {
  await openList(page, PEOPLE.sellerOfThree, '?estado=abiertas&canceladas=no');
  await expect(rows(page)).toHaveCount(10);
  await next(page).click();
  await expect(page).toHaveURL(/paginas=/);
  await expect(previous(page)).toBeVisible();
  await expect(page.locator('table[aria-busy]')).toHaveCount(0);
  const seen = await numbers(page);

  const again = await browser.newPage();
  await signIn(again.context(), PEOPLE.sellerOfThree);
  await again.goto(page.url());
  await expect.poll(() => numbers(again)).toEqual(seen);
  await expect(again.getByLabel('Estado')).toHaveValue('OPEN');
  await test.step('the list ignores unknown filters in its URL and names them', async () => {
    await again.goto(`${LIST}?estado=ninguno&desde=2026-13-01&paginas=%00&x=1`);
    await expect(rows(again)).toHaveCount(10);
    await expect(again.getByText(/No entendimos estos filtros.*Estado, Desde/)).toBeVisible();
  });
  await again.context().close();

  const other = await browser.newPage();
  await signIn(other.context(), PEOPLE.seller);
  await other.goto(page.url());
  await expect(other.getByText('Te mostramos la lista desde el principio')).toBeVisible();
  await expect(rows(other)).not.toHaveCount(0);
  await expect(other).toHaveURL(/estado=abiertas/);
  await expect(other).not.toHaveURL(/paginas=/);

  await test.step('a change made elsewhere appears in both users’ open lists without moving the rows', () =>
    expectBothToFollow(page, other));
  await other.context().close();
  await test.step('the list pauses offline and catches up once online', () => catchUp(page));
});

/** Filters by the one point of sale that both users see. */
async function expectBothToFollow(page: Page, beside: Page): Promise<void> {
  await page.getByLabel('Punto de venta').selectOption('01010');
  await expect(page).toHaveURL(/punto=01010/);
  await expect(page).not.toHaveURL(/paginas=/);
  await expect.poll(() => numbers(page)).toEqual(await numbers(beside));
  const before = await numbers(page);
  expect(before.length).toBeGreaterThan(1);
  const moved = before.at(-1) ?? '';
  const kept = page.getByRole('link', { name: `Ver la propuesta ${before[0]},` });
  await kept.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await backOffice(moved, 'cancel');
  await Promise.all([page, beside].map((one) => expect(rowOf(one, moved)).toHaveCount(0)));
  await expect(kept).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(page.getByText('La lista se actualizó')).toBeAttached();
}

async function catchUp(page: Page): Promise<void> {
  await page.goto(`${LIST}?etapa=vendedor&estado=abiertas`);
  await expect(rows(page).first()).toBeVisible();
  const moved = (await numbers(page)).at(-1) ?? '';
  await page.context().setOffline(true);
  await backOffice(moved, 'cancel');
  await expect(rowOf(page, moved)).toBeVisible();
  await page.context().setOffline(false);
  await expect(rowOf(page, moved)).toHaveCount(0);
}

test('[RT-38] [RT-39] [SH-16] an admin reads a proposal in the side panel and on its page, without any actions', async ({
  page,
}) => {
  // Oldest first, because other journeys change newer ones.
  await openList(page, PEOPLE.admin, '?estado=abiertas&orden=antiguas');
  await expect(page.getByText('modo lectura')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await chooseStage(page, /^Identidad/, /etapa=identidad/);
  await rows(page).filter({ hasText: 'Le toca al titular' }).first().click();
  const panel = panelOf(page);
  await expect(panel.getByText('Le toca al titular')).toBeVisible();
  await expect(panel.getByText('Datos', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: /enlace/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Nueva propuesta' })).toHaveCount(0);

  await chooseStage(page, /^Seguro/, /etapa=seguro/);
  await rows(page).first().click();
  await panel.getByRole('link', { name: 'Abrir la propuesta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Propuesta / })).toBeVisible();
  await expect(page.getByText('Ves esta propuesta en modo lectura.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Cancelar la propuesta/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Continuar' })).toHaveCount(0);
});
