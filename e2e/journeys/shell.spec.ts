import { expect, test } from '@playwright/test';
import type { Response } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { isOperation } from '../support/flags.ts';
import { otherGateway } from '../support/otherGateway.ts';

// `firstScreens.spec.ts` covers the other first screens.
test('[SH-01] / loads genders, relationships, vehicle types and occupations at startup', async ({ page }) => {
  const lists = page.waitForResponse((one) => isOperation(one.request(), 'StartupLists'));
  await page.goto('/');
  const data = await dataOf(await lists);
  for (const list of ['genders', 'relationships', 'vehicleTypes', 'occupations'])
    expect(data[list], list).toEqual(expect.arrayContaining([expect.anything()]));
});

test.describe('during maintenance', () => {
  let closed: Awaited<ReturnType<typeof otherGateway>>;
  test.beforeAll(async () => {
    closed = await otherGateway({ FLAG_MAINTENANCE: 'on' });
  });
  test.afterAll(() => closed.close());

  test('[SH-05] the maintenance page replaces every page, without the logo on pages of another brand', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    for (const [path, hasLogo] of [
      ['/', true],
      ['/titular/cotizacion/preferencia', true],
      ['/usuario/panel-de-seguimiento', true],
      ['/vivere/biometria', false],
    ] as const) {
      await test.step(path, async () => {
        const answer = await page.goto(`${closed.origin}${path}`);
        expect(answer?.status()).toBe(503);
        await expect(page.getByRole('heading', { level: 1, name: 'Sitio en mantenimiento' })).toBeVisible();
        await expect(page.getByText(/Estamos haciendo mejoras y el servicio vuelve en breve/)).toBeVisible();
        await expect(page).toHaveTitle(/^Sitio en mantenimiento/);
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(page.getByRole('heading')).toHaveCount(1);
        await expect(page.getByRole('banner').getByText('Banco Ceibo')).toHaveCount(hasLogo ? 1 : 0);
        // All pages with the logo are alike, so check one.
        if (path === '/' || !hasLogo) await expectAccessible(page);
      });
    }
    expect(scripts).toEqual([]);
  });
});

test('[SH-14] [SH-05] the demo panel switches this browser’s flags into maintenance and back', async ({
  page,
}) => {
  const isOn = (name: string) => page.getByRole('checkbox', { name });
  const apply = async (change: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Demo', exact: true }).click();
    await change();
    await page.getByRole('button', { name: 'Aplicar' }).click();
  };
  await page.goto('/usuario/ingresar?de=la-demo');
  const signUp = page.getByRole('link', { name: 'Creala en dos pasos' });
  await expect(signUp).toBeVisible();
  await apply(() => isOn('Crear una cuenta').uncheck());
  await expect(page).toHaveURL(/\/usuario\/ingresar\?de=la-demo$/);
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
  await expect(signUp).toHaveCount(0);

  await apply(() => isOn('Mantenimiento').check());
  await expect(page.getByRole('heading', { level: 1, name: 'Sitio en mantenimiento' })).toBeVisible();
  await page.getByRole('button', { name: 'Demo: terminar el mantenimiento' }).click();
  await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible();
  await expect(signUp).toHaveCount(0);
});

async function dataOf(response: Response): Promise<Record<string, unknown>> {
  const { data } = Object(await response.json());
  return Object(data);
}
