import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { photo } from '../support/files.ts';
import { holderToCheck } from '../support/bankJourney.ts';
import { acceptPhotos, prove, validate } from '../support/identityCheck.ts';
import { arrive } from '../support/screens.ts';
import { backOffice } from '../support/session.ts';

const PHOTOS = '**/files/biometry/**';
const CLOSED = {
  statusCode: 403,
  code: 'OUT_OF_HOURS',
  message: 'Este paso está disponible de 7 a 23 h. Tus datos quedaron guardados.',
};
const refuse = (route: Route, body: typeof CLOSED) =>
  route.fulfill({ status: body.statusCode, contentType: 'application/json', body: JSON.stringify(body) });

async function chooseFile(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.locator('input[type="file"]').setInputFiles(file);
}

async function upload(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await chooseFile(page, photo(`${heading}.png`, 500));
  await page.getByRole('button', { name: /^Usar/ }).click();
}

test('[ER-05] [ER-07] without a camera: another phone by its link, or the same with photos from the device', async ({
  page,
}) => {
  const holder = await holderToCheck();
  await prove(page, holder, '/biometria');
  await expect(page.getByText('No se detectó ningún dispositivo de cámara.')).toBeVisible();
  await expect(page.getByText(/Copiá el enlace y abrilo en otro celular/)).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar el enlace' }).click();
  await expect(page.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/biometria?id=${holder.id}`);
  await page.getByRole('button', { name: 'Enviarme el enlace por SMS' }).click();
  await expect(page.getByText(/^Enviamos el enlace a /)).toBeVisible();
  await arrive(page, '/biometria');
  await acceptPhotos(page);

  await page.getByRole('link', { name: 'Sacar el frente de tu DNI' }).click();
  await page.getByRole('button', { name: 'Abrir la cámara' }).click();
  await expect(page.getByText('No se detectó ningún dispositivo de cámara.')).toBeVisible();
  await arrive(page, '/biometria');
  await chooseFile(page, { name: 'dni.png', mimeType: 'image/png', buffer: Buffer.from('no photo') });
  await expect(page.getByText(/No pudimos abrir la foto/)).toBeVisible();

  await cutThenOn(page);
  await closedThenOpen(page);
  await upload(page, 'Tu cara');
  await validate(page);
  await expect(page).toHaveURL(/\/biometria\/(medio-de-pago|seguro)/);
});

/** The connection breaks during the first photo: the photo stays, and is sent once the connection is back. */
async function cutThenOn(page: Page): Promise<void> {
  await page.route(PHOTOS, (route) => route.abort('connectionreset'));
  await upload(page, 'Frente de tu DNI');
  await expect(page.getByRole('alert')).toContainText('Se cortó la conexión. Tu foto sigue acá');
  await page.unroute(PHOTOS);
  await page.getByRole('button', { name: /^Usar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dorso de tu DNI' })).toBeVisible();
}

/** The second photo comes outside the hours: a page of its own says so, and sends the same photo. */
async function closedThenOpen(page: Page): Promise<void> {
  await page.route(PHOTOS, (route) => refuse(route, CLOSED));
  await upload(page, 'Dorso de tu DNI');
  await expect(page.getByText(CLOSED.message)).toBeVisible();
  await arrive(page, '/biometria');
  await page.unroute(PHOTOS);
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
}

test('[RT-48] a blocked camera, a photo that the bank refuses, and a proposal that is cancelled meanwhile, read once the connection is back', async ({
  page,
}) => {
  const holder = await holderToCheck();
  await page.addInitScript(() => {
    const deny = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: deny });
    Object.defineProperty(navigator.mediaDevices, 'enumerateDevices', {
      value: () => Promise.resolve([{ kind: 'videoinput' }]),
    });
  });
  await prove(page, holder, '/biometria');
  await expect(page.getByText('No se detectó ningún dispositivo de cámara.')).toHaveCount(0);
  await acceptPhotos(page);
  await page.getByRole('link', { name: 'Sacar el frente de tu DNI' }).click();
  await page.getByRole('button', { name: 'Abrir la cámara' }).click();
  await expect(page.getByText('La cámara está bloqueada')).toBeVisible();
  await arrive(page, '/biometria');

  const message = 'La foto salió movida. Apoyá el teléfono y sacala de nuevo.';
  await page.route(PHOTOS, (route) => refuse(route, { statusCode: 400, code: 'BLURRED', message }));
  await upload(page, 'Frente de tu DNI');
  await expect(page.getByText(message)).toBeVisible();
  await page.unroute(PHOTOS);
  await page.getByRole('button', { name: 'Elegir otra' }).click();
  await backOffice(holder.number, 'cancel');
  await page.route('**/graphql*', (route) => route.abort('connectionreset'));
  await upload(page, 'Frente de tu DNI');
  await expect(page.getByRole('alert')).toContainText('Tu foto sigue acá');
  await page.unroute('**/graphql*');
  await page.getByRole('button', { name: /^Usar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Esta solicitud se canceló' })).toBeVisible();
  await arrive(page, '/biometria');
});
