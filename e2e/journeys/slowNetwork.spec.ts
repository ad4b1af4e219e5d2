import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
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

/** Holds back what the page asks for that `isHeld` names, until it is released. */
async function holdBack(page: Page, isHeld: (request: Request) => boolean) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route('**/*', async (route) => {
    if (isHeld(route.request())) {
      held += 1;
      await released;
    }
    await route.fallback();
  });
  return { release, count: () => held };
}

test('a list that arrives while the user leaves a step does not bring them back', async ({ page }) => {
  const isList = (request: Request) => /Coupons/.test(request.postData() ?? request.url());
  const list = await holdBack(page, isList);
  await page.goto('/titular/cotizacion/preferencia');
  await expect.poll(list.count).toBe(1);
  // The next screen's script is not there yet when the list is: the step is still in view, at another address.
  const script = await holdBack(page, (request) => /LegalPage.*\.js$/.test(request.url()));
  await page.getByRole('link', { name: 'Defensa del usuario' }).click();
  await expect.poll(script.count).toBe(1);
  const arrived = page.waitForResponse((response) => isList(response.request()));
  list.release();
  await (await arrived).finished();
  script.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Defensa del usuario');
  await expect(page).toHaveURL(/\/legales\/defensa-del-usuario$/);
});

async function toPersonalData(page: Page): Promise<void> {
  await startFromLanding(page);
  await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'value' });
  await chooseValue(page, '40.000.000');
  await expect(page).toHaveURL(/\/titular\/datos-personales/);
  await fillPerson(page, applicant());
}
