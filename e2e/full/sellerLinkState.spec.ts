import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { call } from '../support/bankCalls.ts';
import { proposalsOf } from '../support/bankProposals.ts';
import { LIST } from '../support/proposalList.ts';
import { linkTo } from '../support/sellerLink.ts';
import { PEOPLE, signIn, tokensOf } from '../support/session.ts';

/** Sends a link to the vehicle's seller of an open proposal that needs one; returns the proposal. */
async function inviteSeller(): Promise<{ id: string; number: string }> {
  const { IdToken } = await tokensOf(PEOPLE.sellerOfThree);
  const headers = { authorization: `Bearer ${IdToken}` };
  const contact = { cellPhone: { areaCode: '11', number: '55557171' } };
  for (const one of await proposalsOf(PEOPLE.sellerOfThree, { status: 'A', flowPhase: 'SELLER' })) {
    try {
      const body = { proposalId: one.id, contact };
      await call('/person/seller/post_seller', { method: 'POST', headers, body });
    } catch {
      // The proposal already has a seller.
      continue;
    }
    const found = await call<{ reminder: { party: string } | null }>(`/ext/outreach/${one.id}`, { headers });
    if (found.reminder?.party === 'SELLER') return one;
  }
  throw new Error('No proposal waits for its seller.');
}

test('a seller sees whether the vehicle’s seller opened the link, and can send another one later; an admin sees neither', async ({
  page,
  browser,
}) => {
  const { id, number } = await inviteSeller();
  await signIn(page.context(), PEOPLE.sellerOfThree);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${LIST}?ver=${id}`);
  const panel = page.getByRole('complementary').filter({ hasText: number });
  await panel.getByRole('button', { name: 'Recordárselo al vendedor del vehículo' }).click();
  await expect(
    panel.getByText(/^Enviado hoy a las .* Todavía no lo abrió\. Vence el .* que abra el último\.$/),
  ).toBeVisible();
  await expectAccessible(page);
  const link = await linkTo('', number);
  expect(await page.content()).not.toContain(link.split('clave=')[1]);

  const vendor = await browser.newPage();
  await vendor.goto(link);
  await expect(vendor).toHaveURL(/\/vendedor\/datos/);
  await expect(vendor.getByRole('radio', { name: /^Vendo yo/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${LIST}/propuesta/${id}`);
  await expect(page.getByText(/^Enviado hoy a las .* Ya lo abrió\.$/)).toBeVisible();
  // One button, which is disabled until the next message may be sent.
  const again = page.getByRole('button', { name: 'Recordárselo al vendedor del vehículo' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toHaveAccessibleDescription(/^Podés mandarle otro mensaje en \d+ minutos\.$/);
  await expect(page.getByRole('button', { name: 'Enviarle el enlace de nuevo' })).toHaveCount(0);
  await expectAccessible(page);
  expect(await linkTo('', number)).toBe(link);

  // Reloads, because the open page keeps its data.
  await page.context().clearCookies();
  await signIn(page.context(), PEOPLE.admin);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Quiénes participan' })).toBeVisible();
  await expect(page.getByText('Enlace del vendedor del vehículo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enviarle el enlace de nuevo' })).toHaveCount(0);
});
