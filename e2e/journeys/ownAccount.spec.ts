import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { DEMO_PASSWORD, signInHere, tokenCode } from '../support/account.ts';
import { arrive } from '../support/screens.ts';

const ACCOUNT = '/usuario/cuenta';
/** No other journey uses this account, because its sessions and password change. */
const EMAIL = 'sin.token@correo.example';

test.describe.configure({ mode: 'serial' });

const setUp = (page: Page) => page.getByRole('link', { name: 'Activarlo' });
const sessions = (page: Page) => page.getByRole('list', { name: 'Sesiones abiertas' });

/** Opens the account as a guest, which leads through the sign-in. */
async function signInToAccount(page: Page): Promise<void> {
  await page.goto(ACCOUNT);
  await expect(page).toHaveURL(/\/usuario\/ingresar\?volver=/);
  await signInHere(page, EMAIL);
  await expect(page).toHaveURL(ACCOUNT);
}

async function setSecondStepUp(page: Page): Promise<void> {
  await expect(page.getByText(/^Está desactivado/)).toBeVisible();
  await page.context().setOffline(true);
  await setUp(page).click();
  await expect(page.getByRole('heading', { name: 'No pudimos cargar esta parte' })).toBeVisible();
  await page.context().setOffline(false);
  const secret = page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  await expect(secret).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Código de 6 números').fill('000000');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText('Ese código no es correcto. Revisalo y probá de nuevo.').first()).toBeVisible();
  await page.getByLabel('Código de 6 números').fill(tokenCode(await secret.innerText()));
  await page.getByRole('button', { name: 'Activar' }).dblclick();
  await expect(page.getByText(/^Está activado/)).toBeVisible();
  await page.getByRole('button', { name: 'Desactivarlo' }).click();
  await expect(page.getByText(/^Está desactivado/)).toBeVisible();
}

async function changePassword(page: Page): Promise<void> {
  const other = 'otra contraseña larga';
  const open = () => page.getByRole('link', { name: 'Cambiar la contraseña' }).click();
  const change = async (from: string, to: string) => {
    await page.getByLabel('Contraseña actual', { exact: true }).fill(from);
    await page.getByLabel('Nueva contraseña', { exact: true }).fill(to);
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  };
  await open();
  await change('equivocada-del-todo', other);
  await expect(page.getByRole('link', { name: /^Esa no es tu contraseña actual/ })).toBeVisible();
  await expect(page.getByLabel('Nueva contraseña', { exact: true })).toHaveValue(other);
  await expectAccessible(page);
  await change(DEMO_PASSWORD, other);
  await expect(page).toHaveURL(ACCOUNT);
  await expect(page.getByText('Tu contraseña cambió.')).toBeVisible();
  // Restores the demo password.
  await open();
  await change(other, DEMO_PASSWORD);
  await expect(page).toHaveURL(ACCOUNT);
}

async function signInAgainForSecondStep(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 11 * 60_000);
  await page.goto(`${ACCOUNT}?parte=segundo-paso`);
  await expect(page.getByText(/^Para cambiarlo, iniciá sesión de nuevo/)).toBeVisible();
  await expect(page).toHaveURL(ACCOUNT);
  await expect(setUp(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Iniciar sesión de nuevo' }).click();
  await expect(page).toHaveURL(/\/usuario\/ingresar\?volver=/);
  await expect(page.getByText('¡Tu sesión ha expirado!')).toHaveCount(0);
  await page.clock.setFixedTime(Date.now());
  await signInHere(page, EMAIL);
  await arrive(page, ACCOUNT);
  await expect(setUp(page)).toBeVisible();
}

test('[VA-15, ST-20] a user sets up two-step verification in their account, turns it off and changes their password', async ({
  page,
}) => {
  await signInToAccount(page);
  await arrive(page, ACCOUNT);
  await test.step('a user sets up two-step verification in their account and turns it off', () =>
    setSecondStepUp(page));
  await test.step('changing two-step verification requires a recent sign-in, which returns to the page', () =>
    signInAgainForSecondStep(page));
  await test.step('a user changes their password by entering the current one', () => changePassword(page));
});

test('a user sees their sessions and ends one, then all; only ending all signs out their own browser', async ({
  page,
  browser,
}) => {
  const firefox = {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  };
  const other = await (await browser.newContext(firefox)).newPage();
  for (const one of [other, page]) {
    await signInToAccount(one);
    await expect(sessions(one)).toBeVisible();
  }
  /** Expects the other browser to be signed out. */
  const isSignedOut = async () => {
    await other.goto(ACCOUNT);
    await expect(other).toHaveURL(/\/usuario\/ingresar\?volver=/);
    await expect(other.getByText('¡Tu sesión ha expirado!')).toBeVisible();
  };

  await test.step('a user sees their sessions and ends one: only that browser is signed out', async () => {
    await expect(sessions(page).getByRole('listitem').first()).toContainText('Esta sesión');
    const row = sessions(page).getByRole('listitem').filter({ hasText: 'Firefox en Windows' });
    await expect(row).toHaveCount(1);
    await expectAccessible(page);
    const end = page.getByRole('button', { name: 'Cerrar la sesión de Firefox en Windows' });
    await page.context().setOffline(true);
    await end.click();
    await expect(row.getByText('Sin conexión')).toBeVisible();
    await page.context().setOffline(false);
    // An open page could notice the end of its session before the test does.
    await other.goto('about:blank');
    await end.click();
    await expect(row).toHaveCount(0);
    await isSignedOut();
    await page.reload();
    await expect(sessions(page).getByText('Esta sesión')).toBeVisible();
  });

  await test.step('a user ends all sessions, which also signs out the other browser', async () => {
    await signInHere(other, EMAIL);
    await expect(sessions(other)).toBeVisible();
    await expect(page.getByText(/^Está desactivado/)).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await expect(page.getByText('Sin conexión')).toBeVisible();
    await page.context().setOffline(false);
    await other.goto('about:blank');
    await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await expect(page.getByText('Cerraste tu sesión.')).toBeVisible();
    await isSignedOut();
  });
});
