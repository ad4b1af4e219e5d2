import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import {
  LIST,
  chooseStage,
  moreFilters,
  next,
  numbers,
  openList,
  panelOf,
  previous,
  rows,
} from '../support/proposalList.ts';
import { PEOPLE } from '../support/session.ts';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

const dates = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((text) => /\d+\/\d+\/\d+/.exec(text)?.[0] ?? '');
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros en uso' }).getByRole('listitem');
/** A stage tag has an icon, an age tag has none. */
const stageTags = (page: Page) =>
  page
    .locator('tbody .MuiChip-root')
    .filter({ has: page.locator('svg') })
    .filter({ hasNotText: 'Vivere' });
const stages = (page: Page) => stageTags(page).allInnerTexts();
/** Converts dd/mm/yyyy to yyyy-mm-dd. */
const sortable = (text: string) => text.split('/').toReversed().join('-');

test('[RT-38] [RT-39] [RT-58] [SH-14] [ST-10] [ST-12] [VA-18] a seller reads, searches, filters and sorts the list, and opens a row in the side panel', async ({
  page,
}) => {
  await openList(page, PEOPLE.sellerOfThree);
  await test.step('the list starts with ten open proposals, newest first, each with stage, colour and icon', () =>
    expectNewestTen(page));
  await test.step('one search box finds a proposal by number, name or vehicle, and its text never reaches a server in a URL', () =>
    search(page));
  await test.step('each view shows its number of proposals', () => compareViews(page));
  await test.step('filters combine and can be removed one by one or all at once', () => filter(page));
  await moreFilters(page).click();
  await expect(page.getByLabel('Estado')).toHaveCount(0);
  await page.reload();
  await expect(moreFilters(page)).toHaveAttribute('aria-expanded', 'false');
  await test.step('a row shows the holder’s name, the vehicle, the proposal number, the amount and the party that must act', () =>
    expectWholeRows(page));
  await test.step('the keyboard reaches the search, rows and panel, and returns', () => walkByKeyboard(page));
  await chooseStage(page, /^Identidad/, /etapa=identidad/);
  await test.step('a row opens in the side panel, Back closes it, and a link leads to the proposal', () =>
    openBeside(page));
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Limpiar todo' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await test.step('views, dates, sorting and page size are in the URL, and Back undoes them', () =>
    orderAndUndo(page));
});

async function expectNewestTen(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(10);
  const days = (await dates(page)).map(sortable);
  expect(days).toEqual(days.toSorted().toReversed());
  await expect(stageTags(page)).toHaveCount(10);
  expect(await stages(page)).not.toContain('Cancelada');
  await expect(page.getByRole('status').filter({ hasText: 'de la 1 a la 10' })).toBeAttached();
  await expectAccessible(page);
}

async function search(page: Page): Promise<void> {
  const wanted = (await numbers(page))[3] ?? '';
  const box = page.getByRole('searchbox', { name: /^Buscar/ });
  await box.pressSequentially(wanted);
  await expect(rows(page)).toHaveCount(1);
  expect(await numbers(page)).toEqual([wanted]);
  await box.fill('');
  await expect(rows(page)).toHaveCount(10);

  const [name = '', vehicle = ''] = await rows(page).nth(3).locator('th, td').allInnerTexts();
  const [first = '', last = ''] = /\n(.*)\n/.exec(`\n${name}\n`)?.[1]?.split(' ') ?? [];
  for (const words of [`${last} ${first}`, `${first} ${vehicle.split(' ')[0]}`]) {
    await box.fill(words);
    await expect.poll(() => numbers(page)).toContain(wanted);
  }

  await box.fill('30.999.888');
  await expect(page).toHaveURL(/#buscar=30999888$/);
  await expect(page.getByRole('heading', { name: 'Sin resultados' })).toBeVisible();
  await expect(page.getByText('Buscamos «30999888» en el nombre del titular')).toBeVisible();
  await page.getByRole('link', { name: 'Limpiar los filtros' }).click();
  await expect(rows(page)).toHaveCount(10);
}

async function compareViews(page: Page): Promise<void> {
  const view = (name: RegExp) => page.getByRole('navigation', { name: 'Vistas' }).getByRole('link', { name });
  const countOf = async (name: RegExp) =>
    Number(/([\d.]+)\+?$/.exec(await view(name).innerText())?.[1]?.replace('.', ''));
  await expect(view(/^Abiertas/)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => countOf(/^Abiertas/)).toBeGreaterThan(10);
  expect(await countOf(/^Todas/)).toBeGreaterThan(await countOf(/^Abiertas/));
  expect(await countOf(/^Abiertas/)).toBeGreaterThan(await countOf(/^Fuera de plazo/));
  await view(/^Fuera de plazo/).click();
  await view(/^Del lado del vendedor/).click();
  await expect(page).toHaveURL(/\?toca=vendedor$/);
  await expect(view(/^Fuera de plazo/)).not.toHaveAttribute('aria-current');
  await view(/^Abiertas/).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
}

async function filter(page: Page): Promise<void> {
  // The other filters are next to the list by default; `dashboard-list-states.spec.ts` hides them.
  const side = await page.getByRole('form', { name: 'Filtros' }).boundingBox();
  const beside = await page.getByRole('table').boundingBox();
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(side?.x ?? 0);

  await page.getByLabel('Estado').selectOption({ label: 'Canceladas' });
  await expect(page).toHaveURL(/estado=canceladas/);
  await expect.poll(async () => new Set(await stages(page))).toEqual(new Set(['Cancelada']));

  const point = await page.getByLabel('Punto de venta').locator('option').nth(1).innerText();
  await page.getByLabel('Punto de venta').selectOption({ label: point });
  await expect(page).toHaveURL(/punto=\d+/);
  // The toolbar shows the point of sale, so it has no chip.
  await expect(chips(page)).toHaveCount(1);

  await page.getByLabel('Punto de venta').selectOption({ label: 'Todos los puntos de venta' });
  await expect(page).not.toHaveURL(/punto=/);
  await page.getByLabel('Desde').fill('1/1/2020');
  await page.getByLabel('Género').selectOption({ label: 'Femenino' });
  await expect(chips(page)).toHaveCount(3);
  await expect(page).toHaveURL(/desde=2020-01-01/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Quitar el filtro Canceladas' }).click();
  await expect(chips(page)).toHaveCount(2);
  await expect(page).not.toHaveURL(/estado=/);
  await page.getByRole('link', { name: 'Limpiar todo' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(page.getByLabel('Desde')).toHaveValue('');
}

async function expectWholeRows(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(10);
  for (const name of ['Titular', 'Vehículo', 'Monto', 'Punto de venta', 'Etapa', 'Creada']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const row = rows(page).first();
  await expect(row.locator('th')).toHaveText(/^Ver la propuesta \d+, \p{L}.*DNI \d{1,2}\.•••\.••\d$/u);
  await expect(row).toContainText(/\$\s\d{1,3}(\.\d{3})+/);
  await expect(row).toContainText(/Le toca al|Lo tiene el (banco|registro)|\p{L}+: \p{L}+/u);
  // Rows have an extra line for a returned document's reason, a due call, an assignee or a stage at Vivere.
  for (const one of await rows(page).all()) {
    const hasMore = /: |Llamar|La tiene|La tenés|Vivere/.test(await one.innerText());
    expect((await one.boundingBox())?.height).toBeLessThanOrEqual(hasMore ? 64 : 50);
  }
}

async function walkByKeyboard(page: Page): Promise<void> {
  await expect(page.getByText('Atajos del teclado')).toBeVisible();
  const box = page.getByRole('searchbox', { name: /^Buscar/ });
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  // In a text field, `/` is a character, not a shortcut.
  await page.keyboard.type('a/b');
  await expect(box).toHaveValue('a/b');
  await box.fill('');
  await expect(rows(page)).toHaveCount(10);

  const links = page.getByRole('link', { name: /^Ver la propuesta/ });
  await box.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ver=[0-9a-f-]{36}/);
  const panel = panelOf(page);
  await expect(panel.getByRole('link', { name: 'Abrir la propuesta' })).toBeVisible();
  await expect(panel).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/ver=/);
  await expect(links.nth(1)).toBeFocused();
}

async function openBeside(page: Page): Promise<void> {
  await rows(page)
    .first()
    .click({ position: { x: 400, y: 20 } });
  const panel = panelOf(page);
  await expect(panel.getByText('Le toca al titular')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Recordárselo' })).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Identidad' })).toHaveAttribute(
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
}

/** Returns how many days each row has been in its stage. */
async function ages(page: Page): Promise<number[]> {
  const texts = await page
    .locator('tbody .MuiChip-root')
    .filter({ hasNot: page.locator('svg') })
    .allInnerTexts();
  return texts.map((text) => (text.startsWith('Hoy') ? 0 : Number(/\d+/.exec(text)?.[0])));
}

async function orderAndUndo(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(10);
  const mine = page.getByRole('link', { name: 'Del lado del vendedor' });
  await mine.click();
  await expect(page).toHaveURL(/\?toca=vendedor$/);
  await expect(mine).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(async () =>
      (await rows(page).allInnerTexts()).every((text) => !/ del? titular|al titular|Lo tiene/.test(text)),
    )
    .toBe(true);
  const created = page.getByLabel('Fecha de creación');
  await created.selectOption({ label: 'Este mes' });
  await expect(page).toHaveURL(/toca=vendedor&desde=\d{4}-\d\d-01$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?toca=vendedor$/);
  await expect(created).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(mine).not.toHaveAttribute('aria-current');
  await expect(rows(page)).toHaveCount(10);

  // The filters accept other dates.
  await created.selectOption({ label: 'Otras fechas' });
  await expect(page.getByLabel('Desde')).toBeFocused();
  await expect(created).toHaveValue('others');
  await page.getByLabel('Hasta').fill('31/2/2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ingresá día, mes y año, como 1/11/2026.')).toBeVisible();

  await page.getByRole('list', { name: 'Por página' }).getByRole('link', { name: '25' }).click();
  await expect(page).toHaveURL(/\?por-pagina=25$/);
  await expect(rows(page)).toHaveCount(25);
  const inStage = page.getByRole('columnheader', { name: 'En la etapa' });
  await inStage.getByRole('link').click();
  await expect(page).toHaveURL(/orden=demoradas&por-pagina=25/);
  await expect(inStage).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await ages(page))[0]).toBeGreaterThan(1);
  const shown = await ages(page);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);
}

test('[RT-38] [CA-81] paging reaches the end and returns from the cache', async ({ page }) => {
  // Excludes today's proposals, which other journeys create meanwhile.
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

  await page.context().setOffline(true);
  for (const [back, expected] of pages.slice(0, -1).toReversed().entries()) {
    await previous(page).click();
    await expect(page).toHaveURL(addresses.at(-2 - back) ?? '');
    await expect.poll(() => numbers(page)).toEqual(expected);
  }
  await expect(previous(page)).toHaveCount(0);
  await page.context().setOffline(false);

  // Opened as a link below.
  await next(page).click();
  await expect(page).toHaveURL(addresses[1] ?? '');
  await page.reload();
  await expect.poll(() => numbers(page)).toEqual(pages[1]);
  await previous(page).click();
  await expect.poll(() => numbers(page)).toEqual(pages[0]);
  await page.goBack();
  await expect.poll(() => numbers(page)).toEqual(pages[1]);
});
