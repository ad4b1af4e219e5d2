import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { applicant } from '../support/people.ts';
import { choosePreferences, chooseValue, fillPerson, startFromLanding } from '../support/quoteSteps.ts';

test('slow scripts delay a screen and never keep it away', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    // The fault itself: the answer comes late. Nothing in the test waits for this long.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await toPersonalData(page);
});

async function toPersonalData(page: Page): Promise<void> {
  await startFromLanding(page);
  await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'value' });
  await chooseValue(page, '40.000.000');
  await expect(page).toHaveURL(/\/titular\/datos-personales/);
  await fillPerson(page, applicant());
}
