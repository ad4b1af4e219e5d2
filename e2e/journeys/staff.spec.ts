import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { isOperation } from '../support/flags.ts';
import { holdBack } from '../support/holdBack.ts';
import { readPhoneCode, readPhoneLink } from '../support/outbox.ts';
import { applicant, type Applicant } from '../support/people.ts';
import { acceptSummary, chooseInsurance, giveAddress } from '../support/proposalSteps.ts';
import { waitForOffer } from '../support/quoteSteps.ts';
import { arrive, onEveryScreen, walkSignedIn } from '../support/screens.ts';
import { PEOPLE, signIn } from '../support/session.ts';
import { enterCustomer, staffBar, upToPhone } from '../support/staffSteps.ts';

const NEXT_CUSTOMER = '/usuario/titular/cotizacion/preferencia?cliente=otro';

async function asSeller(page: Page): Promise<void> {
  await signIn(page.context(), PEOPLE.seller);
  walkSignedIn(page);
  await page.goto(NEXT_CUSTOMER);
}

/** Opens an address on the customer's phone, a browser context without the seller's session. */
async function phoneOf(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const leave = (): Promise<void> => Promise.resolve();

/** Accepts as the customer with the code, after trying a wrong code and a missing consent. */
async function acceptOn(phone: Page, code: string): Promise<void> {
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Aceptá con tu código');
  const loan = phone.getByRole('region', { name: 'El préstamo' });
  for (const row of [/A nombre deNélida Ibáñez/, /Punto de venta\w/, /Vehículo\w/, /Préstamo\$/]) {
    await expect(loan).toContainText(row);
  }
  for (const figure of ['Primera cuota', 'Total por mes', 'CFTEA con seguro', 'Total a pagar, con seguro']) {
    await expect(
      phone
        .getByText(figure, { exact: true })
        .or(phone.getByText(`${figure} (estimado)`))
        .first(),
    ).toBeVisible();
  }
  await expectAccessible(phone);
  const accept = phone.getByRole('button', { name: 'Aceptar y continuar' });
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
}

/** Returns the link that continues the current step on the customer's phone; the dialog stays open during `meanwhile`. */
async function linkOf(page: Page, meanwhile?: () => Promise<void>): Promise<string> {
  await staffBar(page).getByRole('button', { name: 'Seguir en su celular' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /celular del cliente/ })).toBeVisible();
  await meanwhile?.();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Copiar/ }).click();
  await expect(dialog.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
  await page.keyboard.press('Escape');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Expects the vehicle choices on the phone and no personal data, because no proposal exists yet. */
async function choiceGoesOn(early: Page): Promise<void> {
  await expect(early).toHaveURL(/\/titular\/cotizacion\/preferencia/);
  await expect(early.getByRole('radiogroup', { name: 'Situación laboral' })).toBeVisible();
  await early.context().close();
}

/** Continues a step of the proposal with the customer's code, without the seller's session. */
async function stepGoesOn(phone: Page, { firstName, number }: Applicant): Promise<void> {
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Seguí en tu celular');
  await expect(phone.getByText(firstName)).toHaveCount(0);
  await expect(phone.getByText(/^Podés pedir otro en/)).toBeVisible();
  await phone.getByLabel('Código de 6 números').fill(await readPhoneCode(phone.context(), number));
  await phone.getByRole('button', { name: 'Seguir con mi solicitud' }).click();
  await expect(phone.getByLabel('Calle', { exact: true })).toBeVisible();
  await expect(phone).toHaveURL(/\/titular\/datos-personales\/adicionales/);
  expect((await phone.context().cookies()).map(({ name }) => name)).not.toContain('user');
  await phone.context().close();
}

test("[CA-01, CA-16] a seller enters a customer's data, the customer accepts on their phone, and the seller continues", async ({
  page,
  browser,
}) => {
  const customer = { ...applicant(), firstName: 'Nélida', lastName: 'Ibáñez' };
  await asSeller(page);
  await expect(page).toHaveURL(/\/titular\/cotizacion\/preferencia/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('the customer can continue a step on their phone by link, without the seller’s session', async () => {
    await choiceGoesOn(await phoneOf(browser, await linkOf(page)));
    await enterCustomer(page, customer);
    await waitForOffer(page);
    await expect(staffBar(page)).toContainText('Tu cliente ·');
    await expect(staffBar(page)).toContainText('Nélida Ibáñez');
    const data = await holdBack(page, (request) => isOperation(request, 'AdditionalDataPage'));
    await page.getByRole('button', { name: 'Seguir con este préstamo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datos del domicilio');
    await expect.poll(data.count).toBe(1);
    const link = await linkOf(page, async () => {
      data.release();
      await expect(page.getByLabel('Calle', { exact: true })).toBeVisible();
    });
    await stepGoesOn(await phoneOf(browser, link), customer);
  });
  await giveAddress(page);
  await arrive(page, '/titular/validacion-telefono');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cliente acepta en su celular');
  await expect(page.getByLabel('Código de 6 números')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/usuario/titular/seguro');
  await expect(page).toHaveURL(/\/titular\/validacion-telefono/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cliente acepta en su celular');

  const phone = await phoneOf(browser, await readPhoneLink(page.context(), customer.number));
  await test.step('the seller’s page reports a lost connection and continues once it is restored', async () => {
    await page.context().setOffline(true);
    await expect(
      page.getByText('No hay conexión. Cuando vuelva, vemos si tu cliente terminó.'),
    ).toBeVisible();
    // Each visit of the seller's page sends another code, so use this one before the page reconnects.
    await acceptOn(phone, await readPhoneCode(phone.context(), customer.number));
    await page.context().setOffline(false);
    await arrive(page, '/titular/seguro');
  });

  // The page continues without a reload, as it does when always connected (`sale.spec.ts`).
  await expect(page.getByText('Tu cliente aceptó y validó su celular.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/qué seguro quiere tu cliente/i);
  await chooseInsurance(page);
  await acceptSummary(page);
  await arrive(page, '/titular/documentacion-vehiculo');

  // On another phone the same link has nothing left to accept.
  const other = await phoneOf(browser, phone.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ya aceptaste');
  await expect(other.getByText(/Si no fuiste vos, llamanos al/)).toBeVisible();
  await expect(other.getByRole('region', { name: 'El préstamo' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Seguir con tu solicitud' })).toBeVisible();

  // The customer may continue too, with texts addressed to them.
  await phone.getByRole('button', { name: 'Seguir en este celular' }).click();
  await expect(phone).toHaveURL(/\/titular\/(seguro|resumen|documentacion-vendedor)/);
  await expect(staffBar(phone)).toHaveCount(0);
  await phone.context().close();
  await other.context().close();
});

test('two tabs keep two customers separate, even after a reload', async ({ page }) => {
  const first = { ...applicant(), firstName: 'Ana', lastName: 'Primera' };
  const second = { ...applicant(), firstName: 'Berta', lastName: 'Segunda' };
  await asSeller(page);
  // The journey above checks these screens' accessibility.
  onEveryScreen(page, leave);
  await enterCustomer(page, first);
  await waitForOffer(page);

  const other = await page.context().newPage();
  walkSignedIn(other);
  onEveryScreen(other, leave);
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
  await page.bringToFront();
  await test.step('the seller can correct a mistyped email until the phone is validated', async () => {
    await page.getByRole('button', { name: 'Cambiar el correo' }).click();
    await page.getByLabel('El correo nuevo').fill('ana.primera@correo.example');
    await page.getByRole('button', { name: 'Guardar el correo' }).click();
    await expect(page.getByText('Su correo: ana.primera@correo.example')).toBeVisible();
  });
  // The tab's next customer starts without the last one's data.
  await staffBar(page).getByRole('link', { name: 'Otro cliente' }).click();
  await arrive(page, '/titular/cotizacion/preferencia');
  await expect(staffBar(page)).not.toContainText('Primera');
  await page.goto('/usuario/titular/datos-personales');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');
});
