import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { proposalsOf } from '../support/bankProposals.ts';
import { countEffort } from '../support/effort.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const LIST = '/usuario/panel-de-seguimiento';
const REVEAL = 'Ver teléfono y correo';

async function firstOpen(query: Record<string, string>, at = 0): Promise<{ id: string; number: string }> {
  const found = (await proposalsOf(PEOPLE.seller, { status: 'A', ...query })).at(at);
  if (found === undefined) throw new Error(`no such proposal: ${JSON.stringify(query)}`);
  return found;
}

/** Returns the page's address and browser storage as text. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([location.href, localStorage, sessionStorage]));

test('[SH-16] a seller calls and writes to the customer from the page and from the side panel', async ({
  page,
}) => {
  const { id, number } = await firstOpen({ flowPhase: 'INSURANCE' });
  await signIn(page.context(), PEOPLE.seller);
  await page.goto(`${LIST}/propuesta/${id}`);
  const reveal = page.getByRole('button', { name: REVEAL });
  await reveal.click();
  const call = page.getByRole('link', { name: /^Llamar al/ });
  await expect(call).toHaveAttribute('href', /^tel:\+549\d{10}$/);
  await expect(page.getByRole('button', { name: 'Ocultar teléfono y correo' })).toBeFocused();
  const address = await page.getByRole('link', { name: 'Escribir por WhatsApp' }).getAttribute('href');
  const whatsApp = new URL(address ?? '');
  expect(whatsApp.origin + whatsApp.pathname).toMatch(/^https:\/\/wa\.me\/549\d{10}$/);
  expect(whatsApp.searchParams.get('text')).toMatch(
    new RegExp(`^Hola \\S.*, te escribo de .+ por tu préstamo prendario ${number}\\.$`),
  );
  await expect(page.locator('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/);
  await expectAccessible(page);
  const phone = whatsApp.pathname.slice(-8);
  expect(await kept(page)).not.toContain(phone);

  await test.step('the contact is gone after leaving the page', async () => {
    await page.getByRole('link', { name: 'Volver al panel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Panel de seguimiento' })).toBeVisible();
    await page.goBack();
    await expect(reveal).toBeVisible();
    await expect(call).toHaveCount(0);
  });

  await test.step('the side panel works the same way', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${LIST}?ver=${id}`);
    const panel = page.getByRole('complementary').filter({ hasText: number });
    await panel.getByRole('button', { name: REVEAL }).click();
    await expect(panel.getByRole('link', { name: /^Llamar al/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test('[SH-16] from the list, a seller can remind the party that must act in two clicks', async ({ page }) => {
  const { id, number } = await firstOpen({ flowPhase: 'INSURANCE' }, 1);
  await signIn(page.context(), PEOPLE.seller);
  await page.setViewportSize({ width: 1280, height: 900 });
  const effort = await countEffort(page);
  await page.goto(LIST);
  await page.getByRole('searchbox').fill(number);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  const before = effort.taps;
  await page.locator('tbody tr').click({ position: { x: 400, y: 20 } });
  const panel = page.getByRole('complementary').filter({ hasText: number });
  await panel.getByRole('button', { name: 'Recordárselo' }).click();
  const last = panel.getByText(/^Recordado hoy a las \d{1,2}:\d\d por SMS al ••\s••••\s\d{4}$/);
  await expect(last).toBeVisible();
  expect(effort.taps - before).toBeLessThanOrEqual(2);
  await expectAccessible(page);

  await test.step('a second reminder has to wait, and the page says so; the proposal shows the previous one', async () => {
    const waits = async (button: Locator) => {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(/^Podés mandarle otro mensaje (a las|mañana)/);
    };
    await waits(panel.getByRole('button', { name: 'Recordárselo' }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${LIST}/propuesta/${id}`);
    await expect(page.getByText(/^Recordado hoy a las /)).toBeVisible();
    await waits(page.getByRole('button', { name: 'Recordárselo' }));
    await expect(page.getByRole('button', { name: /^Historial \(\d+\)$/ })).toBeVisible();
    await expectAccessible(page);
  });
});
