import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { bringTo } from '../support/bankJourney.ts';
import { postProposal } from '../support/guestStart.ts';
import { readPhoneCode, readStatusLink } from '../support/outbox.ts';
import { applicant } from '../support/people.ts';
import { backOffice } from '../support/session.ts';

const TITLE = '¿Dónde está mi préstamo?';

test('the link in a message shows the loan’s status on the device of the application, and elsewhere only after DNI and code', async ({
  page,
  context,
  browser,
}) => {
  const person = applicant();
  const holder = await postProposal(page.request, person);
  await bringTo(holder, 'seller-data');
  const link = await readStatusLink(context, person.email);
  await page.goto(link);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(TITLE);
  await expect(page.getByText(`esta es tu solicitud ${holder.number}`)).toBeVisible();
  await expect(page.getByText('Te toca a vos')).toBeVisible();
  // No personal data but the first name.
  for (const text of [person.lastName, person.dni, person.number, person.email]) {
    await expect(page.getByText(text)).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/titular\/documentacion-vendedor\/datos/);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  const shown = async (address: string) => {
    const answer = await elsewhere.goto(address);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(elsewhere.getByLabel('Número de documento')).toBeVisible();
    return elsewhere.locator('body').innerText();
  };
  expect(await shown(link)).toBe(await shown('/mi-prestamo/00000000-0000-4000-8000-000000000001'));
  await shown(link);
  await elsewhere.getByLabel('Número de documento').fill(person.dni);
  await elsewhere.getByRole('button', { name: 'Enviarme el código' }).click();
  await expect(elsewhere.getByText(/^Podés pedir otro en [1-6]?\d s\.$/)).toBeVisible();
  await elsewhere.getByLabel('Código de 6 números').fill(await readPhoneCode(context, person.number));
  await elsewhere.getByRole('button', { name: 'Seguir mi solicitud' }).click();
  await expect(elsewhere.getByText('Te toca a vos')).toBeVisible();
  await expect(elsewhere).toHaveURL(link);
  await other.close();

  await backOffice(holder.number, 'expire');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'El banco cerró la solicitud' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar la solicitud' })).toHaveCount(0);
});
