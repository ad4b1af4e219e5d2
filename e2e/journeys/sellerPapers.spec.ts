import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { photo } from '../support/files.ts';
import { holderAt } from '../support/holderAt.ts';
import { chooseNewAccount, confirm, identifyVehicle } from '../support/proposalSteps.ts';
import { arrive } from '../support/screens.ts';
import { identifyAsPerson, linkTo, sendSellersDocuments } from '../support/sellerLink.ts';

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check();

test('[RT-05, RT-06, RT-09, RT-19, CA-21] the seller gets a link, the applicant goes on, and the seller’s part comes later', async ({
  page,
  browser,
}) => {
  const { number } = await holderAt(page, 'seller-data');
  await expect(page.getByRole('radio', { name: /Enviarle el enlace/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Ingresá el celular o el correo de quien vende.').first()).toBeVisible();
  await expectAccessible(page);
  const phone = `4${number}9`.padEnd(8, '1').slice(0, 8);
  await page.getByRole('textbox', { name: /^(Celular|Teléfono)$/ }).fill(`11 ${phone}`);
  await page.getByRole('button', { name: 'Continuar' }).dblclick();

  // No paper of the seller is asked for here, and one file of the applicant.
  await arrive(page, '/titular/documentacion-vehiculo');
  await expect(page.getByRole('heading', { name: 'Falta la parte de quien te vende' })).toBeVisible();
  await expect(page.getByText(new RegExp(`••••\\s${phone.slice(-4)}`)).first()).toBeVisible();
  await expect(page.locator('input[type="file"]')).toHaveCount(1);
  await identifyVehicle(page);
  await chooseNewAccount(page);
  await confirm(page);
  await expect(page.getByText('La parte de quien te vende', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(await linkTo(phone));
  await expect(elsewhere.getByRole('heading', { name: /Te compran el vehículo/ })).toBeVisible();
  await arrive(elsewhere, '/vendedor/datos');
  expect(elsewhere.url()).not.toContain('clave');
  await expectAccessible(elsewhere);
  await identifyAsPerson(elsewhere, phone);
  await sendSellersDocuments(elsewhere);
  await elsewhere.goBack();
  await expect(elsewhere.getByText(/^Listo/)).toHaveCount(3);

  await page.reload();
  await expect(page.getByText('La parte de quien te vende', { exact: true })).toHaveCount(0);
});

test('[RT-06, CA-51] a CUIT fills in the name, and a dealer of the bank needs no more', async ({ page }) => {
  await holderAt(page, 'seller-data');
  await choose(page, /Cargar los datos yo/);
  await choose(page, /Una concesionaria o empresa/);
  const cuit = page.getByLabel('CUIT', { exact: true });
  await cuit.fill('30-70770509-0');
  await expect(page.getByLabel('Razón social')).toHaveValue('FLETES DEL LITORAL S.R.L.');
  await cuit.fill('30-71105605-6');
  await expect(page.getByRole('radio', { name: /Me vende Autos del Sur S.R.L./ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await arrive(page, '/titular/documentacion-vehiculo');
  await expect(page.locator('input[type="file"]')).toHaveCount(1);
  await expect(page.getByText('Falta la parte de quien te vende')).toHaveCount(0);
});

test('[RT-19, CA-24] a link with a wrong key opens nothing, and the search follows', async ({ page }) => {
  await page.goto('/vendedor/datos?propuesta=105000#clave=AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText('Ese enlace ya no abre tu venta')).toBeVisible();
  await expect(page).toHaveURL(/\/vendedor\?propuesta=105000/);
  await expectAccessible(page);
});

test('[CA-52, CA-56] a doubtful photo warns, can be replaced in one go, and blocks nothing', async ({
  page,
}) => {
  await holderAt(page, 'vehicle-documents');
  const row = page.getByRole('list', { name: 'Archivos' }).getByRole('listitem');
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles(photo('chica.png', 60, { isSmall: true }));
  await expect(row).toContainText('La foto es muy chica.');
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Reemplazar: chica.png' }).click();
  await (await chooser).setFiles(photo('buena.png', 60));
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Listo');
  await expect(row.locator('img')).toBeVisible();
  await input.setInputFiles(photo('otra chica.png', 60, { isSmall: true }));
  await page.getByRole('button', { name: 'Usar igual: otra chica.png' }).click();
  await expect(page.getByText(/^Listo/)).toHaveCount(2);
});
