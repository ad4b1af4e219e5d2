import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { atOffer, holderAt } from '../support/holderAt.ts';

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Además del préstamo' }) });
const province = (page: Page) => section(page).getByLabel('¿En qué provincia lo vas a registrar?');

test('the offer shows the additional costs for the selected province, and the summary those for the address', async ({
  page,
}) => {
  await atOffer(page);
  await page.getByRole('tab', { name: 'Costo' }).click();
  // A new car of 40,000,000 with 32,000,000 lent; exempt from stamp tax in the capital.
  await expect(province(page)).toHaveValue('1');
  await expect(section(page).getByRole('status')).toContainText(/\$\s64\.000/);
  await province(page).selectOption({ label: 'Tucumán' });
  await expect(section(page).getByRole('status')).toContainText(/\$\s1\.216\.000/);
  await section(page).getByRole('button', { name: 'Ver cada gasto y a quién se le paga' }).click();
  await expect(section(page).getByText('Rentas de Tucumán · una sola vez')).toBeVisible();
  await expectAccessible(page);

  await test.step('another amount changes the costs that depend on it', async () => {
    const amount = page.getByRole('textbox', { name: 'Monto del préstamo' });
    await amount.fill('10.000.000');
    await amount.blur();
    await expect(section(page).getByRole('status')).toContainText(/\$\s380\.000/);
  });

  await holderAt(page, 'summary');
  await expect(section(page).getByRole('status')).toContainText(/Total estimado/);
  await expect(province(page)).toHaveCount(0);
});
