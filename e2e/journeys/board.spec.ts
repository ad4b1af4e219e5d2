import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const LIST = '/usuario/panel-de-seguimiento';
const BOARD = `${LIST}/tablero`;

const strip = (page: Page) => page.getByRole('navigation', { name: 'Propuestas por etapa' });
const chosen = (page: Page) => strip(page).locator('a[aria-current]');
const rows = (page: Page) => page.locator('tbody tr');
const charts = ['Cuánto esperan', 'Por semana', 'Por punto de venta', 'Papeles devueltos'];

async function open(page: Page, email: string, address: string, heading: string): Promise<void> {
  await signIn(page.context(), email);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Answers the board's own query by hand; other queries pass. */
const onBoard = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/graphql', async (route) =>
    /"operationName":"Board"/.test(route.request().postData() ?? '') ? answer(route) : route.fallback(),
  );

test('[RT-38] a stage above the list filters it, and its count is that of the rows', async ({ page }) => {
  await open(page, PEOPLE.seller, LIST, 'Panel de seguimiento');
  await expect(strip(page).getByRole('link')).toHaveCount(8);
  const inIdentity = strip(page).getByRole('link', { name: /^Identidad/ });
  const count = Number(/\d+/.exec(await inIdentity.innerText())?.[0]);
  await inIdentity.click();
  await expect(page).toHaveURL(/etapa=identidad/);
  await expect(chosen(page)).toHaveText(/^Identidad/);
  await expect(rows(page)).toHaveCount(Math.min(count, 10));
  await expect(chosen(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.goBack();
  await expect(chosen(page)).toHaveCount(0);
});

test('an applicant has neither strip nor board', async ({ page }) => {
  await open(page, PEOPLE.applicant, LIST, 'Panel de seguimiento');
  await expect(page.getByRole('link', { name: 'Tablero' })).toHaveCount(0);
  await expect(strip(page)).toHaveCount(0);
  await page.goto(BOARD);
  await expect(page.getByRole('heading', { name: 'El tablero es para puntos de venta' })).toBeVisible();
  await expectAccessible(page);
});

test('an admin reads the board, by point of sale, as tables and as a file', async ({ page }) => {
  await open(page, PEOPLE.admin, BOARD, 'Tablero');
  for (const name of charts) await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.locator('figure svg').first()).toBeVisible();
  await expectAccessible(page);

  const weeks = page.getByRole('region', { name: 'Por semana' });
  await expect(weeks.getByRole('row')).toHaveCount(13);
  await weeks.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect(weeks.getByRole('columnheader', { name: 'Firmadas' })).toBeInViewport();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toMatch(/^\u{feff}Cuadro;Fila;Dato;Cantidad\r\n/u);
  expect(file).toContain('Por semana;');

  const point = page.getByLabel('Punto de venta', { exact: true });
  await point.selectOption({ index: 1 });
  await expect(page).toHaveURL(/punto=\d+/);
  const byPoint = page.getByRole('region', { name: 'Por punto de venta' });
  await expect(byPoint.getByRole('rowheader')).toHaveCount(1);
  await page.goBack();
  await expect(byPoint.getByRole('rowheader').nth(1)).toBeAttached();
});

test('a board that fails says so, and is read again', async ({ page }) => {
  let isFailing = true;
  await onBoard(page, (route) => (isFailing ? route.abort() : route.fallback()));
  await open(page, PEOPLE.seller, BOARD, 'Tablero');
  const retry = page.getByRole('button', { name: 'Volver a intentar' });
  await expect(retry).toBeVisible();
  isFailing = false;
  await retry.click();
  await expect(page.getByRole('region', { name: 'Por semana' })).toBeVisible();
});

test('a bank without a board: the page says so', async ({ page }) => {
  await onBoard(page, (route) => route.fulfill({ json: { data: { board: null } } }));
  await open(page, PEOPLE.seller, BOARD, 'El banco no informa el tablero');
  await page.getByRole('link', { name: 'Ver el panel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Panel de seguimiento' })).toBeVisible();
});

test('without the library of charts the tables are shown', async ({ page }) => {
  await page.route(/BarDrawing/, (route) => route.abort());
  await open(page, PEOPLE.seller, BOARD, 'Tablero');
  const weeks = page.getByRole('region', { name: 'Por semana' });
  await expect(weeks.getByRole('button', { name: 'Ver como tabla', pressed: true })).toBeVisible();
  const header = weeks.getByRole('columnheader', { name: 'Firmadas' });
  await header.scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport();
});

test('a seller without a point of sale has nothing to count', async ({ page }) => {
  await open(page, PEOPLE.sellerOfNone, BOARD, 'Tablero');
  await expect(page.getByText('Todavía no hay nada para contar.')).toHaveCount(4);
});
