import { expect, test } from '@playwright/test';
import type { Response } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { isOperation } from '../support/flags.ts';
import { otherGateway } from '../support/otherGateway.ts';

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

test('a page of the other brand says who lends, from the first paint on', async ({ page, request }) => {
  const lender = 'Los préstamos de Vivere los da Banco Ceibo S.A.';
  const title = /\w · Vivere · Préstamos Prendarios Banco Ceibo/;
  const html = await (await request.get('/vivere/biometria', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain(lender);
  expect(html).toMatch(title);
  await page.goto('/vivere/biometria');
  await expect(page.getByRole('button', { name: 'Buscar mi solicitud' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(lender);
  await expect(page).toHaveTitle(title);
  await page.goto('/biometria');
  await expect(page.getByRole('contentinfo')).not.toContainText('Vivere');
});

test.describe('in maintenance', () => {
  let closed: Awaited<ReturnType<typeof otherGateway>>;
  test.beforeAll(async () => {
    closed = await otherGateway({ FLAG_MAINTENANCE: 'on' });
  });
  test.afterAll(() => closed.close());

  for (const [path, hasLogo] of [
    ['/', true],
    ['/titular/cotizacion/preferencia', true],
    ['/usuario/panel-de-seguimiento', true],
    ['/vivere/biometria', false],
  ] as const) {
    test(`[SH-05] the maintenance page replaces ${path}, ${hasLogo ? 'with' : 'without'} the logo`, async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      const answer = await page.goto(`${closed.origin}${path}`);
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1, name: 'Sitio en mantenimiento' })).toBeVisible();
      await expect(page.getByText(/Estamos haciendo mejoras y el servicio vuelve en breve/)).toBeVisible();
      await expect(page).toHaveTitle(/^Sitio en mantenimiento/);
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.getByRole('heading')).toHaveCount(1);
      await expect(page.getByRole('banner').getByText('Banco Ceibo')).toHaveCount(hasLogo ? 1 : 0);
      await expectAccessible(page);
      expect(scripts).toEqual([]);
    });
  }
});

async function dataOf(response: Response): Promise<Record<string, unknown>> {
  const { data } = Object(await response.json());
  return Object(data);
}
