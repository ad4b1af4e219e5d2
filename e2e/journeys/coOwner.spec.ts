import { expect, type Page } from '@playwright/test';
import { bringTo, confirmProposal } from '../support/bankJourney.ts';
import { test } from '../support/camera.ts';
import {
  acceptInvitation,
  askForCode,
  coOwnerLinkTo,
  openInvitation,
  otherPhone,
} from '../support/coOwner.ts';
import { signContract } from '../support/contract.ts';
import type { Holder } from '../support/guestStart.ts';
import { holderAt } from '../support/holderAt.ts';
import { acceptPhotos, sendPhotos, validate } from '../support/identityCheck.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { applicant, type Applicant } from '../support/people.ts';
import { fillAddress, giveAddress, validatePhone } from '../support/proposalSteps.ts';
import { fillCoOwner, selectByText } from '../support/quoteSteps.ts';
import { arrive } from '../support/screens.ts';

const second = (dni?: string): Applicant => ({ ...applicant(dni), firstName: 'Ramón', lastName: 'Quiroga' });

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Creates an application with a co-owner and validates the owner's phone, which sends the co-owner the link. */
async function withCoOwner(page: Page, coOwner: Applicant): Promise<Holder> {
  const holder = await holderAt(page, 'phone-validation', applicant(), undefined, coOwner);
  await validatePhone(page, holder.person);
  return holder;
}

/** Completes everything before the identity checks. */
async function untilIdentityCheck(holder: Holder): Promise<void> {
  await bringTo(holder, 'end', 'insurance');
  await confirmProposal(holder);
}

test('[CA-45] a co-owner added to an existing application has to accept', async ({ page, cameraBrowser }) => {
  const coOwner = second();
  const holder = await holderAt(page, 'additional-data');
  const add = page.getByRole('link', { name: 'Sumá un cotitular' });
  await add.click();
  await arrive(page, '/titular/datos-personales/cotitular');
  await page.getByRole('link', { name: 'Seguir sin cotitular' }).click();
  await add.click();
  await fillCoOwner(page, coOwner);
  await page.getByRole('button', { name: 'Sumar al cotitular' }).click();
  await expect(page.getByText(/^Sumaste a Ramón como cotitular/)).toBeVisible();
  await expect(add).toHaveCount(0);

  await giveAddress(page);
  await expect(title(page, '¿Dónde vive Ramón?')).toBeVisible();
  await fillAddress(page);
  await selectByText(page, 'Estado civil', /SOLTER/i);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await validatePhone(page, holder.person);
  await expect(title(page, 'Falta que Ramón acepte ser cotitular')).toBeVisible();
  const phone = await otherPhone(cameraBrowser);
  await openInvitation(phone, coOwner, holder.person);
  await acceptInvitation(phone, coOwner);
  await arrive(page, '/titular/seguro');
});

async function checkIdentity(page: Page): Promise<void> {
  await acceptPhotos(page);
  await sendPhotos(page);
  await validate(page);
}

/** Opens the contract as the owner, whose identity is validated. */
async function goToContract(page: Page, holder: Holder): Promise<void> {
  await page.goto(`/biometria/terminos-y-condiciones?id=${holder.id}`);
}

test('[RT-10] [RT-52] [ST-16] the co-owner accepts, proves their identity and signs on their own phone after the owner has signed', async ({
  page,
  cameraBrowser,
}) => {
  const coOwner = second();
  const holder = await withCoOwner(page, coOwner);
  await expect(title(page, 'Falta que Ramón acepte ser cotitular')).toBeVisible();
  await expect(page.getByText(new RegExp(coOwner.number.slice(-4)))).toBeVisible();
  await arrive(page, '/titular/validacion-telefono');

  const phone = await otherPhone(cameraBrowser);
  await openInvitation(phone, coOwner, holder.person);
  await arrive(phone, '/cotitular');
  await acceptInvitation(phone, coOwner);
  // The owner's page continues without a reload.
  await arrive(page, '/titular/seguro');

  await untilIdentityCheck(holder);
  await arrive(phone, '/cotitular/identidad');
  await expect(phone.getByRole('button', { name: 'Ya no quiero ser cotitular' })).toBeVisible();
  await page.goto(`/biometria?id=${holder.id}`);
  await checkIdentity(page);
  await goToContract(page, holder);
  await expect(title(page, 'Falta que Ramón valide su identidad')).toBeVisible();
  await arrive(page, '/biometria/terminos-y-condiciones');

  await checkIdentity(phone);
  await arrive(phone, '/cotitular/contrato');
  await signContract(page, holder.person.number);
  await expect(title(page, 'Firmaste. Falta la firma de Ramón')).toBeVisible();
  await arrive(page, '/biometria/terminos-y-condiciones');

  await signContract(phone, coOwner.number);
  await expect(title(phone, 'Firmaste el contrato')).toBeVisible();
  await expect(phone.getByText(/^Ya firmaron los dos/)).toBeVisible();
  await arrive(phone, '/cotitular/fin-proceso');
  await expect(phone.getByRole('button', { name: 'Descargar Contrato firmado' })).toBeVisible();
  await arrive(page, '/biometria/fin-proceso');
  await expect(page.getByText(/^Firmó Ramón Quiroga$/)).toBeVisible();
});

test('[RT-10] [RT-52] a co-owner who declined can accept later with the right code, decline again until they sign, or sign first', async ({
  page,
  cameraBrowser,
}) => {
  const coOwner = second();
  const holder = await withCoOwner(page, coOwner);
  const phone = await otherPhone(cameraBrowser);
  await openInvitation(phone, coOwner, holder.person);
  await phone.getByRole('button', { name: 'No quiero ser cotitular' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel(/^Por qué/).fill('Ya tengo otro préstamo.');
  await dialog.getByRole('button', { name: 'No quiero ser cotitular' }).click();
  await expect(title(phone, 'No vas a ser cotitular')).toBeVisible();
  await page.reload();
  await expect(title(page, 'Ramón no quiere ser cotitular')).toBeVisible();
  await expect(page.getByText('Ya tengo otro préstamo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seguir sin cotitular' })).toBeVisible();

  await phone.getByRole('button', { name: 'Ver la invitación de nuevo' }).click();
  await askForCode(phone);
  const code = await readPhoneCode(phone.context(), coOwner.number);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await phone.getByLabel('Código de 6 números').fill(wrong);
  await phone.getByRole('button', { name: 'Aceptar ser cotitular' }).click();
  await expect(phone.getByRole('link', { name: /código no es correcto/i })).toBeVisible();
  await phone.getByLabel('Código de 6 números').fill(code);
  await phone.getByRole('button', { name: 'Aceptar ser cotitular' }).click();
  await expect(title(phone, 'Listo, aceptaste')).toBeVisible();

  await phone.getByRole('button', { name: 'Ya no quiero ser cotitular' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'No quiero ser cotitular' }).click();
  await expect(title(phone, 'No vas a ser cotitular')).toBeVisible();
  await phone.getByRole('button', { name: 'Ver la invitación de nuevo' }).click();
  await acceptInvitation(phone, coOwner);

  await page.getByRole('button', { name: 'Continuar' }).click();
  await arrive(page, '/titular/seguro');
  await untilIdentityCheck(holder);
  await arrive(phone, '/cotitular/identidad');
  await checkIdentity(phone);
  await expect(title(phone, 'Listo, validamos tu identidad')).toBeVisible();
  await arrive(phone, '/cotitular/espera');

  await page.goto(`/biometria?id=${holder.id}`);
  await checkIdentity(page);
  await arrive(phone, '/cotitular/contrato');
  await signContract(phone, coOwner.number);
  await expect(phone.getByText(/^Falta la firma de María/)).toBeVisible();
  await goToContract(page, holder);
  await signContract(page, holder.person.number);
  await arrive(page, '/biometria/fin-proceso');
  await expect(phone.getByText(/^Ya firmaron los dos/)).toBeVisible();
});

test("[CA-45] [CA-46] until the co-owner accepts, the owner can correct the co-owner's phone, continue alone or cancel", async ({
  page,
}) => {
  const coOwner = second();
  const holder = await withCoOwner(page, coOwner);
  await expect(title(page, 'Falta que Ramón acepte ser cotitular')).toBeVisible();
  await page.getByText('¿Su celular o su correo están mal?').click();
  await page.getByLabel('Celular').fill(`${holder.person.areaCode} ${holder.person.number}`);
  await page.getByRole('button', { name: 'Corregir y enviar el enlace' }).click();
  await expect(page.getByText(/necesita su propio celular/).first()).toBeVisible();
  const right = { ...coOwner, number: applicant().number };
  await page.getByLabel('Celular').fill(`${right.areaCode} ${right.number}`);
  await page.getByRole('button', { name: 'Corregir y enviar el enlace' }).click();
  await expect(
    page.getByText(new RegExp(`Le mandamos el enlace al .*${right.number.slice(-4)}`)),
  ).toBeVisible();
  await expect.poll(() => coOwnerLinkTo({ ...right, email: '' })).not.toBe('');

  await page.getByRole('button', { name: 'Cancelar la solicitud' }).click();
  await page.getByRole('button', { name: 'No, seguir con la solicitud' }).click();
  await page.getByRole('button', { name: 'Seguir sin cotitular' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir sin cotitular' }).click();
  await arrive(page, '/titular/seguro');
});

test('[CA-46] the owner can cancel instead of waiting for the co-owner', async ({ page }) => {
  await withCoOwner(page, second());
  await expect(title(page, 'Falta que Ramón acepte ser cotitular')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar la solicitud' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar la solicitud' }).click();
  await expect(page.getByText(/^Cancelaste la solicitud/)).toBeVisible();
  await arrive(page, '/titular/cotizacion');
});

test('a co-owner’s link opens on one device, and another device requests a new link', async ({
  page,
  cameraBrowser,
}) => {
  const coOwner = second();
  const holder = await withCoOwner(page, coOwner);
  const first = await otherPhone(cameraBrowser);
  await openInvitation(first, coOwner, holder.person);
  const old = await coOwnerLinkTo(coOwner);
  const other = await otherPhone(cameraBrowser);
  await other.goto(old);
  await expect(title(other, 'Este enlace ya no sirve')).toBeVisible();
  await arrive(other, '/cotitular');
  await other.context().setOffline(true);
  await other.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await expect(other.getByText('Sin conexión')).toBeVisible();
  await other.context().setOffline(false);
  await other.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await expect(other.getByText('Pediste otro enlace')).toBeVisible();
  await expect.poll(() => coOwnerLinkTo(coOwner)).not.toBe(old);
  await openInvitation(other, coOwner, holder.person);
  const stranger = await otherPhone(cameraBrowser);
  await stranger.goto('/cotitular');
  await expect(title(stranger, 'Abrí el enlace que te mandamos')).toBeVisible();
});

test('a co-owner who accepted can continue on another device with a code sent to their phone', async ({
  page,
  browser,
}) => {
  const coOwner = second();
  const holder = await withCoOwner(page, coOwner);
  const first = await otherPhone(browser);
  await openInvitation(first, coOwner, holder.person);
  const old = await coOwnerLinkTo(coOwner);
  await acceptInvitation(first, coOwner);
  const other = await otherPhone(browser);
  await other.goto(old);
  await other.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await expect.poll(() => coOwnerLinkTo(coOwner)).not.toBe(old);
  await other.goto(await coOwnerLinkTo(coOwner));
  await expect(title(other, 'Confirmá que este dispositivo es tuyo')).toBeVisible();
  await other.getByRole('button', { name: 'Enviar código' }).click();
  await expect(other.getByText(/Mandamos un código por SMS al/)).toBeVisible();
  await arrive(other, '/cotitular/espera');
  await other.getByLabel('Código de 6 números').fill(await readPhoneCode(other.context(), coOwner.number));
  await other.getByRole('button', { name: 'Seguir en este dispositivo' }).click();
  await expect(title(other, 'Listo, aceptaste')).toBeVisible();
});

test('[RT-51] a register that rejects the co-owner stops the loan for both, in neutral words', async ({
  page,
  cameraBrowser,
}) => {
  // The embedded bank's register rejects documents that end in 998.
  const coOwner = second(`3${String(Date.now()).slice(-4)}998`);
  const holder = await withCoOwner(page, coOwner);
  const phone = await otherPhone(cameraBrowser);
  await openInvitation(phone, coOwner, holder.person);
  await acceptInvitation(phone, coOwner);
  await arrive(page, '/titular/seguro');
  await untilIdentityCheck(holder);
  await arrive(phone, '/cotitular/identidad');
  await checkIdentity(phone);
  await page.goto(`/biometria?id=${holder.id}`);
  await checkIdentity(page);
  await expect(title(phone, 'Por ahora no podemos seguir con este préstamo')).toBeVisible();
  await arrive(phone, '/cotitular/fin-proceso');
  await goToContract(page, holder);
  await expect(title(page, 'Por ahora no podemos seguir con el contrato')).toBeVisible();
});
