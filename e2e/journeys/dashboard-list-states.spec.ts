import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { setFlags } from '../support/flags.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const LIST = '/usuario/panel-de-seguimiento';

const rows = (page: Page) => page.locator('tbody tr');
/** The stage's tag has a shape, the tag of its age has none. */
const stages = (page: Page) =>
  page
    .locator('tbody .MuiChip-root')
    .filter({ has: page.locator('svg') })
    .allInnerTexts();
const moreFilters = (page: Page) => page.getByRole('button', { name: /^Más filtros/ });

async function openList(page: Page, email: string, query = ''): Promise<void> {
  await signIn(page.context(), email);
  await page.goto(`${LIST}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Panel de seguimiento' })).toBeVisible();
}

const isList = (route: Route) => /"ProposalList"/.test(route.request().postData() ?? '');

/** Holds back the answers of the list's own query until they are released. */
async function holdLists(page: Page) {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/graphql', async (route) => {
    if (!isList(route)) return route.continue();
    await new Promise<void>((resolve) => {
      held.push(async () => {
        await route.continue().catch(() => undefined);
        resolve();
      });
    });
  });
  return held;
}

test('[RT-38] [EN-07] on a phone each proposal is a card, and one button opens the filters', async ({
  page,
}) => {
  await openList(page, PEOPLE.sellerOfThree);
  await expect(rows(page)).toHaveCount(10);
  const [first, second] = [await rows(page).nth(0).boundingBox(), await rows(page).nth(1).boundingBox()];
  expect(second?.y ?? 0).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  await expect(page.getByLabel('Estado')).toHaveCount(0);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await moreFilters(page).boundingBox())?.y ?? 0).toBeGreaterThan(heading?.y ?? 0);
  await moreFilters(page).click();
  await page.getByLabel('Estado').selectOption({ label: 'Cerrada' });
  await expect(page.getByRole('button', { name: 'Más filtros · 1' })).toBeVisible();
  await expect.poll(async () => new Set(await stages(page)).size).toBe(1);
  await expectAccessible(page);
});

test('[RT-38] a guest signs in first', async ({ page }) => {
  await page.goto(`${LIST}?estado=abiertas`);
  await expect(page).toHaveURL(/\/usuario\/ingresar\?volver=/);
});

test('[RT-38] an address made by hand opens nobody else’s proposals', async ({ page, browser }) => {
  await openList(page, PEOPLE.seller, '?punto=01022');
  await expect(page.getByRole('heading', { name: 'Sin resultados' })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);

  const applicant = await browser.newPage();
  await openList(applicant, PEOPLE.applicant);
  await expect(applicant.getByRole('article')).toHaveCount(7);
  await applicant.context().close();

  const admin = await browser.newPage();
  await openList(admin, PEOPLE.admin);
  await expect(admin.getByText('modo lectura')).toBeVisible();
  await expect(rows(admin)).toHaveCount(10);
  await admin.context().close();
});

test('[RT-38] a seller without points of sale sees what to do', async ({ page }) => {
  await openList(page, PEOPLE.sellerOfNone);
  await expect(page.getByRole('heading', { name: 'Todavía no tenés puntos de venta' })).toBeVisible();
  await expect(page.getByLabel('Estado')).toHaveCount(0);
  await expectAccessible(page);
});

test('[RT-38] a failure of the bank is shown in place, and asking again is offered', async ({ page }) => {
  await page.route('**/graphql', (route) =>
    isList(route)
      ? route.fulfill({ status: 500, body: '{}', contentType: 'application/json' })
      : route.continue(),
  );
  await openList(page, PEOPLE.sellerOfThree, '?estado=abiertas');
  await expect(page.getByRole('heading', { name: 'No pudimos traer las propuestas' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filtros en uso' })).toContainText('Abierta');
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('[RT-38] grey shapes stand for rows that take their time', async ({ page }) => {
  const held = await holdLists(page);
  await openList(page, PEOPLE.sellerOfThree);
  await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
});

test('[RT-38] answers that come in another order than asked for show the last list', async ({ page }) => {
  await openList(page, PEOPLE.sellerOfThree);
  await expect(rows(page)).toHaveCount(10);
  await moreFilters(page).click();
  const held = await holdLists(page);
  await page.getByLabel('Estado').selectOption({ label: 'Cerrada' });
  await expect.poll(() => held.length).toBe(1);
  await page.getByLabel('Estado').selectOption({ label: 'Cancelada' });
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.();
  await expect.poll(async () => [...new Set(await stages(page))]).toEqual(['Cancelada']);
  await held[0]?.();
  await page.getByLabel('Estado').selectOption({ label: 'Todos' });
  await expect.poll(async () => new Set(await stages(page)).size).toBeGreaterThan(1);
  await page.getByLabel('Estado').selectOption({ label: 'Cancelada' });
  await expect.poll(async () => [...new Set(await stages(page))]).toEqual(['Cancelada']);
});

test('[RT-38] by the keyboard alone: filter, undo, page on, open', async ({ page }) => {
  await openList(page, PEOPLE.sellerOfThree);
  await expect(rows(page)).toHaveCount(10);
  await moreFilters(page).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Desde').focus();
  await page.keyboard.type('1/1/2020');
  await page.keyboard.press('Enter');
  const chip = page.getByRole('link', { name: 'Quitar el filtro Desde 01/01/2020' });
  await expect(chip).toBeVisible();
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(page.locator('main div[tabindex="-1"]:focus')).toBeAttached();
  const open = page.getByRole('link', { name: /^Ver la propuesta/ }).first();
  const newest = (await open.getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Siguientes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Página 2', { exact: true })).toBeVisible();
  // The rows of the previous page stay until those of this one have arrived.
  await expect(open).not.toHaveAttribute('href', newest);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/propuesta\//);
  await page.goBack();
  await expect(page.getByText('Página 2', { exact: true })).toBeVisible();
});

test('[RT-38] the filtered list is a file, with masked documents', async ({ page }) => {
  await openList(page, PEOPLE.sellerOfThree, '?estado=canceladas');
  await expect(rows(page)).toHaveCount(10);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^propuestas-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\u{feff}Propuesta;/u);
  expect(lines.length).toBeGreaterThan(11);
  for (const line of lines.slice(1)) {
    expect(line).toContain('Cancelada');
    // Name, masked document, vehicle, amount.
    expect(line.split(';').slice(4, 8)).toEqual([
      expect.stringMatching(/^\p{L}[\p{L} ]+$/u),
      expect.stringMatching(/^DNI \d{1,2}\.\d{3}\.•••$/),
      expect.stringMatching(/\d{4}$/),
      expect.stringMatching(/^\d+$/),
    ]);
  }
  await expect(page.getByText(/^Listo: el archivo/)).toBeVisible();
});

test('[SH-14] the other filters are beside the list; with the sidebar switched off, above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await setFlags(page, { sidebar: false });
  await openList(page, PEOPLE.sellerOfThree);
  await expect(rows(page)).toHaveCount(10);
  await moreFilters(page).click();
  const filters = await page.getByRole('form', { name: 'Filtros' }).boundingBox();
  const table = await page.getByRole('table').boundingBox();
  expect((filters?.y ?? 0) + (filters?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await moreFilters(page).click();
  const side = await page.getByRole('form', { name: 'Filtros' }).boundingBox();
  const beside = await page.getByRole('table').boundingBox();
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(side?.x ?? 0);
});

test('[RT-38] on a phone a row opens the proposal’s page', async ({ page }) => {
  await openList(page, PEOPLE.sellerOfThree);
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/propuesta\/[0-9a-f-]{36}$/);
});

test('[RT-38] an applicant has a card for each proposal with its next act, and no tools for a few', async ({
  page,
}) => {
  await openList(page, PEOPLE.applicant);
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(moreFilters(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toHaveCount(0);
  await expectAccessible(page);
  const identity = page.getByRole('link', { name: 'Validar mi identidad' }).first();
  await expect(identity).toHaveAttribute('href', /^\/biometria/);
  await page
    .getByRole('article')
    .filter({ hasText: 'Seguro' })
    .getByRole('button', { name: 'Seguir con la solicitud' })
    .click();
  await expect(page).toHaveURL(/\/usuario\/titular\/seguro$/);
});

test('[RT-38] a seller begins a new application from the panel', async ({ page }) => {
  await openList(page, PEOPLE.seller);
  await page.getByRole('link', { name: 'Nueva solicitud' }).click();
  await expect(page).toHaveURL(/\/usuario\/titular\/cotizacion/);
});
