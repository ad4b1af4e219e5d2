import { expect, test } from '@playwright/test';
import { signOutByMenu } from '../support/account.ts';
import { applicant } from '../support/people.ts';
import { LIST, numbers, openList, rows } from '../support/proposalList.ts';
import { completeProposal } from '../support/proposalSteps.ts';
import {
  chooseModel,
  choosePreferences,
  givePersonalData,
  startFromLanding,
  takeOffer,
} from '../support/quoteSteps.ts';
import { PEOPLE } from '../support/session.ts';
import { translating } from '../support/translating.ts';

test('[RT-01] an applicant completes the flow on a page translated by the browser', async ({ page }) => {
  const faults = await translating(page);
  const person = applicant();
  await startFromLanding(page);
  await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'model' });
  await chooseModel(page, 'FIAT', 'CRONOS PRECISION');
  await givePersonalData(page, person);
  const amount = page.getByRole('textbox', { name: 'Monto del préstamo' });
  await amount.fill('7.500.000');
  await amount.blur();
  await page.getByRole('tab', { name: 'Fija o UVA' }).click();
  await page.getByRole('button', { name: /de inflación por mes/ }).click();
  await page.getByLabel('Inflación mensual que estimás').fill('0');
  await expect(page.getByRole('radio', { name: 'Mi inflación · 0 %' })).toBeAttached();
  await takeOffer(page, 'Tasa fija');
  await completeProposal(page, person);
  expect(faults).toEqual([]);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('[RT-38] a seller searches the dashboard and opens a proposal on a page translated by the browser', async ({
    page,
  }) => {
    const faults = await translating(page);
    await openList(page, PEOPLE.sellerOfThree);
    await expect(rows(page)).toHaveCount(10);
    const box = page.getByRole('searchbox', { name: /^Buscar/ });
    await box.fill((await numbers(page))[3] ?? '');
    await expect(rows(page)).toHaveCount(1);
    await box.fill('30.999.888');
    await expect(page.getByRole('heading', { name: 'Sin resultados' })).toBeVisible();
    await box.fill('');
    await expect(rows(page)).toHaveCount(10);
    await rows(page).first().getByRole('link').first().click();
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.goto(`${LIST}?estado=abiertas`);
    await expect(rows(page).first()).toBeVisible();
    await signOutByMenu(page);
    expect(faults).toEqual([]);
  });
});
