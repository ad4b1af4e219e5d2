import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { DASHBOARD, MORNING } from '../support/account.ts';
import { cardPhoto, cardText } from '../support/dniCard.ts';
import { applicant } from '../support/people.ts';
import { chooseOccupation, selectIndex } from '../support/quoteSteps.ts';
import { arrive, walkSignedIn } from '../support/screens.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const EXPRESS = `${DASHBOARD}/cotizar`;
const MONEY = /^\$\s[\d.]+,\d{2}$/;

const terms = (page: Page) => page.getByRole('radiogroup', { name: '¿En cuántas cuotas?' });
const value = (page: Page) => page.getByLabel('¿Cuánto vale el vehículo?');
const amount = (page: Page) => page.getByLabel('¿Cuánto necesita tu cliente?');
const start = (page: Page) => page.getByRole('button', { name: 'Empezar la solicitud' });

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(context, PEOPLE.sellerOfThree);
});

test('a seller compares terms at the counter, shares one, and continues with the scanned customer', async ({
  page,
  browser,
}) => {
  const person = { ...applicant(), firstName: 'Zulema', lastName: 'Iraola' };
  walkSignedIn(page);
  await page.goto(MORNING);
  await page.getByRole('link', { name: 'Cotización rápida' }).click();
  await arrive(page, EXPRESS);
  await value(page).fill('40000000');
  await amount(page).fill('15000000');
  await amount(page).press('Enter');
  await expect(terms(page).getByText(MONEY).first()).toBeVisible();
  await expect(terms(page).getByRole('radio')).toHaveCount(5);
  await expectAccessible(page);
  await terms(page).getByRole('radio', { name: '36 cuotas' }).check();
  const shown = await terms(page).getByText(MONEY).nth(2).textContent();

  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await printed).suggestedFilename()).toMatch(/^cotizacion.*\.pdf$/);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText(/^Copiamos el enlace/)).toBeVisible();
  const customer = await (await browser.newContext()).newPage();
  await customer.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(customer.getByText(/^36 cuotas, día \d+ de cada mes$/)).toBeVisible();
  await expect(customer.getByText(String(shown)).first()).toBeVisible();
  await customer.context().close();
  // The confirmation disappears when the figures change.
  await terms(page).getByRole('radio', { name: '24 cuotas' }).check();
  await expect(page.getByText(/^Copiamos el enlace/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Escanear el DNI de tu cliente' }).click();
  await page.getByLabel('Subir una foto que ya tenés').setInputFiles(await cardPhoto(cardText(person)));
  await expect(page.getByText(/^Zulema Iraola, DNI [\d.]+$/i)).toBeVisible();
  await start(page).click();
  await arrive(page, '/titular/cotizacion/preferencia');
  expect(new URL(page.url()).search).toMatch(/valor=40000000.*monto=15000000.*cuotas=24/);
  await expect(page.getByText(/^Tu cliente: Zulema Iraola, DNI [\d.]+$/)).toBeVisible();
  await chooseOccupation(page);
  await selectIndex(page, 'Punto de venta', 1);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await arrive(page, '/titular/cotizacion/cotizar/por-valor');
  await page.getByRole('radio', { name: /AUTOS/i }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await arrive(page, '/titular/datos-personales');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(person.firstName);
  await expect(page.getByLabel('Número de documento')).toHaveValue(person.dni);
});

test('the application continues with the UVA quote and the entered DNI', async ({ page }) => {
  const { dni } = applicant();
  walkSignedIn(page);
  await page.goto(EXPRESS);
  await value(page).fill('40000000');
  await amount(page).fill('15000000');
  await amount(page).press('Enter');
  await page.getByRole('radio', { name: 'UVA' }).check();
  await terms(page).getByRole('radio', { name: '60 cuotas' }).check();
  const coupon = /Bienvenida: 1,5 puntos menos de TNA/;
  await expect(page.getByText(coupon)).toBeVisible();
  const cftea = page.getByText(/^\d+,\d{2}\s%$/).first();
  await expect(cftea).toBeVisible();
  const shown = String(await cftea.textContent());
  await page.getByLabel('DNI de tu cliente').fill('123');
  await start(page).click();
  await expect(page.getByText(/^El DNI/).first()).toBeVisible();
  await page.getByLabel('DNI de tu cliente').fill(dni);
  await start(page).click();
  await arrive(page, '/titular/cotizacion/preferencia');
  await expect(page.getByLabel(/^Cupón/).locator('option:checked')).toHaveText(coupon);
  await expect(page.getByRole('radio', { name: /Sabe cuánto vale/ })).toBeChecked();
  await expect(page.getByText(/^Tu cliente: DNI [\d.]+$/)).toBeVisible();
  await chooseOccupation(page);
  await selectIndex(page, 'Punto de venta', 1);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await arrive(page, '/titular/cotizacion/cotizar/por-valor');
  await page.getByRole('radio', { name: /AUTOS/i }).check();
  await expect(page.getByText(`CFTEA con IVA ${shown} `)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await arrive(page, '/titular/datos-personales');
  await expect(page.getByLabel('Número de documento')).toHaveValue(dni);
  expect(new URL(page.url()).search).toMatch(/monto=15000000.*cuotas=60.*tasa=uva/);
});

test('the quote explains an amount that cannot be lent and a bank that does not respond', async ({
  page,
}) => {
  await page.goto(EXPRESS);
  await expect(start(page)).toBeVisible();
  await value(page).fill('500');
  await value(page).press('Enter');
  await expect(page.getByText(/^El vehículo tiene que valer al menos/)).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  await value(page).fill('30000000');
  await amount(page).fill('90000000');
  await amount(page).press('Enter');
  await expect(page.getByText(/^El monto/)).toBeVisible();
  await page.context().setOffline(true);
  await amount(page).fill('10000000');
  await amount(page).press('Enter');
  await expect(page.getByText(/^No hay conexión/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(start(page)).toBeVisible();
});
