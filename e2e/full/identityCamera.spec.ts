import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holderToCheck } from '../support/bankJourney.ts';
import { test } from '../support/camera.ts';
import { acceptPhotos, prove, sendFace, sendPhoto, takePhoto, validate } from '../support/identityCheck.ts';
import { readQr } from '../support/qr.ts';
import { arrive } from '../support/screens.ts';

const PHOTOS = ['Frente de tu DNI', 'Dorso de tu DNI', 'Tu cara'] as const;
const SCREENS = [
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Opens the live camera for a photo, calls `look`, and closes the camera again. */
async function withCamera(page: Page, photo: string, look: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: `Sacar la foto: ${photo}` }).click();
  await page.getByRole('button', { name: 'Abrir la cámara' }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(`^${photo} · \\d de 3$`) })).toBeFocused();
  await look();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Abrir la cámara' })).toBeVisible();
  await page.goBack();
}

/** Expects the camera to fill the viewport at each size for each photo, with nothing else clickable. */
async function expectWholeCamera(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const photo of PHOTOS) {
      await withCamera(page, photo, async () => {
        const shutter = page.getByRole('button', { name: 'Sacar la foto', exact: true });
        await expect(shutter).toBeInViewport({ ratio: 1 });
        const box = await shutter.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        await expect(page.locator('[data-guide]')).toBeInViewport({ ratio: 1 });
        // No corner shows anything but the camera.
        const { width, height } = screen;
        for (const [x, y] of [
          [1, 1],
          [width - 2, 1],
          [1, height - 2],
          [width - 2, height - 2],
        ] as const) {
          const on = ([left, top]: readonly [number, number]) =>
            document.elementFromPoint(left, top)?.closest('dialog') !== null;
          expect(await page.evaluate(on, [x, y] as const), `${x}, ${y}`).toBe(true);
        }
      });
    }
  }
  await withCamera(page, PHOTOS[0], () => arrive(page, '/biometria'));
}

test('[RT-48] a computer shows the QR code, then follows the phone; consent and camera with its shutter fit any screen', async ({
  page: phone,
  browser,
}) => {
  const holder = await holderToCheck();
  const computer = await browser.newContext({ viewport: SCREENS[2], isMobile: false, hasTouch: false });
  const desk = await computer.newPage();
  await prove(desk, holder, `/biometria?id=${holder.id}`);
  const code = desk.getByRole('img', { name: /^Código para abrir el enlace/ });
  await expect(code).toBeInViewport({ ratio: 1 });
  expect(await readQr(code)).toBe(`${new URL(desk.url()).origin}/biometria?id=${holder.id}`);
  await arrive(desk, '/biometria');

  await phone.setViewportSize(SCREENS[0]);
  await prove(phone, holder, `/biometria?id=${holder.id}`);
  await phone.goto(`/biometria?id=${holder.id}`);
  const consent = phone.getByText(/^Acepto que el banco use las fotos/);
  await expect(consent).toBeInViewport({ ratio: 1 });
  await expect(phone.getByRole('img', { name: /^Código para abrir/ })).toHaveCount(0);
  await acceptPhotos(phone);
  // A reload does not ask for the consent again.
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: 'Tus 3 fotos' })).toBeVisible();
  const follows = (at: number) =>
    expect(desk.getByText(`Estás sacando las fotos en tu celular · ${at} de 3`)).toBeVisible();
  await follows(0);
  await test.step('the camera with its shutter is fully visible', () => expectWholeCamera(phone));
  await phone.setViewportSize(SCREENS[1]);
  await phone.getByRole('link', { name: 'Sacar la foto del frente' }).click();
  await sendPhoto(phone, PHOTOS[0]);
  await follows(1);
  await takePhoto(phone, PHOTOS[1]);
  await follows(2);
  await arrive(desk, '/biometria');
  // The phone shows the photos it sent; the computer only knows that they exist.
  await phone.goto(`/biometria?id=${holder.id}`);
  await expect(phone.getByRole('listitem').filter({ hasText: 'Lista' })).toHaveCount(2);
  // The phone that takes the photos does not show this message.
  await expect(phone.getByText(/^Estás sacando las fotos en tu celular/)).toHaveCount(0);
  await phone.getByRole('link', { name: 'Sacarte la selfie' }).click();
  await sendFace(phone);
  await expect(phone.getByRole('listitem').filter({ hasText: 'Tu cara' }).locator('img')).toBeVisible();
  await validate(phone);
  await expect(desk.getByRole('heading', { level: 1, name: 'Validamos tu identidad' })).toBeVisible();
  await computer.close();
});
