import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { photo } from './files.ts';
import type { Holder } from './guestStart.ts';
import { readPhoneCode } from './outbox.ts';

/** Opens a link of the flow in a new browser and proves to be the holder with DNI and phone code. */
export async function prove(page: Page, { person }: Holder, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Validá tu identidad' })).toBeVisible();
  await page.getByLabel('Número de documento').fill(person.dni);
  await page.getByRole('button', { name: 'Enviarme el código' }).click();
  const code = page.getByLabel('Código de 6 números');
  // The phone may have an earlier code for another purpose.
  await expect(page.getByText(/^Podés pedir otro en/)).toBeVisible();
  await code.fill(await readPhoneCode(page.context(), person.number));
  await page.getByRole('button', { name: 'Seguir mi solicitud' }).click();
  await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible();
}

/** Consents to the processing of the photos, which opens the list of the three photos. */
export async function acceptPhotos(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Acepto que el banco use las fotos/ }).check();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tus 3 fotos' })).toBeVisible();
}

/** Takes and sends the three photos from the list, in a browser with a camera (`camera.ts`). */
export async function sendPhotos(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sacar la foto del frente' }).click();
  await page.getByRole('button', { name: 'Abrir la cámara' }).click();
  for (const heading of ['Frente de tu DNI', 'Dorso de tu DNI', 'Tu cara']) await takePhoto(page, heading);
}

/** Sends a side of the DNI as a file on its page. */
export async function sendPhoto(
  page: Page,
  heading: string,
  file = photo(`${heading}.png`, 500),
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: /^Usar/ }).click();
}

/** Takes a photo with the live camera and sends it. */
export async function takePhoto(page: Page, heading: string): Promise<void> {
  const live = page.getByRole('dialog', { name: new RegExp(`^${heading} · \\d de 3$`) });
  await expect(live).toBeVisible();
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  await live.getByRole('button', { name: 'Sacar la foto' }).click();
  await page.getByRole('button', { name: /^Usar/ }).click();
}

/** Sends the face photo on its page; the camera may still be open. */
export async function sendFace(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cara' })).toBeVisible();
  const open = page.getByRole('button', { name: 'Abrir la cámara' });
  const live = page.getByRole('dialog', { name: 'Tu cara · 3 de 3' });
  await expect(open.or(live)).toBeVisible();
  if (await open.isVisible()) await open.click();
  await takePhoto(page, 'Tu cara');
}

const leave = (): Promise<void> => Promise.resolve();

/** Submits the photos for verification and continues from the result. Calls `look` on both screens. */
export async function validate(page: Page, look: (page: Page) => Promise<void> = leave): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Ya están tus 3 fotos' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Enviar las fotos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Validamos tu identidad' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
}
