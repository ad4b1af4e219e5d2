import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { atOffer } from '../support/holderAt.ts';
import { quoteAddress } from '../support/guestStart.ts';
import { waitForOffer } from '../support/quoteSteps.ts';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Monto del préstamo' });
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });

async function atKnownOffer(page: Page): Promise<void> {
  await atOffer(page);
  await expect(
    section(page, 'Lo que vas a pagar')
      .getByText(/pesos( con \d+ centavos?)?$/)
      .first(),
  ).toBeAttached();
}

/** Live figures are read in pesos and cents, without the sign. */
async function expectSpoken(live: Locator): Promise<void> {
  await expect(live.first()).toContainText(/\d pesos( con \d+ centavos?)?/);
  for (const one of await live.all()) expect(await one.ariaSnapshot()).not.toContain('$');
}

/** Rate calls from now on fail as without a connection, until the returned function is called. */
async function cutRates(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql*', (route) =>
    /"OfferQuote"/.test(route.request().postData() ?? '')
      ? route.abort('internetdisconnected')
      : route.continue(),
  );
  return () => page.unroute('**/graphql*');
}

test('[SH-08] the offer says what is paid first and afterwards, what each 100 pesos pay for, compares both modes, and has its schedule', async ({
  page,
}) => {
  await atKnownOffer(page);
  await waitForOffer(page);
  const paid = section(page, 'Lo que vas a pagar');
  await expect(paid).toContainText(/Primera cuota · \w+ \d{2}\/\d{2}\/\d{4}/);
  await expect(paid).toContainText('y baja todos los meses');

  await expectSpoken(page.getByRole('status').filter({ hasText: 'Primera cuota' }));

  const cost = section(page, 'De cada 100 pesos que pagás');
  const shares = await cost.getByText(/^\$\s\d+,\d$/).allTextContents();
  const tenths = shares.map((text) => Number(text.replace(/\D/g, '')));
  expect(tenths.reduce((all, one) => all + one, 0)).toBe(1000);

  const both = section(page, '¿Tasa fija o UVA?');
  await amount(page).fill('10.000.000');
  await expect(both.getByText(/^Con UVA empezás pagando .*\./)).toBeVisible();
  await expect(both.getByRole('radio', { name: /Últimos 12 meses/ })).toBeAttached();
  const before = await both.getByText(/^Con UVA empezás/).textContent();
  await both.getByRole('button', { name: /de inflación por mes/ }).click();
  await both.getByLabel('Inflación por mes que suponés').fill('0');
  await expect(both.getByText(/^Con UVA empezás/)).not.toHaveText(before ?? '');
  await both.getByLabel('Inflación por mes que suponés').press('Enter');
  await expect(page).toHaveURL(/\/titular\/cotizacion\/cotizar/);
  await both.getByRole('button', { name: 'Ver mes por mes' }).click();
  await expect(both.getByRole('table', { name: 'Cuotas con tasa fija y con UVA' })).toBeVisible();

  await test.step('the schedule begins with total and balance, and shows the parts on demand', async () => {
    await page.getByRole('button', { name: /^Ver las \d+ cuotas$/ }).click();
    const table = page.getByRole('table', { name: 'Cuadro de pagos' }).filter({ visible: true });
    const heads = () => table.getByRole('columnheader').allTextContents();
    expect(await heads()).toEqual(['Cuota', 'Vence', 'Total', 'Saldo']);
    await page.getByRole('button', { name: 'Ver capital, interés e IVA' }).click();
    expect(await heads()).toEqual(['Cuota', 'Vence', 'Total', 'Saldo', 'Capital', 'Interés', 'IVA']);
  });
  // With both tables open.
  await expectAccessible(page);
});

test('[SH-08] [ST-26] [ST-27] what a change moves besides is said, with the way back, and no figure is shown beside another choice', async ({
  page,
}) => {
  await atKnownOffer(page);
  await test.step('what one can pay a month leads to an amount of the offer', async () => {
    await page.getByRole('button', { name: '¿Cuánto podés pagar por mes?' }).click();
    await page.getByLabel('Puedo pagar por mes').fill('500.000');
    await page.getByLabel('Puedo pagar por mes').press('Enter');
    await expect(page.getByText(/^Te alcanza para [\d.]+ pesos en \d+ cuotas/)).toBeAttached();
    await page.getByRole('button', { name: 'Usar este valor' }).click();
    const paid = section(page, 'Lo que vas a pagar').getByText(/^\$\s(4\d\d|500)\.\d{3},\d{2}$/);
    await expect(paid.first()).toBeVisible();
  });

  await radio(page, '24 cuotas').check();
  await amount(page).fill('9.500.000,50');
  const notice = page.getByRole('status').filter({ hasText: 'Cambiamos el plazo' });
  await expect(notice).toBeVisible();
  await expect(amount(page)).not.toHaveAttribute('aria-invalid', 'true');
  await notice.getByRole('button', { name: 'Volver a 24 cuotas' }).click();
  await expect(radio(page, '24 cuotas')).toBeChecked();
  await expect(amount(page)).toHaveValue(/9\.500\.001/);
  await expect(notice).toHaveCount(0);

  await radio(page, 'UVA').check();
  await page.getByRole('button', { name: 'Volver a 9.500.001 pesos' }).click();
  await expect(radio(page, '24 cuotas')).toBeChecked();
  await expect(amount(page)).toHaveValue(/9\.500\.001/);
  await expect(radio(page, 'UVA')).toBeChecked();

  await test.step('no figure is shown beside a choice that it was not calculated for', async () => {
    const figure = section(page, 'Lo que vas a pagar')
      .getByText(/^\$\s[\d.]+,\d{2}$/)
      .first();
    await expect(figure).toBeVisible();
    const mend = await cutRates(page);
    await radio(page, '12 cuotas').check();
    await expect(page.getByText('No pudimos calcular la cuota.')).toBeVisible();
    await expect(figure).toBeHidden();
    await expect(page.getByText('Sin calcular').first()).toBeVisible();
    await expect(page.getByText(/^\d{1,3},\d{2}\s?%$/).filter({ visible: true })).toHaveCount(0);
    await mend();
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect(figure).toBeVisible();

    await amount(page).fill('99.999.999.999');
    await expect(figure).toBeHidden();
    await expect(page.getByText('Sin calcular').first()).toBeVisible();
  });
});

/** Goes to another address of the open page, as a link in it would. */
const walkTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('[RT-14] [SH-08] the card with the loan is beside every step from the first, and what one can pay a month leads to the value of a vehicle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/legales/privacidad');
  for (const path of [
    '/titular/cotizacion/preferencia',
    '/titular/cotizacion/cotizar/por-modelo',
    '/titular/datos-personales',
    '/titular/cotizacion/cotizar/por-valor',
  ]) {
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await walkTo(page, await quoteAddress(page.request, path));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    await expect(page).toHaveURL((url) => url.pathname === path);
    const card = page.getByRole('region', { name: 'Estimación' });
    await expect(card.getByText(/^\d{1,3},\d{2}\s?%$/).first()).toBeVisible();
    await expect(card.getByText('Primera cuota')).toBeVisible();
    await expectSpoken(card.getByRole('status'));
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '¿Cuánto podés pagar por mes?' }).click();
  await page.getByLabel('Puedo pagar por mes').fill('1.000');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText(/no entra ni el préstamo más chico/)).toBeVisible();
  await page.getByLabel('Puedo pagar por mes').fill('600.000');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText(/^Te alcanza para un vehículo de hasta/).first()).toBeAttached();
  await page.getByRole('button', { name: 'Usar este valor' }).click();
  await expect(page.getByLabel('Valor de compra')).not.toHaveValue('$ 40.000.000');
  await expectAccessible(page);
});
