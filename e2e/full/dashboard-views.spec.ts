import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { LIST, openList, rows } from '../support/proposalList.ts';
import { PEOPLE, signIn } from '../support/session.ts';

test('a seller saves the filters as a view in the browser, shares its URL and removes it', async ({
  page,
  browser,
}) => {
  await openList(page, PEOPLE.sellerOfThree, '?etapa=titular&estado=abiertas&orden=demoradas');
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Datos demorados');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const view = page
    .getByRole('navigation', { name: 'Vistas' })
    .getByRole('link', { name: 'Datos demorados' });
  await expect(view).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  await test.step('the view survives leaving the page, and its URL contains its filters', async () => {
    await page.goto(LIST);
    await expect(view).not.toHaveAttribute('aria-current');
    await view.click();
    await expect(page).toHaveURL(`${LIST}?etapa=titular&estado=abiertas&orden=demoradas`);
    await expect(
      page.getByRole('list', { name: 'Filtros en uso' }).getByText('Datos', { exact: true }),
    ).toBeVisible();
  });

  await test.step('another user does not see the view but can open its URL', async () => {
    const other = await browser.newPage();
    await other.context().addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
    );
    await signIn(other.context(), PEOPLE.admin);
    await other.goto(page.url());
    await expect(rows(other).first()).toBeVisible();
    await expect(other.getByRole('link', { name: 'Datos demorados' })).toHaveCount(0);
  });

  await page.getByRole('button', { name: 'Quitar la vista «Datos demorados»' }).click();
  await expect(view).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Guardar vista' })).toBeVisible();
  await expect(view).toHaveCount(0);
});
