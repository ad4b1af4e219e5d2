import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fillCredentials, mailTo, DASHBOARD, signInHere } from '../support/account.ts';
import { applicant, type Applicant } from '../support/people.ts';
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
  fillContact,
  fillDni,
  fillWork,
  nextPart,
  selectByText,
  takeOffer,
} from '../support/quoteSteps.ts';
import { arrive, walkSignedIn } from '../support/screens.ts';

async function signUp(page: Page, person: Applicant): Promise<void> {
  await page.goto('/usuario/ingresar');
  await page.getByRole('link', { name: 'Creala en dos pasos' }).click();
  await arrive(page, '/usuario/registrarse/datos-personales');
  await expect(page.getByRole('heading', { level: 1, name: 'Datos personales' })).toBeVisible();
  await expect(page.getByText('Por favor completa tus datos personales')).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill(person.firstName);
  await page.getByLabel('Apellido', { exact: true }).fill(person.lastName);
  await page.getByLabel('CUIL o CUIT').fill(person.cuil);
  await page.getByLabel('Correo electrónico').fill(person.email.toUpperCase());
  await page.getByLabel('Código de área').fill(person.areaCode);
  await page.getByRole('textbox', { name: 'Número', exact: true }).fill(person.number);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await arrive(page, '/usuario/registrarse/datos-del-domicilio');
  await expect(page.getByRole('heading', { level: 1, name: 'Datos del domicilio' })).toBeVisible();
  await expect(page.getByText('Por favor completa los datos de tu domicilio')).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByLabel('CUIL o CUIT')).toHaveValue(person.cuil);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Calle', { exact: true }).fill('Av. Rivadavia');
  await page.getByLabel('Altura').fill('4502');
  await page.getByLabel('Código postal').fill('C1424CEU');
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await arrive(page, '/usuario/registrarse/registro-exitoso');
}

test('[RT-43–RT-45, SH-06–SH-07, CA-79, RT-23–RT-35, RT-37] somebody signs up, signs in with the mailed password and asks for a loan', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const person = applicant();
  await signUp(page, person);
  const { body, code } = await mailTo(person.email);
  const temporary = code ?? /contraseña[^:]*:\s*(\S+)/i.exec(body)?.[1] ?? '';
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
  await fillCredentials(page, person.email, temporary);
  await expect(page.getByRole('heading', { name: 'Elegí tu contraseña' })).toBeVisible();
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('una frase que recuerdo bien');
  await page.getByRole('button', { name: 'Guardar e ingresar' }).click();
  await expect(page).toHaveURL(DASHBOARD);

  walkSignedIn(page);
  // A guest's address leads to the signed-in one.
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
  await page.getByRole('radio', { name: /FEMENINO/i }).check({ force: true });
  await page.getByLabel('Día', { exact: true }).fill(person.birth.day);
  await page.getByLabel('Mes', { exact: true }).fill(person.birth.month);
  await page.getByLabel('Año', { exact: true }).fill(person.birth.year);
  await nextPart(page);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email);
  await expect(page.getByRole('textbox', { name: 'Número', exact: true })).toHaveValue(person.number);
  await nextPart(page);
  await fillWork(page);
  await page.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await page.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await page.getByRole('radio', { name: 'Sí, con un cotitular' }).check({ force: true });
  await page.getByRole('button', { name: 'Seguir con el cotitular' }).click();
  await arrive(page, '/titular/datos-personales/cotitular');
  await fillCoOwner(page, { ...applicant(), firstName: 'Ramón', lastName: 'Quiroga' });
  await page.getByRole('button', { name: 'Ver nuestra oferta' }).click();
  await takeOffer(page, 'Tasa fija');

  await giveAddress(page);
  await arrive(page, '/titular/datos-personales/cotitular/adicionales');
  await page.getByRole('checkbox', { name: 'Vive en tu misma dirección' }).check({ force: true });
  await selectByText(page, 'Estado civil', /SOLTER/i);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await validatePhone(page, person);
  await chooseInsurance(page);
  await acceptSummary(page);
  // SH-12: all of the seller's phase is on one screen.
  await arrive(page, '/titular/documentacion-vehiculo');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/vende/i);
  await page.getByRole('radio', { name: /Cargar los datos yo/ }).check({ force: true });
  await page.getByRole('radio', { name: /Una concesionaria o empresa/ }).check({ force: true });
  await page.getByLabel('Razón social').fill('FLETES DEL LITORAL S.R.L.');
  await page.getByLabel('CUIT', { exact: true }).fill('30-70770509-0');
  await page.getByLabel('Correo electrónico').fill('ventas@example.com');
  await page.getByLabel('Código de área').fill('11');
  await page.getByRole('textbox', { name: 'Número', exact: true }).fill('48005000');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Número de chasis')).toBeVisible();
  await identifyVehicle(page);
  await chooseNewAccount(page);
  await confirm(page);
  await page.getByRole('link', { name: 'Seguirla en mi panel' }).click();
  await expect(page).toHaveURL(DASHBOARD);
});

test('[CA-78, VA-18, RT-36] a seller quotes at one of their own points of sale', async ({ page }) => {
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
  // A seller fills the form in for somebody else.
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');

  // Nor is the consent theirs to give: the customer gives it with the code of their phone.
  const customer = applicant();
  await fillDni(page, customer);
  await nextPart(page);
  await fillContact(page, customer);
  await nextPart(page);
  await fillWork(page);
  await expect(page.getByRole('checkbox', { name: /Acepto que usen mis datos/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver mi oferta' }).click();
  await takeOffer(page, 'Tasa fija');
  await giveAddress(page);
  await arrive(page, '/titular/validacion-telefono');
  const consent = page.getByRole('checkbox', { name: /Acepto que usen mis datos/ });
  await expect(consent).not.toBeChecked();
  await validatePhone(page, customer);
  await expect(page.getByText('Para seguir tenés que aceptar el uso de tus datos.').first()).toBeVisible();
  await consent.check();
  await page.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await arrive(page, '/titular/seguro');
});
