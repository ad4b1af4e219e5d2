import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { proposalsOf } from '../support/bankProposals.ts';
import { atOffer } from '../support/holderAt.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: '¿Y si adelanto plata?' }) });
const result = (page: Page) => section(page).getByRole('status');

async function prepay(page: Page, amount: string): Promise<void> {
  await section(page).getByLabel('Cuánto adelantás').fill(amount);
  await section(page).getByRole('button', { name: 'Calcular' }).click();
}

test('the offer shows the savings of both kinds of prepayment and explains amounts that cannot be prepaid', async ({
  page,
}) => {
  await atOffer(page);
  await section(page).getByRole('button', { name: 'Simular un adelanto' }).click();
  await prepay(page, '0');
  await expect(section(page).getByText('Ingresá $ 1.000 o más.')).toBeVisible();
  await prepay(page, '2 millones');
  await expect(result(page)).toContainText(
    /Pagás \d+ cuotas? menos y ahorrás \$\s[\d.]+,\d{2} de intereses con IVA\./,
  );
  await expect(result(page)).toContainText('Sin cargo');
  await section(page).getByRole('radio', { name: 'Pagar cuotas más bajas' }).check();
  await expect(result(page)).toBeEmpty();
  await section(page).getByRole('button', { name: 'Calcular' }).click();
  await expect(result(page)).toContainText(/La cuota que sigue baja de \$\s[\d.]+,\d{2} a \$\s[\d.]+,\d{2}/);
  await expectAccessible(page);

  await test.step('offline the form says so and keeps the input', async () => {
    await page.context().setOffline(true);
    await prepay(page, '3.000.000');
    await expect(result(page)).toContainText('No hay conexión. Probá de nuevo cuando vuelva.');
    await page.context().setOffline(false);
    await section(page).getByRole('button', { name: 'Calcular' }).click();
    await expect(result(page)).toContainText(/La cuota que sigue baja/);
  });

  await test.step('a UVA loan is calculated in UVAs', async () => {
    await page.getByRole('radio', { name: 'UVA', exact: true }).check();
    await expect(result(page)).toBeEmpty();
    await section(page).getByRole('button', { name: 'Calcular' }).click();
    await expect(result(page)).toContainText(
      /Calculado con la UVA a \$\s[\d.]+,\d{2}.* adelantás [\d.]+,\d{2}\sUVA/,
    );
  });
});

test('the applicant of a signed loan sees when it would end if they paid off the balance', async ({
  page,
}) => {
  const [signed] = await proposalsOf(PEOPLE.applicant, { status: 'E' });
  await signIn(page.context(), PEOPLE.applicant);
  await page.goto(`/usuario/panel-de-seguimiento/propuesta/${signed?.id}`);
  await section(page).getByRole('button', { name: 'Simular un adelanto' }).click();
  await section(page).getByLabel('Después de qué cuota').selectOption({ index: 5 });
  await section(page).getByRole('button', { name: 'Usar todo lo que debés' }).click();
  await section(page).getByRole('button', { name: 'Calcular' }).click();
  await expect(result(page)).toContainText(/Terminás de pagar el préstamo el \d{2}\/\d{2}\/\d{4} y ahorrás/);
  await expectAccessible(page);
});
