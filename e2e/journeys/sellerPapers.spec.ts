import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { documentInputs } from '../support/documents.ts';
import { photo } from '../support/files.ts';
import { holderAt } from '../support/holderAt.ts';
import { chooseNewAccount, confirm, identifyVehicle } from '../support/proposalSteps.ts';
import { arrive } from '../support/screens.ts';
import { identifyAsPerson, linkTo, sendSellersDocuments } from '../support/sellerLink.ts';

test('[RT-05, RT-06, RT-08, RT-09, RT-19, CA-21, CA-24, SH-15] the applicant continues after sending the seller a link', async ({
  page,
  browser,
  context,
}) => {
  const { number } = await holderAt(page, 'seller-data');
  await expect(page.getByRole('radio', { name: /Enviarle el enlace/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Ingresá el celular o el correo del vendedor.').first()).toBeVisible();
  await expectAccessible(page);
  const phone = `4${number}9`.padEnd(8, '1').slice(0, 8);
  await page.getByRole('textbox', { name: /^(Celular|Teléfono)$/ }).fill(`11 ${phone}`);
  await page.getByRole('button', { name: 'Continuar' }).dblclick();

  // The page asks for one file of the applicant and none of the seller.
  await arrive(page, '/titular/documentacion-vehiculo');
  await expect(page.getByRole('heading', { name: 'Faltan los datos del vendedor' })).toBeVisible();
  await expect(page.getByText(new RegExp(`••••\\s${phone.slice(-4)}`)).first()).toBeVisible();
  await expect(documentInputs(page)).toHaveCount(1);
  await test.step("the vehicle's documents are on the page with its plate and numbers", async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Identificá el vehículo y subí los documentos',
    );
    await expect(page.getByLabel('Número de chasis')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Documentos del vehículo' })).toBeVisible();
    await identifyVehicle(page);
  });
  await test.step('the applicant chooses an existing or a new payment account', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿De qué cuenta pagás las cuotas?');
    await chooseNewAccount(page);
  });
  await test.step('the number can be copied with a confirmation', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await confirm(page);
    await page.getByRole('button', { name: 'Copiar' }).click();
    await expect(page.getByRole('status').getByText('Copiamos el número.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    await expect(page.getByText(/suele tardar de 3 a 7 días hábiles/)).toBeVisible();
  });
  await expect(page.getByText('La parte del vendedor', { exact: true })).toBeVisible();

  const elsewhere = await browser.newPage();
  await test.step('a link with a wrong key leads to the search', async () => {
    await elsewhere.goto('/vendedor/datos?propuesta=105000#clave=AAAAAAAAAAAAAAAAAAAAAA');
    await expect(elsewhere.getByText('Ese enlace ya no abre tu venta')).toBeVisible();
    await expect(elsewhere).toHaveURL(/\/vendedor\?propuesta=105000/);
    await expectAccessible(elsewhere);
  });
  await elsewhere.goto(await linkTo(phone));
  await expect(elsewhere.getByRole('heading', { name: 'Completá tus datos para cobrar' })).toBeVisible();
  await arrive(elsewhere, '/vendedor/datos');
  expect(elsewhere.url()).not.toContain('clave');
  await expectAccessible(elsewhere);
  await identifyAsPerson(elsewhere, phone);
  await sendSellersDocuments(elsewhere);
  await elsewhere.goBack();
  await expect(elsewhere.getByText(/^Listo/)).toHaveCount(3);

  await page.reload();
  await expect(page.getByText('La parte del vendedor', { exact: true })).toHaveCount(0);
});

test('[RT-06, CA-52, CA-56] the applicant can upload the seller’s documents; a doubtful photo gets a warning but does not block', async ({
  page,
}) => {
  await holderAt(page, 'seller-documents');
  await test.step("the applicant can upload the seller's documents or send the seller the link", async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subí los documentos del vendedor');
    await expect(page.getByRole('button', { name: 'Enviarle el enlace' })).toBeVisible();
    await expect(page.getByLabel('Número de chasis')).toHaveCount(0);
    await arrive(page, '/titular/documentacion-vendedor');
  });
  const row = page.getByRole('list', { name: 'Archivos' }).getByRole('listitem');
  const input = documentInputs(page).first();
  await input.setInputFiles(photo('chica.png', 60, { isSmall: true }));
  await expect(row).toContainText('Para corregir: la foto es muy chica.');
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Reemplazar: chica.png' }).click();
  await (await chooser).setFiles(photo('buena.png', 60));
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Listo');
  await expect(page.locator('label[for^="document-"] > img')).toBeVisible();
  await input.setInputFiles(photo('otra chica.png', 60, { isSmall: true }));
  await page.getByRole('button', { name: 'Usar igual: otra chica.png' }).click();
  await expect(page.getByText(/^Listo/)).toHaveCount(2);
});

test('[RT-06, CA-52, CA-56] the seller’s documents are selected together, sorted and moved, and photos of one become a PDF', async ({
  page,
}) => {
  await holderAt(page, 'seller-documents');
  await expect(documentInputs(page)).toHaveCount(3);
  const goOn = (rest: string) => page.getByRole('button', { name: `Continuar${rest}`, exact: true });
  await expect(goOn(' · faltan 3')).toBeVisible();
  await page
    .locator('input[name="files"]')
    .setInputFiles(['IMG 1.png', 'IMG 2.png', 'cbu.png'].map((name) => photo(name, 120)));
  const ask = (name: string) => page.getByRole('group', { name: `¿Qué documento es ${name}?` });
  await expect(ask('IMG 1.png')).toBeVisible();
  await expect(goOn(' · faltan 2')).toBeVisible();
  await expectAccessible(page);
  await goOn(' · faltan 2').click();
  await expect(
    page.getByRole('link', { name: 'Elegí qué documento es cada archivo, o quitalo.' }),
  ).toBeVisible();
  // The other file is assigned to the only document without one.
  await ask('IMG 1.png').getByRole('button', { name: 'DNI del vendedor, dorso' }).click();
  await expect(page.getByText(/^Listo/)).toHaveCount(3);
  await test.step('a misplaced file can be moved', async () => {
    await page.getByRole('button', { name: 'Mover: cbu.png' }).click();
    await ask('cbu.png').getByRole('button', { name: 'DNI del vendedor, frente' }).click();
    await expect(goOn(' · falta 1')).toBeVisible();
  });
  await documentInputs(page)
    .last()
    .setInputFiles(['hoja 1.png', 'hoja 2.png'].map((name) => photo(name, 120)));
  // The bank has counted its pages.
  await expect(page.getByText(/^Listo · .* 2 páginas$/)).toBeVisible();
  await expect(page.getByText('Constancia de CBU del vendedor.pdf', { exact: true })).toBeVisible();
  await goOn('').click();
  await arrive(page, '/titular/documentacion-vehiculo');
});
