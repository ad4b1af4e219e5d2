import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';

const HELP = { name: 'Ayuda · 0800 555 0100' };

test.describe('help', () => {
  for (const [path, question] of [
    ['/', '¿Cotizar me compromete a algo?'],
    ['/titular/cotizacion/preferencia', '¿Qué es una prenda?'],
    ['/usuario/ingresar', '¿Puedo seguir en otro momento?'],
    ['/biometria', '¿Por qué me piden fotos?'],
    ['/legales/privacidad', '¿Qué hacen con mis datos?'],
  ] as const) {
    test(`${path} has the phone, the hours and the questions that people ask there`, async ({ page }) => {
      await page.goto(path);
      const help = page.getByRole('banner').getByRole('link', HELP);
      // The same place on every page (WCAG 3.2.6): first in the navigation.
      await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link').first()).toHaveText(
        HELP.name,
      );
      const sheet = page.getByRole('dialog', { name: 'Ayuda' });
      await expect(async () => {
        await help.click();
        await expect(sheet).toBeVisible({ timeout: 1_000 });
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

  test('the footer names the lender, its CUIT, its address and its supervisor', async ({ page }) => {
    for (const path of ['/', '/titular/cotizacion']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toContainText(
        'Banco Ceibo S.A. · CUIT 30-70707070-2 · Av. de Mayo 1234, Ciudad de Buenos Aires · Entidad supervisada por el Banco Central de la República Argentina',
      );
    }
  });
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/titular/seguro', '/nada']) {
    test(`the help of ${path} calls the bank`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link', HELP)).toHaveAttribute(
        'href',
        'tel:08005550100',
      );
    });
  }
});
