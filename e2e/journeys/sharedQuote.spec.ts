import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { isOperation } from '../support/flags.ts';
import { quoteAddress } from '../support/guestStart.ts';
import { atOffer } from '../support/holderAt.ts';
import { arrive } from '../support/screens.ts';

const HEADING = 'Cotización de un préstamo';
const MONEY = /^\$\s[\d.]+,\d{2}$/;
const COST = /^\d{2,3},\d{2}\s%$/;

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const visible = async (page: Page, text: RegExp) =>
  page.getByText(text).filter({ visible: true }).first().textContent();

/** Returns the estimated premium and the cost with it, whose font size must equal that of the cost without. */
async function insured(page: Page): Promise<(string | null)[]> {
  await expect(page.getByText('CFTEA con seguro', { exact: true })).toBeVisible();
  const costs = page.getByText(COST).filter({ visible: true });
  const sizes = await costs.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  const withInsurance = (await costs.allTextContents()).filter((_text, at) => sizes[at] === sizes[0]);
  expect(withInsurance).toHaveLength(2);
  return [
    await page
      .getByText(/^desde \$\s[\d.,]+ por mes$/)
      .first()
      .textContent(),
    ...withInsurance,
  ];
}

/** Opens the landing page and waits for the figures of its quick quote. */
async function landing(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText(MONEY).filter({ visible: true }).first()).toBeVisible();
}

/** Shares the current quote; returns the copied link. */
async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText(/^Copiamos el enlace\. Muestra estas cifras hasta el \d/)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens the link in another browser. */
async function stranger(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await arrive(page, new URL(link).pathname);
  return page;
}

/** Gives the browser a share menu that closes immediately and puts what it received into the title. */
const giveOwnMenu = (page: Page) =>
  page.evaluate(() => {
    Object.assign(navigator, {
      share: async ({ url }: { url: string }) => {
        document.title = url;
        throw new DOMException('closed', 'AbortError');
      },
    });
  });
const takeOwnMenu = (page: Page) => page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));

test('the link of a shared quick quote shows the same figures in another browser and starts the same application', async ({
  page,
  context,
  browser,
}) => {
  await landing(page);
  const [first, cost] = [await visible(page, MONEY), await visible(page, COST)];
  const insuredHere = await insured(page);

  await test.step('the phone’s share menu gets the link, and closing it shows no message', async () => {
    await giveOwnMenu(page);
    await page.getByRole('button', { name: 'Compartir' }).click();
    await expect(page).toHaveTitle(/\/cotizacion\/[\w-]{80,212}$/);
    await expect(page.getByRole('button', { name: 'Compartir' })).toBeEnabled();
    await expect(page.getByText(/enlace/)).toHaveCount(0);
    await takeOwnMenu(page);
  });

  await test.step('offline there is no link, and the figures stay', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Compartir' }).click();
    await expect(page.getByText('No hay conexión. Probá de nuevo cuando vuelva.')).toBeVisible();
    await context.setOffline(false);
  });
  const link = await copied(page);
  expect(link).toContain('/cotizacion/');

  const other = await stranger(browser, link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  await expect(other.getByText(/^Esta cotización la hizo Banco Ceibo el .* y vale hasta el /)).toBeVisible();
  expect(await visible(other, MONEY)).toBe(first);
  expect(await visible(other, COST)).toBe(cost);
  expect(await insured(other)).toEqual(insuredHere);
  await other.getByRole('link', { name: 'Pedir este préstamo' }).click();
  await expect(other).toHaveURL((url) => url.pathname === '/titular/cotizacion/preferencia');
  expect(Object.fromEntries(new URL(other.url()).searchParams)).toMatchObject({
    valor: '32000000',
    '0km': 'si',
    monto: '20000000',
    cuotas: '48',
  });

  await test.step('a tampered link shows no figures and leads to a new quote', async () => {
    await other.goto(`${link.slice(0, -4)}AAAA`);
    await arrive(other, new URL(`${link.slice(0, -4)}AAAA`).pathname);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      'Este enlace no muestra ninguna cotización',
    );
    await expect(other.getByText(COST)).toHaveCount(0);
    await other.getByRole('link', { name: 'Hacer una cotización' }).click();
    await expect(other).toHaveURL('/');
  });

  await test.step('an expired quote shows no figures, and a new one starts with the same choice', async () => {
    await page.route('**/graphql*', async (route) => {
      if (!isOperation(route.request(), 'SharedQuote')) return route.fallback();
      const answer = await route.fetch();
      const text = await answer.text();
      return route.fulfill({
        response: answer,
        body: text.replace('"isExpired":false', '"isExpired":true'),
      });
    });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta cotización venció');
    await arrive(page, new URL(link).pathname);
    await expect(page.getByText(COST)).toHaveCount(0);
    await page.getByRole('link', { name: 'Pedir una cotización nueva' }).click();
    await expect(page).toHaveURL(/\/titular\/cotizacion\/preferencia\?.*monto=20000000/);
  });
});

test('an offer is shared and printed without personal data', async ({ page, browser }) => {
  await atOffer(page);
  const link = await copied(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('cotizacion.pdf');
  const other = await stranger(browser, link);
  await expect(other.getByText(/^Es la oferta que recibió una persona/)).toBeVisible();
  await expect(other.getByText(/0KM \d{4}/)).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('a quote by model is shared with the model’s name', async ({ page, browser }) => {
    const address = await quoteAddress(page.request, '/titular/cotizacion/cotizar/por-modelo');
    await page.goto(`${address.replace('por-valor', 'por-modelo')}&marca=FIAT&modelo=1`);
    await expect(page.getByText(COST).filter({ visible: true }).first()).toBeVisible();
    const other = await stranger(browser, await copied(page));
    await expect(other.getByText(/^Fiat .* · 0KM \d{4}$/)).toBeVisible();
    await other.getByRole('link', { name: 'Pedir este préstamo' }).click();
    await expect(other).toHaveURL(/modo=por-modelo.*marca=FIAT.*modelo=1/);
  });
});
