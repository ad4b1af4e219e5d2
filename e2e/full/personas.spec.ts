import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { atPersonalData } from '../support/holderAt.ts';
import { applicant } from '../support/people.ts';
import { fillContact, fillDni, fillPerson, nextPart } from '../support/quoteSteps.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Ver mi oferta' }).click();

/** Applies as the page's first persona, from a new personal data form. */
async function askFor(page: Page, dni: string): Promise<void> {
  await atPersonalData(page);
  await fillPerson(page, applicant(dni));
  await send(page);
}

/** Applies as another persona on the same form, which keeps the answers about work. */
async function askAgainFor(page: Page, dni: string): Promise<void> {
  const person = applicant(dni);
  await fillDni(page, person);
  await nextPart(page);
  await fillContact(page, person);
  await nextPart(page);
  await page.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await page.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await send(page);
}

async function backToForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Volver' }).first().click();
  await expect(page).toHaveURL(/\/titular\/datos-personales\?/);
}

const mode = (page: Page, name: 'Tasa fija' | 'UVA') => page.getByRole('radio', { name });

async function expectOffer(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Tenés hasta .* preaprobados$/ })).toBeVisible({
    timeout: 60_000,
  });
}

// In sequence on one form, ordered so that each outcome differs from the previous one.
test('[VA-06] [ST-25] [CA-04] [ST-24] the personas 20000001 to 20000006 and 20000009 get their documented outcomes', async ({
  page,
}) => {
  await test.step('20000005 gets the prescribed message, and the form keeps the input', async () => {
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

  await test.step('20000001 is approved in both modes', async () => {
    await askAgainFor(page, '20000001');
    await expectOffer(page);
    await expect(mode(page, 'Tasa fija')).toBeChecked();
    await expect(mode(page, 'UVA')).toBeEnabled();
  });

  await test.step('20000003 is approved in UVA only', async () => {
    await backToForm(page);
    await askAgainFor(page, '20000003');
    await expectOffer(page);
    await expect(mode(page, 'UVA')).toBeChecked();
    await expect(mode(page, 'Tasa fija')).toBeDisabled();
  });

  await test.step('20000002 is approved at a fixed rate only, and UVA is disabled', async () => {
    await backToForm(page);
    await askAgainFor(page, '20000002');
    await expectOffer(page);
    await expect(mode(page, 'Tasa fija')).toBeChecked();
    await expect(mode(page, 'UVA')).toBeDisabled();
    await expect(page.getByText('Tu oferta no incluye esta opción.')).toBeVisible();
  });

  await test.step('20000009 has an amount but no fixed rates, so UVA is preselected', async () => {
    await backToForm(page);
    await askAgainFor(page, '20000009');
    await expectOffer(page);
    await expect(mode(page, 'UVA')).toBeChecked();
    await expect(mode(page, 'Tasa fija')).toBeDisabled();
  });

  await test.step('20000006 is approved after three polls', async () => {
    await backToForm(page);
    await askAgainFor(page, '20000006');
    await expect(page.getByRole('heading', { name: 'Estamos buscando tu oferta' })).toBeVisible();
    await expectAccessible(page);
    await expectOffer(page);
  });

  await test.step('20000004 is rejected on a separate page that suggests a next step', async () => {
    await backToForm(page);
    await askAgainFor(page, '20000004');
    await expect(page.getByRole('heading', { name: 'Por ahora no tenemos una oferta para vos' })).toBeVisible(
      { timeout: 60_000 },
    );
    await expect(page.getByText('Oops')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Quiero este préstamo' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Cotizar otro vehículo' }).click();
    await expect(page).toHaveURL(/\/titular\/cotizacion/);
  });
});

test('[ER-03] [ST-29] 20000007 gets a failed evaluation, and 20000008 has an open proposal', async ({
  page,
}) => {
  await test.step('20000007 loses no input and can retry', async () => {
    await askFor(page, '20000007');
    const modal = page.getByRole('alertdialog', { name: 'Oops' });
    await expect(modal).toContainText('Ha ocurrido un error. Por favor intente nuevamente', {
      timeout: 60_000,
    });
    await modal.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(page.getByRole('heading', { name: 'No pudimos terminar la evaluación' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Probar de nuevo' })).toBeVisible();
  });

  await test.step('20000008 resumes with DNI and phone code', async () => {
    await backToForm(page);
    await askAgainFor(page, '20000008');
    await expectOffer(page);
    await page.goto('/titular/cotizacion?retomar=si');
    await page.getByLabel('Número de documento').fill('20000008');
    await page.getByRole('button', { name: 'Enviarme el código' }).click();
    await expect(page.getByRole('heading', { name: 'Ingresá el código' })).toBeVisible();
  });
});
