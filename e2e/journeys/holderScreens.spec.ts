import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { atOffer } from '../support/holderAt.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { applicant } from '../support/people.ts';
import { acceptSummary, giveAddress } from '../support/proposalSteps.ts';
import { chooseModel, choosePreferences } from '../support/quoteSteps.ts';
import { arrive } from '../support/screens.ts';

const PREFERENCE = '/titular/cotizacion/preferencia';

/** Expects the screen at `path` by its heading and what follows it; a later step checks its accessibility. */
async function expectHeading(
  page: Page,
  path: string,
  heading: string | RegExp,
  text?: string,
): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  if (text !== undefined) await expect(page.getByText(text, { exact: true })).toBeVisible();
}

async function expectScreen(page: Page, path: string, heading: string | RegExp, text?: string) {
  await arrive(page, path);
  await expectHeading(page, path, heading, text);
}

test('[RT-13] [RT-14] [RT-16] [SH-06] a quote by model leads from its start to the personal data', async ({
  page,
}) => {
  await test.step('/titular/cotizacion starts a quote or finds an existing application', async () => {
    await page.goto('/titular/cotizacion');
    await expectScreen(page, '/titular/cotizacion', 'Pedí tu préstamo');
    await expect(page.getByRole('link', { name: 'Seguir mi solicitud' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Empezar una cotización' }).click();
  });
  await test.step('preferences lead to the quote by model', async () => {
    await expectHeading(page, PREFERENCE, 'Contanos qué buscás');
    await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'model' });
    await expectHeading(page, '/titular/cotizacion/cotizar/por-modelo', '¿Qué vehículo querés comprar?');
    for (const name of ['Marca', 'Modelo']) await expect(page.getByRole('combobox', { name })).toBeVisible();
    await expect(page.getByLabel('Año', { exact: true })).toBeVisible();
  });
  await test.step('the personal data form has the prescribed texts', async () => {
    await chooseModel(page, 'FIAT', 'CRONOS PRECISION');
    await expectScreen(
      page,
      '/titular/datos-personales',
      'Datos personales',
      'Por favor completa tus datos personales',
    );
  });
});

test('[RT-03] [RT-07] [RT-15] [RT-18] [SH-07] [ST-27] [RT-06, CA-51] a loan leads from the offer to a dealer who sells', async ({
  page,
}) => {
  await atOffer(page);
  await expectScreen(page, '/titular/cotizacion/cotizar', /^Tenés hasta .* preaprobados$/);
  await test.step('the schedule and the calendar show the payment days', () => expectPaymentDays(page));
  await test.step('the quoter shows the bank’s figures for a changed amount', () => expectFigures(page));
  await page.getByRole('button', { name: 'Quiero este préstamo' }).click();
  await test.step('the address form has the prescribed texts', async () => {
    await expectHeading(
      page,
      '/titular/datos-personales/adicionales',
      'Datos del domicilio',
      'Por favor completa los datos de tu domicilio',
    );
    await expect(page.getByLabel('Calle', { exact: true })).toBeVisible();
    await giveAddress(page);
  });
  await test.step('a wrong phone is corrected on the code screen, and the code goes to the new one', () =>
    correctPhone(page));
  await test.step('the insurance step shows offers with prices', () => chooseAmongInsurances(page));
  await acceptSummary(page);
  await test.step('the seller is a company or a person', () => chooseKindOfSeller(page));
  await test.step('a CUIT fills in the name, and one of the bank’s dealers needs nothing else', () =>
    giveDealer(page));
});

async function expectPaymentDays(page: Page): Promise<void> {
  await page.getByText(/^Ver las \d+ cuotas$/).click();
  const cells = page.getByRole('cell').filter({ hasText: 'se paga el' });
  await expect(cells.first()).toHaveText(
    /^\d\d\/\d\d\/\d{4}\s+se paga el (lunes|martes|miércoles|jueves|viernes)\s\d\d/,
  );
  const paid = (await cells.allInnerTexts()).map((text) => text.slice(-10).split('/').toReversed().join(''));

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Agregar a mi calendario' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('cuotas.ics');
  const days = [...(await readFile(await file.path(), 'utf8')).matchAll(/^DTSTART;VALUE=DATE:(\d{8})\r$/gm)];
  const inCalendar = days.map(([, day]) => day);
  expect(inCalendar).toEqual(expect.arrayContaining(paid));
  await expect(page.getByText(`Ver las ${inCalendar.length} cuotas`)).toBeVisible();
}

async function expectFigures(page: Page): Promise<void> {
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
  // Four times the amount at the same rate and term; the tolerance allows for rounding of cents.
  expect(Math.abs(large - 4 * small)).toBeLessThan(1);
}

async function correctPhone(page: Page): Promise<void> {
  const right = applicant();
  await expect(page).toHaveURL(/\/titular\/validacion-telefono/);
  await page.getByRole('button', { name: '¿El número está mal?' }).click();
  const correct = page.getByRole('button', { name: 'Corregir y enviar el código' });
  const phone = page.getByLabel('El celular correcto');
  await phone.fill('011 91555512');
  await correct.click();
  await expect(page.getByText(/Ingresá el teléfono sin el 9 adelante/).first()).toBeVisible();
  await expectAccessible(page);
  await phone.fill(`011 ${right.number}`);
  await correct.click();
  await expect(page.getByText('Te mandamos otro código. El anterior ya no sirve.')).toBeVisible();
  await expect(
    page.getByText(new RegExp(`Mandamos un código por SMS al .*${right.number.slice(-4)}`)),
  ).toBeVisible();
  await expect(correct).toHaveCount(0);
  const code = await readPhoneCode(page.context(), right.number);
  await page.getByLabel('Código de 6 números').fill(code);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/titular\/seguro/);
}

async function chooseAmongInsurances(page: Page): Promise<void> {
  await expectScreen(page, '/titular/seguro', '¿Qué seguro querés para tu vehículo?');
  const offers = page.getByRole('radio', { name: /por mes/ });
  await expect(offers).toHaveCount(3);
  await page.getByRole('button', { name: 'Ver las otras 5' }).click();
  await expect(offers).toHaveCount(8);
  await page.getByRole('radio', { name: /Todo riesgo franquicia 4\s%/ }).check();
  await expect(page.getByText(/Franquicia \$\s1\.600\.000/).first()).toBeVisible();
  await expect(page.getByText(/^Total por mes, con seguro: /).first()).toBeVisible();
  await offers.first().check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expectHeading(page, '/titular/resumen', 'Revisá tu solicitud');
  await expect(page.getByText('CFTEA con seguro', { exact: true })).toBeVisible();
  await expect(page.getByText(/Paso 7 de 9 · Resumen/)).toBeVisible();
}

async function chooseKindOfSeller(page: Page): Promise<void> {
  await expectScreen(page, '/titular/documentacion-vendedor/datos', '¿Quién te vende el vehículo?');
  await expect(page.getByRole('radio', { name: /Enviarle el enlace/ })).toBeChecked();
  await page.getByRole('radio', { name: /Cargar los datos yo/ }).check();
  await page.getByRole('radio', { name: /Una concesionaria o empresa/ }).check();
  await expect(page.getByLabel('Razón social')).toBeVisible();
  await page.getByRole('radio', { name: /Una persona/ }).check();
  await expect(page.getByLabel('Razón social')).toHaveCount(0);
  await expect(page.getByLabel('Apellido', { exact: true })).toBeVisible();
}

async function giveDealer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Una concesionaria o empresa/ }).check();
  const cuit = page.getByLabel('CUIT', { exact: true });
  await cuit.fill('30-70770509-0');
  await expect(page.getByLabel('Razón social')).toHaveValue('FLETES DEL LITORAL S.R.L.');
  await cuit.fill('30-71105605-6');
  await expect(page.getByRole('radio', { name: /Me vende Autos del Sur S.R.L./ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await arrive(page, '/titular/documentacion-vehiculo');
  await expect(page.locator('input[type="file"]')).toHaveCount(1);
  await expect(page.getByText('Faltan los datos del vendedor')).toHaveCount(0);
}
