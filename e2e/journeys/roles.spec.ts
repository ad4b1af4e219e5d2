import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { proposalsOf } from '../support/bankProposals.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const PANEL = '/usuario/panel-de-seguimiento';
const START = '/usuario/titular/cotizacion';
const READS_ONLY = 'Tu usuario solo consulta';

/** The holder's screens of who is signed in (SPEC §2). */
const HOLDER_SCREENS = [
  'cotizacion',
  'cotizacion/preferencia',
  'cotizacion/cotizar',
  'cotizacion/cotizar/por-modelo',
  'cotizacion/cotizar/por-valor',
  'datos-personales',
  'datos-personales/adicionales',
  'datos-personales/cotitular',
  'datos-personales/cotitular/adicionales',
  'validacion-telefono',
  'seguro',
  'resumen',
  'documentacion-vehiculo',
  'medio-de-pago',
  'fin-proceso',
] as const;
const FOREIGN = `${PANEL}/propuesta/00000000-0000-4000-8000-00000000ffff`;

/** Another screen of the page that is open, as a link within it would. */
const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

for (const [role, readsOnly] of [
  ['applicant', false],
  ['seller', false],
  ['sellerOfNone', false],
  ['admin', true],
] as const) {
  test(`[SH-16] every screen as ${role}`, async ({ page }) => {
    await signIn(page.context(), PEOPLE[role]);
    await page.goto(PANEL);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const readOnly = page.getByRole('heading', { name: READS_ONLY });
    for (const screen of HOLDER_SCREENS) {
      await walkTo(page, `/usuario/titular/${screen}`);
      await expect(page).toHaveURL(/\/usuario\/titular\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(readOnly).toHaveCount(readsOnly ? 1 : 0);
    }
    // A guest's address is no way around it.
    await walkTo(page, '/titular/cotizacion/preferencia');
    await expect(readsOnly ? readOnly : page.getByRole('heading', { level: 1 })).toBeVisible();
    if (!readsOnly) await expect(page).toHaveURL(/\/usuario\/titular\//);
    for (const path of [FOREIGN, `${FOREIGN}/prenda`, `${FOREIGN}/resubir-documentacion`]) {
      await walkTo(page, path);
      await expect(page.getByRole('heading', { name: /No encontramos/ })).toBeVisible();
    }
  });
}

test('[ST-14] who goes on with a proposal that a gestor has is told so once', async ({ page }) => {
  const helped = { flowPhase: 'CONCIERGE', flowPhaseStatus: 'ACTIVE', status: 'A' };
  const proposal = (await proposalsOf(PEOPLE.sellerOfThree, helped)).findLast(
    ({ phase }) => phase === 'OWNER' || phase === 'INSURANCE',
  );
  if (proposal === undefined) throw new Error('the demo has no such proposal');
  await signIn(page.context(), PEOPLE.sellerOfThree);
  await page.goto(`${PANEL}/propuesta/${proposal.id}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/usuario\/titular\//);
  await page.goto(START);
  const told = page.getByRole('dialog', { name: 'Un gestor te va a contactar.' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
});
