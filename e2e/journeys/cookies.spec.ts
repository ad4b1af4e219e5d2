import { expect, test } from '@playwright/test';
import { blockStorage } from '../support/blocked.ts';
import { atPersonalData } from '../support/holderAt.ts';
import { applicant } from '../support/people.ts';
import { fillPerson } from '../support/quoteSteps.ts';

test('a browser that blocks cookies gets instructions before the first field, and the quote still works', async ({
  page,
}) => {
  await blockStorage(page);
  await page.goto('/');
  await expect(page.getByText(/^\$\s?930\.485,85$/).first()).toBeVisible();
  for (const address of ['/titular/cotizacion', '/usuario/ingresar']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Tu navegador bloquea las cookies' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
});

test('a lost cookie is reported when requesting the offer, and no entered data is lost', async ({ page }) => {
  const person = applicant();
  await atPersonalData(page);
  // Simulates a network that strips the server's cookies.
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _taken, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await fillPerson(page, person);
  await page.getByRole('button', { name: 'Ver mi oferta' }).click();
  await expect(page.getByText(/Tu navegador no guardó las cookies/)).toBeVisible();
});
