import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { MORNING } from '../support/account.ts';
import { proposalsOf } from '../support/bankProposals.ts';
import { stored } from '../support/keptForms.ts';
import { panelOf, rows } from '../support/proposalList.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const LIST = '/usuario/panel-de-seguimiento';
const NOTE = 'Prefiere que la llamen después de las 18.';

/** Returns today's date in Argentina as a user types it. */
const typedToday = () =>
  new Intl.DateTimeFormat('es-AR', { timeZone: 'America/Argentina/Buenos_Aires' }).format(new Date());
const followUp = (page: Page) => page.getByRole('region', { name: 'Seguimiento' });

test('[SH-16] a seller takes over a proposal, writes a note, and finds it in their list and on the morning page', async ({
  page,
  browser,
}) => {
  // Belongs to the demo's applicant, who opens it later in this test.
  const own = await proposalsOf(PEOPLE.applicant, { status: 'A' });
  const ofSeller = await proposalsOf(PEOPLE.sellerOfThree, { status: 'A' });
  const proposal = own.find(({ id }) => ofSeller.some((one) => one.id === id));
  if (proposal === undefined)
    throw new Error('the demo has no proposal of the applicant at the point of sale');
  const { id, number } = proposal;
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page.context(), PEOPLE.sellerOfThree);
  await page.goto(`${LIST}/propuesta/${id}`);
  const part = followUp(page);
  await part.getByRole('button', { name: 'Tomarla' }).click();
  await expect(part.getByText(/^La tenés vos desde el/)).toBeVisible();
  await test.step('unsaved text is kept when leaving the page, but only for this proposal', async () => {
    await part.getByLabel('Nota nueva').fill(NOTE);
    await page.getByRole('link', { name: 'Volver al panel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Panel de seguimiento' })).toBeVisible();
    await page.goBack();
    await expect(part.getByLabel('Nota nueva')).toHaveValue(NOTE);
    await page.reload();
    await expect(part.getByLabel('Nota nueva')).toHaveValue(NOTE);
    expect((await stored(page)).text).not.toContain(NOTE);
  });
  await part.getByRole('button', { name: 'Agregar la nota' }).click();
  await expect(part.getByRole('listitem').filter({ hasText: NOTE })).toContainText('Vos · ');
  await expect(part.getByLabel('Nota nueva')).toHaveValue('');
  await part.getByRole('button', { name: 'Poner una fecha' }).click();
  await part.getByLabel('Llamar el').fill(typedToday());
  await part.getByRole('button', { name: 'Guardar la fecha' }).click();
  await expect(part.getByText('Llamar hoy.')).toBeVisible();
  await expectAccessible(page);

  await test.step('the list and the side panel show it, with the call due today', async () => {
    await page.goto(LIST);
    await page.getByRole('navigation', { name: 'Vistas' }).getByRole('link', { name: /^Mías/ }).click();
    await expect(page).toHaveURL(/\?tiene=yo$/);
    const row = rows(page).filter({ hasText: number });
    await expect(row).toContainText('Llamar hoy');
    await row.getByRole('link').first().click();
    await expect(panelOf(page).getByText(NOTE)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the morning page shows it', async () => {
    await page.goto(MORNING);
    const calls = page.getByRole('region', { name: /^Para llamar hoy/ });
    await expect(calls.getByRole('listitem').filter({ hasText: number })).toContainText('Llamar hoy');
    await expectAccessible(page);
    await calls.getByRole('link', { name: /^Ver todas/ }).click();
    await expect(page).toHaveURL(/\?llamar=\d{4}-\d{2}-\d{2}$/);
    await expect(rows(page).filter({ hasText: number })).toBeVisible();
  });

  await test.step('an admin can only read it', async () => {
    const context = await browser.newContext();
    await signIn(context, PEOPLE.admin);
    const admin = await context.newPage();
    await admin.goto(`${LIST}/propuesta/${id}`);
    await expect(followUp(admin).getByText(/^La tiene Diego Luna desde el/)).toBeVisible();
    await expect(followUp(admin).getByText(NOTE)).toBeVisible();
    await expect(followUp(admin).getByRole('button')).toHaveText([/^Historial/]);
    await followUp(admin).getByRole('button').click();
    await expect(followUp(admin).getByText('Propuesta tomada')).toBeVisible();
    await expect(followUp(admin).getByRole('textbox')).toHaveCount(0);
    await context.close();
  });

  await test.step('the applicant does not see it', async () => {
    const context = await browser.newContext();
    await signIn(context, PEOPLE.applicant);
    const applicant = await context.newPage();
    const answers: string[] = [];
    applicant.on('response', async (response) => {
      if (response.url().includes('/graphql')) answers.push(await response.text().catch(() => ''));
    });
    await applicant.goto(`${LIST}/propuesta/${id}`);
    await expect(applicant.getByRole('heading', { name: 'Etapas' })).toBeVisible();
    await expect(followUp(applicant)).toHaveCount(0);
    await expect(applicant.getByText(NOTE)).toHaveCount(0);
    expect(answers.join()).not.toContain('Diego Luna');
    expect(answers.join()).not.toContain(NOTE);
    await context.close();
  });
});
