import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { applicant, type Applicant } from '../support/people.ts';
import { atOffer, holderAt } from '../support/holderAt.ts';
import {
  acceptSummary,
  chooseInsurance,
  completeAfterSummary,
  confirm,
  giveAddress,
  validatePhone,
} from '../support/proposalSteps.ts';
import {
  chooseModel,
  choosePreferences,
  givePersonalData,
  nextPart,
  startFromLanding,
  takeOffer,
  waitForOffer,
} from '../support/quoteSteps.ts';
import { onEveryScreen } from '../support/screens.ts';

/**
 * Reloads every screen that `page` reaches, goes Back and Forward, and opens it in a new tab. Skips `done`, which
 * another test covers. Returns the paths as `page` reaches them.
 */
function watched(page: Page, done = ''): string[] {
  const seen: string[] = [];
  let before = '';
  onEveryScreen(page, async (current, path) => {
    // The address may change before the screen. Until then the heading is the previous screen's, whose amount may change
    // with the chosen rate.
    await expect
      .poll(async () => withoutFigures(await current.getByRole('heading', { level: 1 }).innerText()))
      .not.toBe(withoutFigures(before));
    const heading = await current.getByRole('heading', { level: 1 }).innerText();
    before = heading;
    seen.push(path);
    if (path === done) return;
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
  return seen;
}

// Three parts of one flow. Each starts with the last screen of the previous part, so that the tests go Back from every
// screen but the first.
test.describe('[ST-21] every step survives a reload, Back and Forward, and opens from its URL in a new tab', () => {
  test('from the landing page to the offer; [ST-29] going Back to a submitted step shows its answers', async ({
    page,
  }) => {
    const seen = watched(page);
    const person = applicant();
    await startFromLanding(page);
    await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'model' });
    await chooseModel(page, 'FIAT', 'CRONOS PRECISION');
    await givePersonalData(page, person);
    await waitForOffer(page);
    expect(new Set(seen).size).toBe(5);
    await expectAnswersBack(page, person);
  });

  test('from the offer to the insurance', async ({ page }) => {
    const seen = watched(page, '/titular/cotizacion/cotizar');
    const person = applicant();
    await atOffer(page, person);
    await takeOffer(page, 'UVA');
    await giveAddress(page);
    await validatePhone(page, person);
    await chooseInsurance(page);
    expect(new Set(seen).size).toBe(4);
  });

  test('from the insurance to the end', async ({ page }) => {
    const seen = watched(page, '/titular/seguro');
    await holderAt(page, 'insurance');
    await chooseInsurance(page);
    await acceptSummary(page);
    await completeAfterSummary(page);
    await confirm(page);
    expect(new Set(seen).size).toBe(7);
  });
});

/** Goes back from the offer by the screens' links and expects the answers. */
async function expectAnswersBack(page: Page, person: Applicant): Promise<void> {
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(person.firstName);
  await expect(page.getByLabel('Apellido', { exact: true })).toHaveValue(person.lastName);
  await nextPart(page);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email);
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue(/^fiat$/i);
}

const withoutFigures = (heading: string) => heading.replaceAll(/\d/g, '');

async function expectSame(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}
