import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { readPhoneCode, readPhoneLink } from '../support/outbox.ts';
import { applicant } from '../support/people.ts';
import { acceptSummary, chooseInsurance } from '../support/proposalSteps.ts';
import { waitForOffer } from '../support/quoteSteps.ts';
import { arrive, walkSignedIn } from '../support/screens.ts';
import { PEOPLE, signIn } from '../support/session.ts';
import { enterCustomer, staffBar, upToPhone } from '../support/staffSteps.ts';

const NEXT_CUSTOMER = '/usuario/titular/cotizacion/preferencia?cliente=otro';

async function asSeller(page: Page): Promise<void> {
  await signIn(page.context(), PEOPLE.seller);
  walkSignedIn(page);
  await page.goto(NEXT_CUSTOMER);
}

/** The customer's own phone, which knows nothing of the seller's browser. */
async function phoneOf(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('[CA-01, CA-16] a seller enters a customer, who accepts on their own phone; the seller goes on', async ({
  page,
  browser,
}) => {
  const customer = { ...applicant(), firstName: 'Nélida', lastName: 'Ibáñez' };
  await asSeller(page);
  await enterCustomer(page, customer);
  await waitForOffer(page);
  await expect(staffBar(page)).toContainText('Tu cliente ·');
  await expect(staffBar(page)).toContainText('Nélida Ibáñez');
  await upToPhone(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cliente acepta en su celular');
  await expect(page.getByLabel('Código de 6 números')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/usuario/titular/seguro');
  await arrive(page, '/titular/validacion-telefono');

  const code = await readPhoneCode(page.context(), customer.number);
  const phone = await phoneOf(browser, await readPhoneLink(page.context(), customer.number));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Aceptá y poné tu código');
  await expectAccessible(phone);
  const accept = phone.getByRole('button', { name: 'Aceptar y seguir' });
  await phone.getByLabel('Código de 6 números').fill(code === '000000' ? '000001' : '000000');
  await accept.click();
  await expect(phone.getByText('Para seguir tenés que aceptar el uso de tus datos.').first()).toBeVisible();
  await phone.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await phone.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await accept.click();
  await expect(phone.getByText(/El código no es correcto/).first()).toBeVisible();
  await phone.getByLabel('Código de 6 números').fill(code);
  await accept.click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Listo, aceptaste');

  // By itself.
  await arrive(page, '/titular/seguro');
  await expect(page.getByText('Tu cliente aceptó y validó su celular.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/qué seguro quiere tu cliente/i);
  await chooseInsurance(page);
  await acceptSummary(page);
  await arrive(page, '/titular/documentacion-vehiculo');

  // The same link again, on another phone: there is nothing left to accept.
  const other = await phoneOf(browser, phone.url());
  await other.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await other.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await other.getByLabel('Código de 6 números').fill(code);
  await other.getByRole('button', { name: 'Aceptar y seguir' }).click();
  await expect(other.getByRole('alert').first()).toBeVisible();
  await expect(other.getByRole('link', { name: 'Buscarla con tu DNI' })).toBeVisible();

  // The customer may go on, too, in their own voice.
  await phone.getByRole('button', { name: 'Seguir en este celular' }).click();
  await expect(phone).toHaveURL(/\/titular\/(seguro|resumen|documentacion-vendedor)/);
  await expect(staffBar(phone)).toHaveCount(0);
  await phone.context().close();
  await other.context().close();
});

test('a step goes on at the customer’s phone by its link, without the seller’s session', async ({
  page,
  browser,
}) => {
  const customer = applicant();
  await asSeller(page);
  await arrive(page, '/titular/cotizacion/preferencia');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const linkOf = async () => {
    await staffBar(page).getByRole('button', { name: 'Seguir en su celular' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /celular del cliente/ })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /Copiar/ }).click();
    await expect(dialog.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
    await page.keyboard.press('Escape');
    return page.evaluate(() => navigator.clipboard.readText());
  };

  // Before there is a proposal: what was chosen of the vehicle, and nobody's data.
  const early = await phoneOf(browser, await linkOf());
  await expect(early).toHaveURL(/\/titular\/cotizacion\/preferencia/);
  await expect(early.getByRole('radiogroup', { name: '¿A qué te dedicás?' })).toBeVisible();
  await early.context().close();

  await enterCustomer(page, customer);
  await waitForOffer(page);
  await page.getByRole('button', { name: 'Tomar este préstamo' }).click();
  await arrive(page, '/titular/datos-personales/adicionales');
  const link = await linkOf();
  const phone = await phoneOf(browser, link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Seguí en tu celular');
  await expect(phone.getByText(customer.firstName)).toHaveCount(0);
  await expect(phone.getByText(/Lo mandamos por SMS al/)).toBeVisible();
  await phone.getByLabel('Código de 6 números').fill(await readPhoneCode(page.context(), customer.number));
  await phone.getByRole('button', { name: 'Seguir con mi solicitud' }).click();
  await expect(phone.getByLabel('Calle', { exact: true })).toBeVisible();
  await expect(phone).toHaveURL(/\/titular\/datos-personales\/adicionales/);
  expect((await phone.context().cookies()).map(({ name }) => name)).not.toContain('user');
  await phone.context().close();
});

test('two tabs are two customers, also after a reload', async ({ page }) => {
  const first = { ...applicant(), firstName: 'Ana', lastName: 'Primera' };
  const second = { ...applicant(), firstName: 'Berta', lastName: 'Segunda' };
  await asSeller(page);
  await enterCustomer(page, first);
  await waitForOffer(page);

  const other = await page.context().newPage();
  walkSignedIn(other);
  await other.goto('/usuario/titular/cotizacion/preferencia');
  await enterCustomer(other, second);
  await waitForOffer(other);
  await expect(staffBar(other)).toContainText('Berta Segunda');

  await page.bringToFront();
  await page.reload();
  await waitForOffer(page);
  await expect(staffBar(page)).toContainText('Ana Primera');
  await upToPhone(page);
  await other.bringToFront();
  await upToPhone(other);
  for (const [tab, customer] of [
    [page, first],
    [other, second],
  ] as const) {
    await tab.bringToFront();
    await tab.reload();
    await arrive(tab, '/titular/validacion-telefono');
    await expect(staffBar(tab)).toContainText(customer.lastName);
    await expect(tab.getByText(new RegExp(`por SMS al .*${customer.number.slice(-4)}`))).toBeVisible();
  }
  // The next customer of a tab begins with nothing of the last one.
  await staffBar(page).getByRole('link', { name: 'Otro cliente' }).click();
  await arrive(page, '/titular/cotizacion/preferencia');
  await expect(staffBar(page)).not.toContainText('Primera');
  await page.goto('/usuario/titular/datos-personales');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');
});

test('while there is no connection the seller’s page says so, and goes on when it is back', async ({
  page,
  browser,
}) => {
  const customer = applicant();
  await asSeller(page);
  await enterCustomer(page, customer);
  await upToPhone(page);
  const code = await readPhoneCode(page.context(), customer.number);
  const link = await readPhoneLink(page.context(), customer.number);
  await page.context().setOffline(true);
  await expect(page.getByText('No hay conexión. Cuando vuelva, vemos si tu cliente terminó.')).toBeVisible();
  const phone = await phoneOf(browser, link);
  await phone.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await phone.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await phone.getByLabel('Código de 6 números').fill(code);
  await phone.getByRole('button', { name: 'Aceptar y seguir' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Listo, aceptaste');
  await page.context().setOffline(false);
  await arrive(page, '/titular/seguro');
  await phone.context().close();
});
