import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { bankUrl } from '../support/bankCalls.ts';
import { applicant, type Applicant } from '../support/people.ts';

const NUMBER = /^\d{4}-\d{4}-\d{4}$/;

async function fill(page: Page, { dni, email }: Applicant, what: string): Promise<void> {
  await page.getByRole('radio', { name: what }).check();
  await page.getByLabel('DNI', { exact: true }).fill(dni);
  await page.getByRole('radio', { name: /FEMENINO/i }).check();
  await page.getByLabel('Correo electrónico o celular').fill(email);
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar el pedido' }).click();

test('anybody can request a copy of their data on the privacy page; a dropped connection loses nothing, and the receipt remains', async ({
  page,
  context,
}) => {
  const person = applicant();
  await page.goto('/legales/privacidad');
  await page.getByRole('link', { name: 'Pedir una copia de tus datos, o que los borremos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tus datos personales' })).toBeVisible();
  await send(page);
  await expect(page.getByText('Elegí qué querés pedir.').first()).toBeVisible();
  await expectAccessible(page);

  await fill(page, person, 'Una copia de mis datos');
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(/no hay conexión/i).first()).toBeVisible();
  await expect(page.getByLabel('DNI', { exact: true })).toHaveValue(person.dni);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Enviar el pedido' }).dblclick();

  await expect(page.getByText(/^Pedido el .* Te respondemos hasta el \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
  const number = await page.getByText(NUMBER).innerText();
  await expectAccessible(page);
  const sent = (await (await fetch(`${bankUrl()}/outbox.json`)).json()) as { to: string; body: string }[];
  expect(sent.filter(({ body }) => body.includes(number)).map(({ to }) => to)).toEqual([person.email]);

  await page.goto('/tus-datos');
  await fill(page, person, 'Una copia de mis datos');
  await send(page);
  await expect(page.getByText(number, { exact: true })).toBeVisible();
});
