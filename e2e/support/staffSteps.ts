import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Applicant } from './people.ts';
import { giveAddress } from './proposalSteps.ts';
import {
  choosePreferences,
  chooseValue,
  fillContact,
  fillDni,
  fillWork,
  nextPart,
  takeOffer,
} from './quoteSteps.ts';
import { arrive } from './screens.ts';

/** The bar that shows a seller which customer the form is for. */
export const staffBar = (page: Page) => page.getByRole('region', { name: 'Tu cliente' });

/** Enters a customer's data as a seller, up to the offer. */
export async function enterCustomer(page: Page, customer: Applicant): Promise<void> {
  await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'value' });
  await chooseValue(page, '40.000.000');
  await arrive(page, '/titular/datos-personales');
  // Not prefilled with the seller's or the last customer's data.
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('');
  await fillDni(page, customer);
  await nextPart(page);
  await fillContact(page, customer);
  await nextPart(page);
  await fillWork(page);
  // A seller cannot consent for the customer.
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver la oferta' }).click();
}

/** Goes from the offer to the step where the customer accepts on their phone. */
export async function upToPhone(page: Page): Promise<void> {
  await takeOffer(page, 'Tasa fija');
  await giveAddress(page);
  await arrive(page, '/titular/validacion-telefono');
}
