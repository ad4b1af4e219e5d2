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
const charts = [
  'Últimas 4 semanas',
  'Cuánto esperan',
  'Por semana',
  'De aprobada a inscripta',
  'Documentos devueltos',
  'Por punto de venta',
];

async function open(page: Page, email: string, address: string, heading: string): Promise<void> {
  await signIn(page.context(), email);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Stubs the board's query; other operations reach the gateway. */
const onBoard = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/graphql', async (route) =>
    /"operationName":"Board"/.test(route.request().postData() ?? '') ? answer(route) : route.fallback(),
  );

test('[RT-38] [RT-39] a stage filters the list below it, a proposal leads back to the list, and a failed board can be reloaded', async ({
  page,
}) => {
  await open(page, PEOPLE.seller, LIST, 'Panel de seguimiento');
  await test.step('a stage filters the list below it and shows the number of rows', async () => {
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
  await page.goForward();
  await expect(chosen(page)).toHaveText(/^Identidad/);
  await test.step('a seller opens a proposal from the list and returns to the unchanged list', async () => {
    await page
      .getByRole('link', { name: /^Ver la propuesta/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/propuesta\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Propuesta / })).toBeVisible();
    await page.getByRole('link', { name: 'Volver al panel' }).click();
    await expect(page).toHaveURL(/etapa=identidad/);
  });

  await test.step('a failed board can be reloaded, and it shows tables if the chart library does not load', () =>
    readAfterFailure(page));
  await page.goBack();
  await test.step('the page says that the bank has no board', async () => {
    await onBoard(page, (route) => route.fulfill({ json: { data: { board: null } } }));
    await page.getByRole('link', { name: 'Tablero' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'El banco no informa el tablero' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Ver el panel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Panel de seguimiento' })).toBeVisible();
  });
});

async function readAfterFailure(page: Page): Promise<void> {
  let isFailing = true;
  await onBoard(page, (route) => (isFailing ? route.abort() : route.fallback()));
  await page.route(/BarDrawing/, (route) => route.abort());
  await page.getByRole('link', { name: 'Tablero' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
  const retry = page.getByRole('button', { name: 'Probar de nuevo' });
  await expect(retry).toBeVisible();
  isFailing = false;
  await retry.click();
  const weeks = page.getByRole('region', { name: 'Por semana' });
  await expect(weeks.getByRole('button', { name: 'Ver como gráfico' })).toBeVisible();
  const header = weeks.getByRole('columnheader', { name: 'Firmadas' });
  await header.scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport();
}

test('an admin filters the board by point of sale, reads it as tables and exports it', async ({ page }) => {
  await open(page, PEOPLE.admin, BOARD, 'Tablero');
  for (const name of charts) await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.locator('figure svg').first()).toBeVisible();
  await expectAccessible(page);

  const weeks = page.getByRole('region', { name: 'Por semana' });
  await expect(weeks.getByRole('row')).toHaveCount(13);
  await weeks.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect(weeks.getByRole('columnheader', { name: 'Firmadas' })).toBeInViewport();

  await test.step('a bar opens the proposals that it counts', async () => {
    const bar = page.getByRole('region', { name: 'Cuánto esperan' }).locator('.MuiBarChart-element');
    await bar.first().click();
    await expect(page).toHaveURL(/etapa=titular/);
    await expect(chosen(page)).toHaveText(/^Datos/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
  });

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
