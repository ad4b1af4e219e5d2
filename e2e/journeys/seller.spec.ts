import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { soldBy } from '../support/bankJourney.ts';
import { cuttingRelay } from '../support/cuttingRelay.ts';
import { uploadAll } from '../support/documents.ts';
import { photo } from '../support/files.ts';
import { COMPANY, PERSON } from '../support/sales.ts';
import { arrive } from '../support/screens.ts';
import { linkTo } from '../support/sellerLink.ts';

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check();

test('[RT-19, RT-20, RT-21, RT-22] a private seller goes from the link to the account for the payment', async ({
  page,
  baseURL,
}) => {
  const sale = await soldBy({ physicalPerson: PERSON });
  const relay = await cuttingRelay(baseURL ?? '', 300_000);
  const link = `${relay.url}/vendedor/datos?propuesta=${sale.number}`;
  await page.goto(link);
  // The sale's pages redirect to the search until the sale is found.
  await expect(page).toHaveURL(/\/vendedor\?propuesta=\d+$/);
  await choose(page, /^Vendo yo/);
  await expect(page.getByLabel('Número de la venta')).toHaveValue(sale.number);
  await page.getByLabel('Tu DNI').fill('25.111.223');
  await choose(page, /^Masculino$/i);
  await page.getByRole('button', { name: 'Pedir mi enlace' }).click();
  const asked = page.getByRole('heading', { name: 'Pediste un enlace' });
  await expect(asked).toBeVisible();
  await page.getByRole('button', { name: 'Revisar los datos' }).click();
  await choose(page, /^Vendo yo/);
  await page.getByLabel('Tu DNI').fill('25.111.222');
  await choose(page, /^Masculino$/i);
  await page.getByRole('button', { name: 'Pedir mi enlace' }).dblclick();
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  // A stranger's knowledge gives no access.
  await page.goto(`${relay.url}/vendedor/medio-de-cobro?propuesta=${sale.number}`);
  await expect(page).toHaveURL(/\/vendedor\?propuesta=\d+$/);

  await page.goto(`${relay.url}${await linkTo(PERSON.cellPhone.number, sale.number)}`);
  await arrive(page, '/vendedor/datos');
  await expect(page.getByRole('heading', { name: 'Mario, ¿son estos tus datos?' })).toBeVisible();
  await expect(page.getByText('25.•••.••2')).toBeVisible();
  await page.goto(`${relay.url}/vendedor/medio-de-cobro?propuesta=${sale.number}`);
  await expect(page).toHaveURL(/\/documentacion-vehiculo/);
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.getByRole('button', { name: 'Corregir algo' }).click();
  await page.getByLabel('Correo electrónico').fill('mario');
  await page.getByRole('button', { name: 'Guardar y continuar' }).click();
  await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Correo electrónico').fill('otro@correo.example');
  await page.getByRole('button', { name: 'Guardar y continuar' }).dblclick();

  await expect(page).toHaveURL(/\/documentacion-vehiculo/);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('link', { name: /^Falta subir: Tu DNI, frente/ })).toBeVisible();
  await expectAccessible(page);
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  await uploadAll(page, photo('dni.png', 500));
  expect(Math.max(...offsets)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByText('dni.png', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await arrive(page, '/vendedor/medio-de-cobro');
  await page.getByLabel(/^CBU/).fill('2810590940090418135201');
  await page.getByLabel(/^CUIL o CUIT del titular/).fill('20301112220');
  await page.getByRole('button', { name: 'Guardar cuenta' }).click();
  await expect(page.getByLabel(/^CBU/)).toHaveAttribute('aria-invalid', 'true');
  // Formatted as if pasted from another app.
  await page.getByLabel(/^CBU/).fill('2850590-9 4009041813520–1');
  await page.getByRole('button', { name: 'Guardar cuenta' }).click();
  await expect(page.getByText('La cuenta tiene que ser tuya.').first()).toBeVisible();
  await page.getByLabel(/^CUIL o CUIT del titular/).fill(PERSON.cuitl);
  await page.getByRole('button', { name: 'Guardar cuenta' }).dblclick();

  await arrive(page, '/vendedor/fin-proceso');
  await expect(page.getByRole('heading', { name: 'Listo, recibimos todo' })).toBeVisible();
  await expect(page.getByText('•••• 5201').first()).toBeVisible();
  await page.getByRole('link', { name: 'Cambiar la cuenta donde cobrás' }).click();
  await expect(page.getByText('Hoy cobrás en la cuenta •••• 5201.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Ya tenemos todo.', { exact: false })).toBeVisible();
  await relay.close();
});

test('[RT-19, RT-20] a company sells after first reporting that the data are not its own', async ({
  page,
  request,
}) => {
  const sale = await soldBy({ legalPerson: COMPANY });
  await page.goto('/vendedor');
  await choose(page, /^Vende una empresa/);
  await page.getByLabel('CUIT de la empresa').fill('30-70565861-3');
  await page.getByLabel('Número de la venta').fill(sale.number);
  await page.getByRole('button', { name: 'Pedir mi enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Pediste un enlace' })).toBeVisible();
  await page.goto(await linkTo(COMPANY.cellPhone.number, sale.number));
  await page.getByRole('button', { name: 'Estos datos no son míos' }).click();
  await page.getByRole('button', { name: 'Avisar que no son míos' }).click();
  await expect(page.getByText('Nos dijiste que estos datos no son tuyos')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Llamar al/ })).toHaveAttribute('href', /^tel:\d+$/);
  await expectAccessible(page);
  await page.goto('/vendedor/documentacion-vehiculo');
  await expect(page).toHaveURL(/\/vendedor\/datos/);
  await page.getByRole('button', { name: 'Sí, están bien' }).click();
  await arrive(page, '/vendedor/documentacion-vehiculo');
  await expect(page.getByRole('heading', { name: 'De la empresa' })).toBeVisible();
  await page.getByLabel(/^Estatuto de la empresa/).setInputFiles(photo('estatuto.png', 60));
  await expect(page.getByText(/^Listo/)).toHaveCount(1);
  // Access to the sale gives no access to the proposal's files.
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const summary = await request.get(`/files/generated/${sale.id}/LOAN_SUMMARY`, { headers: { cookie } });
  expect(summary.status()).toBe(404);
});
