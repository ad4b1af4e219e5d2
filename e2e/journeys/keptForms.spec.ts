import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { atPersonalData } from '../support/holderAt.ts';

/** All that the browser's own stores hold, as text; null while no form is kept. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('prendarios-forms');
    await new Promise((resolve) => opening.addEventListener('success', resolve, { once: true }));
    const database = opening.result;
    if (database.objectStoreNames.length === 0) return null;
    const values = database.transaction('forms').objectStore('forms').getAll();
    await new Promise((resolve) => values.addEventListener('success', resolve, { once: true }));
    database.close();
    if (values.result.length === 0) return null;
    const kept = values.result.map(({ data }) => new TextDecoder().decode(data)).join('');
    return `${kept} ${JSON.stringify(Object.entries(localStorage))} ${JSON.stringify(Object.entries(sessionStorage))}`;
  });

test('personal data survive a reload, Back then Forward and a closed tab, and cannot be read from the browser’s stores', async ({
  page,
}) => {
  await atPersonalData(page);
  const address = page.url();
  await page.getByLabel('Nombre').fill('Zulema');
  await page.getByLabel('Número de documento').fill('30111222');
  await page.getByLabel(/Acepto que usen mis datos/).check();
  await expect.poll(() => storedText(page)).not.toBeNull();
  expect(await storedText(page)).not.toMatch(/Zulema|30111222/);

  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Zulema');
  await expect(page.getByLabel('Número de documento')).toHaveValue('30111222');
  await expect(page.getByLabel(/Acepto que usen mis datos/)).not.toBeChecked();

  await page.goto('/');
  await page.goBack();
  await expect(page.getByLabel('Nombre')).toHaveValue('Zulema');

  const other = await page.context().newPage();
  await page.close();
  await other.goto(address);
  await expect(other.getByLabel('Nombre')).toHaveValue('Zulema');
});
