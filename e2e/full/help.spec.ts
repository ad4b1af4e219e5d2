import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';

const HELP = { name: 'Ayuda · 0800 555 0100' };

/** Expects the help of the page at `path` with heading `title` to contain a question about that page. */
async function expectHelp(page: Page, path: string, title: string, question: string): Promise<void> {
  await test.step(path, async () => {
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const help = page.getByRole('banner').getByRole('link', HELP);
    // WCAG 3.2.6: help is first in the navigation on every page.
    await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link').first()).toHaveText(
      HELP.name,
    );
    const sheet = page.getByRole('dialog', { name: 'Ayuda' });
    // Before hydration the link calls the bank, and an open sheet covers the link, so retry carefully.
    await expect(async () => {
      if (!(await sheet.isVisible())) await help.click({ timeout: 5_000 });
      await expect(sheet).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(sheet.getByRole('link', { name: 'Llamar al 0800 555 0100' })).toHaveAttribute(
      'href',
      'tel:08005550100',
    );
    await expect(sheet.getByText('Lunes a viernes de 8 a 20 h')).toBeVisible();
    await sheet.getByRole('button', { name: question }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(help).toBeFocused();
  });
}

const expectFooter = (page: Page) =>
  expect(page.getByRole('contentinfo')).toContainText(
    'Banco Ceibo S.A. · CUIT 30-70707070-2 · Av. de Mayo 1234, Ciudad Autónoma de Buenos Aires · Entidad supervisada por el Banco Central de la República Argentina',
  );

test('every page has help with phone, opening hours and FAQs, and a footer with the lender, its CUIT, address and supervisor', async ({
  page,
}) => {
  await page.goto('/');
  await expectFooter(page);
  await expectHelp(
    page,
    '/',
    'Tu próximo vehículo, con una cuota que se entiende.',
    '¿Cotizar me compromete a algo?',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
  await expectHelp(page, '/legales/privacidad', 'Privacidad', '¿Qué hacen con mis datos?');

  await page.goto('/titular/cotizacion');
  await expectFooter(page);
  await page.getByRole('link', { name: 'Empezar una cotización' }).click();
  await expectHelp(page, '/titular/cotizacion/preferencia', 'Contanos qué buscás', '¿Qué es una prenda?');
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expectHelp(page, '/usuario/ingresar', 'Iniciá sesión', '¿Puedo seguir en otro momento?');

  await page.goto('/biometria');
  await expectHelp(page, '/biometria', 'Validá tu identidad', '¿Por qué me piden fotos?');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the help link calls the bank', async ({ page }) => {
    for (const path of ['/', '/titular/seguro', '/nada']) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link', HELP), path).toHaveAttribute(
        'href',
        'tel:08005550100',
      );
    }
  });
});
