import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { PEOPLE, signIn } from '../support/session.ts';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

const rows = (page: Page) => page.locator('tbody tr');

test('[RT-38] views, dates, order and size of the page are the address, and Back undoes them', async ({
  page,
}) => {
  await signIn(page.context(), PEOPLE.sellerOfThree);
  await page.goto('/usuario/panel-de-seguimiento');
  await expect(rows(page)).toHaveCount(10);
  const mine = page.getByRole('link', { name: 'Me toca a mí' });
  await mine.click();
  await expect(page).toHaveURL(/\?toca=vendedor$/);
  await expect(mine).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(async () => (await rows(page).allInnerTexts()).every((text) => /Falta: vendedor/.test(text)))
    .toBe(true);
  await page.getByLabel('Fecha de creación').selectOption({ label: 'Este mes' });
  await expect(page).toHaveURL(/toca=vendedor&desde=\d{4}-\d\d-01$/);
  await page.goBack();
  await page.goBack();
  await expect(mine).not.toHaveAttribute('aria-current');
  await expect(rows(page)).toHaveCount(10);

  await page.getByRole('list', { name: 'Por página' }).getByRole('link', { name: '25' }).click();
  await expect(page).toHaveURL(/por-pagina=25/);
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('columnheader', { name: 'En la etapa' }).getByRole('link').click();
  await expect(page).toHaveURL(/orden=demoradas&por-pagina=25/);
  await expect(page.getByRole('columnheader', { name: 'En la etapa' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const days = async () => {
    const ages = await page
      .locator('tbody .MuiChip-root')
      .filter({ hasNot: page.locator('svg') })
      .allInnerTexts();
    return ages.map((text) => (text.startsWith('hoy') ? 0 : Number(/\d+/.exec(text)?.[0])));
  };
  await expect.poll(async () => (await days())[0]).toBeGreaterThan(1);
  const shown = await days();
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  await expectAccessible(page);
});
