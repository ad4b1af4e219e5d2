import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { atOffer, atPersonalData, holderAt } from '../support/holderAt.ts';
import { choosePreferences } from '../support/quoteSteps.ts';
import { arrive } from '../support/screens.ts';

const PREFERENCE = '/titular/cotizacion/preferencia';

/** The screen of that address, by its heading and what comes below it. */
async function expectScreen(
  page: Page,
  path: string,
  heading: string | RegExp,
  text?: string,
): Promise<void> {
  await arrive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  if (text !== undefined) await expect(page.getByText(text, { exact: true })).toBeVisible();
}

test('[RT-13] /titular/cotizacion begins a quote or finds the request that there is', async ({ page }) => {
  await page.goto('/titular/cotizacion');
  await expectScreen(page, '/titular/cotizacion', 'Pedí tu préstamo');
  await expect(page.getByRole('link', { name: 'Seguir mi solicitud' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Empezar una cotización' }).click();
  await expect(page).toHaveURL((url) => url.pathname === PREFERENCE);
});

test('[RT-14] [RT-16] preferences lead to the quote by model', async ({ page }) => {
  await page.goto(PREFERENCE);
  await expectScreen(page, PREFERENCE, '¿Cómo querés cotizar?');
  await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'model' });
  await expectScreen(page, '/titular/cotizacion/cotizar/por-modelo', '¿Qué vehículo querés comprar?');
  for (const name of ['Marca', 'Modelo']) await expect(page.getByRole('combobox', { name })).toBeVisible();
  await expect(page.getByLabel('Año', { exact: true })).toBeVisible();
});

test('[SH-06] the personal data ask for them in the words of the bank', async ({ page }) => {
  await atPersonalData(page);
  await expectScreen(
    page,
    '/titular/datos-personales',
    'Datos personales',
    'Por favor completa tus datos personales',
  );
});

test('[RT-15] [ST-27] the quoter asks the bank again for another amount, and shows its figures', async ({
  page,
}) => {
  await atOffer(page);
  await expectScreen(page, '/titular/cotizacion/cotizar', 'Tu préstamo está aprobado. Armalo a tu medida.');
  const amount = page.getByRole('textbox', { name: 'Monto del préstamo' });
  const figuresOf = async (pesos: string) => {
    const answered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes(`"financedAmount":"${pesos.replaceAll('.', '')}"`),
    );
    await amount.fill(pesos);
    const { data } = (await (await answered).json()) as {
      data: { currentSimulation: { quote: { figures: { installmentWithVat: { amount: string } } } } };
    };
    return Number(data.currentSimulation.quote.figures.installmentWithVat.amount);
  };
  const shown = (pesos: number) =>
    page
      .getByText(new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 }).format(pesos))
      .filter({ visible: true })
      .first();
  const small = await figuresOf('5.000.000');
  await expect(shown(small)).toBeVisible();
  const large = await figuresOf('20.000.000');
  await expect(shown(large)).toBeVisible();
  // The same rates and term: four times the amount, but for the rounding of cents.
  expect(Math.abs(large - 4 * small)).toBeLessThan(1);
});

test('[RT-03] [SH-07] the address is asked for in the words of the bank', async ({ page }) => {
  await holderAt(page, 'additional-data');
  await expectScreen(
    page,
    '/titular/datos-personales/adicionales',
    'Datos del domicilio',
    'Por favor completa los datos de tu domicilio',
  );
  await expect(page.getByLabel('Calle', { exact: true })).toBeVisible();
});

test('[RT-18] the insurance shows offers with their price', async ({ page }) => {
  await holderAt(page, 'insurance');
  await expectScreen(page, '/titular/seguro', '¿Qué seguro querés para tu vehículo?');
  const offers = page.getByRole('radio', { name: /por mes/ });
  await expect(offers).toHaveCount(3);
  await page.getByRole('button', { name: 'Ver las otras 5' }).click();
  await expect(offers).toHaveCount(8);
  await page.getByRole('radio', { name: /Todo riesgo franquicia 4%/ }).check();
  await expect(page.getByText(/Franquicia \$\s1\.600\.000/).first()).toBeVisible();
  await expect(page.getByText(/^Cuota \+ seguro: .* por mes/).first()).toBeVisible();
  await offers.first().check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expectScreen(page, '/titular/resumen', 'Revisá tu solicitud');
  await expect(page.getByRole('heading', { name: 'Con el seguro' })).toBeVisible();
  await expect(page.getByText(/Paso 7 de 9 · Resumen/)).toBeVisible();
});

test('[RT-09] [SH-15] the number can be copied; a notice says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { number } = await holderAt(page, 'end');
  await page.getByRole('button', { name: 'Confirmar mi solicitud' }).click();
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByRole('status').getByText('Copiamos el número.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await expect(page.getByText(/suele tardar de 3 a 7 días hábiles/)).toBeVisible();
});

test('[RT-07] the seller is a company or a person', async ({ page }) => {
  await holderAt(page, 'seller-data');
  await expectScreen(page, '/titular/documentacion-vendedor/datos', '¿Quién te vende el vehículo?');
  await expect(page.getByRole('radio', { name: /Enviarle el enlace/ })).toBeChecked();
  await page.getByRole('radio', { name: /Cargar los datos yo/ }).check();
  await page.getByRole('radio', { name: /Una concesionaria o empresa/ }).check();
  await expect(page.getByLabel('Razón social')).toBeVisible();
  await page.getByRole('radio', { name: /Una persona/ }).check();
  await expect(page.getByLabel('Razón social')).toHaveCount(0);
  await expect(page.getByLabel('Apellido', { exact: true })).toBeVisible();
});

test("[RT-06] the seller's documents can be uploaded here, or by the seller", async ({ page }) => {
  await holderAt(page, 'seller-documents');
  await expectScreen(page, '/titular/documentacion-vendedor', 'Subí los documentos de quien te vende');
  await expect(page.getByRole('button', { name: 'Enviarle el enlace' })).toBeVisible();
  await expect(page.getByLabel('Número de chasis')).toHaveCount(0);
});

test("[RT-08] the vehicle's documents come with its numbers", async ({ page }) => {
  await holderAt(page, 'vehicle-documents');
  await expectScreen(page, '/titular/documentacion-vehiculo', 'Identificá el vehículo y subí los documentos');
  await expect(page.getByLabel('Número de chasis')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Documentos del vehículo' })).toBeVisible();
});

test('[RT-09] the account that pays is one there is, or a new one', async ({ page }) => {
  await holderAt(page, 'payment-account');
  await expectScreen(page, '/titular/medio-de-pago', '¿De qué cuenta pagás las cuotas?');
  await expect(page.getByRole('radio', { name: /Abrir una caja de ahorro nueva/ })).toBeAttached();
});
