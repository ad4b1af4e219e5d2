import { expect, test } from '@playwright/test';
import { bringTo } from '../support/bankJourney.ts';
import { posted } from '../support/guestStart.ts';
import { openStep } from '../support/holderAt.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { applicant } from '../support/people.ts';
import { acceptSummary, confirm } from '../support/proposalSteps.ts';

const HOUR = 3_600_000;

test('[ST-29, SH-09, SH-10] a guest who closes the browser after the insurance resumes in another with DNI and phone code, and sees nothing without it', async ({
  page,
  request,
}) => {
  const person = applicant();
  // Another browser's, which is closed.
  const holder = await posted(request, person);
  await bringTo(holder, 'summary');

  await page.goto('/titular/resumen');
  await expect(page).toHaveURL(/\/titular\/cotizacion/);
  await page.getByRole('banner').getByRole('link', { name: 'Banco Ceibo' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Seguir mi solicitud' }).first().click();
  await page.getByLabel('Número de documento').fill(person.dni);
  await page.getByRole('button', { name: 'Buscar mi solicitud' }).click();
  const send = page.getByRole('button', { name: 'Enviarme el código' });
  await expect(send).toBeVisible();
  const shown = await page.locator('body').innerText();
  for (const secret of [person.lastName, person.email, person.number, person.cuil]) {
    expect(shown).not.toContain(secret);
  }
  // Its clock is an hour slow: the wait for another code is the bank's minute all the same.
  await page.clock.setSystemTime(Date.now() - HOUR);
  await send.click();
  await expect(page.getByText(/^Podés pedir otro en [1-6]?\d s\.$/)).toBeVisible();
  const code = page.getByLabel('Código de 6 números');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Entrar a mi solicitud' }).click();
  await expect(page.getByRole('region', { name: 'Revisá estos datos' })).toBeVisible();
  await code.fill(await readPhoneCode(page.context(), person.number));
  await page.getByRole('button', { name: 'Entrar a mi solicitud' }).click();

  await expect(page).toHaveURL(/\/titular\/resumen/);
  await expect(page.getByText(new RegExp(person.lastName)).first()).toBeVisible();
  await expect(page.getByText('$ 20.000.000').first()).toBeVisible();
  await acceptSummary(page);
  await expect(page).toHaveURL(/\/titular\/documentacion-vendedor\/datos/);
  // `whole.spec.ts` walks the rest screen by screen.
  await bringTo(holder, 'end', 'seller-data');
  await openStep(page, 'end');
  await confirm(page);
  await page.getByRole('link', { name: 'Validar mi identidad' }).click();
  await expect(page).toHaveURL(/\/biometria\?id=/);
  await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible();
});
