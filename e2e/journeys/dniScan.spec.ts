import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { cardPhoto, cardText, expectListed } from '../support/dniCard.ts';
import { iPhonePhoto, photo } from '../support/files.ts';
import { atPersonalData } from '../support/holderAt.ts';
import { keptAt } from '../support/keptForms.ts';
import { applicant } from '../support/people.ts';
import { fillContact, fillWork, nextPart, waitForOffer } from '../support/quoteSteps.ts';

const open = (page: Page) => page.getByRole('button', { name: 'Escanear mi DNI' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Escaneá tu DNI' });
const upload = (page: Page) => dialog(page).getByLabel('Subir una foto que ya tenés');

test('a photo of the DNI fills in the personal data, which remain editable, and leads to an offer', async ({
  page,
}) => {
  const requests: string[] = [];
  const person = { ...applicant(), firstName: 'Zulema', lastName: 'Iraola' };
  await atPersonalData(page);
  page.on('request', (request) => requests.push(request.url()));
  await expect(page.getByLabel('Nombre', { exact: true })).toBeVisible();
  expect(requests.filter((url) => /worker|wasm/.test(url))).toEqual([]);
  await open(page);
  // This browser has no camera, so the dialog offers a photo.
  await expect(dialog(page).getByText('No se detectó ningún dispositivo de cámara.')).toBeVisible();
  await expectAccessible(page);
  await upload(page).setInputFiles(await cardPhoto(cardText(person)));
  await expectListed(page, person);
  await expectAccessible(page);
  expect(requests.every((url) => new URL(url).origin === new URL(page.url()).origin)).toBe(true);

  await page.getByRole('button', { name: 'Cambiar' }).click();
  await expect(page.getByLabel('Número de documento')).toHaveValue(person.dni);
  await expect(page.getByLabel('CUIL o CUIT')).toHaveValue(/^\d{2}-\d{8}-\d$/);
  await page.getByLabel('Nombre', { exact: true }).fill('Zulema Inés');
  const typedAt = Date.now();
  await nextPart(page);
  await expect.poll(() => keptAt(page)).toBeGreaterThanOrEqual(typedAt);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cómo te contactamos?');
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Zulema Inés');
  await expect(page.getByLabel('Número de documento')).toHaveValue(person.dni);
  await nextPart(page);
  await fillContact(page, person);
  await nextPart(page);
  await fillWork(page);
  await page.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await page.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await page.getByRole('button', { name: 'Ver mi oferta' }).click();
  await waitForOffer(page);
});

test('without camera permission or a barcode in the photo, the data can be entered; a reader that fails to load works once online', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  const person = { ...applicant(), firstName: 'Zulema', lastName: 'Iraola' };
  await atPersonalData(page);
  await page.route('**/assets/DniScanner-*.js', (route) => route.abort());
  await open(page);
  await expect(page.getByText(/No pudimos abrir el lector/)).toBeVisible();
  await page.unrouteAll();
  await page.route('**/*.worker-*.js', (route) => route.abort());
  await open(page);
  await expect(dialog(page).getByText('La cámara está bloqueada')).toBeVisible();
  await expect(dialog(page).getByText(/Si tu DNI es de 2026 o posterior/)).toBeVisible();
  await upload(page).setInputFiles(await cardPhoto(cardText(person)));
  await expect(dialog(page).getByText(/No pudimos cargar el lector/)).toBeVisible();
  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Probar de nuevo' }).last().click();

  await upload(page).setInputFiles(iPhonePhoto);
  await expect(dialog(page).getByText(/No podemos abrir fotos HEIC/)).toBeVisible();
  const notFound = dialog(page).getByText(/No encontramos el código en la foto/);
  await upload(page).setInputFiles(photo('paisaje.png'));
  await expect(notFound).toBeVisible();
  await upload(page).setInputFiles(await cardPhoto('https://example.com/@not@a@card'));
  await expect(dialog(page).getByText(/Leímos un código, pero no es el de un DNI/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Completar a mano' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Escanear mi DNI' })).toBeFocused();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');

  await open(page);
  await upload(page).setInputFiles(await cardPhoto(cardText(person)));
  await expectListed(page, person);
});
