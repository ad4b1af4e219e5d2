import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { bringTo } from '../support/bankJourney.ts';
import { postProposal } from '../support/guestStart.ts';
import { atOffer, holderAt, openStep } from '../support/holderAt.ts';
import { applicant } from '../support/people.ts';
import { acceptSummary } from '../support/proposalSteps.ts';
import { waitForOffer } from '../support/quoteSteps.ts';
import { arrive } from '../support/screens.ts';
import { expireOffer } from '../support/session.ts';

test('[CA-43] an expired offer is requested again without retyping; [ST-27] an amount above the offer gets the nearest suggestions', async ({
  page,
}) => {
  const person = applicant();
  await atOffer(page, person);
  await expect(page.getByText(/Tu oferta vale hasta el \d{2}\/\d{2}\/\d{4}/)).toBeVisible();

  // Expires the offer on screen before the page reads it again.
  await expireOffer(person.dni);
  await page.getByRole('button', { name: 'Quiero este préstamo' }).click();
  await expect(page.getByRole('heading', { name: 'Tu oferta venció' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tu oferta venció' })).toBeVisible();
  await expect(page.getByText(/Valía hasta el/)).toBeVisible();

  await page.getByRole('button', { name: 'Pedir una oferta nueva' }).click();
  await waitForOffer(page);
  await test.step('each suggestion for the nearest amount takes one tap', async () => {
    const amount = page.getByRole('textbox', { name: 'Monto del préstamo' });
    const mode = (name: string) => page.getByRole('radio', { name });

    // Maximum loan: 70 % of the value in UVA, 80 % at a fixed rate.
    await mode('UVA').check();
    await expect(amount).toHaveValue(/28\.000\.000/);
    await amount.fill('30.000.000');
    await amount.blur();
    await expect(page.getByText(/sumá \$\s?2\.000\.000 al anticipo/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Pasar a tasa fija con/ }).click();
    await expect(mode('Tasa fija')).toBeChecked();
    await expect(amount).toHaveValue(/30\.000\.000/);

    await amount.fill('33.000.000');
    await amount.blur();
    await expect(page.getByText(/sumá \$\s?1\.000\.000 al anticipo/)).toBeVisible();
    await page.getByRole('button', { name: /^Usar/ }).click();
    await expect(amount).toHaveValue(/32\.000\.000/);
  });
  await page.getByRole('button', { name: 'Quiero este préstamo' }).click();
  await arrive(page, '/titular/datos-personales/adicionales');
});

test('[CA-44] the summary of an expired offer leads to a new offer and keeps the address', async ({
  page,
}) => {
  const person = applicant();
  await holderAt(page, 'summary', person);
  await expect(page.getByRole('button', { name: 'Aceptar y continuar' })).toBeVisible();
  await expireOffer(person.dni);
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await page.getByRole('button', { name: 'Pedir una oferta nueva' }).click();
  await expect(page.getByRole('heading', { name: /^Tenés hasta .* preaprobados$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Quiero este préstamo' }).click();
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await arrive(page, '/titular/datos-personales/adicionales');
  await expect(page.getByLabel('Calle', { exact: true })).not.toHaveValue('');
});

test('[CA-41] a policy changed after the summary was accepted requires accepting it again', async ({
  page,
}) => {
  await bringTo(await postProposal(page.request, applicant()), 'seller-data');
  await openStep(page, 'insurance');
  await page
    .getByRole('radio', { name: /por mes/ })
    .nth(1)
    .check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await acceptSummary(page);
  await arrive(page, '/titular/documentacion-vendedor/datos');
});
