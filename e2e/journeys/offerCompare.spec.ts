import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { atOffer } from '../support/holderAt.ts';
import { quoteAddress } from '../support/guestStart.ts';
import { waitForOffer } from '../support/quoteSteps.ts';
import { walkTo } from '../support/walkTo.ts';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Monto del préstamo' });
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const take = (page: Page) => page.getByRole('button', { name: 'Quiero este préstamo' });
const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });

async function atKnownOffer(page: Page): Promise<void> {
  await atOffer(page);
  await expect(
    section(page, 'Cuánto pagás por mes')
      .getByText(/pesos( con \d+ centavos?)?$/)
      .first(),
  ).toBeAttached();
}

/** Expects live regions to say pesos and cents instead of the $ sign. */
async function expectSpoken(live: Locator): Promise<void> {
  await expect(live.first()).toContainText(/\d pesos( con \d+ centavos?)?/);
  for (const one of await live.all()) expect(await one.ariaSnapshot()).not.toContain('$');
}

/** Expects the costs with and without insurance in the same font size. */
async function expectSameSize(page: Page): Promise<void> {
  const figures = page.getByText(/^\d{1,3},\d{2}\s%$/).filter({ visible: true });
  const sizes = await figures.evaluateAll((all) =>
    all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
  );
  const largest = sizes.filter((size) => size === Math.max(...sizes));
  expect(largest.length).toBe(2);
  await expect(page.getByText('CFTEA con seguro', { exact: true }).filter({ visible: true })).toBeVisible();
}

/** Makes rate queries fail as if offline until the returned function is called. */
async function cutRates(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql*', (route) =>
    /"OfferQuote"/.test(route.request().postData() ?? '')
      ? route.abort('internetdisconnected')
      : route.continue(),
  );
  return () => page.unroute('**/graphql*');
}

test('[SH-08] the offer shows the first and later payments, what each 100 pesos pay for, both modes compared and its schedule', async ({
  page,
}) => {
  await atKnownOffer(page);
  await waitForOffer(page);
  const paid = section(page, 'Cuánto pagás por mes');
  await expect(paid).toContainText(
    /Primera cuota, si le pagáramos hoy al vendedor · \p{L}+ \d{2}\/\d{2}\/\d{4}/u,
  );
  await expect(paid).toContainText('y baja todos los meses');
  await expect(paid).toContainText(/\+ seguro obligatorio desde \$\s[\d.,]+ por mes.*, estimado/);
  await expect(paid).toContainText(
    /Si le pagamos al vendedor entre el \d\d\/\d\d y el \d\d\/\d\d, la primera cuota es de/,
  );
  for (const total of ['Total por mes', 'Total a pagar', 'Total a pagar, con seguro (estimado)']) {
    await expect(paid.getByText(total, { exact: true })).toBeVisible();
  }
  await expectSameSize(page);

  await expectSpoken(page.getByRole('status').filter({ hasText: 'Primera cuota' }));

  await page.getByRole('tab', { name: 'Costo' }).click();
  const cost = section(page, 'De cada 100 pesos que pagás');
  const shares = await cost.getByText(/^\$\s\d+,\d$/).allTextContents();
  const tenths = shares.map((text) => Number(text.replace(/\D/g, '')));
  expect(tenths.reduce((all, one) => all + one, 0)).toBe(1000);

  await page.getByRole('tab', { name: 'Fija o UVA' }).click();
  const both = section(page, '¿Tasa fija o UVA?');
  await amount(page).fill('10.000.000');
  await expect(both.getByText(/^Con UVA empezás pagando .*\./)).toBeVisible();
  await expect(both.getByRole('radio', { name: /Últimos 12 meses/ })).toBeAttached();
  const before = await both.getByText(/^Con UVA empezás/).textContent();
  await both.getByRole('button', { name: /de inflación por mes/ }).click();
  await both.getByLabel('Inflación mensual que estimás').fill('0');
  await expect(both.getByText(/^Con UVA empezás/)).not.toHaveText(before ?? '');
  await both.getByLabel('Inflación mensual que estimás').press('Enter');
  await expect(page).toHaveURL(/\/titular\/cotizacion\/cotizar/);
  await both.getByRole('button', { name: 'Ver mes por mes' }).click();
  await expect(both.getByRole('table', { name: 'Cuotas con tasa fija y con UVA' })).toBeVisible();

  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Cuotas' }).click();
  await test.step('the schedule shows total and balance, and the components on demand', async () => {
    await page.getByRole('button', { name: /^Ver las \d+ cuotas$/ }).click();
    const table = page.getByRole('table', { name: 'Cuadro de pagos' }).filter({ visible: true });
    const heads = () => table.getByRole('columnheader').allTextContents();
    expect(await heads()).toEqual(['Cuota', 'Vence', 'Total', 'Saldo']);
    await page.getByRole('button', { name: 'Ver capital, interés e IVA' }).click();
    expect(await heads()).toEqual(['Cuota', 'Vence', 'Total', 'Saldo', 'Capital', 'Interés', 'IVA']);
  });
  await expectAccessible(page);
});

test('[SH-08] [ST-26] [ST-27] the offer explains and undoes side effects of a change, and never shows another choice’s figure', async ({
  page,
}) => {
  await atKnownOffer(page);
  await test.step('an affordable monthly payment leads to an amount within the offer', async () => {
    await page.getByRole('button', { name: '¿Cuánto podés pagar por mes?' }).click();
    await page.getByLabel('Puedo pagar por mes').fill('500.000');
    await page.getByLabel('Puedo pagar por mes').press('Enter');
    await expect(page.getByText(/^Te alcanza para [\d.]+ pesos en \d+ cuotas/)).toBeAttached();
    await page.getByRole('button', { name: 'Usar estos valores' }).click();
    const paid = section(page, 'Cuánto pagás por mes').getByText(/^\$\s(4\d\d|500)\.\d{3},\d{2}$/);
    await expect(paid.first()).toBeVisible();
  });

  await radio(page, /^24 cuotas/).check();
  await amount(page).fill('9.500.000,50');
  const notice = page.getByRole('status').filter({ hasText: 'Cambiaste el monto' });
  await test.step('a changed amount explains the new term and rate next to the terms, not covered by the button at the bottom', async () => {
    await expect(notice).toHaveText(/pasamos a 60 cuotas y la tasa sube a \d+,\d\d\s%\./);
    await expect(amount(page)).not.toHaveAttribute('aria-invalid', 'true');
    const back = notice.getByRole('button', { name: 'Volver a 24 cuotas' });
    await amount(page).blur();
    for (const one of [radio(page, /^60 cuotas/), back]) await expect(one).toBeInViewport();
    const [terms, foot] = [await back.boundingBox(), await take(page).boundingBox()];
    expect((terms?.y ?? 0) + (terms?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
    await expectAccessible(page);
    await back.press('Enter');
  });
  await expect(radio(page, /^24 cuotas/)).toBeChecked();
  await expect(amount(page)).toHaveValue(/9\.500\.001/);
  await expect(notice).toHaveCount(0);

  await test.step('switching modes restores the amount and term of each mode', async () => {
    const arranged = async (mode: string) => {
      await expect(radio(page, mode)).toBeChecked();
      await expect(radio(page, /^24 cuotas/)).toBeChecked();
      await expect(amount(page)).toHaveValue(/9\.500\.001/);
    };
    await radio(page, 'UVA').check();
    await expect(page.getByText(/^Pasaste a UVA: empezamos por el máximo/).first()).toBeVisible();
    await expect(amount(page)).toHaveValue(/28\.000\.000/);
    await page.getByRole('button', { name: 'Volver a 9.500.001 pesos en 24 cuotas' }).click();
    await arranged('UVA');
    await radio(page, 'Tasa fija').check();
    await arranged('Tasa fija');
    await amount(page).fill('30.000.000');
    await amount(page).blur();
    await radio(page, 'UVA').check();
    await expect(page.getByText(/^Volviste a UVA, como estaba/).first()).toBeVisible();
    await arranged('UVA');
  });

  await test.step('no figure is shown for a choice that it was not calculated for', async () => {
    const figure = section(page, 'Cuánto pagás por mes')
      .getByText(/^\$\s[\d.]+,\d{2}$/)
      .first();
    await expect(figure).toBeVisible();
    const mend = await cutRates(page);
    await radio(page, /^12 cuotas/).check();
    await expect(page.getByText('No pudimos calcular la cuota.')).toBeVisible();
    await expect(figure).toBeHidden();
    await expect(page.getByText('Sin calcular').first()).toBeVisible();
    await expect(page.getByText(/^\d{1,3},\d{2}\s?%$/).filter({ visible: true })).toHaveCount(0);
    await mend();
    await page.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(figure).toBeVisible();

    await amount(page).fill('99.999.999.999');
    await expect(figure).toBeHidden();
    await expect(page.getByText('Sin calcular').first()).toBeVisible();
  });
});

test('[RT-14] [SH-08] the loan card is on every step from the first, and an affordable monthly payment leads to a vehicle value', async ({
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
  await expect(page.getByText(/no llegás al préstamo más chico/)).toBeVisible();
  await page.getByLabel('Puedo pagar por mes').fill('600.000');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText(/^Te alcanza para un vehículo de hasta/).first()).toBeAttached();
  await page.getByRole('button', { name: 'Usar estos valores' }).click();
  await expect(page.getByLabel('Valor del vehículo')).not.toHaveValue('$ 40.000.000');
  await expectAccessible(page);
});
