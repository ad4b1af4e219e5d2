import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { backOffice, PEOPLE, signIn } from '../support/session.ts';

const LIST = '/usuario/panel-de-seguimiento';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

const rows = (page: Page) => page.locator('tbody tr');
/** What a row's link is called begins with its number. */
const numbers = async (page: Page) =>
  (await page.locator('tbody th').allInnerTexts()).map((text) => /\d+/.exec(text)?.[0] ?? '');
const dates = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((text) => /\d+\/\d+\/\d+/.exec(text)?.[0] ?? '');
/** The filters that are not among the tools. */
const moreFilters = (page: Page) => page.getByRole('button', { name: /^Más filtros/ });
const rowOf = (page: Page, number: string) => page.locator('tbody th').filter({ hasText: number });
/** The stage's tag has a shape, the tag of its age has none. */
const stageTags = (page: Page) => page.locator('tbody .MuiChip-root').filter({ has: page.locator('svg') });
const stages = (page: Page) => stageTags(page).allInnerTexts();
const next = (page: Page) => page.getByRole('link', { name: 'Siguientes' });
const previous = (page: Page) => page.getByRole('link', { name: 'Anteriores' });

async function openList(page: Page, email: string, query = ''): Promise<void> {
  await signIn(page.context(), email);
  await page.goto(`${LIST}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Panel de seguimiento' })).toBeVisible();
}

/** `dd/mm/yyyy` as a text that sorts by time. */
const sortable = (text: string) => text.split('/').toReversed().join('-');

test('[RT-38] [RT-58] [ST-12] a seller sees ten proposals, newest first, each with stage, colour and shape', async ({
  page,
}) => {
  await openList(page, PEOPLE.sellerOfThree);
  await expect(rows(page)).toHaveCount(10);
  const days = (await dates(page)).map(sortable);
  expect(days).toEqual(days.toSorted().toReversed());
  await expect(stageTags(page)).toHaveCount(10);
  await expect(page.getByRole('status').filter({ hasText: '10 propuestas' })).toBeAttached();
  await expectAccessible(page);
});

test('[RT-38] [ST-10] [VA-18] filters narrow alone and together, and go one by one or all', async ({
  page,
}) => {
  await openList(page, PEOPLE.sellerOfThree);
  await expect(rows(page)).toHaveCount(10);

  await moreFilters(page).click();
  await page.getByLabel('Estado').selectOption({ label: 'Cancelada' });
  await expect(page).toHaveURL(/estado=canceladas/);
  await expect.poll(async () => new Set(await stages(page))).toEqual(new Set(['Cancelada']));

  const point = await page.getByLabel('Punto de venta').locator('option').nth(1).innerText();
  await page.getByLabel('Punto de venta').selectOption({ label: point });
  await expect(page).toHaveURL(/punto=\d+/);
  // With the filters beside it the table has no column for it; the chip says it.
  await expect(page.getByRole('link', { name: `Quitar el filtro ${point}` })).toBeVisible();
  const chips = page.getByRole('list', { name: 'Filtros en uso' }).getByRole('listitem');
  await expect(chips).toHaveCount(2);

  await page.getByLabel('Punto de venta').selectOption({ label: 'Todos' });
  await expect(page).not.toHaveURL(/punto=/);
  await page.getByLabel('Desde').fill('1/1/2020');
  await page.getByLabel('Género').selectOption({ label: 'Femenino' });
  await expect(chips).toHaveCount(3);
  await expect(page).toHaveURL(/desde=2020-01-01/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Quitar el filtro Cancelada' }).click();
  await expect(chips).toHaveCount(2);
  await expect(page).not.toHaveURL(/estado=/);
  await page.getByRole('link', { name: 'Limpiar todo' }).click();
  await expect(chips).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(page.getByLabel('Desde')).toHaveValue('');
});

test('[RT-38] one box finds a proposal by its number; what is typed stays out of what servers see', async ({
  page,
}) => {
  await openList(page, PEOPLE.sellerOfThree);
  await expect(rows(page)).toHaveCount(10);
  const wanted = (await numbers(page))[3] ?? '';
  const box = page.getByRole('searchbox', { name: /^Buscar/ });
  await box.pressSequentially(wanted);
  await expect(rows(page)).toHaveCount(1);
  expect(await numbers(page)).toEqual([wanted]);
  await box.fill('');
  await expect(rows(page)).toHaveCount(10);

  await box.fill('30.999.888');
  await expect(page).toHaveURL(/#buscar=30999888$/);
  await expect(page.getByRole('heading', { name: 'Sin resultados' })).toBeVisible();
  await page.getByRole('link', { name: 'Limpiar los filtros' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('[RT-38] [CA-81] the pages lead to the end and back, from the cache', async ({ page }) => {
  // What other journeys begin meanwhile is of today.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await openList(page, PEOPLE.seller, `?hasta=${yesterday}`);
  await expect(rows(page)).toHaveCount(10);
  const pages = [await numbers(page)];
  const addresses = [page.url()];
  while (await next(page).isVisible()) {
    const before = pages.at(-1)?.[0] ?? '';
    await next(page).click();
    await expect(page.locator('tbody th').first()).not.toContainText(before);
    pages.push(await numbers(page));
    addresses.push(page.url());
  }
  expect(pages.length).toBeGreaterThan(2);
  const all = pages.flat();
  expect(new Set(all).size).toBe(all.length);

  let asked = 0;
  page.on('request', (request) => {
    if (/"ProposalList"/.test(request.postData() ?? '')) asked += 1;
  });
  // A write of another journey at this point of sale makes the page be read once more.
  let moved = 0;
  page.on('response', async (response) => {
    const { operationName, variables } = response.request().postDataJSON() ?? {};
    if (operationName !== 'ProposalListVersion') return;
    // The answer of a poll that a step to another page cut has no body.
    const body = await response.json().catch(() => null);
    if (body !== null && body.data?.proposalsVersion !== variables.known) moved += 1;
  });
  for (const [back, expected] of pages.slice(0, -1).toReversed().entries()) {
    await previous(page).click();
    await expect(page).toHaveURL(addresses.at(-2 - back) ?? '');
    await expect.poll(() => numbers(page)).toEqual(expected);
  }
  await expect(previous(page)).toHaveCount(0);
  await expect.poll(() => asked - moved).toBeLessThanOrEqual(0);

  await page.goto(addresses[1] ?? '');
  await expect.poll(() => numbers(page)).toEqual(pages[1]);
  await page.reload();
  await expect.poll(() => numbers(page)).toEqual(pages[1]);
  await previous(page).click();
  await expect.poll(() => numbers(page)).toEqual(pages[0]);
  await page.goBack();
  await expect.poll(() => numbers(page)).toEqual(pages[1]);
});

test('[RT-38] a link with filters and page opens the same for the same person, and for another begins anew', async ({
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
  await moreFilters(again).click();
  await expect(again.getByLabel('Estado')).toHaveValue('OPEN');
  await again.context().close();

  const other = await browser.newPage();
  await signIn(other.context(), PEOPLE.seller);
  await other.goto(page.url());
  await expect(other.getByText('te mostramos la lista desde el principio')).toBeVisible();
  await expect(rows(other)).not.toHaveCount(0);
  await expect(other).toHaveURL(/estado=abiertas/);
  await expect(other).not.toHaveURL(/paginas=/);
  await other.context().close();
});

test('[RT-38] the list ignores what it does not understand in its address, and says so', async ({ page }) => {
  await openList(page, PEOPLE.sellerOfThree, '?estado=ninguno&desde=2026-13-01&paginas=%00&x=1');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText(/No entendimos esta parte de la dirección.*Estado, Desde/)).toBeVisible();
});

test('[RT-38] a change made elsewhere is in two people’s open lists by itself, and moves nothing', async ({
  page,
  browser,
}) => {
  const query = '?punto=01010&estado=abiertas';
  await openList(page, PEOPLE.sellerOfThree, query);
  const beside = await browser.newPage();
  await openList(beside, PEOPLE.seller, query);
  await expect(rows(page).nth(1)).toBeVisible();
  const before = await numbers(page);
  expect(before.length).toBeGreaterThan(1);
  await expect.poll(() => numbers(beside)).toEqual(before);
  const moved = before.at(-1) ?? '';
  const kept = page.getByRole('link', { name: `Ver la propuesta ${before[0]},` });
  await kept.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await backOffice(moved, 'cancel');
  await Promise.all([page, beside].map((one) => expect(rowOf(one, moved)).toHaveCount(0)));
  await expect(kept).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(page.getByText('La lista se actualizó')).toBeAttached();
  await beside.context().close();
});

test('[RT-38] it rests without a connection and catches up on return', async ({ page }) => {
  await openList(page, PEOPLE.sellerOfThree, '?etapa=vendedor&estado=abiertas');
  await expect(rows(page).first()).toBeVisible();
  const moved = (await numbers(page)).at(-1) ?? '';
  await page.context().setOffline(true);
  await backOffice(moved, 'cancel');
  await expect(rowOf(page, moved)).toBeVisible();
  await page.context().setOffline(false);
  await expect(rowOf(page, moved)).toHaveCount(0);
});

test('[RT-38] dates and the size of the page are the address, and Back undoes them', async ({ page }) => {
  await openList(page, PEOPLE.sellerOfThree);
  await expect(rows(page)).toHaveCount(10);
  await page.getByLabel('Fecha de creación').selectOption({ label: 'Este mes' });
  await expect(page).toHaveURL(/\?desde=\d{4}-\d\d-01$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(page.getByLabel('Fecha de creación')).toHaveValue('');

  // Other days are typed among the filters.
  await page.getByLabel('Fecha de creación').selectOption({ label: 'Otras fechas' });
  await page.getByLabel('Hasta').fill('31/2/2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escribí día, mes y año, como 1/11/2026.')).toBeVisible();

  await page.getByRole('list', { name: 'Por página' }).getByRole('link', { name: '25' }).click();
  await expect(page).toHaveURL(/\?por-pagina=25$/);
  await expect(rows(page)).toHaveCount(25);
  await expectAccessible(page);
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);
});

test('[RT-38] a row has the holder’s name, the vehicle with its number, the amount and the party that must act', async ({
  page,
}) => {
  await openList(page, PEOPLE.sellerOfThree, '?estado=abiertas');
  await expect(rows(page)).toHaveCount(10);
  for (const name of ['Titular', 'Vehículo', 'Monto', 'Punto de venta', 'Etapa', 'Creada']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const row = rows(page).first();
  await expect(row.locator('th')).toHaveText(/^Ver la propuesta \d+, \p{L}.*DNI \d{1,2}\.\d{3}\.•••$/u);
  await expect(row).toContainText(/\$\s\d{1,3}(\.\d{3})+/);
  await expect(row).toContainText(/Falta: (titular|vendedor|banco|registro)/);
  // Dense: ten rows and their tools are on the screen.
  for (const one of await rows(page).all()) expect((await one.boundingBox())?.height).toBeLessThanOrEqual(50);
});

test('[RT-38] by the keyboard: search, rows, panel and back', async ({ page }) => {
  await openList(page, PEOPLE.sellerOfThree, '?estado=abiertas');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('Atajos del teclado')).toBeVisible();
  const box = page.getByRole('searchbox', { name: /^Buscar/ });
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  // In a field it is a letter.
  await page.keyboard.type('a/b');
  await expect(box).toHaveValue('a/b');
  await box.fill('');
  await expect(rows(page)).toHaveCount(10);

  const links = page.getByRole('link', { name: /^Ver la propuesta/ });
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ver=[0-9a-f-]{36}/);
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('link', { name: 'Abrir la propuesta' })).toBeVisible();
  await expect(panel).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/ver=/);
  await expect(links.nth(1)).toBeFocused();
});

test('[RT-38] [RT-39] a row opens beside the list, Back closes it, and the proposal is one link further', async ({
  page,
}) => {
  await openList(page, PEOPLE.sellerOfThree, '?etapa=identidad&estado=abiertas');
  await rows(page)
    .first()
    .click({ position: { x: 400, y: 20 } });
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Le toca al titular')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Enviar el enlace por SMS' })).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Validación de identidad' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.locator('tbody a[aria-current]')).toHaveCount(1);
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await page.goForward();
  await panel.getByRole('link', { name: 'Abrir la propuesta' }).click();
  await expect(page).toHaveURL(/\/propuesta\/[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'Volver al panel' }).click();
  await expect(panel).toBeVisible();
});

test('[RT-38] an admin opens a proposal beside the list and has nothing to do there', async ({ page }) => {
  await openList(page, PEOPLE.admin, '?etapa=identidad&estado=abiertas');
  await rows(page).first().click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Le toca al titular')).toBeVisible();
  await expect(panel.getByText('Datos del titular')).toBeVisible();
  await expect(panel.getByRole('button', { name: /enlace/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Nueva solicitud' })).toHaveCount(0);
});
