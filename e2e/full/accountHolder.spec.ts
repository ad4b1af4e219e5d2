import { expect, test } from '@playwright/test';
import { DASHBOARD, signInHere } from '../support/account.ts';
import { acceptInvitation, openInvitation, otherPhone } from '../support/coOwner.ts';
import { applicant } from '../support/people.ts';
import {
  acceptSummary,
  chooseInsurance,
  chooseNewAccount,
  confirm,
  giveAddress,
  identifyVehicle,
  validatePhone,
} from '../support/proposalSteps.ts';
import {
  chooseModel,
  choosePreferences,
  chooseValue,
  fillCoOwner,
  fillWork,
  nextPart,
  selectByText,
  takeOffer,
} from '../support/quoteSteps.ts';
import { arrive, walkSignedIn } from '../support/screens.ts';
import { signInFirst, signUp } from '../support/signUp.ts';

test('[RT-43–RT-45, SH-06–SH-07, CA-79, RT-23–RT-35, RT-37] a new user signs up, signs in with the emailed password and applies', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const person = applicant();
  const coOwner = { ...applicant(), firstName: 'Ramón', lastName: 'Quiroga' };
  await signUp(page, person);
  await signInFirst(page, person);

  walkSignedIn(page);
  // A guest's address redirects to the signed-in one.
  await page.goto('/titular/cotizacion');
  await arrive(page, '/titular/cotizacion');
  await page.getByRole('link', { name: 'Empezar una cotización' }).click();
  await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'value' });
  await chooseValue(page, '40.000.000');

  await arrive(page, '/titular/datos-personales');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(person.firstName);
  await expect(page.getByLabel('Apellido', { exact: true })).toHaveValue(person.lastName);
  await expect(page.getByLabel('Número de documento')).toHaveValue(person.dni);
  await expect(page.getByLabel('CUIL o CUIT')).toHaveValue(person.cuil);
  await page.getByRole('radio', { name: /FEMENINO/i }).check();
  await page.getByLabel('Día', { exact: true }).fill(person.birth.day);
  await page.getByLabel('Mes', { exact: true }).fill(person.birth.month);
  await page.getByLabel('Año', { exact: true }).fill(person.birth.year);
  await nextPart(page);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email);
  await expect(page.getByLabel('Celular', { exact: true })).toHaveValue(
    `${person.areaCode} ${person.number}`,
  );
  await nextPart(page);
  await fillWork(page);
  await page.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await page.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await page.getByRole('radio', { name: 'Sí, con un cotitular' }).check();
  await page.getByRole('button', { name: 'Cargar los datos del cotitular' }).click();
  await arrive(page, '/titular/datos-personales/cotitular');
  await fillCoOwner(page, coOwner);
  await page.getByRole('button', { name: 'Ver la oferta' }).click();
  await takeOffer(page, 'Tasa fija');

  await giveAddress(page);
  await arrive(page, '/titular/datos-personales/cotitular/adicionales');
  await page.getByRole('checkbox', { name: 'Vive en el mismo domicilio que vos' }).check();
  await selectByText(page, 'Estado civil', /SOLTER/i);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await validatePhone(page, person);
  const phone = await otherPhone(browser);
  await openInvitation(phone, coOwner, person);
  await acceptInvitation(phone, coOwner);
  await phone.context().close();
  await chooseInsurance(page);
  await acceptSummary(page);
  // SH-12: the entire seller's phase is on one screen.
  await arrive(page, '/titular/documentacion-vehiculo');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/vende/i);
  await page.getByRole('radio', { name: /Cargar los datos yo/ }).check();
  await page.getByRole('radio', { name: /Una concesionaria o empresa/ }).check();
  await page.getByLabel('Razón social').fill('FLETES DEL LITORAL S.R.L.');
  await page.getByLabel('CUIT', { exact: true }).fill('30-70770509-0');
  await page.getByLabel('Correo electrónico').fill('ventas@example.com');
  await page.getByRole('textbox', { name: /^(Celular|Teléfono)$/ }).fill('11 48005000');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Número de chasis')).toBeVisible();
  await identifyVehicle(page);
  await chooseNewAccount(page);
  await confirm(page);
  await page.getByRole('link', { name: 'Seguirla en mi panel' }).click();
  await expect(page).toHaveURL(DASHBOARD);
});

test('[CA-78, VA-18, RT-36] a seller quotes for one of their own points of sale', async ({ page }) => {
  await page.goto('/usuario/titular/cotizacion/preferencia');
  await signInHere(page, 'vendedor@ceibo.example');
  await arrive(page, '/usuario/titular/cotizacion/preferencia');
  const point = page.getByLabel('Punto de venta');
  await expect(point.locator('option')).toHaveCount(2);
  await expect(point).toHaveValue('01010');
  await expect(page).toHaveURL(/pos=01010/);
  walkSignedIn(page);
  await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'model' });
  await chooseModel(page, 'FIAT', 'CRONOS PRECISION');
  await arrive(page, '/titular/datos-personales');
  // A seller enters another person's data, so nothing is prefilled.
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');
});
