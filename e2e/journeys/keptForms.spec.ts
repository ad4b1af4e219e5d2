import { expect, test } from '@playwright/test';
import { atPersonalData } from '../support/holderAt.ts';
import { stored } from '../support/keptForms.ts';

test('personal data survive a reload, Back then Forward and a closed tab, and cannot be read from the browser’s stores', async ({
  page,
}) => {
  await atPersonalData(page);
  const address = page.url();
  await page.getByLabel('Nombre').fill('Zulema');
  await page.getByLabel('Número de documento').fill('30111222');
  const typedAt = await page.evaluate(() => Date.now());
  await expect.poll(async () => (await stored(page)).at).toBeGreaterThan(typedAt);
  expect((await stored(page)).text).not.toMatch(/Zulema|30111222/);

  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Zulema');
  await expect(page.getByLabel('Número de documento')).toHaveValue('30111222');

  // A consent is given anew, and a part of the form has an address of its own.
  await page.goto(`${address}&parte=trabajo`);
  await page.getByLabel(/Acepto que usen mis datos/).check();
  await page.reload();
  await expect(page.getByLabel(/Acepto que usen mis datos/)).not.toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿De qué trabajás?');
  await page.goto(address);
  await expect(page.getByLabel('Nombre')).toHaveValue('Zulema');

  await page.goto('/');
  await page.goBack();
  await expect(page.getByLabel('Nombre')).toHaveValue('Zulema');

  const other = await page.context().newPage();
  await page.close();
  await other.goto(address);
  await expect(other.getByLabel('Nombre')).toHaveValue('Zulema');
});
