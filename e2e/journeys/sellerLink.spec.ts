import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { documentInputs } from '../support/documents.ts';
import { photo } from '../support/files.ts';
import { holderAt } from '../support/holderAt.ts';
import { arrive } from '../support/screens.ts';
import { identifyAsPerson, linkTo } from '../support/sellerLink.ts';

/** Sends the seller the link as the applicant; returns the seller's phone. */
async function inviteSeller(page: Page): Promise<string> {
  const { number } = await holderAt(page, 'seller-data');
  const phone = `5${number}9`.padEnd(8, '1').slice(0, 8);
  await page.getByRole('textbox', { name: /^(Celular|Teléfono)$/ }).fill(`11${phone}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await arrive(page, '/titular/documentacion-vehiculo');
  return phone;
}

/** Opens the link, which leads into the sale. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Completá tus datos para cobrar' })).toBeVisible();
  await arrive(page, '/vendedor/datos');
}

test('[RT-19, RT-20, CA-21, CA-24, CA-56] a link opens on one device, and another device requests a new link', async ({
  page,
  browser,
}) => {
  const phone = await inviteSeller(page);
  await expect(page.getByText(/^Le mandamos el enlace al [^.]+\.$/)).toBeVisible();
  const link = await linkTo(phone);

  const first = await browser.newPage();
  let isCut = true;
  await first.route('**/graphql*', async (route) => {
    const isSearch = route.request().postData()?.includes('FindSale') === true;
    await (isSearch && isCut ? route.abort() : route.fallback());
  });
  await first.goto(link);
  await expect(first.getByRole('heading', { name: 'No pudimos cargar esta parte' })).toBeVisible();
  await expectAccessible(first);
  isCut = false;
  await first.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(first.getByRole('heading', { name: 'Completá tus datos para cobrar' })).toBeVisible();
  await openLink(first, link);

  const second = await (await browser.newContext()).newPage();
  await second.goto(link);
  await expect(second.getByText('Ese enlace ya no abre tu venta')).toBeVisible();
  await expect(second.getByRole('radio', { name: /^Vendo yo/ })).toBeVisible();
  await expectAccessible(second);
  await second.context().setOffline(true);
  await second.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await expect(second.getByText('Sin conexión')).toBeVisible();
  await second.context().setOffline(false);
  await second.getByRole('button', { name: 'Pedir otro enlace' }).dblclick();
  await expect(second.getByText('Pediste otro enlace')).toBeVisible();
  await expectAccessible(second);
  await expect.poll(() => linkTo(phone)).not.toBe(link);
  await openLink(second, await linkTo(phone));
  await test.step('a file of the wrong type is named and dropped, and the error summary shrinks as errors are fixed', () =>
    dropWrongFile(second, phone));
});

async function dropWrongFile(seller: Page, phone: string): Promise<void> {
  await identifyAsPerson(seller, phone);
  await arrive(seller, '/vendedor/documentacion-vehiculo');
  const inputs = documentInputs(seller);
  await expect(inputs).toHaveCount(4);
  await inputs
    .first()
    .setInputFiles({ name: 'malo.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  await expect(
    seller.getByText('malo.exe: El archivo no es una foto JPG o PNG ni un PDF. Elegí otro.').first(),
  ).toBeVisible();
  await expect(seller.getByRole('list', { name: 'Archivos' })).toHaveCount(0);
  await expectAccessible(seller);
  await seller.getByRole('button', { name: 'Continuar · faltan 4' }).click();
  const missing = seller.getByRole('link', { name: /^Falta subir: / });
  await expect(missing).toHaveCount(4);
  await inputs.first().setInputFiles(photo('papel-0.png', 60));
  await expect(missing).toHaveCount(3);
  await expect(seller.getByText(/malo\.exe/)).toHaveCount(0);
  await expect(seller.getByText('Agregar otro')).toHaveCount(1);
  for (const at of [1, 2, 3]) await inputs.nth(at).setInputFiles(photo(`papel-${at}.png`, 60));
  await expect(missing).toHaveCount(0);
  await seller.getByRole('button', { name: 'Continuar' }).click();
  await arrive(seller, '/vendedor/medio-de-cobro');
}
