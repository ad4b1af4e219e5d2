import { expect, test } from '@playwright/test';
import { isOperation } from '../support/flags.ts';
import { atPersonalData, holderAt } from '../support/holderAt.ts';
import { stored } from '../support/keptForms.ts';
import { walkTo } from '../support/walkTo.ts';

test('personal data survive a reload, Back then Forward, and a closed tab, and cannot be read from browser storage', async ({
  page,
}) => {
  await atPersonalData(page);
  const address = page.url();
  await page.getByLabel('Nombre').fill('Zulema');
  await page.getByLabel('Número de documento').fill('30111222');
  const typedAt = await page.evaluate(() => Date.now());
  await expect.poll(async () => (await stored(page)).at).toBeGreaterThan(typedAt);
  expect((await stored(page)).text).not.toMatch(/Zulema|30111222/);

  // Consents are not kept; each part of the form has its own address.
  await walkTo(page, `${address}&parte=trabajo`);
  await page.getByLabel(/Acepto que usen mis datos/).check();
  await page.reload();
  await expect(page.getByLabel(/Acepto que usen mis datos/)).not.toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus ingresos');
  await walkTo(page, address);
  await expect(page.getByLabel('Nombre')).toHaveValue('Zulema');
  await expect(page.getByLabel('Número de documento')).toHaveValue('30111222');

  await page.goto('/');
  await page.goBack();
  await expect(page.getByLabel('Nombre')).toHaveValue('Zulema');

  const other = await page.context().newPage();
  await page.close();
  await other.goto(address);
  await expect(other.getByLabel('Nombre')).toHaveValue('Zulema');
});

test('[RT-18] [CA-42] changing the coverage after choosing an insurer survives a reload and clears the insurer', async ({
  page,
}) => {
  await holderAt(page, 'insurance');
  const insurers = page.getByRole('radiogroup', { name: '¿Con qué aseguradora?' });
  await insurers.getByRole('radio').first().check();
  const chosenAt = await page.evaluate(() => Date.now());
  await expect.poll(async () => (await stored(page)).at).toBeGreaterThan(chosenAt);
  const coverages = page.getByRole('radiogroup', { name: '¿Qué querés que cubra?' });
  const other = coverages.getByRole('radio').nth(2);
  await other.check();
  const changedAt = await page.evaluate(() => Date.now());
  await expect.poll(async () => (await stored(page)).at).toBeGreaterThan(changedAt);

  await page.reload();
  await expect(other).toBeChecked();
  await expect(insurers.getByRole('radio', { checked: true })).toHaveCount(0);

  // Refreshing prices keeps the coverage.
  const answered = page.waitForResponse((one) => isOperation(one.request(), 'ReloadInsurances'));
  await page.getByRole('button', { name: 'Actualizar precios' }).click();
  await answered;
  await expect(insurers.getByRole('radio').first()).toBeVisible();
});
