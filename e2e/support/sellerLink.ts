import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bankUrl } from './bankCalls.ts';
import { chooseAll, documentInputs } from './documents.ts';
import { PERSON } from './sales.ts';
import { arrive } from './screens.ts';

/** Returns path and key of the link in the last message to a phone, optionally about the sale with this number. */
export async function linkTo(phone: string, number = ''): Promise<string> {
  const answer = await fetch(`${bankUrl()}/outbox.json`);
  const sent = (await answer.json()) as { to: string; body: string }[];
  const { body = '' } =
    sent.find(
      ({ to, body: text }) =>
        to.endsWith(phone) && text.includes('clave=') && text.includes(`propuesta=${number}`),
    ) ?? {};
  return /\/vendedor\/datos\S+/.exec(body)?.[0] ?? '';
}

/** Fills in the seller's data as a person on the link's first page; `phone` is the number that got the link. */
export async function identifyAsPerson(page: Page, phone: string): Promise<void> {
  await page.getByRole('radio', { name: /^Vendo yo/ }).check();
  await page.getByLabel('Nombre', { exact: true }).fill(PERSON.firstName);
  await page.getByLabel('Apellido', { exact: true }).fill(PERSON.lastName);
  await page.getByLabel('DNI', { exact: true }).fill(PERSON.document);
  await page.getByLabel('Género, como en el DNI').selectOption('MALE');
  // Derived from the DNI and the gender.
  await expect(page.getByLabel('CUIL', { exact: true })).toHaveValue(new RegExp(PERSON.document));
  await page.getByLabel('Correo electrónico').fill(PERSON.email);
  await page.getByRole('textbox', { name: /^(Celular|Teléfono)$/ }).fill(`11${phone}`);
  await page.getByRole('button', { name: 'Guardar y continuar' }).click();
}

/** Uploads the seller's three documents without waiting. */
export async function sendSellersDocuments(page: Page): Promise<void> {
  await arrive(page, '/vendedor/documentacion-vehiculo');
  await expect(documentInputs(page)).toHaveCount(3);
  await chooseAll(page);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await arrive(page, '/vendedor/medio-de-cobro');
}
