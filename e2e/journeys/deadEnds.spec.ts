import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { fillCredentials, DASHBOARD, signInHere } from '../support/account.ts';
import { call, patch } from '../support/bankCalls.ts';
import { holderAt } from '../support/holderAt.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { applicant } from '../support/people.ts';
import { sendLinkToSeller } from '../support/proposalSteps.ts';
import { arrive } from '../support/screens.ts';
import { identifyAsPerson, linkTo } from '../support/sellerLink.ts';

type Offers = readonly { id: string; selected: boolean }[];

/** Chooses another policy outside the page, so that the summary has to be accepted again. */
async function changePolicy(proposalId: string): Promise<void> {
  const offers = await call<Offers>(`/insurance/${proposalId}/get_insurances`);
  const other = offers.find(({ selected }) => !selected);
  await patch('/insurance/post_insurance', { proposalId, insuranceId: other?.id });
}

const summaryDue = (page: Page) => page.getByText('Antes de seguir, aceptá el resumen');

test('a loan changed in another tab leads back to its summary and says why', async ({ page }) => {
  const seller = applicant();
  const { id } = await holderAt(page, 'seller-data');
  await test.step('a rejected action names the step that is due', async () => {
    await page.getByRole('radio', { name: /Enviarle el enlace/ }).check();
    await changePolicy(id);
    await page.getByRole('textbox', { name: /^Celular$/ }).fill(seller.areaCode + seller.number);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByText('La solicitud cambió')).toBeVisible();
    await expect(page.getByText(/aceptá de nuevo el resumen/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ver el resumen' }).click();
    await arrive(page, '/titular/resumen');
  });
  await test.step('the URL of a later step redirects to the summary', async () => {
    await page.goto('/titular/documentacion-vehiculo');
    await arrive(page, '/titular/resumen');
    await expect(summaryDue(page)).toBeVisible();
    await page.getByRole('button', { name: 'Aceptar y continuar' }).click();
    await arrive(page, '/titular/documentacion-vendedor/datos');
  });
});

test('a summary changed in another tab is shown again before it can be accepted', async ({ page }) => {
  const { id } = await holderAt(page, 'summary');
  const accept = page.getByRole('button', { name: 'Aceptar y continuar' });
  await expect(accept).toBeVisible();
  await changePolicy(id);
  await accept.click();
  await expect(page.getByText(/^El préstamo cambió desde que abriste esta página/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/titular\/resumen$/);
  await accept.click();
  await arrive(page, '/titular/documentacion-vendedor/datos');
});

test('a mistyped email and phone can be corrected until the contract is signed', async ({ page }) => {
  const { person } = await holderAt(page, 'summary');
  const next = applicant();
  await test.step('a mistyped common domain is corrected with one tap', async () => {
    await page.getByRole('button', { name: 'Cambiar el correo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar el correo' });
    await dialog.getByLabel('El correo nuevo').fill('marina.delgado@gmial.com');
    await dialog.getByRole('button', { name: '¿Quisiste decir gmail.com?' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar el correo' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/titular\/resumen$/);
    await expect(page.getByText('marina.delgado@gmail.com')).toBeVisible();
  });
  await test.step('a new phone needs a code sent to it', async () => {
    await page.getByRole('button', { name: 'Cambiar el celular' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar el celular' });
    await dialog.getByLabel('El celular nuevo').fill(next.number);
    await dialog.getByRole('button', { name: /^¿Es 11 / }).click();
    await dialog.getByRole('button', { name: 'Enviar el código' }).click();
    await dialog.getByLabel('Código de 6 números').fill(await readPhoneCode(page.context(), next.number));
    await dialog.getByRole('button', { name: 'Guardar el celular' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(new RegExp(`${next.number.slice(-4)}$`))).toBeVisible();
  });
  expect(person.number).not.toBe(next.number);
});

test('[RT-07] the documents page updates when the seller completes their data on another device', async ({
  page,
  browser,
}) => {
  const seller = applicant();
  await holderAt(page, 'seller-data');
  await sendLinkToSeller(page, seller);
  await expect(page.getByText('Faltan los datos del vendedor')).toBeVisible();
  const other = await browser.newPage();
  await other.goto(await linkTo(seller.number));
  await test.step('the seller sees the buyer and the amount that the bank transfers', async () => {
    await expect(other.getByText('Te compra', { exact: true }).first()).toBeVisible();
    await expect(other.getByText(/^\$\s20\.000\.000$/).first()).toBeVisible();
    await expectAccessible(other);
  });
  await identifyAsPerson(other, seller.number);
  await expect(page.getByText('Faltan los datos del vendedor')).toBeHidden();
});

test('signing in again in one tab also restores the other', async ({ page, context }) => {
  await page.goto(DASHBOARD);
  await signInHere(page, 'vendedor@ceibo.example');
  const other = await context.newPage();
  await other.goto(DASHBOARD);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await context.clearCookies({ name: 'sessionCookie' });
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/usuario\/ingresar/, { timeout: 60_000 });
  await fillCredentials(other, 'vendedor@ceibo.example');
  for (const tab of [page, other]) await expect(tab).toHaveURL((url) => url.pathname === DASHBOARD);
});
