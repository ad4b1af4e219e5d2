import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { attachElsewhere, proposalsOf } from '../support/bankProposals.ts';
import { photo } from '../support/files.ts';
import { arrive } from '../support/screens.ts';
import { backOffice, PEOPLE, signIn } from '../support/session.ts';

const DASHBOARD = '/usuario/panel-de-seguimiento';
const pathOf = (id: string) => `${DASHBOARD}/propuesta/${id}`;
const titleOf = (email: string, number: string) =>
  `${email === PEOPLE.applicant ? 'Solicitud' : 'Propuesta'} ${number}`;

async function openProposal(page: Page, email: string, query: Record<string, string>, at = 0) {
  const proposal = (await proposalsOf(email, { status: 'A', ...query })).at(at);
  if (proposal === undefined) throw new Error(`${email} sees no such proposal: ${JSON.stringify(query)}`);
  await signIn(page.context(), email);
  await page.goto(pathOf(proposal.id));
  await expect(page.getByRole('heading', { level: 1, name: titleOf(email, proposal.number) })).toBeVisible();
  return proposal;
}

const card = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

test('[RT-38] [RT-39] [ST-09] [ST-12] [SH-12] an applicant continues from a card and from a proposal, and opens it by its URL', async ({
  page,
}) => {
  await signIn(page.context(), PEOPLE.applicant);
  await page.goto(DASHBOARD);
  await test.step('an applicant with few proposals sees a card with the next action for each, and no tools', () =>
    expectCards(page));
  await test.step('continuing leads to the step at which the application stopped', async () => {
    await cardOf(page, 'Seguro').getByRole('button', { name: 'Seguir con la solicitud' }).click();
    await expect(page).toHaveURL(/\/usuario\/titular\/seguro$/);
    await page.goBack();
    await cardOf(page, 'Seguro').getByRole('heading', { level: 2 }).getByRole('link').click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/\/usuario\/titular\/seguro$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('an applicant opens their proposal by its URL and sees its status', () =>
    expectStatus(page));
});

const cardOf = (page: Page, stage: string) => page.getByRole('article').filter({ hasText: stage });

async function expectCards(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Más filtros/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toHaveCount(0);
  // The board's story shows what applicants see at its address.
  await expect(page.getByRole('link', { name: 'Tablero' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Propuestas por etapa' })).toHaveCount(0);
  await expectAccessible(page);
  const identity = page.getByRole('link', { name: 'Validar mi identidad' }).first();
  await expect(identity).toHaveAttribute('href', /^\/biometria/);
}

async function expectStatus(page: Page): Promise<void> {
  const { id, number } = await openProposal(page, PEOPLE.applicant, { flowPhase: 'BIOMETRIA' });
  await arrive(page, pathOf(id));
  await expect(page).toHaveTitle(new RegExp(`^${titleOf(PEOPLE.applicant, number)} · `));
  await expect(page.getByText('Te toca a vos', { exact: true })).toBeVisible();
  const stages = card(page, 'Etapas').getByRole('listitem');
  await expect(stages.filter({ hasText: 'Datos' }).first()).toContainText('Hecho');
  await expect(card(page, 'Etapas').locator('[aria-current="step"]')).toContainText('Identidad y contrato');
  await expect(card(page, 'Préstamo')).toContainText('CFTEA con IVA');
  const parties = card(page, 'Quiénes participan');
  await expect(parties).toContainText(/DNI \d{1,2}\.•••\.••\d/);
  expect(await page.locator('main').innerText()).not.toContain('20301112220');
  await test.step('a change made elsewhere appears without a reload or a layout shift', () =>
    expectToFollow(page, number));
}

async function expectToFollow(page: Page, number: string): Promise<void> {
  const cancel = page.getByRole('button', { name: 'Cancelar la solicitud' });
  await cancel.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  // Its position on screen must not change, even if the page above grows.
  const foot = page.getByRole('button', { name: 'Cancelar la solicitud', exact: true, includeHidden: true });
  const place = async () => (await foot.boundingBox())?.y ?? Number.NaN;
  const before = await place();

  await backOffice(number, 'concierge');
  // Located by element, because elements behind an open dialog have no role.
  await expect(page.locator('main ol').getByText('Gestor', { exact: true })).toBeAttached();
  await expect(dialog).toBeVisible();
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  await expect(page.getByText('La solicitud cambió. Ya ves lo último.')).toBeAttached();
}

test('[RT-39] [RO-01] another user’s proposal and a missing one show the same page', async ({ page }) => {
  const [foreign] = await proposalsOf(PEOPLE.admin, { flowPhase: 'OWNER' });
  await signIn(page.context(), PEOPLE.applicant);
  const texts: string[] = [];
  for (const id of [foreign?.id ?? '', '00000000-0000-4000-8000-00000000dead', 'nothing-like-an-id']) {
    await page.goto(pathOf(id));
    await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esa solicitud' })).toBeVisible();
    texts.push(await page.locator('main').innerText());
  }
  expect(new Set(texts).size).toBe(1);
  await expectAccessible(page);
});

test('[ST-17] [ST-30] a failed cancellation is rolled back, and a successful one persists', async ({
  page,
}) => {
  const { id } = await openProposal(page, PEOPLE.sellerOfThree, { flowPhase: 'INSURANCE' }, -1);
  const tag = page.locator('main .MuiChip-root').first();
  await expect(tag).toHaveText('Seguro');

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('CancelProposal')) return route.fallback();
    await held;
    return route.fulfill({ status: 500, contentType: 'application/json', body: '{"statusCode":500}' });
  });
  const cancel = page.getByRole('button', { name: 'Cancelar la propuesta' });
  await cancel.click();
  const dialog = page.getByRole('alertdialog', { name: /¿Querés cancelar la propuesta/ });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();

  await cancel.click();
  await dialog.getByRole('button', { name: 'Sí, cancelar la propuesta' }).click();
  await expect(tag).toHaveText('Cancelada');
  release();
  await expect(page.getByText('No pudimos cancelarla: sigue como estaba.')).toBeVisible();
  await expect(page.getByText('Seguro', { exact: true }).first()).toBeAttached();
  await page
    .getByRole('alertdialog', { name: 'Oops' })
    .getByRole('button', { name: 'Cerrar' })
    .last()
    .click();
  await expect(tag).toHaveText('Seguro');

  await page.unroute('**/graphql');
  await cancel.click();
  await dialog.getByRole('button', { name: 'Sí, cancelar la propuesta' }).click();
  await expect(tag).toHaveText('Cancelada');
  await expect(page.getByRole('heading', { level: 2, name: 'La propuesta se canceló' })).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await page.reload();
  await expect(tag).toHaveText('Cancelada');
  expect((await proposalsOf(PEOPLE.sellerOfThree, { status: 'C' })).map((one) => one.id)).toContain(id);
});

test('[RT-39] documents can be viewed in place by keyboard and saved', async ({ page }) => {
  await openProposal(page, PEOPLE.sellerOfThree, { flowPhase: 'RE_LOAD_DOCUMENTATION' });
  const look = page.getByRole('button', { name: /^Ver (?!teléfono)/ }).first();
  await look.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Abrir en otra pestaña' })).toHaveAttribute('href', /^blob:/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(look).toBeFocused();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Descargar / })
    .first()
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
});

test('[RT-39] a file uploaded elsewhere appears without a reload, although it completes no step', async ({
  page,
}) => {
  const { id } = await openProposal(page, PEOPLE.sellerOfThree, { flowPhase: 'OWNER' });
  const documents = card(page, 'Documentos').getByRole('listitem');
  const isNew = await documents.filter({ hasText: 'Factura proforma' }).first().isVisible();
  const paper = documents.filter({ hasText: isNew ? 'Factura proforma' : 'Título del vehículo' }).first();
  await expect(paper).toContainText('Falta subirlo');
  const type = isNew ? 'PRO_FORMA_INVOICE' : 'VEHICLE_TITLE';
  await attachElsewhere(PEOPLE.sellerOfThree, id, type, photo('papel nuevo.png'));
  await expect(paper).toContainText('papel nuevo.png');
  await expect(paper).toContainText('Recibido');
});
