import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { uploadAll } from './documents.ts';
import { readPhoneCode } from './outbox.ts';
import { anyChassis, type Applicant } from './people.ts';
import { selectByText, selectIndex } from './quoteSteps.ts';
import { arrive } from './screens.ts';

export async function giveAddress(page: Page): Promise<void> {
  await arrive(page, '/titular/datos-personales/adicionales');
  await fillAddress(page);
  await selectByText(page, 'Estado civil', /SOLTER/i);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

export async function fillAddress(page: Page): Promise<void> {
  await expect(page.getByLabel('Provincia')).toHaveValue('1');
  await page.getByLabel('Calle', { exact: true }).fill('Av. Rivadavia');
  await page.getByLabel('Altura').fill('4502');
  await page.getByLabel('Código postal').fill('C1424CEU');
}

/** Requests the code unless the screen already did, reads it in the outbox, and enters it. */
export async function validatePhone(page: Page, person: Applicant): Promise<void> {
  await arrive(page, '/titular/validacion-telefono');
  const send = page.getByRole('button', { name: 'Enviar código' });
  const field = page.getByLabel('Código de 6 números');
  await expect(send.or(field).first()).toBeVisible();
  if (await send.isVisible()) await send.click();
  await expect(page.getByText(/Mandamos un código por SMS al/)).toBeVisible();
  await field.fill(await readPhoneCode(page.context(), person.number));
  await page.getByRole('button', { name: 'Continuar' }).click();
}

export async function chooseInsurance(page: Page): Promise<void> {
  await arrive(page, '/titular/seguro');
  await page
    .getByRole('radio', { name: /por mes/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Continuar' }).click();
}

export async function acceptSummary(page: Page): Promise<void> {
  await arrive(page, '/titular/resumen');
  await page.getByRole('button', { name: /^(Aceptar y continuar|Mi cliente acepta: continuar)$/ }).click();
}

async function giveCompanySeller(page: Page): Promise<void> {
  await arrive(page, '/titular/documentacion-vendedor/datos');
  await page.getByRole('radio', { name: /Cargar los datos yo/ }).check();
  await page.getByRole('radio', { name: /Una concesionaria o empresa/ }).check();
  await page.getByLabel('CUIT', { exact: true }).fill('30-70770509-0');
  // The tax register returns the name.
  await expect(page.getByLabel('Razón social')).toHaveValue('FLETES DEL LITORAL S.R.L.');
  await page.getByLabel('Correo electrónico').fill('ventas@example.com');
  await page.getByRole('textbox', { name: /^(Celular|Teléfono)$/ }).fill('11 48005000');
  await page.getByRole('button', { name: 'Continuar' }).click();
}

export async function givePersonSeller(page: Page, seller: Applicant): Promise<void> {
  await arrive(page, '/titular/documentacion-vendedor/datos');
  await page.getByRole('radio', { name: /Cargar los datos yo/ }).check();
  await page.getByRole('radio', { name: /Una persona/ }).check();
  await page.getByLabel('Nombre', { exact: true }).fill('Juan Ignacio');
  await page.getByLabel('Apellido', { exact: true }).fill('Núñez');
  await page.getByLabel('DNI', { exact: true }).fill(seller.dni);
  await selectIndex(page, 'Género, como en el DNI', 2);
  await page.getByLabel('CUIL', { exact: true }).fill(seller.cuil);
  await page.getByLabel('Correo electrónico').fill(seller.email);
  await page
    .getByRole('textbox', { name: /^(Celular|Teléfono)$/ })
    .fill(`${seller.areaCode} ${seller.number}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Sends the seller a link, after which the applicant has nothing more to do here. */
export async function sendLinkToSeller(page: Page, seller: Applicant): Promise<void> {
  await arrive(page, '/titular/documentacion-vendedor/datos');
  await page.getByRole('radio', { name: /Enviarle el enlace/ }).check();
  await page.getByRole('textbox', { name: /^(Celular|Teléfono)$/ }).fill(seller.areaCode + seller.number);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

export async function uploadSellerDocuments(page: Page): Promise<void> {
  await arrive(page, '/titular/documentacion-vendedor');
  await uploadAll(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

export async function identifyVehicle(page: Page, vehicle: { plate?: string } = {}): Promise<void> {
  await arrive(page, '/titular/documentacion-vehiculo');
  await expect(page.getByLabel('Número de chasis')).toBeVisible();
  // The bank does not know brand and model of a vehicle quoted by value.
  const unlisted = page.getByRole('button', { name: 'Escribir la marca y el modelo' });
  if (await unlisted.isVisible()) {
    await unlisted.click();
    await page.getByLabel('Marca', { exact: true }).fill('Fiat');
    await page.getByLabel('Modelo y versión').fill('Cronos 1.3 Drive');
  }
  if (vehicle.plate !== undefined) await page.getByLabel('Patente', { exact: true }).fill(vehicle.plate);
  await page.getByLabel('Número de chasis').fill(anyChassis());
  await page.getByLabel('Número de motor').fill('55282328123456');
  await uploadAll(page);
  await page.getByRole('button', { name: 'Ya subí todo' }).click();
}

export async function chooseNewAccount(page: Page): Promise<void> {
  await arrive(page, '/titular/medio-de-pago');
  await page.getByRole('radio', { name: 'Abrir una caja de ahorro nueva' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Confirms the data and returns the proposal's number. */
export async function confirm(page: Page): Promise<string> {
  await arrive(page, '/titular/fin-proceso');
  await page.getByRole('button', { name: /^Confirmar (mi|la) solicitud$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Recibimos (tu|la) solicitud/ })).toBeVisible();
  await arrive(page, '/titular/fin-proceso');
  const number = await page
    .getByText(/^\d{3}\.?\d{3}$/)
    .first()
    .innerText();
  return number;
}

/** Completes the flow from the accepted offer to the end of the process. */
export async function completeProposal(page: Page, person: Applicant): Promise<string> {
  await giveAddress(page);
  await validatePhone(page, person);
  await chooseInsurance(page);
  await acceptSummary(page);
  await completeAfterSummary(page);
  return confirm(page);
}

export async function completeAfterSummary(page: Page): Promise<void> {
  await giveCompanySeller(page);
  await uploadSellerDocuments(page);
  await identifyVehicle(page);
  await chooseNewAccount(page);
}
