import { expect, test } from '@playwright/test';
import { atOffer, holderAt } from '../support/holderAt.ts';
import { applicant } from '../support/people.ts';
import { acceptSummary } from '../support/proposalSteps.ts';
import { waitForOffer } from '../support/quoteSteps.ts';
import { arrive } from '../support/screens.ts';
import { expireOffer } from '../support/session.ts';

test('[CA-43] an offer whose days are over is asked for anew, and nothing is typed again', async ({
  page,
}) => {
  const person = applicant();
  await atOffer(page, person);
  await waitForOffer(page);
  await expect(page.getByText(/Tu oferta vale hasta el \d{2}\/\d{2}\/\d{4}/)).toBeVisible();

  // While it is in view, and before it is read again.
  await expireOffer(person.dni);
  await page.getByRole('button', { name: 'Quiero este préstamo' }).click();
  await expect(page.getByRole('heading', { name: 'Tu oferta venció' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tu oferta venció' })).toBeVisible();
  await expect(page.getByText(/Valía hasta el/)).toBeVisible();

  await page.getByRole('button', { name: 'Pedir una oferta nueva' }).click();
  await waitForOffer(page);
  await page.getByRole('button', { name: 'Quiero este préstamo' }).click();
  await arrive(page, '/titular/datos-personales/adicionales');
});

test('[CA-44] a summary of an offer whose days are over leads to another offer, and the address is kept', async ({
  page,
}) => {
  const person = applicant();
  await holderAt(page, 'summary', person);
  await expect(page.getByRole('button', { name: 'Acepto el resumen y sigo' })).toBeVisible();
  await expireOffer(person.dni);
  await page.getByRole('button', { name: 'Acepto el resumen y sigo' }).click();
  await page.getByRole('button', { name: 'Pedir una oferta nueva' }).click();
  await waitForOffer(page);
  await page.getByRole('button', { name: 'Quiero este préstamo' }).click();
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await arrive(page, '/titular/datos-personales/adicionales');
  await expect(page.getByLabel('Calle', { exact: true })).not.toHaveValue('');
});

test('[CA-41] a policy that is changed after the summary was accepted has it accepted again', async ({
  page,
}) => {
  await holderAt(page, 'seller-data');
  await page.goto('/titular/seguro');
  await page
    .getByRole('radio', { name: /por mes/ })
    .nth(1)
    .check({ force: true });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await acceptSummary(page);
  await arrive(page, '/titular/documentacion-vendedor/datos');
});
