import { expect, test, type Page } from '@playwright/test';
import { bringTo } from '../support/bankJourney.ts';
import { createSimulation, postProposal } from '../support/guestStart.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { applicant } from '../support/people.ts';
import { giveAddress } from '../support/proposalSteps.ts';
import { selectIndex, takeOffer, waitForOffer } from '../support/quoteSteps.ts';
import { walkSignedIn } from '../support/screens.ts';
import { signInFirst, signUp } from '../support/signUp.ts';

const QUOTER = '/titular/cotizacion/cotizar';
/** Agreement for used cars up to five years old. */
const USED = 5;

const changes = (page: Page) => page.getByRole('link', { name: 'Cambiar el vehículo' });
const submit = (page: Page) => page.getByRole('button', { name: 'Pedir una oferta nueva' });

async function changeValue(page: Page, value: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Cambiá el vehículo' })).toBeVisible();
  await page.getByLabel('Valor del vehículo').fill(value);
}

test('[CA-33] [EN-03] another vehicle gets another offer without asking for personal data again', async ({
  page,
}) => {
  await createSimulation(page.request, applicant());
  const answered: string[] = [];
  page.on('response', (response) => {
    if ((response.request().postData() ?? '').includes('ChangeVehicle')) answered.push(response.url());
  });
  await page.goto(QUOTER);
  await waitForOffer(page);
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.innerText();

  // An unchanged vehicle keeps the offer.
  await changes(page).click();
  await changeValue(page, '40000000');
  await submit(page).click();
  await expect(title).toHaveText(before);
  expect(answered).toHaveLength(0);

  await changes(page).click();
  await changeValue(page, '20000000');
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(page.getByText(/no hay conexión/).first()).toBeVisible();
  await page.context().setOffline(false);
  await submit(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await waitForOffer(page);
  await expect(title).not.toHaveText(before);
  expect(answered).toHaveLength(1);
  await expect(page.getByText('La anterior ya no vale.')).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Valor del vehículo')).toHaveValue(/20\.000\.000/);
  await page.getByRole('link', { name: 'Volver' }).click();
  await takeOffer(page, 'Tasa fija');
  await expect(page.getByRole('heading', { level: 1, name: 'Datos del domicilio' })).toBeVisible();
  await page.goto(QUOTER);
  await expect(page.getByRole('heading', { level: 1, name: 'Cambiá tu préstamo' })).toBeVisible();
  await expect(changes(page)).toHaveCount(0);
});

test('[CA-33] [ST-24] a refused vehicle ends the earlier offer, which the previous vehicle restores', async ({
  page,
}) => {
  await createSimulation(page.request, applicant(), { agreementId: USED });
  await page.goto(QUOTER);
  await waitForOffer(page);
  await changes(page).click();
  // 65 % of an older car's value is less than the smallest loan.
  await selectIndex(page, 'Año', 5);
  await changeValue(page, '1450000');
  await submit(page).click();
  await expect(page.getByText(/la oferta anterior dejó de valer/)).toBeVisible();
  await page.getByRole('link', { name: 'Cotizar otro vehículo' }).click();
  await changeValue(page, '40000000');
  await selectIndex(page, 'Año', 1);
  await submit(page).click();
  await waitForOffer(page);
});

test('[CA-46] [ST-17] a person who resumes an application by phone code can cancel it', async ({
  page,
  request,
}) => {
  const holder = await postProposal(request, applicant());
  await bringTo(holder, 'insurance');
  await page.goto('/titular/cotizacion?retomar=si');
  await page.getByLabel('Número de documento').fill(holder.person.dni);
  await page.getByRole('button', { name: 'Enviarme el código' }).click();
  await expect(page.getByText(/^Podés pedir otro en/)).toBeVisible();
  const code = page.getByLabel('Código de 6 números');
  await expect(code).toBeFocused();
  await code.fill(await readPhoneCode(page.context(), holder.person.number));
  await page.getByRole('button', { name: 'Seguir mi solicitud' }).click();
  await expect(page).toHaveURL(/\/titular\/seguro/);
  // Wait until the offers replace the waiting page and its dialog.
  await expect(page.getByRole('radio').first()).toBeAttached();

  const cancel = page.getByRole('button', { name: 'Cancelar la solicitud', exact: true });
  await cancel.click();
  await page.getByRole('button', { name: 'No, seguir con la solicitud' }).click();
  await page.goto('/titular/cotizacion');
  await cancel.click();
  await expect(page.getByText(/se pierden la oferta y lo elegido/)).toBeVisible();
  await page.getByRole('button', { name: 'Sí, cancelar la solicitud' }).click();
  await expect(page.getByText(`Cancelaste la solicitud ${holder.number}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Tu solicitud ${holder.number}` })).toHaveCount(0);
  await expect(cancel).toHaveCount(0);
});

test('[CA-19] a returning customer who cancelled need not enter the address again', async ({ page }) => {
  const person = applicant();
  await signUp(page, person);
  await signInFirst(page, person);
  walkSignedIn(page);
  await createSimulation(page.request, person);
  await page.goto(`/usuario${QUOTER}`);
  await takeOffer(page, 'Tasa fija');
  await giveAddress(page);
  await expect(page.getByRole('heading', { name: 'Ingresá el código que te enviamos' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar la solicitud', exact: true }).click();
  await page.getByRole('button', { name: 'Sí, cancelar la solicitud' }).click();
  await expect(page.getByText(/^Cancelaste la solicitud/)).toBeVisible();

  await createSimulation(page.request, person);
  await page.goto(`/usuario${QUOTER}`);
  await takeOffer(page, 'Tasa fija');
  await expect(page.getByText(/^¿Seguís viviendo en Av. Rivadavia 4502, .+\?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Sí, usar este domicilio' }).click();
  await expect(page.getByLabel('Calle', { exact: true })).toHaveValue('Av. Rivadavia');
  await expect(page.getByLabel('Código postal')).toHaveValue('C1424CEU');
});
