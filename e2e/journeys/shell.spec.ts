import { expect, test } from '@playwright/test';
import type { Response } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { isOperation, setFlags } from '../support/flags.ts';

const LISTS = ['genders', 'relationships', 'vehicleTypes', 'occupations'];

for (const path of ['/', '/titular/cotizacion/preferencia', '/usuario/ingresar', '/legales/privacidad']) {
  test(`[SH-01] ${path} loads genders, relationships, vehicle types and occupations at its start`, async ({
    page,
  }) => {
    const lists = page.waitForResponse((one) => isOperation(one.request(), 'StartupLists'));
    await page.goto(path);
    const data = await dataOf(await lists);
    for (const list of LISTS) expect(data[list], list).toEqual(expect.arrayContaining([expect.anything()]));
  });
}

for (const [path, hasLogo] of [
  ['/titular/cotizacion/preferencia', true],
  ['/usuario/panel-de-seguimiento', true],
  ['/vivere/biometria', false],
] as const) {
  test(`[SH-05] maintenance replaces ${path}, ${hasLogo ? 'with' : 'without'} the logo`, async ({ page }) => {
    await setFlags(page, { maintenance: true });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Sitio en mantenimiento' })).toBeVisible();
    await expect(page.getByText(/Estamos haciendo mejoras y el servicio vuelve en breve/)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading')).toHaveCount(1);
    await expect(page.getByRole('banner').getByText('Banco Ceibo')).toHaveCount(hasLogo ? 1 : 0);
    await expectAccessible(page);
  });
}

async function dataOf(response: Response): Promise<Record<string, unknown>> {
  const { data } = Object(await response.json());
  return Object(data);
}
