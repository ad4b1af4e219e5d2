import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { atOffer, holderAt } from '../support/holderAt.ts';
import { applicant } from '../support/people.ts';
import { arrive } from '../support/screens.ts';

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** Sends the certificate on screen; returns the copied link. */
async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Enviar certificado' }).click();
  await expect(page.getByText(/^Copiamos el enlace\. Quien lo abra ve/)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens the link in another browser. */
async function dealer(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await arrive(page, new URL(link).pathname);
  return page;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an offer’s certificate tells a dealer that the bank lends and nothing else about the person', async ({
  page,
  browser,
}) => {
  const person = applicant();
  await atOffer(page, person);
  // Parts that load later move the card.
  await expect(page.getByRole('button', { name: '¿Cuánto podés pagar por mes?' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Cuotas' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar certificado' }).click();
  expect((await saved).suggestedFilename()).toBe('certificado.pdf');

  const other = await dealer(browser, await copied(page));
  await expect(title(other)).toHaveText('Certificado de preaprobación');
  await expect(other.getByText('Este certificado está vigente')).toBeVisible();
  await expect(other.getByText(/^Hasta \$/)).toBeVisible();
  await expect(other.getByText(/0KM \d{4}$/)).toBeVisible();
  const words = (await other.locator('main').innerText()).replaceAll(/[.\s]/g, '');
  expect(words).not.toContain(person.dni);
  expect(words).not.toContain('@');

  await test.step('the page says that it is offline and shows the certificate again once online', async () => {
    const context = other.context();
    await context.route('**/graphql*', (route) => route.abort('internetdisconnected'));
    await other.reload();
    const retry = other.getByRole('button', { name: 'Probar de nuevo' });
    await expect(retry).toBeVisible();
    await context.unroute('**/graphql*');
    await retry.click();
    await expect(other.getByText('Este certificado está vigente')).toBeVisible();
  });

  await test.step('its link gives no access to the application', async () => {
    await other.goto('/titular/cotizacion/cotizar');
    await expect(other.getByRole('button', { name: 'Enviar certificado' })).toHaveCount(0);
  });
});

test('the summary’s certificate has the selected amount and expires when the application is cancelled', async ({
  page,
  browser,
}) => {
  await holderAt(page, 'summary');
  const link = await copied(page);
  const other = await dealer(browser, link);
  await expect(other.getByText(/^Hasta \$\s20\.000\.000$/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancelar la solicitud' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar la solicitud' }).click();
  await expect(page.getByText(/^Cancelaste la solicitud \d/)).toBeVisible();
  await other.reload();
  await expect(title(other)).toHaveText('Este certificado ya no vale: se canceló');
  await arrive(other, new URL(link).pathname);
  await expect(other.getByText(/20\.000\.000/)).toHaveCount(0);
});
