import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { createSimulation, quoteAddress } from '../support/guestStart.ts';
import { isOperation, setFlags } from '../support/flags.ts';
import { applicant } from '../support/people.ts';
import { waitForOffer } from '../support/quoteSteps.ts';

/** Agreement for used cars up to five years old. */
const USED = 5;
const REFUSED = { name: 'Por ahora no tenemos una oferta para vos' };

async function openRefusal(page: Page): Promise<void> {
  await page.goto(await quoteAddress(page.request, '/titular/cotizacion/cotizar'));
  await expect(page.getByRole('heading', REFUSED)).toBeVisible({ timeout: 60_000 });
}

test('[ST-24] a refusal shows its reason, the next steps and the right to information, even if the bank gives no reason', async ({
  page,
}) => {
  await createSimulation(page.request, applicant('20000004'));
  await openRefusal(page);
  await expect(
    page.getByText(
      /^No pudimos comprobar ingresos suficientes para la cuota mínima, de \$\s[\d.]+,\d\d por mes/,
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Llamar al 0800 555 0100' })).toHaveAttribute(
    'href',
    'tel:08005550100',
  );
  await expect(page.getByText(/Ley 25\.326/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sumar un cotitular' }).click();
  await expect(page).toHaveURL(/\/titular\/datos-personales\/cotitular/);
  await page.goBack();
  await page.getByRole('link', { name: 'Cargar o revisar mi ingreso' }).click();
  await expect(page).toHaveURL(/\/titular\/datos-personales\?.*parte=trabajo/);
  await expect(page.getByLabel('Ingreso neto por mes')).toHaveValue(/9/);

  await test.step('without a reason from the bank, the page lists what it evaluates and the same next steps', async () => {
    // A bank that lends only to one person gets no co-owner suggestion.
    await setFlags(page, { coOwner: false });
    await page.route('**/graphql**', async (route) => {
      if (!isOperation(route.request(), 'SimulationOffer')) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('"refusalReason":"INCOME"', '"refusalReason":null');
      return route.fulfill({ response, body });
    });
    await openRefusal(page);
    await expect(page.getByText(/^Miramos qué ingresos pudimos comprobar/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sumar un cotitular' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Cotizar otro vehículo' }).click();
    await expect(page).toHaveURL(/\/titular\/cotizacion\/preferencia/);
  });
});

test('[ST-24] for a value that is too low, one tap selects the nearest value with an offer', async ({
  page,
}) => {
  // 70 % of $ 1,200,000 is less than the smallest loan.
  await createSimulation(page.request, applicant(), { agreementId: USED, value: 1_200_000 });
  await page.goto('/titular/cotizacion/cotizar');
  await expect(page.getByRole('heading', REFUSED)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Con un vehículo de \$\s?1\.\d{3}\.000 te prestamos/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Cotizar con/ }).click();
  await waitForOffer(page);
  await page.getByRole('button', { name: 'Quiero este préstamo' }).click();
  await expect(page).toHaveURL(/\/titular\/datos-personales\/adicionales/);
});
