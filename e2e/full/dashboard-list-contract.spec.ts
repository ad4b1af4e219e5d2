import { expect, test, type Page } from '@playwright/test';
import { DASHBOARD } from '../support/account.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { contractBank } from '../support/bankWithout.ts';
import { otherGateway } from '../support/otherGateway.ts';
import { PEOPLE, signIn } from '../support/session.ts';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

const rows = (page: Page) => page.locator('tbody tr');
const stages = async (page: Page) => [
  ...new Set(
    await page
      .locator('tbody .MuiChip-root')
      .filter({ has: page.locator('svg') })
      .allInnerTexts(),
  ),
];
const numbers = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((text) => /\b\d{6}\b/.exec(text)?.[0]);

/** Sets a filter and removes it by its chip. */
async function tryFilter(
  page: Page,
  field: string,
  label: string,
  shows: () => Promise<void>,
): Promise<void> {
  const first = await numbers(page);
  await page.getByLabel(field, { exact: true }).selectOption({ label });
  await expect.poll(() => numbers(page)).not.toEqual(first);
  await shows();
  await page.getByRole('link', { name: new RegExp(`^Quitar el filtro .*${label}`) }).click();
  await expect.poll(() => numbers(page)).toEqual(first);
}

test('[RT-38, CA-81] with a bank that supports only the contract’s list, other features are absent and the rest works', async ({
  page,
}) => {
  const bank = await contractBank();
  const gateway = await otherGateway({ BANK_API_URL: bank.apiUrl });
  try {
    await signIn(page.context(), PEOPLE.sellerOfThree);
    // On a busy machine a freshly started gateway briefly rejects requests (load shedding).
    await expect.poll(async () => (await page.goto(`${gateway.origin}${DASHBOARD}`))?.status()).toBe(200);
    await expect(rows(page)).toHaveCount(10);

    for (const header of ['Monto', 'En la etapa']) {
      await expect(page.getByRole('columnheader', { name: header })).toHaveCount(0);
    }
    await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Por página' })).toHaveCount(0);
    for (const view of ['Del lado del vendedor', /^Fuera de plazo/]) {
      await expect(page.getByRole('link', { name: view })).toHaveCount(0);
    }
    await expect(page.getByLabel('Estado', { exact: true })).toBeVisible();
    for (const field of ['Le toca a', 'Orden']) {
      await expect(page.getByLabel(field, { exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectAccessible(page);

    await tryFilter(page, 'Estado', 'Canceladas', () =>
      expect.poll(() => stages(page)).toEqual(['Cancelada']),
    );
    await tryFilter(page, 'Etapa', 'Identidad', () => expect(rows(page)).not.toHaveCount(0));
    await tryFilter(page, 'Género', 'Masculino', () => expect(rows(page)).not.toHaveCount(0));
    const all = await numbers(page);
    await page.getByLabel('Punto de venta').selectOption({ index: 1 });
    await expect.poll(() => numbers(page)).not.toEqual(all);
    await expect(rows(page)).not.toHaveCount(0);
    await page.getByLabel('Punto de venta').selectOption({ index: 0 });
    await expect.poll(() => numbers(page)).toEqual(all);
    await page.getByLabel('Desde').fill('1/1/2020');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/desde=2020-01-01/);
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('link', { name: /^Quitar el filtro Desde/ }).click();

    // Searches by number but not by name.
    const search = page.getByRole('searchbox');
    await search.fill('Vera');
    await search.press('Enter');
    await expect(page.getByText('Ingresá el número de la propuesta, un DNI o un CUIT.')).toBeVisible();
    const [number = ''] = await numbers(page);
    await search.fill(number);
    await search.press('Enter');
    await expect.poll(() => numbers(page)).toEqual([number]);
    await search.fill('');
    await search.press('Enter');

    await expect(rows(page)).toHaveCount(10);
    const first = await numbers(page);
    await page.getByRole('link', { name: 'Siguientes' }).click();
    await expect(page.getByText('Página 2', { exact: true })).toBeVisible();
    await expect.poll(async () => (await numbers(page)).some((one) => first.includes(one))).toBe(false);
    const [opened = ''] = await numbers(page);
    await rows(page).first().getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Abrir la propuesta' })).toBeVisible();
    await page.getByRole('link', { name: 'Abrir la propuesta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Propuesta ${opened}` })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  } finally {
    gateway.close();
    bank.close();
  }
});
