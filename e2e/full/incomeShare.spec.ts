import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { atOffer, holderAt } from '../support/holderAt.ts';
import { applicant } from '../support/people.ts';
import { waitForOffer } from '../support/quoteSteps.ts';

const share = /La cuota con el seguro es el (\d+)\s% de tu ingreso/;

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Cuánto pagás por mes' }) });
const percent = async (page: Page) =>
  Number(share.exec((await section(page).getByText(share).first().textContent()) ?? '')?.[1]);

test('an applicant enters an income on the offer, accepts the amount that fits it and is not asked again', async ({
  page,
}) => {
  await atOffer(page, { ...applicant(), income: null });
  const income = section(page).getByLabel(/^¿Cuánto ganás por mes\?/);
  await expect(page.getByText(share)).toHaveCount(0);

  await income.fill('1.500.000');
  await income.press('Enter');
  await expect(section(page).getByText('Se aconseja hasta el 35 %. Podés seguir igual.')).toBeVisible();
  expect(await percent(page)).toBeGreaterThan(35);
  await expectAccessible(page);

  await test.step('the amount that fits keeps the term and costs at most 35 % of the income', async () => {
    const term = page.getByRole('radiogroup', { name: 'Cuotas y tasa (TNA)' }).getByRole('radio', {
      checked: true,
    });
    const before = await term.getAttribute('value');
    const fits = section(page).getByRole('button', { name: /^Con \$\s[\d.]+ pagarías hasta el 35\s%$/ });
    const amount = /\$\s[\d.]+/.exec((await fits.textContent()) ?? '')?.[0]?.replaceAll(/\s/g, ' ') ?? '';
    await fits.click();
    await expect(page.getByRole('textbox', { name: 'Monto del préstamo' })).toHaveValue(amount);
    await waitForOffer(page);
    await expect(section(page).getByText(/Se aconseja hasta/)).toHaveCount(0);
    expect(await percent(page)).toBeGreaterThan(30);
    expect(await percent(page)).toBeLessThanOrEqual(35);
    await expect(term).toHaveAttribute('value', before ?? '');
  });

  await test.step('the income survives a reload and prefills the personal data form', async () => {
    await page.reload();
    await expect(income).toHaveValue('$ 1.500.000');
    await page.getByRole('link', { name: 'Volver' }).first().click();
    await expect(page).toHaveURL(/\/titular\/datos-personales\?/);
    await page.goto(`${page.url()}&parte=trabajo`);
    await expect(page.getByLabel(/^Ingreso neto por mes/)).toHaveValue('$ 1.500.000');
  });
});

test('the summary shows the instalment as a share of the declared income, with a link to change the loan above 35 %', async ({
  page,
}) => {
  await holderAt(page, 'summary', { ...applicant(), income: '3200000' });
  const said = page.getByText(share).first();
  await expect(said).toBeVisible();
  await expect(page.getByLabel(/^¿Cuánto ganás por mes\?/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Cambiar el monto o el plazo' }).click();
  await expect(page).toHaveURL(/\/titular\/cotizacion\/cotizar\?/);
});
