import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';

test('the botón de arrepentimiento is visible on the landing page without scrolling to the footer', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Botón de arrepentimiento' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(/\/arrepentimiento$/);
});

test('anybody can read and download the model contract', async ({ page }) => {
  await page.goto('/legales/contratos-de-adhesion');
  await page.getByRole('link', { name: 'Leer el modelo de contrato' }).click();
  await expect(page.getByRole('heading', { name: 'Modelo de contrato', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^PRIMERA\. Préstamo/ })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Modelo de contrato' }).click();
  expect((await download).suggestedFilename()).toContain('odelo');
});

test('a legal page has sections and an effective date', async ({ page }) => {
  await page.goto('/legales/proteccion-de-los-usuarios-de-servicios-financieros');
  for (const name of ['Quién te atiende', 'Tarifas y comisiones', 'Si no te respondemos']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  await expect(page.getByText(/^Vigente desde el \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
});

test('the landing page and the next one show the same price and name the coupon', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/Incluye el cupón Bienvenida: 1,5 puntos menos de TNA/)).toBeVisible();
  const percent = async (label: RegExp) =>
    /\d+,\d\d/.exec(await page.getByText(label).innerText())?.[0] ?? 'no figure';
  const cost = await percent(/^CFTEA con IVA \d/);
  const insured = await percent(/^con seguro \d/);
  await page.getByRole('link', { name: 'Empezar mi solicitud' }).click();
  await expect(page.getByText(`CFTEA con IVA ${cost} % · con seguro ${insured} %`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Cupón' })).toContainText('Bienvenida');
});
