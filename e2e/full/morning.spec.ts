import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { DASHBOARD, fillCredentials, MORNING } from '../support/account.ts';
import { countEffort } from '../support/effort.ts';
import { rows } from '../support/proposalList.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

/** For each section: its list, an action of its rows, and the expected result. */
const ACTS: readonly [name: string, list: RegExp, acts: RegExp, done: (page: Page) => Promise<void>][] = [
  [
    'Del lado del vendedor',
    /\?toca=vendedor&orden=demoradas$/,
    /^(Continuar|Volver a subir documentos|Subir la prenda|Recordárselo al vendedor del vehículo)$/,
    (page) => expect(page).not.toHaveURL(MORNING),
  ],
  [
    'A corregir',
    /\?etapa=correccion&estado=abiertas$/,
    /^Recordárselo/,
    (page) => expect(page.getByText(/^Recordado hoy a las /).first()).toBeVisible(),
  ],
  [
    'Fuera de plazo con el titular',
    /\?toca=titular&fuera-de-plazo=si&orden=demoradas$/,
    /^Recordárselo/,
    (page) => expect(page.getByText(/^Recordado hoy a las /).first()).toBeVisible(),
  ],
  [
    'Cobrás en los próximos 7 días',
    /\?cobro=\d{4}-\d{2}-\d{2}&cobra=punto&orden=cobro$/,
    /^(Ver la propuesta|Subir la prenda)$/,
    (page) => expect(page).toHaveURL(/\/propuesta\/[\w-]+/),
  ],
  [
    'Firmadas desde ayer',
    /\?firmadas=\d{4}-\d{2}-\d{2}$/,
    /^(Ver la propuesta|Subir la prenda)$/,
    (page) => expect(page).toHaveURL(/\/propuesta\/[\w-]+/),
  ],
];

test('[SH-16] [RT-38] a seller starts with the day’s tasks and reaches each in at most two clicks', async ({
  page,
}) => {
  await page.goto('/usuario/ingresar');
  await fillCredentials(page, PEOPLE.sellerOfThree);
  await expect(page).toHaveURL(MORNING);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi mañana' })).toBeVisible();
  await expectAccessible(page);
  const effort = await countEffort(page);
  for (const [name, list, acts, done] of ACTS) {
    await test.step(name, async () => {
      await page.goto(MORNING);
      const own = section(page, name);
      const act = own.getByRole('listitem').locator('a, button').filter({ hasText: acts }).first();
      await expect(act).toBeVisible();
      await expect(own.getByRole('heading')).toHaveText(/\d+\+?$/);
      const before = effort.taps;
      await act.click();
      await done(page);
      expect(effort.taps - before).toBeLessThanOrEqual(2);

      await page.goto(MORNING);
      await own.getByRole('link', { name: /^Ver todas/ }).click();
      await expect(page).toHaveURL(list);
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByText(/filtros del enlace/)).toHaveCount(0);
    });
  }
});

test('[RT-38] the list is one click away, and only sellers see the morning page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page.context(), PEOPLE.seller);
  await page.goto(MORNING);
  await expect(section(page, 'Del lado del vendedor')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Panel' }).click();
  await expect(page).toHaveURL(DASHBOARD);
  await page.getByRole('banner').getByRole('link', { name: 'Mi mañana' }).click();
  await expect(page).toHaveURL(MORNING);
  await section(page, 'Del lado del vendedor')
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: 'Volver a mi mañana' }).click();
  await expect(page).toHaveURL(MORNING);

  for (const person of [PEOPLE.applicant, PEOPLE.admin]) {
    await page.context().clearCookies();
    await signIn(page.context(), person);
    await page.goto(MORNING);
    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByRole('link', { name: 'Mi mañana' })).toHaveCount(0);
  }
});
