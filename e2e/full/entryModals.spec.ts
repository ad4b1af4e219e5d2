import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { signInHere } from '../support/account.ts';
import { proposalsOf } from '../support/bankProposals.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const DASHBOARD = '/usuario/panel-de-seguimiento';
const START = '/usuario/titular/cotizacion';
const GUEST_START = '/titular/cotizacion';

/** Demo applicants without an account (upstream/bank/README.md); their phones end in 001 and the DNI's last digit. */
const GUESTS = {
  insurance: '57900011',
  biometry: '57900012',
  afterBiometry: '57900013',
  gestor: '57900014',
  ofPointOfSale: '57900015',
} as const;

/** Resumes a proposal without an account, by DNI and phone code. */
async function comeBack(page: Page, dni: string): Promise<void> {
  await page.goto(`${GUEST_START}?retomar=si`);
  await page.getByLabel('Número de documento').fill(dni);
  await page.getByRole('button', { name: 'Enviarme el código' }).click();
  await expect(page.getByText(/^Podés pedir otro en/)).toBeVisible();
  await page
    .getByLabel('Código de 6 números')
    .fill(await readPhoneCode(page.context(), `001${dni.at(-1) ?? ''}`));
  await page.getByRole('button', { name: 'Seguir mi solicitud' }).click();
  await expect(page).not.toHaveURL(/retomar=si/);
}

/** Modals already checked for accessibility. */
const looked = new Set<string>();

/** Expects the modal with this title and exactly these buttons. */
async function expectTold(page: Page, title: string, buttons: string[]): Promise<void> {
  const told = page.getByRole('dialog', { name: title });
  await expect(told).toBeVisible();
  if (!looked.has(title)) await expectAccessible(page);
  looked.add(title);
  // Excludes the close button, which has no text.
  const found = told.getByRole('button').or(told.getByRole('link')).filter({ hasText: /\S/ });
  await expect(found).toHaveText(buttons);
}
const press = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name })
    .or(page.getByRole('dialog').getByRole('link', { name }))
    .click();
const resume = (page: Page) =>
  page
    .getByRole('button', { name: 'Retomar mi solicitud' })
    .or(page.getByRole('link', { name: 'Retomar mi solicitud' }));

test('[ST-13] without a point of sale, a guest continues directly, and a user who signs in is asked whether to resume', async ({
  page,
}) => {
  await comeBack(page, GUESTS.insurance);
  await expect(page).toHaveURL(/\/titular\/seguro$/);
  await page.goto(GUEST_START);
  await expect(resume(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const question = 'Tenés una solicitud en curso. ¿Querés retomarla?';
  const answers = ['Retomar', 'Empezar de nuevo'];
  await signIn(page.context(), PEOPLE.applicant);
  await page.goto(START);
  await expectTold(page, question, answers);
  await press(page, 'Retomar');
  await expect(page).toHaveURL(/\/usuario\/titular\/seguro$/);
  await page.goto(START);
  await expectTold(page, question, answers);
  await press(page, 'Empezar de nuevo');
  await expect(page).toHaveURL(/\/usuario\/titular\/cotizacion\/preferencia/);
  // The proposal stays open until another offer is accepted, and this page does not ask again.
  await page.goBack();
  await expect(resume(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[ST-14, ST-15] a guest is told that the identity check is in progress; a user who signs in is first asked whether to resume', async ({
  page,
}) => {
  await comeBack(page, GUESTS.biometry);
  const identity = 'Te falta validar tu identidad.';
  await expectTold(page, identity, ['Validar mi identidad', 'Entendido']);
  await press(page, 'Entendido');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await resume(page).click();
  await expectTold(page, identity, ['Validar mi identidad', 'Entendido']);
  await press(page, 'Validar mi identidad');
  await expect(page).toHaveURL(/\/biometria\?id=[0-9a-f-]{36}/);

  await signIn(page.context(), PEOPLE.applicant);
  await page.goto(START);
  await expectTold(page, 'Tenés una solicitud en curso. ¿Querés retomarla?', ['Retomar', 'Empezar de nuevo']);
  await press(page, 'Retomar');
  await expect(page).toHaveURL(/\/biometria\?id=[0-9a-f-]{36}/);
});

test('[ST-14] a guest whose identity check is done learns that nothing is left to do; one helped by a gestor can continue', async ({
  page,
}) => {
  await comeBack(page, GUESTS.afterBiometry);
  const done = 'Ya validaste tu identidad. Estamos preparando tu prenda.';
  await expectTold(page, done, ['Entendido', 'Ver cómo sigue']);
  await press(page, 'Entendido');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Etapa: /)).toBeVisible();
  await expect(page.getByText(/Te falta validar/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver cómo sigue' }).click();
  await expectTold(page, done, ['Entendido', 'Ver cómo sigue']);
  await press(page, 'Ver cómo sigue');
  await expect(page).toHaveURL(/\/mi-prestamo\/[0-9a-f-]{36}$/);

  // Starts over as another guest.
  await page.context().clearCookies();
  await comeBack(page, GUESTS.gestor);
  await expectTold(page, 'Un gestor te va a contactar.', ['Retomar', 'Entendido']);
  await press(page, 'Entendido');
  await resume(page).click();
  await expect(page).toHaveURL(/\/titular\/documentacion-vehiculo$/);
});

test('[ST-13, RO-01] for a point of sale’s proposal, a guest must sign in and a seller of another point of sale finds it closed', async ({
  page,
}) => {
  await comeBack(page, GUESTS.ofPointOfSale);
  const signInFirst = 'Iniciá sesión para continuar con esta solicitud.';
  await expectTold(page, signInFirst, ['Iniciar sesión', 'Crear una cuenta']);
  await press(page, 'Crear una cuenta');
  await expect(page).toHaveURL(/\/usuario\/registrarse\/datos-personales$/);
  await page.goto(GUEST_START);
  await expectTold(page, signInFirst, ['Iniciar sesión', 'Crear una cuenta']);
  await press(page, 'Iniciar sesión');
  await expect(page).toHaveURL(/\/usuario\/ingresar/);
  await signInHere(page, PEOPLE.seller);

  await expect(page).toHaveURL(START);
  const mismatch = 'Esta solicitud pertenece a otro punto de venta.';
  await expectTold(page, mismatch, ['Ver las propuestas', 'Entendido']);
  await press(page, 'Entendido');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The seller sees neither the holder's name nor a way to hand over the proposal.
  await expect(page.getByRole('button', { name: 'Seguir en su celular' })).toHaveCount(0);
  await expect(page.getByText(/Tu cliente/)).toHaveCount(0);
  await page.goto('/usuario/titular/seguro');
  await expect(page).toHaveURL(START);
  await expectTold(page, mismatch, ['Ver las propuestas', 'Entendido']);
  await press(page, 'Ver las propuestas');
  await expect(page).toHaveURL(DASHBOARD);
  // Its other addresses show nothing either, although the guest had access in this browser.
  const [foreign] = await proposalsOf(PEOPLE.admin, { documentNumber: GUESTS.ofPointOfSale });
  for (const address of ['/titular/seguro', '/biometria', `${DASHBOARD}/propuesta/${foreign?.id}`]) {
    await page.goto(`${address}?id=${foreign?.id}`);
    await expectTold(page, mismatch, ['Ver las propuestas', 'Entendido']);
    await press(page, 'Entendido');
    await expect(page.getByText(/pertenece a otro punto de venta/)).toHaveCount(0);
  }
  // An unknown id is not said to be of another point of sale.
  await page.goto(`${DASHBOARD}/propuesta/00000000-0000-4000-8000-00000000dead`);
  const notFound = 'No encontramos esa propuesta en tus puntos de venta';
  await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();

  // Signs in as an applicant in the same browser, from a blank page: an open page would notice the end of its session
  // and sign the next user out.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /^Cognito|^sessionCookie$|^user$/ });
  await signIn(page.context(), PEOPLE.applicant);
  await page.goto(START);
  await resume(page).click();
  await expect(page).toHaveURL(/\/usuario\/titular\/seguro$/);
});

test('[ST-13] a seller can continue a proposal of their own point of sale', async ({ page }) => {
  const open = { flowPhase: 'INSURANCE', flowPhaseStatus: 'ACTIVE', status: 'A', pointOfSale: '01010' };
  const [proposal] = await proposalsOf(PEOPLE.seller, open);
  if (proposal === undefined) throw new Error('the demo has no such proposal');
  await signIn(page.context(), PEOPLE.seller);
  await page.goto(`${DASHBOARD}/propuesta/${proposal.id}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/usuario\/titular\//);
  await page.goto(START);
  await expect(page.getByRole('heading', { name: `Propuesta ${proposal.number}` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Retomar la propuesta' }).click();
  await expect(page).toHaveURL(/\/usuario\/titular\/(seguro|resumen)$/);
});

test('[ST-29] a signed-in owner opens their proposal by link without a code and resumes it without a document number', async ({
  page,
}) => {
  const open = { flowPhase: 'INSURANCE', flowPhaseStatus: 'ACTIVE', status: 'A' };
  const [own] = await proposalsOf(PEOPLE.applicant, open);
  const [foreign] = await proposalsOf(PEOPLE.admin, { ...open, pointOfSale: '01022' });
  await signIn(page.context(), PEOPLE.applicant);
  await page.goto(`/titular/seguro?id=${own?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: /¿Qué seguro querés/ })).toBeVisible();
  await expect(page.getByText('Número de documento')).toHaveCount(0);
  await page.goto(`${GUEST_START}?retomar=si`);
  await expect(page).toHaveURL(DASHBOARD);
  // Another person's proposal still needs the code sent to its phone.
  await page.goto(`/titular/seguro?id=${foreign?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Seguí en tu celular' })).toBeVisible();
});
