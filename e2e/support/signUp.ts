import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DASHBOARD, fillCredentials, mailTo } from './account.ts';
import type { Applicant } from './people.ts';
import { arrive } from './screens.ts';

/** Requests an account, up to the confirmation page. */
export async function signUp(page: Page, person: Applicant): Promise<void> {
  await page.goto('/usuario/ingresar');
  await page.getByRole('link', { name: 'Creala en dos pasos' }).click();
  await arrive(page, '/usuario/registrarse/datos-personales');
  await expect(page.getByRole('heading', { level: 1, name: 'Datos personales' })).toBeVisible();
  await expect(page.getByText('Por favor completa tus datos personales')).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill(person.firstName);
  await page.getByLabel('Apellido', { exact: true }).fill(person.lastName);
  await page.getByLabel('CUIL o CUIT').fill(person.cuil);
  await page.getByLabel('Correo electrónico').fill(person.email.toUpperCase());
  await page
    .getByRole('textbox', { name: /^(Celular|Teléfono)$/ })
    .fill(`${person.areaCode} ${person.number}`);
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

/** Signs in to a new account with the password from its mail; ends on the panel. */
export async function signInFirst(page: Page, { email }: Applicant): Promise<void> {
  const { body, code } = await mailTo(email);
  const temporary = code ?? /contraseña[^:]*:\s*(\S+)/i.exec(body)?.[1] ?? '';
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await fillCredentials(page, email, temporary);
  await expect(page.getByRole('heading', { name: 'Elegí tu contraseña' })).toBeVisible();
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('una frase que recuerdo bien');
  await page.getByRole('button', { name: 'Guardar y continuar' }).click();
  await expect(page).toHaveURL(DASHBOARD);
}
