import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { atPersonalData } from '../support/holderAt.ts';
import { applicant } from '../support/people.ts';
import { fillPerson } from '../support/quoteSteps.ts';

const offer = { name: /Armalo a tu medida/ };

test('20000001 is approved in both modes', async ({ page }) => {
  await askFor(page, '20000001');
  await expect(page.getByRole('heading', offer)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('radio', { name: 'Tasa fija' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'UVA' })).toBeEnabled();
});

test('[ST-25] 20000002 is approved at a fixed rate only: UVA is there and cannot be chosen', async ({
  page,
}) => {
  await askFor(page, '20000002');
  await expect(page.getByRole('heading', offer)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('radio', { name: 'Tasa fija' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'UVA' })).toBeDisabled();
  await expect(page.getByText('Tu oferta no incluye esta opción.')).toBeVisible();
});

test('[ST-25] 20000003 is approved in UVA only', async ({ page }) => {
  await askFor(page, '20000003');
  await expect(page.getByRole('heading', offer)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('radio', { name: 'UVA' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Tasa fija' })).toBeDisabled();
});

test('[ST-24] 20000004 is refused on a page of its own, with a next option and no Oops', async ({ page }) => {
  await askFor(page, '20000004');
  await expect(page.getByRole('heading', { name: 'Por ahora no tenemos una oferta para vos' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Oops')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Quiero este préstamo' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cotizar otro vehículo' }).click();
  await expect(page).toHaveURL(/\/titular\/cotizacion/);
});

test('[VA-06] 20000005 sees the rule’s message, and the form keeps what was typed', async ({ page }) => {
  await askFor(page, '20000005');
  const dialog = page.getByRole('alertdialog', { name: 'Persona fallecida' });
  await expect(dialog).toContainText(
    'El DNI ingresado corresponde a una persona fallecida. Por favor intente nuevamente con un DNI válido.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('María de los Ángeles');
});

test('[CA-04] 20000006 waits through three questions and is approved', async ({ page }) => {
  await askFor(page, '20000006');
  await expect(page.getByRole('heading', { name: 'Estamos buscando tu oferta' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', offer)).toBeVisible({ timeout: 60_000 });
});

test('[ER-03] 20000007 meets a failing evaluation: nothing is lost and it can be tried again', async ({
  page,
}) => {
  await askFor(page, '20000007');
  await expect(page.getByRole('heading', { name: 'No pudimos terminar la evaluación' })).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Volver a intentar' })).toBeVisible();
});

test('[ST-29] 20000008 has an open proposal and is asked whether to resume it', async ({ page }) => {
  await askFor(page, '20000008');
  const dialog = page.getByRole('dialog', { name: 'Tenés una solicitud en curso. ¿Querés retomarla?' });
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: 'Retomar' })
    .or(dialog.getByRole('link', { name: 'Retomar' }))
    .click();
  await expect(page.getByRole('button', { name: 'Enviarme el código' })).toBeVisible();
});

test('[ST-25] 20000009 has an amount but no fixed rates: UVA is chosen', async ({ page }) => {
  await askFor(page, '20000009');
  await expect(page.getByRole('heading', offer)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('radio', { name: 'UVA' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Tasa fija' })).toBeDisabled();
});

async function askFor(page: Page, dni: string): Promise<void> {
  await atPersonalData(page);
  await fillPerson(page, applicant(dni));
  await page.getByRole('button', { name: 'Ver mi oferta' }).click();
}
