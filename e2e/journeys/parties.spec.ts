import { expect, test } from '@playwright/test';
import { bringTo, confirmProposal, passIdentity } from '../support/bankJourney.ts';
import { acceptInvitation, openInvitation, otherPhone } from '../support/coOwner.ts';
import { postProposal } from '../support/guestStart.ts';
import { atOffer, atPersonalData } from '../support/holderAt.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { applicant } from '../support/people.ts';
import { chooseInsurance, giveAddress, validatePhone } from '../support/proposalSteps.ts';
import { fillCoOwner, fillPerson, selectByText, takeOffer } from '../support/quoteSteps.ts';
import { arrive } from '../support/screens.ts';

test('[RT-04, RT-05] two people apply together, each with their own data and address', async ({
  page,
  browser,
}) => {
  const owner = applicant();
  const coOwner = { ...applicant(), firstName: 'Ramón', lastName: 'Quiroga' };
  await atPersonalData(page);
  await fillPerson(page, owner);
  await page.getByRole('radio', { name: 'Sí, con un cotitular' }).check();
  await page.getByRole('button', { name: 'Cargar los datos del cotitular' }).click();

  await arrive(page, '/titular/datos-personales/cotitular');
  await fillCoOwner(page, coOwner);
  await page.getByRole('button', { name: 'Ver la oferta' }).click();
  await takeOffer(page, 'Tasa fija');
  await giveAddress(page);

  await arrive(page, '/titular/datos-personales/cotitular/adicionales');
  await page.getByRole('checkbox', { name: 'Vive en el mismo domicilio que vos' }).check();
  await selectByText(page, 'Estado civil', /SOLTER/i);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await validatePhone(page, owner);
  await expect(page.getByRole('heading', { name: 'Falta que Ramón acepte ser cotitular' })).toBeVisible();
  const phone = await otherPhone(browser);
  await openInvitation(phone, coOwner, owner);
  await acceptInvitation(phone, coOwner);
  await chooseInsurance(page);
  await arrive(page, '/titular/resumen');
  await expect(page.getByText(/Ramón Quiroga/)).toBeVisible();
});

test('[ST-29] a person with an application on another device can start a new one and continue the earlier one', async ({
  browser,
}) => {
  const person = applicant();
  const open = async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-AR' });
    return context.newPage();
  };
  const first = await open();
  await postProposal(first.request, person);

  const second = await open();
  await atPersonalData(second);
  await fillPerson(second, person);
  await second.getByRole('button', { name: 'Ver mi oferta' }).click();
  await takeOffer(second, 'Tasa fija');
  await expect(second).toHaveURL(/\/titular\/datos-personales\/adicionales/);

  await first.goto('/titular/datos-personales/adicionales');
  await expect(first).toHaveURL(/adicionales/);
});

test('[CA-43] after the identity check a new application is rejected and leads to the earlier one with a phone code', async ({
  page,
  browser,
}) => {
  const person = applicant();
  const elsewhere = await browser.newContext();
  const holder = await postProposal(elsewhere.request, person);
  await bringTo(holder, 'payment-account');
  await confirmProposal(holder);
  await passIdentity(holder);

  await atOffer(page, person);
  await page.getByRole('button', { name: 'Quiero este préstamo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu solicitud anterior ya está confirmada' });
  await expect(dialog.getByText(/Si ese celular no es tuyo, .* llamá al /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Seguir mi solicitud' }).click();
  await expect(page.getByRole('heading', { name: 'Ingresá el código' })).toBeVisible();
  await page.getByLabel('Código de 6 números').fill(await readPhoneCode(page.context(), person.number));
  await expect(page).not.toHaveURL(/cotizar/);
});
