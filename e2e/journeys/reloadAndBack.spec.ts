import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { applicant } from '../support/people.ts';
import { completeProposal } from '../support/proposalSteps.ts';
import {
  chooseModel,
  choosePreferences,
  givePersonalData,
  startFromLanding,
  takeOffer,
} from '../support/quoteSteps.ts';
import { onEveryScreen } from '../support/screens.ts';

test('[ST-21] every step survives a reload, Back and Forward, and a deep link in a new tab', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const person = applicant();
  const seen: string[] = [];
  onEveryScreen(page, async (current, path) => {
    const heading = await current.getByRole('heading', { level: 1 }).innerText();
    seen.push(path);
    await current.reload();
    await expectSame(current, path, heading);
    if (seen.length > 1) {
      await current.goBack();
      await expect(current.getByRole('heading', { level: 1 })).toBeVisible();
      await current.goForward();
      await expectSame(current, path, heading);
    }
    const tab = await current.context().newPage();
    await tab.goto(current.url());
    await expectSame(tab, path, heading);
    await tab.close();
  });

  await startFromLanding(page);
  await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'model' });
  await chooseModel(page, 'FIAT', 'CRONOS PRECISION');
  await givePersonalData(page, person);
  await takeOffer(page, 'UVA');
  await completeProposal(page, person);
  expect(new Set(seen).size).toBe(14);
});

test('[ST-29] going Back to a step that was sent shows what was answered', async ({ page }) => {
  const person = applicant();
  await startFromLanding(page);
  await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'model' });
  await chooseModel(page, 'FIAT', 'CRONOS PRECISION');
  await givePersonalData(page, person);
  await expect(page.getByRole('heading', { name: /Armalo a tu medida/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(person.firstName);
  await expect(page.getByLabel('Apellido', { exact: true })).toHaveValue(person.lastName);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email);
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue(/^fiat$/i);
});

async function expectSame(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}
