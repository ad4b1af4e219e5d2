import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { proposalsOf } from '../support/bankProposals.ts';
import { ROUTES, VISITORS } from '../support/routes.ts';
import { PEOPLE, signIn } from '../support/session.ts';
import { walkTo } from '../support/walkTo.ts';

const DASHBOARD = '/usuario/panel-de-seguimiento';
const START = '/usuario/titular/cotizacion';
const NEUTRAL = { path: '/legales/defensa-del-usuario', heading: 'Defensa del usuario' };

for (const visitor of VISITORS) {
  test(`[SH-16] every URL opens the screen for ${visitor}`, async ({ page }) => {
    const ofSeller = { flowPhase: 'OWNER', flowPhaseStatus: 'ACTIVE', status: 'A', pointOfSale: '01010' };
    const proposal = (await proposalsOf(PEOPLE.seller, ofSeller)).at(-1);
    if (proposal === undefined) throw new Error('the demo has no such proposal');
    const told = (text: string) => text.replace(':number', proposal.number).replace(/:id|%3Aid/, proposal.id);
    if (visitor !== 'guest') await signIn(page.context(), PEOPLE[visitor]);
    await page.goto(NEUTRAL.path);
    let last = '';
    for (const { address, seen } of ROUTES) {
      const { path, heading } = seen[visitor];
      await test.step(address, async () => {
        // Leaves the screen first, so that the heading cannot be the previous address's.
        if (heading === last && path === address) {
          await walkTo(page, NEUTRAL.path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEUTRAL.heading);
        }
        await walkTo(page, told(address));
        // Ignores the choice in the quoter's query.
        const where = ({ pathname, search }: URL) => (path.includes('?') ? `${pathname}${search}` : pathname);
        await expect.poll(() => where(new URL(page.url()))).toBe(told(path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(told(heading));
        last = heading;
      });
    }
  });
}

test('[SH-16] an admin can read every screen of a proposal but change none', async ({ page }) => {
  const at = async (flowPhase: string) => {
    const query = { flowPhase, flowPhaseStatus: 'ACTIVE', status: 'A', pointOfSale: '01022' };
    return (await proposalsOf(PEOPLE.admin, query)).at(-1)?.id ?? '';
  };
  await signIn(page.context(), PEOPLE.admin);
  await page.goto(`${DASHBOARD}/propuesta/${await at('INSURANCE')}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Propuesta \d/ })).toBeVisible();
  const changing = page.getByRole('main').getByRole('button', { name: /Continuar|Cancelar|Enviar|Subir/ });
  await expect(changing).toHaveCount(0);
  await walkTo(page, `${DASHBOARD}/propuesta/${await at('RE_LOAD_DOCUMENTATION')}/resubir-documentacion`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ves esta propuesta en modo lectura');
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await walkTo(page, `${DASHBOARD}/propuesta/${await at('REGISTRO_PRENDA_INSCRIPTA')}/prenda`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prenda del vehículo');
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await expect(changing).toHaveCount(0);
  await walkTo(page, START);
  await page.getByRole('main').getByRole('link', { name: 'Ver las propuestas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administración de propuestas');
});

test('[ST-14] a user who continues a proposal handled by a gestor is told so once', async ({ page }) => {
  const helped = { flowPhase: 'CONCIERGE', flowPhaseStatus: 'ACTIVE', status: 'A' };
  const proposal = (await proposalsOf(PEOPLE.sellerOfThree, helped)).findLast(
    ({ phase }) => phase === 'OWNER' || phase === 'INSURANCE',
  );
  if (proposal === undefined) throw new Error('the demo has no such proposal');
  await signIn(page.context(), PEOPLE.sellerOfThree);
  await page.goto(`${DASHBOARD}/propuesta/${proposal.id}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/usuario\/titular\//);
  await page.goto(START);
  const told = page.getByRole('dialog', { name: 'Un gestor va a contactar a tu cliente.' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
});
