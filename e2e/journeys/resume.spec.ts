import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { holderAt } from '../support/holderAt.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { applicant } from '../support/people.ts';
import { acceptSummary, completeAfterSummary, confirm } from '../support/proposalSteps.ts';

const HOUR = 3_600_000;

test('[ST-29, SH-10] a guest who closes the browser after the insurance resumes in another with DNI and phone code', async ({
  browser,
}) => {
  const person = applicant();
  const first = await newPhone(browser);
  await holderAt(first, 'summary', person);
  await first.context().close();

  const second = await newPhone(browser);
  await second.goto('/titular/resumen');
  await expect(second).toHaveURL(/\/titular\/cotizacion/);
  await second.goto('/');
  await second.getByRole('link', { name: 'Seguir mi solicitud' }).first().click();
  await second.getByLabel('Número de documento').fill(person.dni);
  await second.getByRole('button', { name: 'Buscar mi solicitud' }).click();
  // Its clock is an hour slow: the wait for another code is the bank's minute all the same.
  await second.clock.setSystemTime(Date.now() - HOUR);
  await second.getByRole('button', { name: 'Enviarme el código' }).click();
  await expect(second.getByText(/^Podés pedir otro en [1-6]?\d s\.$/)).toBeVisible();
  const code = second.getByLabel('Código de 6 números');
  await code.fill('000000');
  await second.getByRole('button', { name: 'Entrar a mi solicitud' }).click();
  await expect(second.getByRole('region', { name: 'Revisá estos datos' })).toBeVisible();
  await code.fill(await readPhoneCode(second.context(), person.number));
  await second.getByRole('button', { name: 'Entrar a mi solicitud' }).click();

  await expect(second).toHaveURL(/\/titular\/resumen/);
  await expect(second.getByText(new RegExp(person.lastName)).first()).toBeVisible();
  await expect(second.getByText('$ 20.000.000').first()).toBeVisible();
  await acceptSummary(second);
  await completeAfterSummary(second);
  await confirm(second);
  await second.getByRole('link', { name: 'Validar mi identidad' }).click();
  await expect(second).toHaveURL(/\/biometria\?id=/);
  await expect(second.getByRole('button', { name: 'Empezar' })).toBeVisible();
  await second.context().close();
});

test('[SH-09] without the code another browser sees nothing of the proposal', async ({ browser }) => {
  const person = applicant();
  const first = await newPhone(browser);
  await holderAt(first, 'additional-data', person);
  const second = await newPhone(browser);
  await second.goto('/titular/cotizacion?retomar=si');
  await second.getByLabel('Número de documento').fill(person.dni);
  await second.getByRole('button', { name: 'Buscar mi solicitud' }).click();
  await expect(second.getByRole('button', { name: 'Enviarme el código' })).toBeVisible();
  const shown = await second.locator('body').innerText();
  for (const secret of [person.lastName, person.email, person.number, person.cuil]) {
    expect(shown).not.toContain(secret);
  }
});

async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-AR',
  });
  return context.newPage();
}
