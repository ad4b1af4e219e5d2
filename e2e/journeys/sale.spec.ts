import { expect, type Browser, type Page } from '@playwright/test';
import { DASHBOARD } from '../support/account.ts';
import { photo } from '../support/files.ts';
import { test } from '../support/camera.ts';
import { signContract } from '../support/contract.ts';
import { documentInputs } from '../support/documents.ts';
import { acceptPhotos, sendPhotos, validate } from '../support/identityCheck.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { applicant, type Applicant } from '../support/people.ts';
import * as proposal from '../support/proposalSteps.ts';
import { waitForOffer } from '../support/quoteSteps.ts';
import { readQr } from '../support/qr.ts';
import { PERSON } from '../support/sales.ts';
import { arrive, walkSignedIn } from '../support/screens.ts';
import { identifyAsPerson, linkTo, sendSellersDocuments } from '../support/sellerLink.ts';
import { backOffice, PEOPLE, signIn } from '../support/session.ts';
import { signInFirst, signUp } from '../support/signUp.ts';
import { enterCustomer, staffBar, upToPhone } from '../support/staffSteps.ts';

const DESKTOP = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false };

/** Opens a page in a separate browser context, as for another person. */
const browserOf = async (browser: Browser, settings = {}): Promise<Page> =>
  (await browser.newContext(settings)).newPage();

/** Opens the QR code of the seller's screen on the customer's phone, accepts, and validates the number. */
async function acceptOnPhone(phone: Page, staff: Page, { number }: Applicant): Promise<void> {
  const address = await readQr(staff.getByRole('img', { name: /celular del cliente/ }));
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Aceptá con tu código');
  await expect(phone.getByRole('region', { name: 'El préstamo' })).toContainText('$ 32.000.000');
  await expect(phone.getByText(/\(CFTEA\) con IVA/).first()).toBeVisible();
  const last = await phone.getByRole('link', { name: 'Buscarla con tu DNI' }).boundingBox();
  const footer = await phone.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThan(16);
  await phone.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await phone.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await phone.getByLabel('Código de 6 números').fill(await readPhoneCode(phone.context(), number));
  await phone.getByRole('button', { name: 'Aceptar y continuar' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Listo, aceptaste');
}

/** Expects a proposal's page to show the next step and the party that has to act, without a reload. */
async function showsNext(page: Page, title: string | RegExp, who: string): Promise<void> {
  const card = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
  await expect(card.first()).toContainText(who);
}

const rowOf = (list: Page, number: string) => list.locator('tbody tr').filter({ hasText: number });

/** Opens the proposal's page in another tab from the list's side panel. */
async function openFromList(list: Page, number: string): Promise<Page> {
  await rowOf(list, number).getByRole('link').first().click();
  const open = list.getByRole('link', { name: 'Abrir la propuesta' });
  const detail = await list.context().newPage();
  await detail.goto((await open.getAttribute('href')) ?? '');
  await expect(detail.getByRole('heading', { level: 1, name: `Propuesta ${number}` })).toBeVisible();
  return detail;
}

async function giveCollectionAccount(guest: Page): Promise<void> {
  await guest.getByLabel(/^CBU/).fill('2850590940090418135201');
  await guest.getByLabel(/^CUIL o CUIT del titular/).fill(PERSON.cuitl);
  await guest.getByRole('button', { name: 'Guardar cuenta' }).click();
  await arrive(guest, '/vendedor/fin-proceso');
}

/** Opens the only proposal on the applicant's dashboard. */
const openCard = (phone: Page) =>
  phone.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').click();

/** Returns the count of the stage of inscribed pledges. */
async function inscribed(page: Page): Promise<number> {
  const stages = page.getByRole('navigation', { name: 'Propuestas por etapa' });
  return Number(/\d+/.exec(await stages.getByRole('link', { name: /^Inscripta/ }).innerText())?.[0]);
}

async function goOn(phone: Page, path: string): Promise<void> {
  await arrive(phone, path);
  await phone.getByRole('button', { name: 'Continuar' }).click();
}

const step = (phone: Page, name: string) =>
  phone.getByRole('list').getByRole('listitem').filter({ hasText: name }).first();

test('a point of sale, an applicant and a seller complete a sale in parallel', async ({ cameraBrowser }) => {
  const customer = { ...applicant(), firstName: 'Nélida', lastName: 'Iturralde' };
  const staff = await browserOf(cameraBrowser, DESKTOP);
  const phone = await browserOf(cameraBrowser);
  const guest = await browserOf(cameraBrowser);
  await signIn(staff.context(), PEOPLE.seller);
  walkSignedIn(staff);

  await staff.goto(DASHBOARD);
  await staff.getByRole('link', { name: 'Nueva propuesta' }).click();
  await enterCustomer(staff, customer);
  await waitForOffer(staff);
  await upToPhone(staff);
  await acceptOnPhone(phone, staff, customer);
  await arrive(staff, '/titular/seguro');
  await expect(staffBar(staff)).toContainText('Nélida Iturralde');
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/qué seguro quiere tu cliente/i);

  // From here the customer continues alone and the point of sale watches.
  await staff.goto(DASHBOARD);
  const row = staff.locator('tbody tr').filter({ hasText: /Iturralde/i });
  const number = /\b\d{6}\b/.exec(await row.innerText())?.[0] ?? '';
  const detail = await openFromList(staff, number);
  await showsNext(detail, 'Falta elegir el seguro', 'Le toca al titular');
  await phone.getByRole('button', { name: 'Seguir en este celular' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/qué seguro querés/i);
  await proposal.chooseInsurance(phone);
  await showsNext(detail, 'Falta aceptar el resumen', 'Le toca al titular');
  await proposal.acceptSummary(phone);
  const seller = { ...applicant(), firstName: 'Mario', lastName: 'Vende' };
  await proposal.sendLinkToSeller(phone, seller);
  await proposal.identifyVehicle(phone);
  await proposal.chooseNewAccount(phone);
  await proposal.confirm(phone);
  await showsNext(detail, 'Falta validar la identidad y firmar el contrato', 'Le toca al titular');
  await staff.bringToFront();
  await expect(rowOf(staff, number)).toContainText('Identidad');

  // The vehicle's seller uses the single-use link.
  await guest.goto(await linkTo(seller.number));
  await identifyAsPerson(guest, seller.number);
  await sendSellersDocuments(guest);
  await giveCollectionAccount(guest);
  await detail.bringToFront();
  await expect(detail.getByText(/Mario Vende/i).first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('La parte del vendedor', { exact: true })).toHaveCount(0);

  // The applicant signs up; the bank matches the account by document and email.
  await signUp(phone, customer);
  await signInFirst(phone, customer);
  await expect(phone.getByRole('article')).toHaveCount(1);
  await openCard(phone);
  await showsNext(phone, 'Falta validar la identidad y firmar el contrato', 'Te toca a vos');

  // The bank returns a seller's document, and every open page shows it without a reload.
  await backOffice(number, 'observe', {
    documents: [{ type: 'SELLER_DNI_FRONT', reason: 'No se lee el número.' }],
  });
  await showsNext(phone, 'Hay un documento para volver a subir', 'Le toca al vendedor del vehículo');
  await showsNext(detail, 'Hay un documento para volver a subir', 'Le toca al vendedor del vehículo');
  await guest.goto(`/vendedor/documentacion-vehiculo?propuesta=${number}`);
  await documentInputs(guest).first().setInputFiles(photo('dni legible.png', 60));
  // With the document saved, the sale is complete again and leads to the end.
  await expect(guest.getByText('Están todos los documentos que pedimos', { exact: true })).toBeVisible();
  await guest.getByRole('button', { name: 'Continuar' }).click();
  await arrive(guest, '/vendedor/fin-proceso');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Listo, recibimos todo/);
  await showsNext(detail, 'Falta validar la identidad y firmar el contrato', 'Le toca al titular');
  await showsNext(phone, 'Falta validar la identidad y firmar el contrato', 'Te toca a vos');

  // The applicant does the identity check and signs the contract.
  await phone.getByRole('link', { name: 'Seguir con mi identidad y contrato' }).click();
  await acceptPhotos(phone);
  await sendPhotos(phone);
  await validate(phone);
  await goOn(phone, '/biometria/seguro');
  await expect(phone.getByText('Sin observaciones')).toHaveCount(2);
  await goOn(phone, '/biometria/enri');
  await arrive(phone, '/biometria/terminos-y-condiciones');
  await signContract(phone, customer.number);
  await expect(phone.getByRole('heading', { level: 1, name: 'Firmaste tu contrato' })).toBeVisible();
  await expect(step(phone, 'Inscripción de la prenda')).toContainText('En curso');
  await showsNext(detail, 'El banco presenta los documentos en el registro', 'Lo tiene el banco');
  await guest.reload();
  await expect(step(guest, 'firma el préstamo')).toContainText('Hecho');

  // A gestor makes an appointment in parallel; then the registry follows.
  for (const command of ['concierge', 'contact', 'appointment']) await backOffice(number, command);
  await expect(
    detail.getByRole('listitem').filter({ hasText: 'Turno con el gestor' }).first(),
  ).toBeAttached();
  await backOffice(number, 'present');
  await showsNext(detail, 'El registro inscribe la prenda', 'Lo tiene el registro');
  await backOffice(number, 'return');
  await phone.reload();
  await expect(step(phone, 'Inscripción de la prenda')).toContainText('la devolvió al punto de venta');
  await showsNext(detail, 'Falta subir la prenda inscripta', 'Le toca al punto de venta');
  await staff.goto(`${DASHBOARD}?toca=vendedor#buscar=${number}`);
  await expect(rowOf(staff, number)).toContainText('Le toca al punto de venta');
  await detail.getByRole('link', { name: 'Subir la prenda' }).click();
  await detail.getByLabel('Subí la prenda inscripta').setInputFiles(photo('prenda.png'));
  await expect(detail.getByText(/^Listo/)).toBeVisible();
  await detail.getByRole('button', { name: 'Enviar la prenda inscripta' }).click();
  await expect(detail.getByText('Recibimos la prenda inscripta')).toBeVisible();
  await phone.goto(DASHBOARD);
  await openCard(phone);
  await showsNext(phone, 'El banco revisa la prenda inscripta', 'Lo tiene el banco');
  await staff.goto(`${DASHBOARD}?estado=todas`);
  const before = await inscribed(staff);

  await backOffice(number, 'inscribe');
  await expect(detail.getByText('La prenda está inscripta')).toBeVisible();
  await showsNext(phone, 'El préstamo está en marcha', 'No queda nada por hacer');
  await expect(rowOf(staff, number)).toContainText('Prenda inscripta');
  await expect.poll(() => inscribed(staff)).toBeGreaterThan(before);
  await staff.getByRole('link', { name: 'Tablero' }).click();
  await expect.poll(() => inscribed(staff)).toBeGreaterThan(before);

  // The pages that stayed open show the same state.
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Te transferimos');
  await expect(step(guest, 'El registro inscribe la prenda')).toContainText('Hecho');
  await phone.goto('/biometria/fin-proceso');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Pagamos tu vehículo');
  await phone.getByText('Ver tu cuadro de pagos definitivo').click();
  await expect(phone.getByText(/^1 · \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
});
