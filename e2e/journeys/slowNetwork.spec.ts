import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { holdBack } from '../support/holdBack.ts';
import { quoteAddress } from '../support/guestStart.ts';
import { applicant } from '../support/people.ts';
import { choosePreferences, chooseValue, fillPerson, startFromLanding } from '../support/quoteSteps.ts';
import { onEveryScreen } from '../support/screens.ts';

test('slow scripts delay screens without breaking them', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    // The simulated fault; the test itself does not wait for a fixed time.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  // Other journeys check these screens' accessibility.
  onEveryScreen(page, () => Promise.resolve());
  await toPersonalData(page);
});

test('a list that arrives during navigation does not send the user back, and help opened in the meantime stays open', async ({
  page,
}) => {
  const isList = (request: Request) => /Coupons/.test(request.postData() ?? request.url());
  const list = await holdBack(page, isList);
  await page.goto('/titular/cotizacion/preferencia');
  await expect.poll(list.count).toBe(1);
  // The list arrives before the next screen's script, while the step is still shown at the new address.
  const script = await holdBack(page, (request) => /LegalPage.*\.js$/.test(request.url()));
  await page.getByRole('link', { name: 'Defensa del usuario' }).click();
  await expect.poll(script.count).toBe(1);
  const arrived = page.waitForResponse((response) => isList(response.request()));
  list.release();
  await (await arrived).finished();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Ayuda/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Ayuda' })).toBeVisible();
  script.release();
  // Located by element, because the sheet hides the page from assistive technology.
  await expect(page.locator('h1')).toHaveText('Defensa del usuario');
  await expect(page.getByRole('dialog', { name: 'Ayuda' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Defensa del usuario');
  await expect(page).toHaveURL(/\/legales\/defensa-del-usuario$/);
});

const isScript = (request: Request) => /\/assets\/.*\.js$/.test(request.url());

test('choices made on the landing page before hydration are kept, even if an overloaded gateway requires a retry', async ({
  page,
}) => {
  const refused = new Set<string>();
  await page.route(/\/graphql\?operationName=/, (route) => {
    const name = new URL(route.request().url()).searchParams.get('operationName') ?? '';
    if (refused.has(name)) return route.fallback();
    refused.add(name);
    return route.fulfill({ status: 503, json: { errors: [{ message: 'busy' }] } });
  });
  const scripts = await holdBack(page, isScript);
  await page.goto('/', { waitUntil: 'commit' });
  const used = page.getByRole('radio', { name: 'Usado' });
  await used.check();
  await page.getByRole('radio', { name: '24 cuotas' }).check();
  const value = page.getByLabel('¿Cuánto vale el vehículo?');
  await value.fill('25.000.000');
  await value.blur();
  scripts.release();
  const start = page.getByRole('link', { name: 'Empezar mi solicitud' });
  await expect(start).toHaveAttribute('href', /convenio=/);
  await expect(start).toHaveAttribute('href', /valor=25000000&0km=no&monto=17500000&cuotas=24/);
  await expect(used).toBeChecked();
  await expect(value).toHaveValue(/25\.000\.000/);
  // Figures and agreement come from the retries.
  await expect(page.getByText(/CFTEA.*\d,\d\d/).first()).toBeVisible();
  expect([...refused]).toEqual(expect.arrayContaining(['IndicativeQuote', 'LandingConditions']));
});

test('Back from a part that is still loading leads to the previous part with its answers', async ({
  page,
}) => {
  const ofForm = await quoteAddress(page.request, '/titular/datos-personales');
  const scripts = await holdBack(page, (request) => isScript(request) && !/main-/.test(request.url()));
  await page.goto(`${ofForm}&parte=trabajo`, { waitUntil: 'commit' });
  const back = page.getByRole('link', { name: 'Volver' });
  await expect(back).toHaveAttribute('href', /parte=contacto/);
  await back.click();
  await expect(page).toHaveURL(/datos-personales\?.*valor=40000000.*parte=contacto/);
  await expect(back).not.toHaveAttribute('href', /parte=/);
  scripts.release();
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
});

async function toPersonalData(page: Page): Promise<void> {
  await startFromLanding(page);
  await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'value' });
  await chooseValue(page, '40.000.000');
  await expect(page).toHaveURL(/\/titular\/datos-personales/);
  await fillPerson(page, applicant());
}
