import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { photo } from './files.ts';
import type { Holder } from './guestStart.ts';
import { readPhoneCode } from './outbox.ts';

/** Opens a link of the flow in a new browser, and proves to be the holder by DNI and phone code. */
export async function prove(page: Page, { person }: Holder, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Validá tu identidad' })).toBeVisible();
  await page.getByLabel('Número de documento').fill(person.dni);
  await page.getByRole('button', { name: 'Buscar mi solicitud' }).click();
  await page.getByRole('button', { name: 'Enviarme el código' }).click();
  const code = page.getByLabel('Código de 6 números');
  // The phone may have an earlier code, for another purpose.
  await expect(page.getByText(/Lo mandamos por SMS al/)).toBeVisible();
  await code.fill(await readPhoneCode(page.context(), person.number));
  await page.getByRole('button', { name: 'Entrar a mi solicitud' }).click();
  await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible();
}

/** Accepts the treatment of the photos; the list of the three comes after it. */
export async function acceptPhotos(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Acepto que el banco use las fotos/ }).check();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tus tres fotos' })).toBeVisible();
}

/** Sends the three photos from the list, as files. */
export async function sendPhotos(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sacar el frente de tu DNI' }).click();
  for (const heading of ['Frente de tu DNI', 'Dorso de tu DNI', 'Tu cara']) await sendPhoto(page, heading);
}

/** Sends one photo as a file, on its own page. */
export async function sendPhoto(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(photo(`${heading}.png`, 500));
  await page.getByRole('button', { name: /^Usar/ }).click();
}

const leave = (): Promise<void> => Promise.resolve();

/** Has the bank judge its photos, and goes on from the result. Calls `look` on both screens. */
export async function validate(page: Page, look: (page: Page) => Promise<void> = leave): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Ya están tus tres fotos' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Validar mi identidad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Validamos tu identidad' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
}
