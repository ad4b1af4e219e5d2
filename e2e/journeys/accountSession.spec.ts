import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { fillCredentials, DASHBOARD, signInHere, signOutByMenu } from '../support/account.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { arrive } from '../support/screens.ts';
import { occupations } from '../support/quoteSteps.ts';

/** Text prescribed by ER-01. */
const EXPIRED = '¡Tu sesión ha expirado!. Por favor, inicia sesión de nuevo.';
const MINUTE = 60_000;
const DAY_SECONDS = 86_400;
const START = '/usuario/titular/cotizacion';
const PREFERENCE = '/usuario/titular/cotizacion/preferencia';

const toast = (page: Page) => page.getByRole('listitem').filter({ hasText: EXPIRED });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Tu sesión está por terminar' });
const menu = (page: Page) => page.getByRole('button', { name: /^\S+ \S\.$/ });

async function cookie(context: BrowserContext, name: RegExp): Promise<string | undefined> {
  return (await context.cookies()).find((each) => name.test(each.name))?.value;
}

async function signInAt(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/usuario\/ingresar\?volver=/);
  await signInHere(page, email);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await sessionWatched(page);
}

/**
 * Waits until the session watcher records a click. It loads after the screen and would miss a clock moved earlier.
 */
async function sessionWatched(page: Page): Promise<void> {
  const noted = async () => Number(await cookie(page.context(), /^sessionCookie$/));
  await expect(async () => {
    const before = await noted();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await noted()).toBeGreaterThan(before);
  }).toPass();
}

test.beforeEach(({ context }) => context.clock.install());

test('[KO-01, KO-02, ER-01, EN-11] a session persists, warns before its end and is extended; an expired one stays expired', async ({
  page,
  context,
}) => {
  await signInAt(page, START, 'solicitante@correo.example');
  await test.step('session cookies last a year and are same-site and secure', () => expectKeptAYear(context));
  await test.step('a session warns a minute before its end and is extended with one action', async () => {
    await context.clock.runFor(13 * MINUTE + 30_000);
    await expect(warning(page)).toBeHidden();
    await context.clock.runFor(45_000);
    await expect(warning(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Seguir en la sesión' }).click();
    await expect(warning(page)).toBeHidden();
    await context.clock.runFor(10 * MINUTE);
    await expect(warning(page)).toBeHidden();
    const before = Number(await cookie(context, /^sessionCookie$/));
    await page.getByRole('link', { name: 'Empezar una cotización' }).click();
    await arrive(page, PREFERENCE);
    const clicked = Number(await cookie(context, /^sessionCookie$/));
    expect(clicked).toBeGreaterThan(before);
    // The browser's Back counts as activity without a click.
    await context.clock.runFor(MINUTE);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === START);
    await expect.poll(async () => Number(await cookie(context, /^sessionCookie$/))).toBeGreaterThan(clicked);
  });
  await test.step('an expired session stays expired, and signing in again restores the entered data', async () => {
    await page.goForward();
    await expect(page).toHaveURL((url) => url.pathname === PREFERENCE);
    const chosen = occupations(page).getByRole('radio').nth(2);
    await chosen.check();
    await context.clock.runFor(16 * MINUTE);
    await expect(toast(page)).toBeVisible();
    await expect(page).toHaveURL(/\/usuario\/ingresar\?volver=/);
    await context.clock.runFor(MINUTE);
    await expect(toast(page)).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => cookie(context, /^CognitoIdentityServiceProvider/)).toBeUndefined();
    expect(await cookie(context, /^sessionCookie$/)).toBeUndefined();
    await fillCredentials(page, 'solicitante@correo.example');
    await expect(page).toHaveURL((url) => url.pathname === PREFERENCE);
    await expect(toast(page)).toBeHidden();
    await expect(chosen).toBeChecked();
  });
  await test.step('a missing activity cookie counts as expired', async () => {
    await sessionWatched(page);
    await context.clearCookies({ name: 'sessionCookie' });
    await context.clock.runFor(21_000);
    await expect(toast(page)).toBeVisible();
    await expect(page).toHaveURL(/\/usuario\/ingresar/);
  });
});

async function expectKeptAYear(context: BrowserContext): Promise<void> {
  const kept = (await context.cookies()).filter(({ name }) => /^Cognito.*Token$/.test(name));
  const names = kept.map(({ name }) => name.split('.').at(-1));
  expect(new Set(names)).toEqual(new Set(['accessToken', 'idToken', 'refreshToken']));
  const inAYear = Date.now() / 1000 + 365 * DAY_SECONDS;
  for (const { sameSite, secure, expires } of kept) {
    expect({ sameSite, secure }).toEqual({ sameSite: 'Strict', secure: true });
    expect(Math.abs(expires - inAYear)).toBeLessThan(DAY_SECONDS);
  }
}

test('tabs share a session: activity extends it in all tabs, signing out ends it in all without a toast, and a copied token is void', async ({
  page,
  context,
  request,
}) => {
  await signInAt(page, START, 'vendedor@ceibo.example');
  const token = await cookie(context, /\.idToken$/);
  const ask = (bearer: string) =>
    request.post('/graphql', {
      headers: { authorization: `Bearer ${bearer}`, 'apollo-require-preflight': 'true' },
      data: { query: '{ viewer { id } }' },
    });
  expect(await (await ask(token ?? '')).json()).toMatchObject({
    data: { viewer: { id: expect.any(String) } },
  });
  const other = await context.newPage();
  await other.goto(START);
  await expect(menu(other)).toBeVisible();
  await sessionWatched(other);
  await context.clock.runFor(14 * MINUTE + 30_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await other.getByRole('button', { name: 'Seguir en la sesión' }).click();
  await context.clock.runFor(20_000);
  await expect(warning(page)).toBeHidden();
  await signOutByMenu(other);
  await expect(page).toHaveURL(/\/usuario\/ingresar\?salida=si/);
  await expect(toast(page)).toBeHidden();
  expect(await cookie(context, /^logout$/)).toBe('1');
  await expect(other).toHaveURL(/\/usuario\/ingresar\?salida=si/);
  await test.step('a token copied before the session ended no longer works', async () => {
    expect(await (await ask(token ?? '')).json()).toMatchObject({
      errors: [{ extensions: { code: 'SESSION_EXPIRED' } }],
    });
  });
});

test('[SH-16] guests sign in first and return; an admin cannot quote; external return URLs are ignored', async ({
  page,
}) => {
  await page.goto('/usuario/ingresar?volver=https://evil.example/usuario/panel-de-seguimiento');
  await fillCredentials(page, 'admin@ceibo.example');
  await expect(page).toHaveURL(DASHBOARD);
  await page.goto(START);
  await expect(page.getByRole('heading', { name: 'Tu usuario solo consulta' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/titular/cotizacion');
  await expect(page.getByRole('heading', { name: 'Tu usuario solo consulta' })).toBeVisible();
});

test('[RT-57] the redirect helper accepts only known names', async ({ page }) => {
  for (const address of ['/redireccionar/recuperar', '/redireccionar/recuperar/']) {
    expect((await page.goto(address))?.status()).toBe(200);
    await arrive(page, '/usuario/recuperar');
  }
  // `redirects.test.ts` tests other unknown names.
  for (const address of ['/redireccionar/constructor', '/redireccionar/']) {
    expect((await page.goto(address))?.status()).toBe(404);
  }
  await expect(page.getByRole('heading', { name: 'No encontramos esa página' })).toBeVisible();
});
