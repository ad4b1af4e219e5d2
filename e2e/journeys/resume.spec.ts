import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { bringTo } from '../support/bankJourney.ts';
import { postProposal } from '../support/guestStart.ts';
import { holderAt, openStep } from '../support/holderAt.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { applicant } from '../support/people.ts';
import { acceptSummary, confirm } from '../support/proposalSteps.ts';

const HOUR = 3_600_000;

test('[ST-29, SH-09, SH-10] a guest who closes the browser after the insurance resumes in another only with DNI and phone code', async ({
  page,
  request,
}) => {
  const person = applicant();
  // Created in another browser, which is closed.
  const holder = await postProposal(request, person);
  await bringTo(holder, 'summary');

  await page.goto('/titular/resumen');
  await expect(page).toHaveURL(/\/titular\/cotizacion/);
  await page.getByRole('banner').getByRole('link', { name: 'Banco Ceibo' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Seguir mi solicitud' }).first().click();
  const document = page.getByLabel('Número de documento');
  const send = page.getByRole('button', { name: 'Enviarme el código' });
  const countdown = page.getByText(/^Podés pedir otro en [1-6]?\d s\.$/);
  const shown = async (dni: string) => {
    await document.fill(dni);
    await send.click();
    await expect(countdown).toBeVisible();
    return (await page.locator('body').innerText()).replace(/en \d+ s/, '');
  };
  const ofNobody = await shown(applicant().dni);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revisar el DNI' }).click();
  // A browser clock that is an hour slow does not lengthen the bank's minute between codes.
  await page.clock.setSystemTime(Date.now() - HOUR);
  expect(await shown(person.dni)).toBe(ofNobody);
  const code = page.getByLabel('Código de 6 números');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Seguir mi solicitud' }).click();
  await expect(page.getByRole('region', { name: 'Revisá estos datos' })).toBeVisible();
  await code.fill(await readPhoneCode(page.context(), person.number));
  await page.getByRole('button', { name: 'Seguir mi solicitud' }).click();

  await expect(page).toHaveURL(/\/titular\/resumen/);
  await expect(page.getByText(new RegExp(person.lastName)).first()).toBeVisible();
  await expect(page.getByText('$ 20.000.000').first()).toBeVisible();
  await acceptSummary(page);
  await expect(page).toHaveURL(/\/titular\/documentacion-vendedor\/datos/);
  // `whole.spec.ts` covers the remaining screens one by one.
  await bringTo(holder, 'end', 'seller-data');
  await openStep(page, 'end');
  await confirm(page);
  await page.getByRole('link', { name: 'Validar mi identidad' }).click();
  await expect(page).toHaveURL(/\/biometria\?id=/);
  await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible();
});

test('a guest can close the application on a shared device, after which no page opens it there', async ({
  page,
}) => {
  await holderAt(page, 'insurance');
  // Wait until the offers replace the waiting page.
  await expect(page.getByRole('radio', { name: /Terceros completo/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar en este dispositivo' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sí, cerrar' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/titular/seguro');
  await expect(page).toHaveURL(/\/titular\/cotizacion/);
  await expect(page.getByRole('button', { name: 'Cerrar en este dispositivo' })).toHaveCount(0);
});
