import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { isOperation } from '../support/flags.ts';
import { quoteAddress } from '../support/guestStart.ts';
import { applicant } from '../support/people.ts';
import { fillDni, fillPerson, fillWork, nextPart, selectByText } from '../support/quoteSteps.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const offer = (page: Page) => page.getByRole('button', { name: 'Ver mi oferta' });

test('[SH-02] [SH-03] [ER-02] [RO-03] the simulation includes the visit’s campaign parameters; a failure opens a modal', async ({
  page,
}) => {
  await page.route(/\/graphql/, (route) =>
    isOperation(route.request(), 'StartSimulation')
      ? route.fulfill({ status: 500, json: { statusCode: 500 } })
      : route.fallback(),
  );
  const person = applicant();
  const visit = { source: 'radio', medium: 'fm', campaign: 'verano', term: 'auto', content: 'spot 20' };
  const parts = Object.entries(visit).map(([part, value]) => [`utm_${part}`, value]);
  const address = await quoteAddress(page.request, '/titular/datos-personales');
  await page.goto(`${address}&${new URLSearchParams(parts)}`);
  await fillPerson(page, person);
  const sent = page.waitForRequest((request) => isOperation(request, 'StartSimulation'));
  const modal = page.getByRole('alertdialog', { name: 'Oops' });
  const ways = [
    () => modal.getByRole('button', { name: 'Cerrar' }).filter({ hasText: 'Cerrar' }).click(),
    () => modal.getByRole('button', { name: 'Cerrar' }).filter({ hasNotText: 'Cerrar' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await offer(page).click();
    await expect(modal).toBeVisible();
    await expect(
      modal.getByText('Ha ocurrido un error. Por favor intente nuevamente', { exact: true }),
    ).toBeVisible();
    await close();
    await expect(modal).toHaveCount(0);
    await expect(offer(page)).toBeFocused();
  }
  const { variables } = Object((await sent).postDataJSON());
  expect(variables.input.metrics).toEqual(visit);
  // Returns to the document part with the browser's Back or the page's link.
  await page.goBack();
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByLabel('Número de documento')).toHaveValue(person.dni);
});

test('[RT-23] [RT-58] a signed-in applicant starts with their own data and then selects the vehicle', async ({
  page,
  context,
}) => {
  await signIn(context, PEOPLE.applicant);
  await page.goto('/usuario/titular/datos-personales');
  await expect(page.getByLabel('Nombre', { exact: true })).not.toHaveValue('');
  await fillDni(page, applicant());
  await page.getByLabel('Nombre', { exact: true }).fill('Zulema');
  await nextPart(page);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(PEOPLE.applicant);
  await page.getByRole('textbox', { name: /^(Celular|Teléfono)$/ }).fill('11 45556677');
  await nextPart(page);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await selectByText(page, 'Situación laboral', /RELACI[OÓ]N DE DEPENDENCIA/i);
  await fillWork(page);
  const income = page.getByLabel('Ingreso neto por mes');
  await income.fill('9.000');
  const save = page.getByRole('button', { name: 'Guardar y elegir el vehículo' });
  await save.click();
  // The form asks once, then accepts the value.
  await expect(income).toHaveAccessibleDescription(/¿Son \$\s9\.000 por mes\?/);
  await save.click();

  await expect(page).toHaveURL(/\/usuario\/titular\/cotizacion\/preferencia/);
  await page.goto(`/usuario${await quoteAddress(page.request, '/titular/datos-personales')}`);
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Zulema');
});

test('the texts can be read where they are accepted without losing the form', async ({ page }) => {
  await page.goto(`${await quoteAddress(page.request, '/titular/datos-personales')}&parte=trabajo`);
  await page.getByLabel('Ingreso neto por mes').fill('mucho');
  for (const name of ['política de privacidad', 'términos y condiciones de uso']) {
    const link = page.getByRole('link', { name });
    await link.click();
    const text = page.getByRole('dialog');
    await expect(text.getByRole('paragraph').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(text).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await expect(page.getByLabel('Ingreso neto por mes')).toHaveValue('mucho');

  await offer(page).click();
  const summary = page.getByRole('region', { name: 'Revisá estos datos' });
  await expect(summary).toContainText('Ingresá el ingreso en pesos, solo con números');
});
