import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { DASHBOARD } from '../support/account.ts';
import { holderToCheck } from '../support/bankJourney.ts';
import { test } from '../support/camera.ts';
import { acceptContract, enterSigningCode } from '../support/contract.ts';
import { acceptPhotos, prove, sendFace, sendPhotos, takePhoto, validate } from '../support/identityCheck.ts';
import { arrive } from '../support/screens.ts';
import { PEOPLE, signIn } from '../support/session.ts';

/** Returns the primary colour of the page's brand. */
async function primaryColour(page: Page): Promise<string> {
  const colour = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--pd-palette-primary-main'),
  );
  expect(colour).toMatch(/^#/);
  return colour;
}

async function goOn(page: Page, path: string): Promise<void> {
  await arrive(page, path);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Reads the contract by keyboard; it cannot be signed before its end. */
async function readToTheEnd(page: Page): Promise<void> {
  const sign = page.getByRole('button', { name: 'Firmar el contrato' });
  const last = page.getByRole('button', { name: 'Ya lo leí: ir a firmar' });
  await expect(page.getByText('Para firmar, leé el contrato hasta el final.')).toBeVisible();
  await expect(sign).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: 'DÉCIMA. Derecho a revocar.' })).toBeVisible();
  await expect(
    page.getByText(
      'Podés arrepentirte, sin costo, hasta 10 días hábiles después de que paguemos el vehículo.',
    ),
  ).toBeVisible();
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Firmá tu contrato' })).toBeFocused();
  await expect(sign).toBeVisible();
}

test('[RT-48] [RT-49] [RT-50] [RT-51] [RT-52] [RT-53] [ST-16] the link opens in a new browser and leads from proof to contract', async ({
  page,
}) => {
  const holder = await holderToCheck();
  await prove(page, holder, `/biometria?id=${holder.id}`);
  await arrive(page, '/biometria');
  expect(new URL(page.url()).searchParams.get('id')).toBe(holder.id);
  expect(await page.getByRole('checkbox').isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByRole('region', { name: 'Revisá estos datos' })).toBeFocused();
  await acceptPhotos(page);
  await arrive(page, '/biometria');

  await page.getByRole('link', { name: 'Sacar la foto del frente' }).click();
  await expect(page.locator('video')).toHaveCount(0);
  await arrive(page, '/biometria');
  await page.getByRole('button', { name: 'Abrir la cámara' }).click();
  await takePhoto(page, 'Frente de tu DNI');
  await takePhoto(page, 'Dorso de tu DNI');
  await expect(page.getByRole('dialog', { name: 'Tu cara · 3 de 3' })).toBeVisible();

  // The bank has two photos; after closing the page, the user continues with the third.
  await page.goto(`/biometria?id=${holder.id}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Lista' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Sacarte la selfie' }).click();
  await sendFace(page);
  await validate(page, (screen) => arrive(screen, '/biometria'));

  await arrive(page, '/biometria/medio-de-pago');
  await page.getByRole('radio', { name: 'Abrir una caja de ahorro nueva' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/biometria\/seguro\?.*fromAccount=true/);
  await goOn(page, '/biometria/seguro');
  await expect(page.getByText('Sin observaciones')).toHaveCount(2);
  await goOn(page, '/biometria/enri');

  await expect(page.getByRole('button', { name: 'Descargar CONTRATO DE PRENDA CON REGISTRO' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar FORMULARIO 03' })).toBeVisible();
  await arrive(page, '/biometria/terminos-y-condiciones');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CONTRATO DE PRENDA CON REGISTRO' }).click();
  expect((await download).suggestedFilename()).toBe('CONTRATO DE PRENDA CON REGISTRO.pdf');
  await sayNo(page);
  await readToTheEnd(page);
  await page.getByRole('checkbox', { name: /^Leí el contrato/ }).check();
  await page.getByRole('button', { name: 'Firmar el contrato' }).dblclick();
  await enterSigningCode(page, holder.person.number);

  await expect(page.getByRole('heading', { level: 1, name: 'Firmaste tu contrato' })).toBeVisible();
  await expect(page.getByText(holder.number)).toBeVisible();
  await arrive(page, '/biometria/fin-proceso');
  await expect(
    page.getByText(
      /^Podés arrepentirte hasta 10 días hábiles después de que paguemos el vehículo; como mínimo/,
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar a mi calendario' })).toBeVisible();
  await page.getByRole('button', { name: 'Leer el contrato acá' }).click();
  await expect(page.getByText('Código de verificación (SHA-256)')).toBeVisible();
  await arrive(page, '/biometria/fin-proceso');
  // No step can be repeated: every address leads to the end.
  for (const path of ['/biometria', '/biometria/terminos-y-condiciones', '/vivere/biometria']) {
    await page.goto(`${path}?id=${holder.id}`);
    await arrive(page, '/biometria/fin-proceso');
  }
});

/** Declines to sign for now; a reload shows the same state. */
async function sayNo(page: Page): Promise<void> {
  const notNow = page.getByRole('button', { name: 'No quiero firmar por ahora' });
  await expect(page.getByRole('button', { name: 'Ya lo leí: ir a firmar' })).toBeAttached();
  // Scrolling there reaches the contract's end, which inserts the signature above the button.
  await notNow.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Firmar el contrato' })).toBeVisible();
  await notNow.click();
  await page.getByLabel(/Qué te hace dudar/).fill('Quiero leerlo mejor.');
  await page.getByRole('button', { name: 'No firmar por ahora' }).click();
  await expect(page.getByText('Anotamos que no firmás por ahora')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Anotamos que no firmás por ahora')).toBeVisible();
}

/** Opens the proposal's page in another tab from the list's side panel. */
async function openInTab(list: Page, row: Locator): Promise<Page> {
  await row.getByRole('link').first().click();
  const open = list.getByRole('link', { name: 'Abrir la propuesta' });
  const detail = await list.context().newPage();
  await detail.goto((await open.getAttribute('href')) ?? '');
  return detail;
}

test('[RT-54] [RT-55] [RT-56] Vivere’s identity check has its own contract and no account, policy or registers', async ({
  page,
  browser,
}) => {
  const holder = await holderToCheck({ account: true });
  const desktop = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false };
  const admin = await (await browser.newContext(desktop)).newPage();
  await signIn(admin.context(), PEOPLE.admin);
  await admin.goto(`${DASHBOARD}#buscar=${holder.number}`);
  const row = admin.locator('tbody tr').filter({ hasText: holder.number });
  const detail = await openInTab(admin, row);
  await expect(detail.getByRole('heading', { level: 1, name: `Propuesta ${holder.number}` })).toBeVisible();
  await expect(detail.getByText('Vivere', { exact: true })).toHaveCount(0);

  await prove(page, holder, `/vivere/biometria?id=${holder.id}`);
  await expect(page.getByRole('banner')).toContainText('Vivere');
  expect(await primaryColour(page)).not.toBe(await primaryColour(detail));
  await acceptPhotos(page);
  await arrive(page, '/vivere/biometria');
  await sendPhotos(page);
  await validate(page);
  await expect(detail.getByText('Vivere', { exact: true })).toBeVisible();
  // The camera shows no barcode, so the bank has to review the photo.
  await expect(detail.getByText('El banco tiene que revisar el frente del DNI')).toBeVisible();
  await admin.bringToFront();
  await expect(row).toContainText(/Identidad.*Vivere.*Biometría/s);
  await expect(page.getByRole('button', { name: 'Descargar CONTRATO DE PRENDA CON REGISTRO' })).toBeVisible();
  await arrive(page, '/vivere/biometria/terminos-y-condiciones');
  // The bank's address of the check redirects to the brand in which it began.
  await page.goto(`/biometria/seguro?id=${holder.id}`);
  await arrive(page, '/vivere/biometria/terminos-y-condiciones');
  const answer = page.waitForResponse((response) =>
    response.url().endsWith(`/files/contracts/${holder.id}/vivere`),
  );
  await page.getByRole('button', { name: 'Descargar CONTRATO DE PRENDA CON REGISTRO' }).click();
  expect((await answer).headers()['content-type']).toBe('application/pdf');
  await readToTheEnd(page);
  await acceptContract(page);
  await enterSigningCode(page, holder.person.number);
  await expect(page.getByRole('heading', { level: 1, name: 'Firmaste tu contrato' })).toBeVisible();
  await arrive(page, '/vivere/biometria/fin-proceso');
  await expect(row).toContainText(/Presentación.*Vivere.*Armado de prenda/s);
  await admin.context().close();
});
