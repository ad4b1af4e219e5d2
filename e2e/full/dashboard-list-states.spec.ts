import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInHere } from '../support/account.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { setFlags } from '../support/flags.ts';
import { isList } from '../support/proposalList.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const LIST = '/usuario/panel-de-seguimiento';

const rows = (page: Page) => page.locator('tbody tr');
/** A stage tag has an icon, an age tag has none. */
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

/** Delays the list's responses until they are released. */
async function holdLists(page: Page) {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/graphql', async (route) => {
    if (!isList(route.request())) return route.continue();
    await new Promise<void>((resolve) => {
      held.push(async () => {
        await route.continue().catch(() => undefined);
        resolve();
      });
    });
  });
  return held;
}

test('[RT-38] [EN-07] on a phone each proposal is a card, one button opens the filters, and the keyboard is sufficient', async ({
  page,
}) => {
  await openList(page, PEOPLE.sellerOfThree);
  await test.step('on a phone each proposal is a card, and one button opens the filters', async () => {
    await expect(rows(page)).toHaveCount(10);
    const [first, second] = [await rows(page).nth(0).boundingBox(), await rows(page).nth(1).boundingBox()];
    expect(second?.y ?? 0).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    await expect(page.getByLabel('Estado')).toHaveCount(0);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((await moreFilters(page).boundingBox())?.y ?? 0).toBeGreaterThan(heading?.y ?? 0);
  });
  await test.step('the keyboard can filter, undo, change pages and open a proposal', () =>
    walkByKeyboard(page));
  await test.step('with out-of-order responses the list shows the last one requested', () =>
    answerOutOfOrder(page));
  await test.step('the filtered list can be exported with masked documents', () => exportList(page));
  await test.step('on a phone a row opens the proposal’s page', async () => {
    await rows(page).first().click();
    await expect(page).toHaveURL(/\/propuesta\/[0-9a-f-]{36}$/);
  });
});

async function walkByKeyboard(page: Page): Promise<void> {
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
  await moreFilters(page).focus();
  await page.keyboard.press('Enter');
  await expect(moreFilters(page)).toHaveAttribute('aria-expanded', 'false');
  const open = page.getByRole('link', { name: /^Ver la propuesta/ }).first();
  const newest = (await open.getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Siguientes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^11 a \d+ de /)).toBeVisible();
  // The previous page's rows stay until the new ones arrive.
  await expect(open).not.toHaveAttribute('href', newest);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/propuesta\//);
  await page.goBack();
  await expect(page.getByText(/^11 a \d+ de /)).toBeVisible();
  await expect(rows(page)).not.toHaveCount(0);
}

/** Leaves the list filtered by cancelled proposals. */
async function answerOutOfOrder(page: Page): Promise<void> {
  const state = page.getByLabel('Estado');
  await moreFilters(page).click();
  await expect(state).toBeVisible();
  const held = await holdLists(page);
  await state.selectOption({ label: 'Cerradas' });
  await expect.poll(() => held.length).toBe(1);
  await state.selectOption({ label: 'Canceladas' });
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.();
  await expect.poll(async () => [...new Set(await stages(page))]).toEqual(['Cancelada']);
  await held[0]?.();
  await page.unroute('**/graphql');
  await state.selectOption({ label: 'Todas' });
  await expect.poll(async () => new Set(await stages(page)).size).toBeGreaterThan(1);
  await state.selectOption({ label: 'Canceladas' });
  await expect.poll(async () => [...new Set(await stages(page))]).toEqual(['Cancelada']);
  await expect(page.getByRole('button', { name: 'Más filtros · 1' })).toBeVisible();
  await expectAccessible(page);
}

async function exportList(page: Page): Promise<void> {
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
    // Name, masked document, vehicle and amount.
    expect(line.split(';').slice(6, 10)).toEqual([
      expect.stringMatching(/^\p{L}[\p{L} ]+$/u),
      expect.stringMatching(/^DNI \d{1,2}\.•••\.••\d$/),
      expect.stringMatching(/\d{4}$/),
      expect.stringMatching(/^\d+$/),
    ]);
  }
  await expect(page.getByText(/^El archivo tiene las propuestas/)).toBeVisible();
}

test('[RT-38] a guest signs in first, a manipulated URL shows no other proposals, and a seller can start a new application', async ({
  page,
}) => {
  await page.goto(`${LIST}?punto=01022`);
  await expect(page).toHaveURL(/\/usuario\/ingresar\?volver=/);
  await signInHere(page, PEOPLE.seller);
  await expect(page).toHaveURL(/\?punto=01022$/);
  await expect(page.getByRole('heading', { name: 'Sin resultados' })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Nueva propuesta' }).click();
  await expect(page).toHaveURL(/\/usuario\/titular\/cotizacion/);
});

test('[RT-38] a seller without points of sale sees what to do and no counts', async ({ page }) => {
  await openList(page, PEOPLE.sellerOfNone);
  await expect(page.getByRole('heading', { name: 'Todavía no tenés puntos de venta' })).toBeVisible();
  await expect(page.getByLabel('Estado')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tablero' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible();
  await expect(page.getByText('Todavía no hay datos. Aparecen con la primera propuesta.')).toHaveCount(5);
});

test('[RT-38] a bank failure is shown in place with a retry, and skeleton rows appear while loading', async ({
  page,
}) => {
  await page.route('**/graphql', (route) =>
    isList(route.request())
      ? route.fulfill({ status: 500, body: '{}', contentType: 'application/json' })
      : route.continue(),
  );
  await openList(page, PEOPLE.sellerOfThree, '?estado=canceladas');
  await expect(page.getByRole('heading', { name: 'No pudimos traer las propuestas' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filtros en uso' })).toContainText('Canceladas');
  await expectAccessible(page);
  await page.unroute('**/graphql');
  const held = await holdLists(page);
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
});

test('[SH-14] the remaining filters are above the list if the sidebar is switched off', async ({ page }) => {
  // `dashboard-list.spec.ts` tests that they are next to the list otherwise.
  await page.setViewportSize({ width: 1280, height: 900 });
  await setFlags(page, { sidebar: false });
  await openList(page, PEOPLE.sellerOfThree);
  await expect(rows(page)).toHaveCount(10);
  await moreFilters(page).click();
  const filters = await page.getByRole('form', { name: 'Filtros' }).boundingBox();
  const table = await page.getByRole('table').boundingBox();
  expect((filters?.y ?? 0) + (filters?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0);
});
